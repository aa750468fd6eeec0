fireworks-look = Look at { $lines }.
fireworks-fit-only = In { $line }, the digits { $digits } fit only in { $block } and in { $wing }.
    .expert = { $line } confines { $digits } to { $block } and the wing { $wing }.
fireworks-if-in-neither = If one of { $digits } is in neither { $one } nor { $other }:
    .expert = If one of { $digits } is in neither of the wings { $one } and { $other }:
fireworks-both-in-block = Then { $row } and { $column } both have that digit in { $block }.
fireworks-only-at-crossing = { $block } holds that digit only once: where { $row } and { $column } cross, in { $pivot }.
    .expert = { $block } has that digit only once: in the pivot { $pivot }.
fireworks-outside-block = Outside { $block }, the only places for { $digit } in { $row } and { $column } are { $two }. The two lines cross in { $second }, which cannot be { $digit }. So they cannot both have { $digit } in { $block }, and { OR($two) } is { $digit }.
    .expert = Outside { $block }, { $row } and { $column } have { $digit } only in { $two }. Their pivot { $second } cannot be { $digit }, so they cannot both have it in the box, and { OR($two) } is { $digit }.
fireworks-if-shared = If { $shared } is { $digit }:
fireworks-then-in-rest = Then { $digits } are in { $rest }, which hold nothing else.
    .expert = Then { $digits } are locked into { $rest }.
fireworks-if-alone = If { $alone } is { $digit }:
fireworks-then-none-seen = Then no cell that { $alone } sees is { $digit }.
    .beginner = Then no other cell in the row, column or box of { $alone } is { $digit }.
fireworks-either-way-not = { COUNT($seen) ->
    [one] Either way, { $seen } is not { $digit }.
   *[other] Either way, { $seen } are not { $digit }.
}
fireworks-fill-cells = So each of { $digits } is in { OR($cells) }. There are as many digits as cells, so each digit fills one of these cells.
    .expert = So { $digits } are locked into { $cells }, one in each.
fireworks-pivot-others = { $pivot } can only be { OR($digits) }: { $others } are in { OR($cells) }.
    .expert = Pivot { $pivot } can only be { OR($digits) }: { $others } are in { OR($cells) }.
fireworks-assist-sees-wings = { $assists } sees both { $wings }.
    .beginner = { $assists } shares a row, column or box with each of { $wings }.
    .expert = { $assists } sees both wings, { $wings }.
fireworks-pivot-holds = Neither { $one } nor { $other } can hold the same digit as { $assists }. So { $pivot } holds that digit: { OR($digits) }.
    .expert = Neither of the wings { $one } and { $other } can hold the digit of { $assists }. So the pivot { $pivot } holds it: { OR($digits) }.
fireworks-if-wing = If { $wing } is { OR($digits) }:
fireworks-then-assist = Then { $assist }, which sees { $wing }, is the other digit. No cell that sees both { $wing } and { $assist } can be { OR($digits) }.
    .beginner = Then { $assist }, which shares a row, column or box with { $wing }, is the other digit. No cell that shares a row, column or box with each of these two can be { OR($digits) }.
    .expert = Then { $wing } and { $assist } are a naked pair on { $digits }, and no cell that sees both can be either.
fireworks-pivot-cannot-hold-both = { $pivot } cannot hold both { $digits }, so at least one of the two digits is in { OR($wings) }.
    .expert = The pivot { $pivot } cannot hold both { $digits }, so at least one of them is in a wing, { OR($wings) }.
fireworks-either-way-sees-both = { COUNT($cells) ->
    [one] Either way, { $cells } sees both { $digits }.
   *[other] Either way, { $cells } each see both { $digits }.
}
    .beginner = { COUNT($cells) ->
        [one] Either way, { $cells } shares a row, column or box with both { $digits }.
       *[other] Either way, each of { $cells } shares a row, column or box with both { $digits }.
    }
