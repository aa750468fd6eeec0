aligned-look = Fíjate en { $cells }.
    .expert = Tabula las combinaciones de { $cells }.
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } la ve y solo puede ser { OR($candidates) }.
    [2] { $excluder } ve a las dos y solo puede ser { OR($candidates) }.
   *[other] { $excluder } las ve a todas y solo puede ser { OR($candidates) }.
}
    .beginner = { COUNT($cells) ->
        [one] { $excluder } comparte con ella fila, columna o caja y solo puede ser { OR($candidates) }.
       *[other] { $excluder } comparte fila, columna o caja con cada una de ellas y solo puede ser { OR($candidates) }.
    }
    .expert = La celda excluyente { $excluder } solo puede ser { OR($candidates) }.
aligned-if-cell = Si { $cell } es { $digit }:
aligned-no-combination = Todas las demás combinaciones ponen el mismo número en dos celdas que se ven. Por tanto, ninguna combinación sirve.
    .beginner = Todas las demás combinaciones ponen dos veces el mismo número en una fila, columna o caja. Por tanto, ninguna combinación sirve.
    .expert = Las demás combinaciones repiten un número en celdas que se ven. Por tanto, quedan excluidas todas las combinaciones.
aligned-starved = Con { $others }, a { $starved } no le queda ningún candidato.
    .expert = Con { $others }, la celda excluyente { $starved } se queda sin candidatos.
