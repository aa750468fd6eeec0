singles-look-at-cell = Fíjate en { $cell }.
singles-only-digit-left = En { $cell } solo queda el { $digit }.
singles-houses-contain-all = { $houses } ya contienen todos los números menos el { $digit }.
singles-others-removed = Sus otros candidatos ya se han eliminado.
singles-houses-contain = { $houses } ya contienen { $seen }. Los otros candidatos de { $cell } ya se han eliminado.
singles-look-at-house = Fíjate en { $house }.
singles-last-empty-cell = { $cell } es la última celda vacía { OF($house) }.
singles-only-digit-missing = { $house } necesita todos los números, y solo falta el { $digit }.
singles-look-for-place = ¿Dónde puede ir el { $digit } { IN($house) }?
singles-blockers = { COUNT($blockers) ->
    [one] El { $digit } de { $blockers } bloquea { $out }.
   *[other] Los { $digit } de { $blockers } bloquean { $out }.
}
singles-blockers-all = { COUNT($blockers) ->
    [one] El { $digit } de { $blockers } bloquea las demás celdas vacías.
   *[other] Los { $digit } de { $blockers } bloquean las demás celdas vacías.
}
singles-removed = El { $digit } ya se ha eliminado de { $left }.
singles-needs = { $house } necesita un { $digit }.
