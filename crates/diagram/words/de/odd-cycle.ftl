odd-cycle-look = { COUNT($digits) ->
    [one] Betrachten Sie die { $digits } in { $cells }.
   *[other] Betrachten Sie die Ziffern { $digits } in { $cells }.
}
odd-cycle-suppose = Angenommen, { $none }. Dann bleiben jedes Mal genau zwei Möglichkeiten.
    .expert = Angenommen, alle Wächter sind falsch: { $none }. Dann bleibt jedes Mal ein konjugiertes Paar.
odd-cycle-ring = Aneinandergereiht ergeben diese Paare einen Ring aus { $count } Kandidaten, in dem sich wahr und falsch abwechseln müssten. Aber { $count } ist eine ungerade Zahl.
    .expert = Die Paare schließen sich zu einem Zyklus aus { $count } Kandidaten, in dem sich wahr und falsch abwechseln. Aber { $count } ist ungerade.
odd-cycle-cell-is = { $cell } ist { OR($digits) }.
    .expert = Zweiwert-Zelle { $cell }: { $digits }.
odd-cycle-cell-is-or-else = { $cell } ist { OR($digits) } oder aber { OR($others) }.
    .expert = { $cell } ist { OR($digits) }, oder ein Wächter dort ist wahr: { OR($others) }.
odd-cycle-house-has = { IN($house) } steht die { $digit } in { OR($cells) }.
    .expert = Konjugiertes Paar der { $digit } { IN($house) }: { $cells }.
odd-cycle-house-has-or-else = { IN($house) } steht die { $digit } in { OR($cells) } oder aber in { OR($others) }.
    .expert = { IN($house) } steht die { $digit } in { OR($cells) } oder als Wächter in { OR($others) }.
