impossible-look = Regardez les chiffres { $digits } en { $cells }.
impossible-other-candidates = { COUNT($guardians) ->
    [one] Le seul autre candidat de ces cases est le { $guardians }.
   *[other] Les seuls autres candidats de ces cases sont { $guardians }.
}
    .expert = { COUNT($guardians) ->
        [one] Seul gardien : { $guardians }.
       *[other] Gardiens : { $guardians }.
    }
impossible-digits-clash = Quelle que soit la façon de les placer dans ces cases, deux cases qui se voient contiennent le même chiffre.
    .expert = Tout remplissage avec eux répète un chiffre dans deux cases qui se voient.
impossible-suppose = Supposons que ces cases ne contiennent que { $digits }.
    .expert = Sans gardien, ces cases ne contiennent que { $digits }.
impossible-boxes-hold-three = Chacun { OF($boxes) } contient trois de ces cases, dans trois lignes et trois colonnes différentes.
    .expert = Chacun { OF($boxes) } contient trois de ces cases, une par ligne et par colonne (transversale).
impossible-boxes-have-orders = Supposons que ces cases ne contiennent que { $digits }. Chaque bloc a alors les trois chiffres dans un certain ordre, lu ligne par ligne.
    .expert = Sans gardien, chaque bloc contient une permutation de { $digits }, lue ligne par ligne.
impossible-box-changes = Deux blocs côte à côte ont des chiffres différents dans les trois lignes, donc un ordre est une permutation circulaire de l’autre : un changement pair. Pour deux blocs l’un sous l’autre, il en va de même des ordres lus colonne par colonne.
    .beginner = Deux blocs côte à côte ont des chiffres différents dans les trois lignes : on passe donc d’un ordre à l’autre en faisant tourner les trois chiffres. Cela équivaut à deux échanges, donc à un changement pair. Pour deux blocs l’un sous l’autre, il en va de même des ordres lus colonne par colonne.
    .expert = Deux blocs côte à côte diffèrent dans les trois lignes, donc une permutation est un décalage circulaire de l’autre : un changement pair. De même pour deux blocs l’un sous l’autre, lus colonne par colonne.
impossible-number-columns = Numérotez les colonnes de chaque bloc 1, 2 et 3, et relevez de haut en bas celles de ses trois cases. Avec 1-2-3, 2-3-1 ou 3-1-2, l’ordre par lignes et l’ordre par colonnes diffèrent d’un changement pair : le bloc est pair. Avec 1-3-2, 2-1-3 ou 3-2-1, il est impair.
    .expert = Un bloc est pair si ses cases, de haut en bas, sont dans ses colonnes 1-2-3, 2-3-1 ou 3-1-2 : la lecture par colonnes diffère alors de la lecture par lignes d’un changement pair. Avec 1-3-2, 2-1-3 ou 3-2-1, il est impair.
impossible-all-odd = { COUNT($odd) ->
    [one] Ici, { $odd } est impair.
   *[other] Ici, { $odd } sont impairs.
}
    .expert = { COUNT($odd) ->
        [one] Parité : { $odd } impair.
       *[other] Parité : { $odd } impairs.
    }
impossible-even-and-odd =
    Ici, { $even } { COUNT($even) ->
    [one] est pair
   *[other] sont pairs
    }, et { $odd } { COUNT($odd) ->
    [one] est impair
   *[other] sont impairs
    }.
    .expert = Parité : { $even } { COUNT($even) ->
        [one] pair
       *[other] pairs
    }, { $odd } { COUNT($odd) ->
        [one] impair
       *[other] impairs
    }.
impossible-round-the-boxes = Quand on fait le tour des quatre blocs, l’ensemble des changements doit être pair. Or, avec un nombre impair de blocs impairs, il est impair.
    .expert = Sur le tour des quatre blocs, la composée des changements doit être paire. Or, avec un nombre impair de blocs impairs, elle est impaire.
impossible-ring = Dans le cycle { ORDER($cells) }, chaque case voit la suivante, et la dernière voit la première.
    .expert = Cycle { ORDER($cells) } : chaque case voit la suivante, la dernière voit la première.
impossible-alternate = Les deux chiffres devraient donc alterner. Or le cycle a { $count } cases, un nombre impair.
    .expert = Les deux chiffres alterneraient, mais la longueur du cycle, { $count }, est impaire : un oddagon.
impossible-chain = Dans la chaîne { ORDER($cells) }, chaque case voit la suivante : les deux chiffres devraient donc alterner.
    .expert = Chaîne { ORDER($cells) } : chaque case voit la suivante, donc les deux chiffres alterneraient.
impossible-end-is-one-of = { $end } ne pourrait alors contenir que { OR($digits) }.
impossible-letter-in-cell = { $letter } en { $cell }
impossible-call-letters = Appelons ces chiffres { $letters }.
impossible-cell-is = { $cell } vaut { $digit }
impossible-house-has-different = { $count ->
    [1] { $house } contient une de ces cases.
    [2] { $house } contient deux de ces cases, dont les chiffres sont différents.
    [3] { $house } contient trois de ces cases, dont les chiffres sont différents.
   *[other] { $house } contient quatre de ces cases, dont les chiffres sont différents.
}
impossible-then = Alors { $filled }.
impossible-if-then = Si { $assumed }, alors { $filled }.
impossible-then-nothing-left = { COUNT($filled) ->
    [0] Alors { $cell } n’a plus aucun candidat.
   *[other] Alors { $filled }, et { $cell } n’a plus aucun candidat.
}
impossible-if-then-nothing-left = { COUNT($filled) ->
    [0] Si { $assumed }, alors { $cell } n’a plus aucun candidat.
   *[other] Si { $assumed }, alors { $filled }, et { $cell } n’a plus aucun candidat.
}
impossible-ends-are-alike = Or la chaîne a { $count } cases : ses deux bouts devraient donc contenir le même chiffre.
    .expert = Or sa longueur, { $count }, est impaire : les deux bouts contiendraient le même chiffre.
impossible-ends-differ = Or la chaîne a { $count } cases : ses deux bouts devraient donc contenir des chiffres différents.
    .expert = Or sa longueur, { $count }, est paire : les deux bouts contiendraient des chiffres différents.
