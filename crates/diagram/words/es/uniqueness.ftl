uniqueness-look = Fíjate en los números { $known } de { $cells }.
uniqueness-others-between = { COUNT($roof) ->
    [2] { $roof } tienen además otros candidatos: entre las dos, { $others }.
    [3] { $roof } tienen además otros candidatos: entre las tres, { $others }.
   *[other] { $roof } tienen además otros candidatos: entre todas ellas, { $others }.
}
uniqueness-others =
    { $roof } { COUNT($roof) ->
    [one] tiene
   *[other] tienen
    } además { COUNT($others) ->
    [one] el candidato
   *[other] los candidatos
    } { $others }.
uniqueness-swap = { COUNT($known) ->
    [2] Si todas estas celdas contuvieran solo { $known }, los dos números podrían intercambiarse ahí, y el sudoku tendría una segunda solución.
   *[other] Si todas estas celdas contuvieran solo { $known }, los números podrían intercambiar sus sitios ahí, y el sudoku tendría una segunda solución.
}
uniqueness-roof-differs = { COUNT($roof) ->
    [one] El sudoku tiene una única solución, así que { $roof } debe contener otro número.
   *[other] El sudoku tiene una única solución, así que al menos una de las celdas { $roof } debe contener otro número.
}
uniqueness-one-is-digit = Por tanto, una de ellas es { $digit }, y la otra es { OR($others) }: ninguna puede ser { OR($without) }.
uniqueness-both-would-be = Si una de las celdas { $roof } fuera { $digit }, la otra también sería { $digit }: { IN($lines) } no hay otro sitio para el { $digit }.
uniqueness-then-only-known = { COUNT($floor) ->
    [one] Entonces { $floor } sería { $without }, con lo que todas estas celdas contendrían solo { $known }, y habría una segunda solución.
   *[other] Entonces { $floor } serían { $without }, con lo que todas estas celdas contendrían solo { $known }, y habría una segunda solución.
}
uniqueness-beside-would-be = { COUNT($beside) ->
    [one] Si { $cell } fuera { $other }, { $beside } sería { $digit }: { IN($lines) } no hay otro sitio para el { $digit }.
   *[other] Si { $cell } fuera { $other }, { $beside } serían { $digit }: { IN($lines) } no hay otro sitio para el { $digit }.
}
uniqueness-then-opposite = Entonces { $opposite } sería { $other }, con lo que todas estas celdas contendrían solo { $known }, y habría una segunda solución.
uniqueness-can-only-be = Ese número solo puede ser el { $digit }, así que { OR($roof) } es { $digit }.
