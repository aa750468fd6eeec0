bug-look = Almost every empty cell has two candidates. Look at the cells that have more.
bug-extra = { COUNT($all) ->
    [one] The extra candidate is { $all }.
   *[other] The extra candidates are { $all }.
}
bug-without = { COUNT($all) ->
    [one] Without it, every empty cell would have two candidates, and every house would have two places for each digit that it still needs.
   *[other] Without them, every empty cell would have two candidates, and every house would have two places for each digit that it still needs.
}
bug-second-solution = { COUNT($all) ->
    [one] If there were a solution without it, every empty cell could take its other candidate instead: a second solution.
   *[other] If there were a solution without them, every empty cell could take its other candidate instead: a second solution.
}
