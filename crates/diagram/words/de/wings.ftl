wings-if-place = Angenommen, { $place } ist { $other }:
wings-end-is = { $end } sieht diese { $other }, kann also nicht { $other } sein und ist { $digit }.
wings-look-at-cell = Betrachten Sie { $cell } und die Zellen, die { $cell } sieht.
wings-if-cell = Angenommen, { $cell } ist { $digit }:
wings-cell-itself = Dann ist { $cell } selbst die { $digit }.
wings-look-at-ends = Betrachten Sie { $ends } sowie die { $other } { IN($house) }.
wings-same-candidates = { $ends } haben dieselben zwei Kandidaten, { $both }.
wings-in-all = { $cases ->
    [2] In beiden Fällen steht die { $digit } in { OR($holders) }.
   *[other] In jedem Fall steht die { $digit } in { OR($holders) }.
}
