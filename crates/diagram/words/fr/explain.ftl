# La fin d’une explication : $steps est le nombre d’étapes racontées, $kind le nom d’une technique.
explain-solved = { $steps ->
    [one] Résolue en { $steps } étape.
   *[other] Résolue en { $steps } étapes.
}
explain-solved-without = { $steps ->
    [one] Résolue en { $steps } étape, sans cette technique : { $kind }.
   *[other] Résolue en { $steps } étapes, sans cette technique : { $kind }.
}
explain-stopped = { $steps ->
    [one] Arrêt après { $steps } étape.
   *[other] Arrêt après { $steps } étapes.
}
# $flaw est la contradiction.
explain-no-solution = { $steps ->
    [one] Pas de solution. Après { $steps } étape : { $flaw }.
   *[other] Pas de solution. Après { $steps } étapes : { $flaw }.
}
explain-never-applies = { $steps ->
    [one] Cette technique ne sert pas ici : { $kind }. Après { $steps } étape, aucune technique ne s’applique.
   *[other] Cette technique ne sert pas ici : { $kind }. Après { $steps } étapes, aucune technique ne s’applique.
}
explain-stuck = { $steps ->
    [one] Blocage après { $steps } étape : aucune technique ne s’applique.
   *[other] Blocage après { $steps } étapes : aucune technique ne s’applique.
}
explain-impossible = Pas de solution : { $reason }.
explain-impossible-and-more = Pas de solution : { $reason }. Il y a d’autres contradictions ({ $count }), voir `sudoku check`.
explain-title = Sudoku, étape par étape
explain-singles = { $first } à { $last }. Singletons
explain-simple-steps = { $first } à { $last }. Étapes simples
