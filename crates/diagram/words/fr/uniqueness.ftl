uniqueness-look = Regardez les chiffres { $known } en { $cells }.
    .beginner = Regardez { $cells }, et n’y cherchez que { $known }.
    .expert = Motif mortel potentiel : { $known } en { $cells }.
uniqueness-others-between = { $roof } ont aussi d’autres candidats, parmi { $others }.
    .beginner = { $roof } pourraient aussi contenir d’autres chiffres : en tout, { $others }.
    .expert = Toit { $roof }, avec en tout les candidats supplémentaires { $others }.
uniqueness-others =
    { $roof } { COUNT($roof) ->
    [one] a
   *[other] ont
    } aussi { COUNT($others) ->
    [one] le candidat
   *[other] les candidats
    } { $others }.
    .beginner = { COUNT($roof) ->
        [one] { $roof } pourrait aussi contenir { OR($others) }.
       *[other] { $roof } pourraient aussi contenir { OR($others) }.
    }
    .expert = { COUNT($others) ->
        [one] Toit { $roof }, avec le candidat supplémentaire { $others }.
       *[other] Toit { $roof }, avec les candidats supplémentaires { $others }.
    }
uniqueness-swap = { COUNT($known) ->
    [1] Si toutes ces cases ne contenaient que { $known }, la grille aurait une deuxième solution.
    [2] Si toutes ces cases ne contenaient que { $known }, on pourrait y échanger les deux chiffres, et la grille aurait une deuxième solution.
   *[other] Si toutes ces cases ne contenaient que { $known }, on pourrait y échanger ces chiffres, et la grille aurait une deuxième solution.
}
    .beginner = { COUNT($known) ->
        [1] Si vous n’écriviez que { $known } dans toutes ces cases, la grille aurait une deuxième solution.
        [2] Si vous n’écriviez que { $known } dans toutes ces cases, vous pourriez y échanger les deux chiffres, et la grille aurait une deuxième solution.
       *[other] Si vous n’écriviez que { $known } dans toutes ces cases, vous pourriez y échanger ces chiffres, et la grille aurait une deuxième solution.
    }
    .expert = Réduites à { $known }, ces cases formeraient un motif mortel, d’où une deuxième solution.
uniqueness-roof-differs = { COUNT($roof) ->
    [one] La grille n’a qu’une solution, donc { $roof } contient un autre chiffre.
   *[other] La grille n’a qu’une solution, donc au moins une des cases { $roof } contient un autre chiffre.
}
    .beginner = { COUNT($roof) ->
        [one] Or la grille n’a qu’une solution, donc { $roof } contient un autre chiffre.
       *[other] Or la grille n’a qu’une solution, donc au moins une des cases { $roof } contient un autre chiffre.
    }
    .expert = { COUNT($roof) ->
        [one] Par unicité, { $roof } contient un autre chiffre.
       *[other] Par unicité, au moins une des cases { $roof } contient un autre chiffre.
    }
uniqueness-one-is-digit = Donc l’une des deux vaut { $digit }, et l’autre vaut { OR($others) } : aucune ne peut contenir { OR($without) }.
    .expert = L’une vaut { $digit }, l’autre { OR($others) } ; aucune ne vaut { OR($without) }.
uniqueness-both-would-be = { COUNT($lines) ->
    [one] Si l’une des cases { $roof } valait { $digit }, l’autre vaudrait { $digit } aussi : { $lines } n’a pas d’autre place pour le { $digit }.
   *[other] Si l’une des cases { $roof } valait { $digit }, l’autre vaudrait { $digit } aussi : { $lines } n’ont pas d’autre place pour le { $digit }.
}
    .expert = { COUNT($lines) ->
        [one] Par le lien fort { IN($lines) }, un { $digit } dans l’une des cases { $roof } en forcerait un dans l’autre.
       *[other] Par les liens forts { IN($lines) }, un { $digit } dans l’une des cases { $roof } en forcerait un dans l’autre.
    }
uniqueness-then-only-known = Alors { COUNT($floor) ->
    [one] { $floor } vaudrait
   *[other] { $floor } vaudraient
} { $without }, et toutes ces cases ne contiendraient que { $known }.
    .expert = { COUNT($floor) ->
        [one] Alors { $floor } vaudrait { $without }, ce qui compléterait le motif mortel de { $known }.
       *[other] Alors { $floor } vaudraient { $without }, ce qui compléterait le motif mortel de { $known }.
    }
uniqueness-beside-would-be = Si { $cell } valait { $other }, { COUNT($beside) ->
    [one] { $beside } vaudrait
   *[other] { $beside } vaudraient
} { $digit } : { COUNT($lines) ->
    [one] { $lines } n’a
   *[other] { $lines } n’ont
} pas d’autre place pour le { $digit }.
    .expert = { COUNT($lines) ->
        [one] Si { $cell } valait { $other }, le lien fort { IN($lines) } forcerait { $digit } en { $beside }.
       *[other] Si { $cell } valait { $other }, les liens forts { IN($lines) } forceraient { $digit } en { $beside }.
    }
uniqueness-then-opposite = Alors { $opposite } vaudrait { $other }, et toutes ces cases ne contiendraient que { $known }.
    .expert = Alors { $opposite } vaudrait { $other }, ce qui compléterait le motif mortel de { $known }.
uniqueness-can-only-be = Ce ne peut être que { $digit }, donc { OR($roof) } vaut { $digit }.
