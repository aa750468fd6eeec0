wings-if-place = Angenommen, { $place } ist { $other }:
wings-end-is = { $end } sieht diese { $other }, kann also nicht { $other } sein und ist { $digit }.
    .beginner = { $end } sieht diese { $other }: Für { $end } bleibt also nur die { $digit }.
    .expert = { $end } sieht diese Zelle, verliert die { $other } und ist { $digit }.
wings-look-at-cell = Betrachten Sie { $cell } und die Zellen, die { $cell } sieht.
    .beginner = Legen Sie den Finger auf { $cell }, und suchen Sie von dort die Zeile, die Spalte und den Block ab.
    .expert = Pivot: { $cell }.
wings-if-cell = Angenommen, { $cell } ist { $digit }:
wings-cell-itself = Dann ist { $cell } selbst die { $digit }.
wings-look-at-ends = Betrachten Sie { $ends } sowie die { $other } { IN($house) }.
wings-same-candidates = { $ends } haben dieselben zwei Kandidaten, { $both }.
    .beginner = { $ends } haben nur noch dieselben zwei Ziffern, { $both }.
    .expert = { $ends } sind Zweiwert-Zellen, beide mit { $both }.
wings-in-all = { $cases ->
    [2] In beiden Fällen steht die { $digit } in { OR($holders) }.
   *[other] In jedem Fall steht die { $digit } in { OR($holders) }.
}
    .expert = Also steht die { $digit } in mindestens einer der Zellen { $holders }.
