exocet-look = Regardez { $base }, puis { $targets }.
    .expert = { COUNT($targets) ->
        [one] Regardez la base { $base }, puis la cible { $targets }.
       *[other] Regardez la base { $base }, puis les cases cibles { $targets }.
    }
exocet-single-goes-through = Quel que soit ce chiffre, toute façon de le placer qui passe par { $base } passe aussi par { $targets }.
    .expert = Quel que soit ce chiffre, tous ses templates par { $base } passent aussi par { $targets }.
exocet-single-same-digit = Les deux cases contiennent donc le même chiffre. Un candidat présent dans une seule des deux est faux.
    .expert = Base et cible contiennent donc le même chiffre. Tout candidat présent dans une seule des deux est faux.
exocet-wild-goes-through = Toute façon de placer { OR($others) } qui passe par la base passe aussi par { $target }.
    .expert = Tous les templates de { OR($others) } par la base passent aussi par la cible { $target }.
exocet-wild-one-room = Si la base contient { OR($others) }, { $target } contient aussi ce chiffre. Or { $target } n’a de place que pour un seul.
    .expert = Si { OR($others) } est dans la base, il est aussi dans la cible { $target }. Or elle n’a de place que pour un seul.
exocet-wild-digit = L’autre chiffre de la base est donc { $wild }, et { $target } vaut { OR($others) }.
exocet-two-and-no-others = Quels que soient les deux chiffres de la base, chacun est donc aussi dans une cible. Il y a deux cibles : chacune contient l’un de ces chiffres.
    .expert = Les deux cibles contiennent donc les deux chiffres de la base, un chacune.
exocet-target-cells = { COUNT($alone) ->
    [one] L’une de ses cibles est { $alone }.
   *[other] Ses cibles sont { $alone }.
}
    .expert = { COUNT($alone) ->
        [one] Cible d’une seule case : { $alone }.
       *[other] Cibles : { $alone }.
    }
exocet-target-with-locked = L’une des cases { $cells } vaut { $locked } : ensemble, elles forment donc une cible qui a de la place pour un chiffre de la base.
    .expert = Cible { $cells } : { $locked } y est verrouillé, ce qui ne laisse de place que pour un chiffre de la base.
exocet-mirrored-first = Voyons d’abord que les chiffres de la base sont aussi en { $targets }.
    .expert = D’abord, les chiffres de la base se répètent en { $targets }.
exocet-mirrored-both = Quels que soient les deux chiffres de la base, { $targets } les contiennent donc aussi.
    .expert = Donc { $targets } contiennent les deux chiffres de la base.
exocet-mirrored-image = Le chiffre de { $target } est aussi dans son miroir, { $mirror }. Seule { $image } peut l’y contenir, donc { $image } le contient.
    .expert = Le chiffre de { $target } se répète dans son miroir, { $mirror }, où seule { $image } peut le contenir.
exocet-arguments-needed = Si la base contient { $digit }, les places du { $digit } ne suffisent pas à montrer qu’une cible le contient aussi. Mais si aucune ne le contenait, d’autres chiffres mèneraient à une contradiction.
    .expert = Pour le chiffre de base { $digit }, ses propres cases S ne suffisent pas. Mais si aucune cible ne le contient, d’autres chiffres mènent à une contradiction.
exocet-argument = Supposons que { $cell } contienne { $digit }, mais qu’il n’y ait pas de { $digit } en { OR($targets) } :
    .expert = Supposons { $digit } en { $cell }, mais pas de { $digit } en { OR($targets) } :
exocet-base-holds-two = La base, { $base }, contient deux des chiffres { $digits }.
    .expert = Base { $base } : deux chiffres parmi { $digits }.
exocet-if-base = Si { OR($cells) } vaut { $digit } :
    .expert = Chiffre de base { $digit }, en { OR($cells) } :
exocet-only-left-in-targets = Alors, { IN($houses) }, il ne reste de place pour le { $digit } que dans les cibles. Une cible vaut donc { $digit }.
    .expert = { IN($houses) }, il ne reste aucune case S pour le { $digit } : une cible vaut donc { $digit }.
exocet-covered-but-targets = { COUNT($room) ->
    [one] Alors { $room } couvre toutes les places qui restent pour le { $digit } { IN($houses) }, en dehors des cibles.
   *[other] Alors { $room } couvrent toutes les places qui restent pour le { $digit } { IN($houses) }, en dehors des cibles.
}
    .expert = Les cases S qui restent pour le { $digit } { IN($houses) } sont toutes couvertes par { $room }.
