common-not-given = { COUNT($cells) ->
    [one] { $cells } holds { $held }, and it was not given.
   *[other] { $cells } hold { $held }, and none of them was given.
}
    .beginner = { COUNT($cells) ->
        [one] { $cells } holds { $held }, which was not printed in the puzzle.
       *[other] { $cells } hold { $held }, none of them printed in the puzzle.
    }
    .expert = { COUNT($cells) ->
        [one] { $cells } holds { $held }, not a given.
       *[other] { $cells } hold { $held }, none of them a given.
    }
common-are-not = { COUNT($cells) ->
    [one] { $cells } is not { $digit }
   *[other] { $cells } are not { $digit }
}
common-cells-are = { OR($cells) } is { OR($digits) }
common-only-places = { COUNT($cells) ->
    [one] In { $houses }, the only place for { $digits } is { $cells }.
   *[other] In { $houses }, the only places for { $digits } are { $cells }.
}
    .beginner = Check { $houses } cell by cell: only { $cells } can still be { OR($digits) }.
    .expert = { COUNT($cells) ->
        [one] Only place for { $digits } in { $houses }: { $cells }.
        [2] { COUNT($digits) ->
            [one] { $digits } bilocal in { $houses }: { $cells }.
           *[other] Only places for { $digits } in { $houses }: { $cells }.
        }
       *[other] Only places for { $digits } in { $houses }: { $cells }.
    }
common-can-only-be = { $cells } can only be { OR($digits) }.
common-none-sees-all = { COUNT($cells) ->
    [1] No cell that sees it can be { $digit }.
    [2] No cell that sees both can be { $digit }.
   *[other] No cell that sees all of them can be { $digit }.
}
    .beginner = { COUNT($cells) ->
        [1] No other cell in its row, column or box can be { $digit }.
        [2] Look for a cell that shares a row, column or box with each of these two: it cannot be { $digit }.
       *[other] Look for a cell that shares a row, column or box with each of these cells: it cannot be { $digit }.
    }
    .expert = { COUNT($cells) ->
        [1] Cells that see it lose { $digit }.
        [2] Cells that see both lose { $digit }.
       *[other] Cells that see all of them lose { $digit }.
    }
common-no-conflict = { COUNT($count) ->
    [1] No candidate that conflicts with it can be true.
    [2] No candidate that conflicts with both can be true.
   *[other] No candidate that conflicts with all of these can be true.
}
    .beginner = { COUNT($count) ->
        [1] Look for a digit that this rules out: it cannot be true.
        [2] Look for a digit that each of the two would rule out: it cannot be true.
       *[other] Look for a digit that every one of these would rule out: it cannot be true.
    }
    .expert = { COUNT($count) ->
        [1] Candidates weakly linked to it are false.
        [2] Candidates weakly linked to both are false.
       *[other] Candidates weakly linked to all of these are false.
    }
common-places-are-used-up = No other cell that sees all the places for one of these digits can be that digit.
    .beginner = Take these digits one by one. Another cell that shares a row, column or box with all the places for a digit cannot be that digit.
    .expert = Other cells that see every place for one of these digits lose that digit.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] So { $cells } can only be { OR($extra) }.
   *[other] So { $cells } act like one cell that can only be { OR($extra) }.
}
    .expert = { COUNT($cells) ->
        [one] So { $cells } can only be { OR($extra) }.
       *[other] So { $cells } act as a pseudocell with { $extra }.
    }
common-together-use-up = { COUNT($cells) ->
    [one] Together with { $others }, it uses up { $digits } in { $house }. No other cell there can be { OR($digits) }.
   *[other] Together with { $others }, they use up { $digits } in { $house }. No other cell there can be { OR($digits) }.
}
    .expert = { COUNT($cells) ->
        [one] With { $others }, it forms a locked set on { $digits } in { $house }. The other cells there lose { $digits }.
       *[other] With { $others }, they form a locked set on { $digits } in { $house }. The other cells there lose { $digits }.
    }
common-cells-are-not = { COUNT($cells) ->
    [one] { $cells } is not { OR($digits) }
   *[other] { $cells } are not { OR($digits) }
}
# One of these clauses is true, or all of them are.
common-one-is = { ELSE($parts) }
common-none-is = { ALSO($parts) }
# A value by itself, and sentences one after the other.
common-cell = { $cell }
common-digits = { $digits }
common-line = { $line }
common-text = { TEXT($sentences) }
common-candidate = { $candidate }
