# The end of an explanation: $steps is the number of steps that have been told, $kind the name of a technique.
explain-solved = { $steps ->
    [one] Solved in { $steps } step.
   *[other] Solved in { $steps } steps.
}
explain-solved-without = { $steps ->
    [one] Solved in { $steps } step, none of which is { $kind }.
   *[other] Solved in { $steps } steps, none of which is { $kind }.
}
explain-stopped = { $steps ->
    [one] Stopped after { $steps } step.
   *[other] Stopped after { $steps } steps.
}
# $flaw is the contradiction.
explain-no-solution = { $steps ->
    [one] No solution: after { $steps } step { $flaw }.
   *[other] No solution: after { $steps } steps { $flaw }.
}
explain-never-applies = { $steps ->
    [one] No { $kind }: after { $steps } step no technique applies.
   *[other] No { $kind }: after { $steps } steps no technique applies.
}
explain-stuck = { $steps ->
    [one] Stuck after { $steps } step: no technique applies.
   *[other] Stuck after { $steps } steps: no technique applies.
}
explain-impossible = No solution: { $reason }.
explain-impossible-and-more = No solution: { $reason }; and { $count } more, see `sudoku check`.
# The title of a page, and headings of steps that are told together, by their numbers.
explain-title = Sudoku, step by step
explain-singles = { $first } to { $last }. Singles
explain-simple-steps = { $first } to { $last }. Simple steps