exocet-room =
    { $room } { COUNT($room) ->
    [1] ne peut contenir qu’un
    [2] ne peuvent contenir que deux
   *[other] ne peuvent contenir que trois
    } { $digit }, mais il en faut { COUNT($houses) ->
    [1] un
    [2] deux
    [3] trois
   *[other] quatre
    } { IN($houses) }. Une cible vaut donc { $digit }.
    .expert = C’est trop peu de couvertures pour { $houses } : une cible vaut donc { $digit }.
exocet-no-way = Alors il n’y a aucune façon de placer tous les { $digit }.
    .expert = Il ne reste aucun template du { $digit }.
exocet-missing-can-go = { COUNT($target) ->
    [one] Les { $digit } manquants peuvent aller en { $new }, donc dans la cible { $target }.
   *[other] Les { $digit } manquants peuvent aller en { $new }, donc dans les cibles { $target }.
}
    .expert = { COUNT($target) ->
        [one] Template du { $digit } : { $new }, par la cible { $target }.
       *[other] Template du { $digit } : { $new }, par les cibles { $target }.
    }
exocet-no-other-way = Il n’y a pas d’autre façon de les placer. Une cible vaut donc { $digit }.
    .expert = Il ne reste pas d’autre template : une cible vaut donc { $digit }.
exocet-however-placed = Où qu’on place alors les { $digit }, il y en a toujours un en { OR($targets) }.
    .expert = Tous les templates restants du { $digit } passent par { OR($targets) }.
exocet-struck-from-base = La base ne peut pas contenir ensemble { ELSE($struck) } : quelle que soit la façon de placer ces deux chiffres en passant par la base et les cibles, ils se disputent une case.
    .expert = Paires de base exclues : { SERIES($struck) }. Tous leurs templates par la base et les cibles se disputent une case.
exocet-only-pair-left = Il ne reste pour la base que cette paire : { $pair }.
    .expert = Seule paire de base restante : { $pair }.
exocet-pairs-left = Il ne reste pour la base que ces paires : { ELSE($left) }.
    .expert = Paires de base restantes : { SERIES($left) }.
exocet-other-pairs = Quelle que soit la façon de placer les chiffres de toute autre paire en passant par la base et les cibles, ils se disputent une case.
    .expert = Pour toute autre paire, tous les templates par la base et les cibles se disputent une case.
exocet-look-at-second = Regardez { $base }, puis { $second }.
    .expert = Regardez la base { $base }, puis la seconde base { $second }.
exocet-second-holds = { $targets } contiennent donc les chiffres de la base { $base }. De même, { $others } contiennent ceux de la base { $second }.
    .expert = Les cibles { $targets } contiennent donc les chiffres de la base { $base }, et les cibles { $others } ceux de la base { $second }.
exocet-compare = Comparez les deux Exocets : un chiffre commun aux deux bases est placé de la même façon pour les deux, et deux chiffres ne partagent jamais une case.
    .expert = Combinez leurs tables : un chiffre commun aux deux bases y a le même template, et deux templates ne partagent jamais une case.
exocet-digits-left = Il ne reste pour les deux bases que ces possibilités : { ELSE($both) }.
    .expert = Paires de base restantes : { SERIES($both) }.
exocet-known-between = Dans tous les cas qui restent, les deux bases contiennent ensemble { $known }.
    .expert = Dans toutes les combinaisons restantes, les bases contiennent { $known }.
exocet-four-digits = Les bases contiennent donc quatre chiffres différents : { $digits }, une fois chacun.
    .expert = Les bases n’ont donc aucun chiffre en commun : { $digits } y sont une fois chacun.
exocet-follow-digits = Suivez maintenant chacun de ces chiffres : toute façon de le placer passe par l’une des bases, et par une cible de cette base.
    .expert = Prenez maintenant les templates de chaque chiffre : tous passent par l’une des bases, et par une cible de cette base.
exocet-only-in-one-base = Le { $digit } n’est candidat que dans l’une des bases.
exocet-not-in-both-places = Le { $digit } n’est pas dans les deux bases : ses places s’y voient.
exocet-not-in-both-house = Si le { $digit } était dans les deux bases, { $house } n’aurait plus de place pour lui.
exocet-not-in-both-ways = Aucune façon de placer le { $digit } ne passe par les deux bases.
    .expert = Aucun template du { $digit } ne passe par les deux bases.
exocet-go-through-all = Passez maintenant en revue tous les cas qui restent : les chiffres, leur ordre dans la base et dans les cibles, et toutes les façons de les placer sans que deux d’entre eux se disputent une case.
    .expert = Dressez maintenant la table de tous les cas restants : les chiffres, leur ordre dans la base et dans les cibles, et les templates compatibles.
exocet-so-base-holds = Donc { OR($cells) } vaut { $digit }.
exocet-two-pairs = { $first } avec { $second }
