train-round-finished = Round finished: { $right } of { $of } right at once.
train-find-and-cross-out = Find { $one } and cross out what it rules out.
train-find-and-place = Find { $one } and place its digit.
train-find-and-mark = Find { $one } and mark what follows.
train-can-you-find = Can you find { $one } here?
train-which-technique = Which technique is marked?
train-solve = Solve the puzzle. It needs { $one } now, and nothing harder later.
train-solved = Right. The puzzle is solved.
train-unsolved = The puzzle is not solved yet.
train-it-is = It is { $one }.
train-right-none = Right. { $there_is_none }
train-right-marked = Right. It is marked now.
train-marked = There is one. It is marked now.
train-right-it-is = Right. It is { $one }.
train-another-shows = { $other } shows some of this, too. Which other name fits?
train-not-this = Not { $one }: no { $name } here explains these marks.
train-nothing-marked = Nothing is marked yet.
train-takes-other-steps = This takes other steps first. Then it follows from { $one }.
train-right = Right.
train-right-rest = The rest follows, too, by another technique: { $other }.
train-more-follows = Right so far. More follows from the { $name }.
train-by-another = That's right, but by another technique: { $other }. Look for { $one }.
train-unproved-is = Nothing here shows that { $cell } is { $digit }.
train-unproved-is-not = Nothing here shows that { $cell } is not { $digit }.
train-can-still-be = { $cell } can still be { OR($left) }.
train-can-have-it-there = As the grid is marked now, { $digit } in { $cell } still leaves every row, column and box a place for { $digit }.
train-see-it = Does anything that you have learned apply here? Mark what follows, or say that nothing does.
train-place-it = Something applies here. Mark what follows, or say that you see nothing.
train-nothing-learned-applies = Nothing that you have learned applies here.
train-it-takes = It takes { $one }.
train-mark-it = Then mark what follows.
train-something-applies = Look again. Something that you have learned applies here.
train-more-follows-here = Right so far. More follows from the same pattern.
train-not-yet-provable-is = True, but what you have learned does not prove it yet. To show that { $cell } is { $digit } takes { $other }.
train-not-yet-provable-is-not = True, but what you have learned does not prove it yet. To show that { $cell } is not { $digit } takes { $other }.
train-your-other-marks-follow = Your other marks follow.
train-look-for = Look for { $one }.
train-in-solution = In the solution, { $cell } is { $digit }.
train-solution-agrees = The solution agrees with your marks.
train-can-still-go = The { $digit } of { $house } can still go in { OR($places) }.
# The premise that a guess lacks. $count: how many cells, digits or lines the pattern has.
train-needs-naked = { $count ->
    [2] It would take two cells that share a row, column or box with { $cell } and hold only two digits, { $digit } and one other. There are none.
    [3] It would take three cells that share a row, column or box with { $cell } and hold only three digits, { $digit } among them. There are none.
   *[4] It would take four cells that share a row, column or box with { $cell } and hold only four digits, { $digit } among them. There are none.
}
train-needs-hidden = { $count ->
    [2] It would take two digits other than { $digit } that fit in only two cells of a row, column or box, one of them { $cell }. There are none.
    [3] It would take three digits other than { $digit } that fit in only three cells of a row, column or box, one of them { $cell }. There are none.
   *[4] It would take four digits other than { $digit } that fit in only four cells of a row, column or box, one of them { $cell }. There are none.
}
train-needs-pointing = It would take another box in which { $digit } fits only in the row or only in the column of { $cell }. There is none.
train-needs-claiming = It would take another row or column in which { $digit } fits only in the box of { $cell }. There is none.
train-needs-fish = { $count ->
    [2] It would take two other rows in which { $digit } fits only in two columns, that of { $cell } among them, or the same with rows and columns swapped. There are none.
    [3] It would take three other rows in which { $digit } fits only in three columns, that of { $cell } among them, or the same with rows and columns swapped. There are none.
   *[4] It would take four other rows in which { $digit } fits only in four columns, that of { $cell } among them, or the same with rows and columns swapped. There are none.
}
train-needs-other = No { $name } here rules out { $digit } in { $cell }.
train-there-is-none = There is no { $name } in this position.
train-summary = { $name }: { $summary }
