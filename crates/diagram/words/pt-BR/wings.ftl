wings-if-place = Se { $place } é { $other }:
wings-end-is = { $end } vê essa célula e não pode ser { $other }, logo { $end } é { $digit }.
    .beginner = { $end } vê essa célula e perde o { $other }, logo ali só resta o { $digit }.
    .expert = { $end } vê essa célula, perde o { $other } e é { $digit }.
wings-look-at-cell = Observe { $cell } e as células que ela vê.
    .beginner = Coloque o dedo em { $cell } e percorra com os olhos a linha, a coluna e o bloco dessa célula.
    .expert = Tome { $cell } como pivô.
wings-if-cell = Se { $cell } é { $digit }:
wings-cell-itself = Então a própria { $cell } é o { $digit }.
wings-look-at-ends = Observe { $ends }, e também o { $other } { IN($house) }.
wings-same-candidates = { $ends } têm os mesmos dois candidatos, { $both }.
    .beginner = Em { $ends } restam os mesmos dois números, { $both }.
    .expert = { $ends } são células bivalor com { $both }.
wings-in-all = { $cases ->
    [2] Nos dois casos, { OR($holders) } é { $digit }.
   *[other] Em todos os casos, { OR($holders) } é { $digit }.
}
    .expert = Portanto, pelo menos uma das células { $holders } é { $digit }.
