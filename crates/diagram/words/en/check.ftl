check-givens-differ = { $first }, where the printed puzzle has { $printed }
check-lost-candidates = A candidate that is needed has been removed: { $lost }.
check-conflict = { $conflict }.
check-more-conflicts = And so on: there are { $count } conflicts.
check-no-solution = This grid has no solution.
check-givens-have-no-solution = The givens have no solution, whatever you fill in.
check-entries-have-no-solution = The digits that you have filled in do not go together.
check-taking-back-does-not-help = Taking back digits does not help.
check-too-many-wrong = Too many digits are wrong to find out which.
check-suspect-digit = the { $candidate }
check-suspect-removal = what was removed from { $cell }
check-in-other-ways = in { $count } other ways
check-several-solutions = The puzzle has several solutions: was a given missed?
check-every-empty-cell = every empty cell
check-many-cells = { $count } cells: { $by_line }
check-one-given-decides = One more given would decide: { $givens }.
check-one-given-decides-for-example = One more given would decide, for example { $givens }.
check-givens-needed = From { $fewest } to { $count } more givens are needed to decide.
check-givens-decide = { $count } more givens would decide, for example { $givens }; fewer would not.
check-givens-may-decide = { $count } more givens would decide, for example { $givens }. Perhaps fewer would do, but not fewer than { $fewest }.
check-they-differ = They differ in { $differ }.
check-appears = { $times ->
    [2] { $digit } appears twice in { $house }: { $cells }
   *[other] { $digit } appears { $times } times in { $house }: { $cells }
}
check-wrong-digits = { COUNT($wrong) ->
    [one] { $wrong } is wrong: take it back.
   *[other] { $wrong } are wrong: take them back.
}
check-without-suspects = without { $contents }
check-several-left = There are several solutions { OR($ways) }.
check-exactly-one-left = There is exactly one solution { OR($ways) }.
check-if-own-digits = If some of the digits are your own, say which: write + before each of them, as in +7, or name the printed puzzle with --givens FILE|PUZZLE.
check-repeated = { $house } has { $digit } more than once
check-cell-empty = { $cell } has no candidate left
check-no-place = { $house } has no place left for { $digit }
