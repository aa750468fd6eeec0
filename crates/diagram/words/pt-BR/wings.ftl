wings-if-place = Se { $place } é { $other }:
wings-end-is = { $end } vê essa célula e não pode ser { $other }, logo { $end } é { $digit }.
wings-look-at-cell = Observe { $cell } e as células que ela vê.
wings-if-cell = Se { $cell } é { $digit }:
wings-cell-itself = Então a própria { $cell } é o { $digit }.
wings-look-at-ends = Observe { $ends }, e também o { $other } { IN($house) }.
wings-same-candidates = { $ends } têm os mesmos dois candidatos, { $both }.
wings-in-all = { $cases ->
    [2] Nos dois casos, { OR($holders) } é { $digit }.
   *[other] Em todos os casos, { OR($holders) } é { $digit }.
}
