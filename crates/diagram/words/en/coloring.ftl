coloring-look = Look at the houses with exactly two places for { $digit }.
    .beginner = Find the rows, columns and boxes with exactly two places for { $digit }.
    .expert = Colour the conjugate pairs of { $digit }.
coloring-two-in-house = Then { $house } would have more than one { $digit }, in { $cells }.
    .beginner = Then you would have to write { $digit } more than once in { $house }: in { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Then both colours of the other cells would be false, because { $color } sees cells of each.
   *[other] Then both colours of the other cells would be false, because { $color } see cells of each.
}
    .beginner = { COUNT($color) ->
        [one] Then both colours of the other cells would be false, because { $color } shares a row, column or box with cells of each.
       *[other] Then both colours of the other cells would be false, because { $color } share a row, column or box with cells of each.
    }
    .expert = { COUNT($color) ->
        [one] { $color } sees both colours of the other cluster, so both would be false.
       *[other] { $color } see both colours of the other cluster, so both would be false.
    }
coloring-if-color = { COUNT($color) ->
    [one] If { $color } is { $digit }:
   *[other] If { $color } are { $digit }:
}
coloring-other-color-is-true = That is impossible, so the other colour is true.
    .expert = Contradiction, so the other colour is true.
coloring-opposed = { $one } sees { $other }, so their colours are not both true.
    .beginner = { $one } shares a row, column or box with { $other }, so their colours are not both true.
    .expert = { $one } sees { $other }: a weak link between their colours.
coloring-cannot-be = A cell that sees both of these colours cannot be { $digit }.
    .beginner = Look for a cell that shares a row, column or box with both of these colours: it cannot be { $digit }.
    .expert = Cells that see both of these colours lose { $digit }.
coloring-clusters = Such houses link { $cells }. Give linked cells different colours.
    .beginner = They link { $cells }. Take two coloured pencils, and give linked cells different colours.
    .expert = Cluster { $cells }, in two colours.
coloring-other-clusters = Other such houses link { $cells }. Give linked cells different colours.
    .beginner = Other rows, columns or boxes with two places link { $cells }. Colour these with two more pencils.
    .expert = Second cluster { $cells }, in two colours.
coloring-either = One of the two colours is true: either { COUNT($first) ->
    [1] { $first } is { $digit }
    [2] { $first } are both { $digit }
   *[other] { $first } are all { $digit }
}, or { COUNT($second) ->
    [1] { $second } is { $digit }.
    [2] { $second } are both { $digit }.
   *[other] { $second } are all { $digit }.
}
    .expert = One colour is true: { $digit } in { $first }, or { $digit } in { $second }.
coloring-opposite-either = So at least one of the opposite colours is true: { COUNT($first) ->
    [1] { $first } is { $digit }
    [2] { $first } are both { $digit }
   *[other] { $first } are all { $digit }
}, or { COUNT($second) ->
    [1] { $second } is { $digit }.
    [2] { $second } are both { $digit }.
   *[other] { $second } are all { $digit }.
}
    .expert = So at least one of the opposite colours is true: { $digit } in { $first }, or { $digit } in { $second }.
