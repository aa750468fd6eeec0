forcing-only-in-cover = { IN($base) }, le { $digit } ne peut plus aller que { IN($cover) }
    .expert = { COUNT($base) ->
        [one] Le { $digit } { OF($base) } est verrouillé { IN($cover) }
       *[other] Les { $digit } { OF($base) } sont verrouillés { IN($cover) }
    }
forcing-only-in-cells = { COUNT($digits) ->
    [one] { IN($house) }, le { $digits } ne peut plus aller qu’en { OR($cells) }
   *[other] { IN($house) }, les chiffres { $digits } ne peuvent plus aller qu’en { $cells }
}
    .expert = { $digits } forment un sous-ensemble caché { OF($house) }, en { $cells }
forcing-can-only-be = { COUNT($cells) ->
    [one] { $cells } ne peut contenir que { OR($digits) }
   *[other] { $cells } ne peuvent contenir que { OR($digits) }
}
    .expert = { $cells } forment un sous-ensemble nu sur { $digits }
forcing-suppose = Hypothèse : { $claim }.
forcing-so-claim = Donc { $claim }.
forcing-numbered = Chaque raisonnement numéroté porte sur la grille telle qu’elle est au moment où il sert.
    .expert = Chaque raisonnement numéroté part de la position où il est invoqué.
forcing-implies-opposite = L’hypothèse entraîne donc son propre contraire.
    .expert = L’hypothèse entraîne donc sa propre négation.
forcing-both-and-not = Alors { $cell } vaut { $digit } et, en même temps, ne vaut pas { $digit }.
    .expert = Alors { $digit } en { $cell } est à la fois vrai et faux.
forcing-both-digits = Alors { $cell } vaut à la fois { $a } et { $b }.
forcing-two-in-house = Alors { $house } contient deux { $digit }.
forcing-nothing-left = Alors { $cell } n’a plus aucun candidat.
    .beginner = Regardez { $cell } : tous les chiffres y sont alors barrés.
forcing-no-place-left = Alors { $house } n’a plus de place pour le { $digit }.
    .beginner = Parcourez { $house } : plus aucune case n’y reste alors pour le { $digit }.
    .expert = Alors { $house } n’a plus de candidat { $digit }.
forcing-is-or-is-not = { $cell } vaut { $digit }, ou bien ne vaut pas { $digit }.
    .beginner = { $cell } vaut { $digit }, ou bien ne vaut pas { $digit }. Essayez les deux.
    .expert = Le { $digit } en { $cell } est vrai ou faux.
forcing-look-contradiction = Voyons ce qui se passe si { $claim }.
    .beginner = Faites l’essai : que se passe-t-il si { $claim } ?
    .expert = Hypothèse à réfuter : { $claim }.
forcing-contradiction = On aboutit à une contradiction.
    .beginner = Vous arriverez à quelque chose d’impossible.
forcing-impossible = C’est impossible, donc { $claim }.
    .beginner = C’est impossible. Votre essai a échoué, donc { $claim }.
    .expert = Contradiction, donc { $claim }.
forcing-look-at-candidate = Regardez le { $digit } en { $cell }.
    .beginner = Essayez les deux : { $digit } en { $cell }, puis pas de { $digit } en { $cell }.
    .expert = Prenez le { $digit } en { $cell } pour vrai, puis pour faux.
forcing-look-at-cell = Regardez { $cell }.
    .beginner = Regardez { $cell }, et essayez ses candidats un par un.
    .expert = Prenez chaque candidat de { $cell } comme hypothèse.
forcing-look-at-places = Où placer le { $digit } { IN($house) } ?
    .beginner = Où placer le { $digit } { IN($house) } ? Essayez les places une par une.
    .expert = Prenez chaque { $digit } { OF($house) } comme hypothèse.
forcing-in-all-cases = { $cases ->
    [2] Dans les deux cas, { $claim }.
   *[other] Dans tous les cas, { $claim }.
}
    .beginner = { $cases ->
        [2] Les deux essais mènent au même résultat : { $claim }.
       *[other] Tous les essais mènent au même résultat : { $claim }.
    }
    .expert = { $cases ->
        [2] Les deux hypothèses concordent : { $claim }.
       *[other] Toutes les hypothèses concordent : { $claim }.
    }
forcing-reason-so = { $reason }, donc { $claim }.
# $within est le numéro du raisonnement qui contient celui-ci, suivi d’un point, ou rien.
forcing-argument-shows = Le raisonnement { $within }{ $number } le montre : { $claim }.
    .expert = Par le raisonnement { $within }{ $number }, { $claim }.
forcing-nested = Raisonnement { $name }. Hypothèse : { $claim }.
forcing-nested-first = Raisonnement { $name }. { $ground } Hypothèse : { $claim }.
forcing-nested-loop = Raisonnement { $name } (une boucle). { $assumption }
