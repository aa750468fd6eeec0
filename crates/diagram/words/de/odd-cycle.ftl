odd-cycle-look = { COUNT($digits) ->
    [one] Betrachten Sie die { $digits } in { $cells }.
   *[other] Betrachten Sie die Ziffern { $digits } in { $cells }.
}
odd-cycle-suppose = Angenommen, { $none }. Dann bleiben jedes Mal genau zwei Möglichkeiten.
odd-cycle-ring = Aneinandergereiht ergeben diese Paare einen Ring aus { $count } Kandidaten, in dem sich wahr und falsch abwechseln müssten. Aber { $count } ist eine ungerade Zahl.
odd-cycle-cell-is = { $cell } ist { OR($digits) }.
odd-cycle-cell-is-or-else = { $cell } ist { OR($digits) } oder aber { OR($others) }.
odd-cycle-house-has = { IN($house) } steht die { $digit } in { OR($cells) }.
odd-cycle-house-has-or-else = { IN($house) } steht die { $digit } in { OR($cells) } oder aber in { OR($others) }.
