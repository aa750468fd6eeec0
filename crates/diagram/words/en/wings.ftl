wings-if-place = If { $place } is { $other }:
wings-end-is = { $end } sees it and cannot be { $other }, so { $end } is { $digit }.
    .beginner = { $end } shares a row, column or box with it and cannot be { $other }: only { $digit } is left there.
    .expert = { $end } sees it, loses { $other } and is { $digit }.
wings-look-at-cell = Look at { $cell } and the cells that it sees.
    .beginner = Put your finger on { $cell }, and look along its row, its column and its box.
    .expert = Take { $cell } as the pivot.
wings-if-cell = If { $cell } is { $digit }:
wings-cell-itself = Then { $cell } itself is the { $digit }.
wings-look-at-ends = Look at { $ends }, and at the { $other }s in { $house }.
wings-same-candidates = { $ends } have the same two candidates, { $both }.
    .beginner = { $ends } have the same two digits left, { $both }.
    .expert = { $ends } are both bivalue with { $both }.
wings-in-all = { $cases ->
    [2] Either way, { OR($holders) } is { $digit }.
   *[other] In every case, { OR($holders) } is { $digit }.
}
    .expert = So at least one of { $holders } is { $digit }.
