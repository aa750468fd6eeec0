singles-look-at-cell = Fíjate en { $cell }.
    .beginner = Pon el dedo en { $cell }.
singles-only-digit-left = En { $cell } solo queda el { $digit }.
singles-houses-contain-all = { $houses } ya contienen todos los números menos el { $digit }.
    .beginner = Cuenta los números que ya hay { IN($houses) }: están todos menos el { $digit }.
    .expert = La celda ve todos los números menos el { $digit }.
singles-others-removed = Sus otros candidatos ya se han eliminado.
    .beginner = Sus otros números ya están tachados.
singles-houses-contain = { $houses } ya contienen { $seen }. Los otros candidatos de { $cell } ya se han eliminado.
    .beginner = Cuenta los números que ya hay { IN($houses) }: { $seen }. En { $cell }, todos los demás menos uno ya están tachados.
    .expert = { $cell } ve { $seen }. Sus otros candidatos ya se han eliminado.
singles-look-at-house = Fíjate en { $house }.
    .beginner = Recorre { $house } con la vista.
singles-last-empty-cell = { $cell } es la última celda vacía { OF($house) }.
    .beginner = Ahí solo { $cell } sigue vacía.
singles-only-digit-missing = { $house } necesita todos los números, y solo falta el { $digit }.
    .beginner = Cuenta del 1 al 9 { IN($house) }: solo falta el { $digit }.
singles-look-for-place = ¿Dónde puede ir el { $digit } { IN($house) }?
singles-blockers = { COUNT($blockers) ->
    [one] El { $digit } de { $blockers } bloquea { $out }.
   *[other] Los { $digit } de { $blockers } bloquean { $out }.
}
singles-blockers-all = { COUNT($blockers) ->
    [one] El { $digit } de { $blockers } bloquea las demás celdas vacías.
   *[other] Los { $digit } de { $blockers } bloquean las demás celdas vacías.
}
    .beginner = { COUNT($blockers) ->
        [one] El { $digit } de { $blockers } bloquea ahí todas las celdas vacías menos una.
       *[other] Los { $digit } de { $blockers } bloquean ahí todas las celdas vacías menos una.
    }
singles-removed = El { $digit } ya se ha eliminado de { $left }.
    .beginner = El { $digit } ya está tachado en { $left }.
singles-needs = { $house } necesita un { $digit }.
