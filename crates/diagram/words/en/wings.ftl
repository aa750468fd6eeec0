wings-if-place = If { $place } is { $other }:
wings-end-is = { $end } sees it and cannot be { $other }, so { $end } is { $digit }.
wings-look-at-cell = Look at { $cell } and the cells that it sees.
wings-if-cell = If { $cell } is { $digit }:
wings-cell-itself = Then { $cell } itself is the { $digit }.
wings-look-at-ends = Look at { $ends }, and at the { $other }s in { $house }.
wings-same-candidates = { $ends } have the same two candidates, { $both }.
wings-in-all = { $cases ->
    [2] Either way, { OR($holders) } is { $digit }.
   *[other] In every case, { OR($holders) } is { $digit }.
}
