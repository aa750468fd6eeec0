uniqueness-look = Look at the digits { $known } in { $cells }.
    .beginner = Look only at the digits { $known } in { $cells }.
    .expert = Potential deadly pattern: { $known } in { $cells }.
uniqueness-others-between = { $roof } have other candidates as well: { $others } between them.
    .beginner = { $roof } could also be other digits: { $others } between them.
    .expert = Roof { $roof }, with the extra candidates { $others } between them.
uniqueness-others =
    { $roof } also { COUNT($roof) ->
    [one] has
   *[other] have
    } the { COUNT($others) ->
    [one] candidate
   *[other] candidates
    } { $others }.
    .beginner = { $roof } could also be { OR($others) }.
    .expert = { COUNT($others) ->
        [one] Roof { $roof }, with the extra candidate { $others }.
       *[other] Roof { $roof }, with the extra candidates { $others }.
    }
uniqueness-swap = { COUNT($known) ->
    [2] If all of the cells held only { $known }, the two digits could swap places there, and the puzzle would have a second solution.
   *[other] If all of the cells held only { $known }, these digits could change places there, and the puzzle would have a second solution.
}
    .beginner = { COUNT($known) ->
        [2] If you wrote only { $known } in all of these cells, you could swap the two digits there, and the puzzle would have a second solution.
       *[other] If you wrote only { $known } in all of these cells, you could rearrange them there, and the puzzle would have a second solution.
    }
    .expert = With { $known } alone, these cells would be a deadly pattern.
uniqueness-roof-differs = { COUNT($roof) ->
    [one] The puzzle has exactly one solution, so { $roof } must hold another digit.
   *[other] The puzzle has exactly one solution, so at least one of { $roof } must hold another digit.
}
    .beginner = { COUNT($roof) ->
        [one] But the puzzle has exactly one solution, so { $roof } must hold another digit.
       *[other] But the puzzle has exactly one solution, so at least one of { $roof } must hold another digit.
    }
    .expert = { COUNT($roof) ->
        [one] By uniqueness, { $roof } holds another digit.
       *[other] By uniqueness, at least one of { $roof } holds another digit.
    }
uniqueness-one-is-digit = So one of them is { $digit }, and the other is { OR($others) }: neither can be { OR($without) }.
    .expert = One of them is { $digit }, the other { OR($others) }; neither is { OR($without) }.
uniqueness-both-would-be = { COUNT($lines) ->
    [one] If one of { $roof } were { $digit }, the other would be { $digit } too: { $lines } has no other places for { $digit }.
   *[other] If one of { $roof } were { $digit }, the other would be { $digit } too: { $lines } have no other places for { $digit }.
}
    .expert = { COUNT($lines) ->
        [one] By the strong link in { $lines }, { $digit } in one of { $roof } would force { $digit } in the other.
       *[other] By the strong links in { $lines }, { $digit } in one of { $roof } would force { $digit } in the other.
    }
uniqueness-then-only-known = Then { $floor } would be { $without }, and all of the cells would hold only { $known } after all.
    .expert = Then { $floor } would be { $without }, completing the deadly pattern of { $known }.
uniqueness-beside-would-be = If { $cell } were { $other }, { $beside } would be { $digit }: { $lines } have no other places for { $digit }.
    .expert = If { $cell } were { $other }, the strong links in { $lines } would put { $digit } in { $beside }.
uniqueness-then-opposite = Then { $opposite } would be { $other }, and all of the cells would hold only { $known } after all.
    .expert = Then { $opposite } would be { $other }, completing the deadly pattern of { $known }.
uniqueness-can-only-be = That can only be { $digit }, so { OR($roof) } is { $digit }.
