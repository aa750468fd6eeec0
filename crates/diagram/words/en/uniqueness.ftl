uniqueness-look = Look at the digits { $known } in { $cells }.
uniqueness-others-between = { $roof } have other candidates as well: { $others } between them.
uniqueness-others =
    { $roof } also { COUNT($roof) ->
    [one] has
   *[other] have
    } the { COUNT($others) ->
    [one] candidate
   *[other] candidates
    } { $others }.
uniqueness-swap = { COUNT($known) ->
    [2] If all of the cells held only { $known }, the two digits could swap places there, and the puzzle would have a second solution.
   *[other] If all of the cells held only { $known }, these digits could change places there, and the puzzle would have a second solution.
}
uniqueness-roof-differs = { COUNT($roof) ->
    [one] The puzzle has exactly one solution, so { $roof } must hold another digit.
   *[other] The puzzle has exactly one solution, so at least one of { $roof } must hold another digit.
}
uniqueness-one-is-digit = So one of them is { $digit }, and the other is { OR($others) }: neither can be { OR($without) }.
uniqueness-both-would-be = { COUNT($lines) ->
    [one] If one of { $roof } were { $digit }, the other would be { $digit } too: { $lines } has no other places for { $digit }.
   *[other] If one of { $roof } were { $digit }, the other would be { $digit } too: { $lines } have no other places for { $digit }.
}
uniqueness-then-only-known = Then { $floor } would be { $without }, and all of the cells would hold only { $known } after all.
uniqueness-beside-would-be = If { $cell } were { $other }, { $beside } would be { $digit }: { $lines } have no other places for { $digit }.
uniqueness-then-opposite = Then { $opposite } would be { $other }, and all of the cells would hold only { $known } after all.
uniqueness-can-only-be = That can only be { $digit }, so { OR($roof) } is { $digit }.
