odd-cycle-look = { COUNT($digits) ->
    [one] Look at the digit { $digits } in { $cells }.
   *[other] Look at the digits { $digits } in { $cells }.
}
odd-cycle-suppose = Suppose that { $none }. Then each of these is a choice of two.
odd-cycle-ring = One after the other, these choices make a ring of { $count } candidates, in which true and false would have to alternate. But { $count } is an odd number.
odd-cycle-cell-is = { $cell } is { OR($digits) }.
odd-cycle-cell-is-or-else = { $cell } is { OR($digits) }, or else { OR($others) }.
odd-cycle-house-has = { $house } has its { $digit } in { OR($cells) }.
odd-cycle-house-has-or-else = { $house } has its { $digit } in { OR($cells) }, or else in { OR($others) }.
