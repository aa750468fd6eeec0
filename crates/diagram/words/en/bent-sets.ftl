bent-sets-look = Look at { $line } and { $block }.
bent-sets-fit-once = { COUNT($once) ->
    [one] In these cells, all places for { $once } are in { $house }, so it fits only once.
   *[other] In these cells, all places for { $once } are in { $house }, so each of them fits only once.
}
    .beginner = { COUNT($once) ->
        [one] Look for { $once } in these cells: all its places are in { $house }, so it fits only once.
       *[other] Look for { $once } in these cells: all their places are in { $house }, so each of them fits only once.
    }
    .expert = { COUNT($once) ->
        [one] { $once } is restricted to { $house }: at most once.
       *[other] { $once } are restricted to { $house }: at most once each.
    }
bent-sets-one-digit-too-few = If none of the cells were { $digit }, only { $others } would be left for them, and each fits only once: that is one digit too few.
    .beginner = Cross out { $digit } in your mind, and count what is left for the cells: only { $others }, each just once. That is one digit too few.
    .expert = Without the non-restricted { $digit }, only the restricted { $others } would be left: one digit too few.
bent-sets-so-one-holds = So { OR($holders) } is { $digit }.
    .expert = So at least one of { $holders } is { $digit }.
