bent-sets-look = Look at { $line } and { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] In these cells, all places for { $once } are in { $house }, so it fits only once.
   *[other] In these cells, all places for { $once } are in { $house }, so each of them fits only once.
}
bent-sets-one-digit-too-few = If none of the cells were { $digit }, only { $others } would be left for them, and each fits only once: that is one digit too few.
bent-sets-so-one-holds = So { OR($holders) } is { $digit }.
