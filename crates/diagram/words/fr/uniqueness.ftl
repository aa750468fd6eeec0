uniqueness-look = Regardez les chiffres { $known } en { $cells }.
uniqueness-others-between = { $roof } ont aussi d’autres candidats, parmi { $others }.
uniqueness-others =
    { $roof } { COUNT($roof) ->
    [one] a
   *[other] ont
    } aussi { COUNT($others) ->
    [one] le candidat
   *[other] les candidats
    } { $others }.
uniqueness-swap = { COUNT($known) ->
    [1] Si toutes ces cases ne contenaient que { $known }, la grille aurait une deuxième solution.
    [2] Si toutes ces cases ne contenaient que { $known }, on pourrait y échanger les deux chiffres, et la grille aurait une deuxième solution.
   *[other] Si toutes ces cases ne contenaient que { $known }, on pourrait y échanger ces chiffres, et la grille aurait une deuxième solution.
}
uniqueness-roof-differs = { COUNT($roof) ->
    [one] La grille n’a qu’une solution, donc { $roof } contient un autre chiffre.
   *[other] La grille n’a qu’une solution, donc au moins une des cases { $roof } contient un autre chiffre.
}
uniqueness-one-is-digit = Donc l’une des deux vaut { $digit }, et l’autre vaut { OR($others) } : aucune ne peut contenir { OR($without) }.
uniqueness-both-would-be = { COUNT($lines) ->
    [one] Si l’une des cases { $roof } valait { $digit }, l’autre vaudrait { $digit } aussi : { $lines } n’a pas d’autre place pour le { $digit }.
   *[other] Si l’une des cases { $roof } valait { $digit }, l’autre vaudrait { $digit } aussi : { $lines } n’ont pas d’autre place pour le { $digit }.
}
uniqueness-then-only-known = Alors { COUNT($floor) ->
    [one] { $floor } vaudrait
   *[other] { $floor } vaudraient
} { $without }, et toutes ces cases ne contiendraient que { $known }.
uniqueness-beside-would-be = Si { $cell } valait { $other }, { COUNT($beside) ->
    [one] { $beside } vaudrait
   *[other] { $beside } vaudraient
} { $digit } : { COUNT($lines) ->
    [one] { $lines } n’a
   *[other] { $lines } n’ont
} pas d’autre place pour le { $digit }.
uniqueness-then-opposite = Alors { $opposite } vaudrait { $other }, et toutes ces cases ne contiendraient que { $known }.
uniqueness-can-only-be = Ce ne peut être que { $digit }, donc { OR($roof) } vaut { $digit }.
