hint-finish-entering = Finish entering the givens first.
    .beginner = Finish entering the printed digits first.
hint-no-solution = The grid has no solution as it stands.
hint-solved = The puzzle is solved.
hint-undecided = The puzzle has several solutions, and nothing decides between them.
hint-undecided-with-these = The puzzle has several solutions, and the techniques that are on do not decide between them.
hint-stuck = No technique leads on from here.
hint-stuck-with-these = None of the techniques that are on leads on from here.
hint-one-wrong = One digit is wrong.
hint-several-wrong = { $count } digits are wrong.
hint-one-lost = In one cell you have crossed out the right digit.
hint-several-lost = In { $count } cells you have crossed out the right digit.
hint-where-wrong = { COUNT($cells) ->
    [one] The digit in { $cells } is wrong.
   *[other] The digits in { $cells } are wrong.
}
hint-where-lost = The right digit is crossed out in { $cells }.
hint-name = { $name }.
hint-grid-solved = The grid is solved, and every digit is right.
hint-nothing-for-cell = No technique changes anything in { $cell } now.
hint-no-technique-applies = No technique applies. `sudoku techniques` lists all that are known.
hint-no-technique-decides = No technique decides between them; `sudoku solve --all` lists them.
hint-uniqueness-left-out = The givens alone do not have exactly one solution, so techniques that assume one are not used.
    .beginner = The printed digits alone do not have exactly one solution, so techniques that assume one are not used.
    .expert = The givens alone do not have exactly one solution, so uniqueness techniques are not used.
hint-see-page = `sudoku techniques { $technique }` explains this technique.
