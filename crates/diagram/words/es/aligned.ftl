aligned-look = Fíjate en { $cells }.
aligned-excluder = { COUNT($cells) ->
    [1] { $excluder } la ve y solo puede ser { OR($candidates) }.
    [2] { $excluder } ve a las dos y solo puede ser { OR($candidates) }.
   *[other] { $excluder } las ve a todas y solo puede ser { OR($candidates) }.
}
aligned-if-cell = Si { $cell } es { $digit }:
aligned-no-combination = Todas las demás combinaciones ponen el mismo número en dos celdas que se ven. Por tanto, ninguna combinación sirve.
aligned-starved = Con { $others }, a { $starved } no le queda ningún candidato.
