coloring-look = Look at the houses with exactly two places for { $digit }.
coloring-two-in-house = Then { $house } would have two { $digit }s, in { $cells }.
coloring-sees-both-colors = { COUNT($color) ->
    [one] Then both colours of the other cells would be false, because { $color } sees cells of each.
   *[other] Then both colours of the other cells would be false, because { $color } see cells of each.
}
coloring-if-color = { COUNT($color) ->
    [one] If { $color } is { $digit }:
   *[other] If { $color } are { $digit }:
}
coloring-other-color-is-true = That is impossible, so the other colour is true.
coloring-opposed = { $one } sees { $other }, so their colours are not both true.
coloring-cannot-be = A cell that sees both of these colours cannot be { $digit }.
coloring-clusters = Such houses link { $cells }. Give linked cells different colours.
coloring-other-clusters = Other such houses link { $cells }. Give linked cells different colours.
coloring-either = One of the two colours is true: either { COUNT($first) ->
    [1] { $first } is { $digit }
    [2] { $first } are both { $digit }
   *[other] { $first } are all { $digit }
}, or { COUNT($second) ->
    [1] { $second } is { $digit }.
    [2] { $second } are both { $digit }.
   *[other] { $second } are all { $digit }.
}
coloring-opposite-either = So one of the opposite colours is true: { COUNT($first) ->
    [1] { $first } is { $digit }
    [2] { $first } are both { $digit }
   *[other] { $first } are all { $digit }
}, or { COUNT($second) ->
    [1] { $second } is { $digit }.
    [2] { $second } are both { $digit }.
   *[other] { $second } are all { $digit }.
}
