guardians-if-turned = Si { $turned }, entonces { $cell } no es { $other }, así que { $cell } es { $digit }.
guardians-one-is-true-no-conflict = Por tanto, { $one }. { $none }
guardians-so-one-is-true = Por tanto, { $one }.
guardians-only-solution = El sudoku tiene una única solución, así que { $one }.
    .expert = Por unicidad, { $one }.
guardians-one-and-other = { $guardian ->
    [extra] Por tanto, una de estas celdas es { $digit }, y la otra contiene un candidato adicional.
    [other] Por tanto, una de estas celdas es { $digit }, y la otra contiene uno de los otros candidatos.
   *[supposed] Por tanto, una de estas celdas es { $digit }, y la otra contiene uno de los candidatos que hemos supuesto falsos.
}
    .expert = Por tanto, una de estas celdas es { $digit }, y la otra contiene un guardián.
