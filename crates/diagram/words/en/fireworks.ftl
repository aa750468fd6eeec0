fireworks-look = Look at { $lines }.
fireworks-fit-only = In { $line }, the digits { $digits } fit only in { $block } and in { $wing }.
fireworks-if-in-neither = If one of { $digits } is in neither { $one } nor { $other }:
fireworks-both-in-block = Then { $row } and { $column } both have that digit in { $block }.
fireworks-only-at-crossing = { $block } holds that digit only once: where { $row } and { $column } cross, in { $pivot }.
fireworks-outside-block = Outside { $block }, the only places for { $digit } in { $row } and { $column } are { $two }. The two lines cross in { $second }, which cannot be { $digit }. So they cannot both have { $digit } in { $block }, and { OR($two) } is { $digit }.
fireworks-if-shared = If { $shared } is { $digit }:
fireworks-then-in-rest = Then { $digits } are in { $rest }, which hold nothing else.
fireworks-if-alone = If { $alone } is { $digit }:
fireworks-then-none-seen = Then no cell that { $alone } sees is { $digit }.
fireworks-either-way-not = { COUNT($seen) ->
    [one] Either way, { $seen } is not { $digit }.
   *[other] Either way, { $seen } are not { $digit }.
}
fireworks-fill-cells = So each of { $digits } is in { OR($cells) }. There are as many digits as cells, so each digit fills one of these cells.
fireworks-pivot-others = { $pivot } can only be { OR($digits) }: { $others } are in { OR($cells) }.
fireworks-assist-sees-wings = { $assists } sees both { $wings }.
fireworks-pivot-holds = Neither { $one } nor { $other } can hold the same digit as { $assists }. So { $pivot } holds that digit: { OR($digits) }.
fireworks-if-wing = If { $wing } is { OR($digits) }:
fireworks-then-assist = Then { $assist }, which sees { $wing }, is the other digit. No cell that sees both { $wing } and { $assist } can be { OR($digits) }.
fireworks-pivot-cannot-hold-both = { $pivot } cannot hold both { $digits }, so at least one of the two digits is in { OR($wings) }.
fireworks-either-way-sees-both = { COUNT($cells) ->
    [one] Either way, { $cells } sees both { $digits }.
   *[other] Either way, { $cells } each see both { $digits }.
}
