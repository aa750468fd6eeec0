# Notes, errors and reports of the program for players.

# Before a message.
program-note = note
program-error = error
program-hint = hint

# $input: the name of a file.
program-no-puzzle = there is no puzzle in { $input }
program-not-finished = not finished after { $seconds } s (--timeout)

# A game in the terminal. $command is "play" or "train".
program-needs-terminal = `sudoku { $command }` needs a terminal
program-needs-cursor = `sudoku { $command }` needs a terminal that can move its cursor, and TERM is dumb
program-play-plain = `sudoku play --plain` needs no screen; `sudoku hint` and `sudoku solve` work anywhere
program-train-plain = `sudoku train --plain` needs no screen; `sudoku techniques NAME` shows the page of a technique anywhere

# Steps and explanations.
program-no-technique-applies = No technique applies.
program-verbose-explains = --verbose explains each step
program-no-such-step = there is no step { $step }: the path has { $count }
program-no-step-to-draw = no step to draw. { $said }

# Answers of `solve`.
program-no-solution = No solution.
program-one-solution = One solution.
program-first-of-solutions = { $count } solutions; this is the first found.
program-first-of-solutions-or-more = { $count } solutions or more; this is the first found.
program-solution = Solution { $number }.
program-written-unsolved = puzzles without a solution, written unsolved: { $count }
program-written-with-first = puzzles with several solutions, written with the first: { $count }

# The report of `check` on one puzzle: the names of facts, and what is said of each.
program-number = { $count }
program-givens = givens
program-valid = valid
program-valid-yes = yes: no digit appears twice in a row, column or box
program-valid-no = { $conflicts ->
    [one] no: { $conflicts } conflict
   *[other] { $houses ->
        [one] no: { $conflicts } conflicts in { $houses } house
       *[other] no: { $conflicts } conflicts in { $houses } houses
    }
}
program-solutions = solutions
program-solutions-none = none
program-solutions-one = 1: the puzzle is unique
program-solutions-several = 2 or more: `sudoku solve --count N` counts them
program-minimal = minimal
program-minimal-yes = yes: every given is needed
program-minimal-but-one = no: { $cells } can be left out
program-minimal-by-none = no: any one of its { $count } givens can be left out
program-minimal-by-some = no: any one of these { $count } givens can be left out:
program-filled-in = filled in
program-none-wrong = { $digits ->
    [one] { $digits } digit, none of them wrong
   *[other] { $digits } digits, none of them wrong
}
program-some-wrong = { $digits ->
    [one] { $digits } digit, { $wrong } wrong:
   *[other] { $digits } digits, { $wrong } wrong:
}
# Candidates that the player removed, although they belong to the solution.
program-removed = removed
program-candidates-lost = { $count ->
    [one] { $count } candidate of the solution:
   *[other] { $count } candidates of the solution:
}

# The same on one of many puzzles: these stand in a line, with commas between them.
program-is-valid = valid
program-is-not-valid = not valid
program-has-givens = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
program-is-unique = unique
program-has-several = several solutions
program-has-none = no solution
program-is-minimal = minimal
program-has-redundant = redundant: { $cells }
program-has-wrong = wrong: { $digits }
program-has-lost = removed from the solution: { $candidates }

# Making puzzles. $done of $all were made.
program-seed = seed { $seed }
program-going-on = { $count ->
    [one] going on after { $count } finished puzzle
   *[other] going on after { $count } finished puzzles
}
program-given-up = { $done } of { $all } made: no puzzle in { $tries } tries
program-out-of-time = { $done } of { $all } made: out of time
program-mean-givens = { $mean } givens on average, weighted
program-made-by = Made by sudoku { $version } with the seed { $seed }
program-nothing-known = the techniques you know are not recorded yet
program-find-your-place = `sudoku train` finds your place in ten to twenty positions; you can also tick techniques there
program-learning = these puzzles need a technique that you are learning: { $kind }
program-none-known = no puzzle is known yet whose hardest technique is { $kind }: none among { $tried } tried. The search may find none

# Printing.
program-nothing-to-print = there is no puzzle to print
program-has-no-solution = the puzzle has no solution
program-has-several-solutions = the puzzle has several solutions
program-not-printed = nothing is printed because some puzzles do not have exactly one solution
program-print-broken = --allow-broken prints such puzzles without a solution
# $puzzles: a list with commas, perhaps with the last message here.
program-without-solution = without a solution because they do not have exactly one: puzzle { $puzzles }
program-and-more = { $listed } and { $count } more
program-long-way = the path is long: --aim shortest looks for one with fewer hard steps
program-no-position = there is no position for { $kind }
program-other-puzzles = it is never the easiest step in these puzzles; try others
program-positions-found = { $found } of { $of } positions found
program-positions-of = { $found } of { $of } positions found for { $kind }
program-give-puzzles = name puzzles that need it, such as a collection of hard ones
program-no-key = no key: none of the sheets asks anything

# Techniques: a name that fits several, and the columns of the list.
program-fits-several = '{ $name }' fits { $count } techniques:
program-page-of-one = `sudoku techniques NAME` shows the page of one of them.
program-page-of-any = `sudoku techniques NAME` shows the page of a technique. Any common name will do.
program-column-level = HoDoKu's names and numbers
program-column-se = Sudoku Explainer's rating
program-column-explain = `sudoku explain` and `sudoku hint` use it
program-column-hodoku = it is part of HoDoKu's order, which `sudoku rate` follows
program-column-asked = only `sudoku steps` uses it, unless --allow names it
program-column-one = it assumes that the puzzle has exactly one solution

# A photograph.
program-photo-doubtful = some digits may be misread; please check { $cells }
program-photo-unsolved = the digits as read do not make a puzzle with exactly one solution; please compare all of them with the picture, starting with { $cells }
program-photo-full = the grid is full: there is nothing left to solve

# The day of a puzzle, beside its number. $number: 1 for Monday or January.
program-day = { $weekday }, { $day } { $month } { $year }
program-weekday = { $number ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[other] Sunday
}
program-month = { $number ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
