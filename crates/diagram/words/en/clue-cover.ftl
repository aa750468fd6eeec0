clue-cover-look = Look at { $lines }.
clue-cover-nothing-given = Nothing is given there.
    .beginner = Nothing is printed there.
clue-cover-only-given = { COUNT($givens) ->
    [one] Only { $givens } is given there.
   *[other] Only { $givens } are given there.
}
    .beginner = { COUNT($givens) ->
        [one] Only { $givens } is printed there.
       *[other] Only { $givens } are printed there.
    }
clue-cover-ways-to-fill = With the candidates that are left, there are { $all } ways to fill { $lines }.
    .beginner = With the digits that are still possible, there are { $all } ways to fill { $lines }.
    .expert = The candidates left allow { $all } fillings of { $lines }.
clue-cover-exchangeable = In { $struck } of them, some digits could change places, and every row, column and box would keep its digits.
    .expert = In { $struck } of them, some digits form an unavoidable set.
clue-cover-second-solution = None of these digits is given, so that would be a second solution. But the puzzle has exactly one.
    .beginner = None of these digits is printed in the puzzle, so that would be a second solution. But the puzzle has exactly one.
    .expert = Such a set contains no given, so by uniqueness these fillings are out.
clue-cover-one-way-left = So the solution uses the one other way, in which { $none }.
    .expert = That leaves one filling, in which { $none }.
clue-cover-ways-left = So the solution uses one of the other { $left } ways, in all of which { $none }.
    .expert = That leaves { $left } fillings, in all of which { $none }.
clue-cover-change-places = { $digits } in { $cells } could change places.
    .expert = { $digits } in { $cells } form an unavoidable set.
clue-cover-whenever = Whenever { $one }, that is the case:
clue-cover-whenever-for-example = Whenever { $one }, that is the case. For example:
