uniqueness-look = Fíjate en los números { $known } de { $cells }.
    .beginner = Fíjate en { $cells }, y ahí solo en los números { $known }.
    .expert = Posible patrón mortal: { $known } en { $cells }.
uniqueness-others-between = { COUNT($roof) ->
    [2] { $roof } tienen además otros candidatos: entre las dos, { $others }.
    [3] { $roof } tienen además otros candidatos: entre las tres, { $others }.
   *[other] { $roof } tienen además otros candidatos: entre todas ellas, { $others }.
}
    .beginner = { COUNT($roof) ->
        [2] { $roof } también podrían ser otros números: entre las dos, { $others }.
        [3] { $roof } también podrían ser otros números: entre las tres, { $others }.
       *[other] { $roof } también podrían ser otros números: entre todas ellas, { $others }.
    }
    .expert = Techo: { $roof }; candidatos adicionales, en conjunto: { $others }.
uniqueness-others =
    { $roof } { COUNT($roof) ->
    [one] tiene
   *[other] tienen
    } además { COUNT($others) ->
    [one] el candidato
   *[other] los candidatos
    } { $others }.
    .beginner = { COUNT($roof) ->
        [one] { $roof } también podría ser { OR($others) }.
       *[other] { $roof } también podrían ser { OR($others) }.
    }
    .expert = { COUNT($others) ->
        [one] Techo: { $roof }, con el candidato adicional { $others }.
       *[other] Techo: { $roof }, con los candidatos adicionales { $others }.
    }
uniqueness-swap = { COUNT($known) ->
    [2] Si todas estas celdas contuvieran solo { $known }, los dos números podrían intercambiarse ahí, y el sudoku tendría una segunda solución.
   *[other] Si todas estas celdas contuvieran solo { $known }, los números podrían intercambiar sus sitios ahí, y el sudoku tendría una segunda solución.
}
    .beginner = { COUNT($known) ->
        [2] Si escribieras solo { $known } en todas estas celdas, podrías intercambiar ahí los dos números, y el sudoku tendría una segunda solución.
       *[other] Si escribieras solo { $known } en todas estas celdas, podrías cambiar de sitio ahí los números, y el sudoku tendría una segunda solución.
    }
    .expert = Solo con { $known }, estas celdas formarían un patrón mortal y habría una segunda solución.
uniqueness-roof-differs = { COUNT($roof) ->
    [one] El sudoku tiene una única solución, así que { $roof } debe contener otro número.
   *[other] El sudoku tiene una única solución, así que al menos una de las celdas { $roof } debe contener otro número.
}
    .beginner = { COUNT($roof) ->
        [one] Pero el sudoku tiene una única solución, así que { $roof } debe contener otro número.
       *[other] Pero el sudoku tiene una única solución, así que al menos una de las celdas { $roof } debe contener otro número.
    }
    .expert = { COUNT($roof) ->
        [one] Por unicidad, { $roof } contiene otro número.
       *[other] Por unicidad, al menos una de las celdas { $roof } contiene otro número.
    }
uniqueness-one-is-digit = Por tanto, una de ellas es { $digit }, y la otra es { OR($others) }: ninguna puede ser { OR($without) }.
    .expert = Una de ellas es { $digit }, y la otra, { OR($others) }; ninguna es { OR($without) }.
uniqueness-both-would-be = Si una de las celdas { $roof } fuera { $digit }, la otra también sería { $digit }: { IN($lines) } no hay otro sitio para el { $digit }.
    .expert = { COUNT($lines) ->
        [one] Por el enlace fuerte { IN($lines) }, el { $digit } en una de las celdas { $roof } forzaría el { $digit } en la otra.
       *[other] Por los enlaces fuertes { IN($lines) }, el { $digit } en una de las celdas { $roof } forzaría el { $digit } en la otra.
    }
uniqueness-then-only-known = { COUNT($floor) ->
    [one] Entonces { $floor } sería { $without }, con lo que todas estas celdas contendrían solo { $known }, y habría una segunda solución.
   *[other] Entonces { $floor } serían { $without }, con lo que todas estas celdas contendrían solo { $known }, y habría una segunda solución.
}
    .expert = { COUNT($floor) ->
        [one] Entonces { $floor } sería { $without }, lo que completaría el patrón mortal de { $known }.
       *[other] Entonces { $floor } serían { $without }, lo que completaría el patrón mortal de { $known }.
    }
uniqueness-beside-would-be = { COUNT($beside) ->
    [one] Si { $cell } fuera { $other }, { $beside } sería { $digit }: { IN($lines) } no hay otro sitio para el { $digit }.
   *[other] Si { $cell } fuera { $other }, { $beside } serían { $digit }: { IN($lines) } no hay otro sitio para el { $digit }.
}
    .expert = Si { $cell } fuera { $other }, los enlaces fuertes { IN($lines) } pondrían el { $digit } en { $beside }.
uniqueness-then-opposite = Entonces { $opposite } sería { $other }, con lo que todas estas celdas contendrían solo { $known }, y habría una segunda solución.
    .expert = Entonces { $opposite } sería { $other }, lo que completaría el patrón mortal de { $known }.
uniqueness-can-only-be = Ese número solo puede ser el { $digit }, así que { OR($roof) } es { $digit }.
