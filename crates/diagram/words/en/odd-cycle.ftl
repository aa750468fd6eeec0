odd-cycle-look = { COUNT($digits) ->
    [one] Look at the digit { $digits } in { $cells }.
   *[other] Look at the digits { $digits } in { $cells }.
}
odd-cycle-suppose = Suppose that { $none }. Then each of these is a choice of two.
    .expert = Suppose that no guardian is true: { $none }. Then each of these is a conjugate pair.
odd-cycle-ring = One after the other, these choices make a ring of { $count } candidates, in which true and false would have to alternate. But { $count } is an odd number.
    .expert = The pairs close into a cycle of { $count } candidates, in which true and false alternate. But { $count } is odd.
odd-cycle-cell-is = { $cell } is { OR($digits) }.
    .expert = { $cell } is bivalue: { $digits }.
odd-cycle-cell-is-or-else = { $cell } is { OR($digits) }, or else { OR($others) }.
    .expert = { $cell } is { OR($digits) }, or a guardian is true there: { OR($others) }.
odd-cycle-house-has = { $house } has its { $digit } in { OR($cells) }.
    .expert = { $digit } bilocal in { $house }: { $cells }.
odd-cycle-house-has-or-else = { $house } has its { $digit } in { OR($cells) }, or else in { OR($others) }.
    .expert = { $house } has its { $digit } in { OR($cells) }, or in a guardian: { OR($others) }.
