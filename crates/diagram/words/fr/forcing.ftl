forcing-only-in-cover = { IN($base) }, le { $digit } ne peut plus aller que { IN($cover) }
forcing-only-in-cells = { COUNT($digits) ->
    [one] { IN($house) }, le { $digits } ne peut plus aller qu’en { OR($cells) }
   *[other] { IN($house) }, les chiffres { $digits } ne peuvent plus aller qu’en { $cells }
}
forcing-can-only-be = { COUNT($cells) ->
    [one] { $cells } ne peut contenir que { OR($digits) }
   *[other] { $cells } ne peuvent contenir que { OR($digits) }
}
forcing-suppose = Hypothèse : { $claim }.
forcing-so-claim = Donc { $claim }.
forcing-numbered = Chaque raisonnement numéroté porte sur la grille telle qu’elle est au moment où il sert.
forcing-implies-opposite = L’hypothèse entraîne donc son propre contraire.
forcing-both-and-not = Alors { $cell } vaut { $digit } et, en même temps, ne vaut pas { $digit }.
forcing-both-digits = Alors { $cell } vaut à la fois { $a } et { $b }.
forcing-two-in-house = Alors { $house } contient deux { $digit }.
forcing-nothing-left = Alors { $cell } n’a plus aucun candidat.
forcing-no-place-left = Alors { $house } n’a plus de place pour le { $digit }.
forcing-is-or-is-not = { $cell } vaut { $digit }, ou bien ne vaut pas { $digit }.
forcing-look-contradiction = Voyons ce qui se passe si { $claim }.
forcing-contradiction = Si { $claim }, on aboutit à une contradiction.
forcing-impossible = C’est impossible, donc { $claim }.
forcing-look-at-candidate = Regardez le { $digit } en { $cell }.
forcing-look-at-cell = Regardez { $cell }.
forcing-look-at-places = Où placer le { $digit } { IN($house) } ?
forcing-in-all-cases = { $cases ->
    [2] Dans les deux cas, { $claim }.
   *[other] Dans tous les cas, { $claim }.
}
forcing-reason-so = { $reason }, donc { $claim }.
# $within est le numéro du raisonnement qui contient celui-ci, suivi d’un point, ou rien.
forcing-argument-shows = Le raisonnement { $within }{ $number }, ci-dessous, le montre : { $claim }.
forcing-nested = Raisonnement { $name }. Hypothèse : { $claim }.
forcing-nested-first = Raisonnement { $name }. { $ground } Hypothèse : { $claim }.
forcing-nested-loop = Raisonnement { $name } (une boucle). { $assumption }
