bug-look = Almost every empty cell has two candidates. Look at the cells that have more.
    .beginner = Almost every empty cell is down to two digits. Find the cells that have more.
    .expert = A bivalue universal grave, but for the cells with more than two candidates.
bug-extra = { COUNT($all) ->
    [one] The extra candidate is { $all }.
   *[other] The extra candidates are { $all }.
}
    .beginner = { COUNT($all) ->
        [one] The extra digit is { $all }.
       *[other] The extra digits are { $all }.
    }
    .expert = { COUNT($all) ->
        [one] Guardian: { $all }.
       *[other] Guardians: { $all }.
    }
bug-without = { COUNT($all) ->
    [one] Without it, every empty cell would have two candidates, and every house would have two places for each digit that it still needs.
   *[other] Without them, every empty cell would have two candidates, and every house would have two places for each digit that it still needs.
}
    .beginner = { COUNT($all) ->
        [one] Cross it out in your mind: every empty cell is left with two digits, and every row, column and box with two places for each digit that it still needs.
       *[other] Cross them out in your mind: every empty cell is left with two digits, and every row, column and box with two places for each digit that it still needs.
    }
    .expert = { COUNT($all) ->
        [one] Without it, every unsolved cell would be bivalue, and every unplaced digit bilocal in its houses.
       *[other] Without them, every unsolved cell would be bivalue, and every unplaced digit bilocal in its houses.
    }
bug-second-solution = { COUNT($all) ->
    [one] If there were a solution without it, every empty cell could take its other candidate instead: a second solution.
   *[other] If there were a solution without them, every empty cell could take its other candidate instead: a second solution.
}
    .beginner = { COUNT($all) ->
        [one] If you could solve the puzzle without it, you could also write the other digit in every empty cell: a second solution.
       *[other] If you could solve the puzzle without them, you could also write the other digit in every empty cell: a second solution.
    }
    .expert = { COUNT($all) ->
        [one] Any solution without it would have a complement, a second solution.
       *[other] Any solution without them would have a complement, a second solution.
    }
