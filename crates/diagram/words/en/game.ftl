game-color-taken = Colour { $colour } taken from { $cells }.
game-color-on = Colour { $colour } on { $cells }.
game-candidate-color-taken = Colour { $colour } taken from candidates in { $cells }.
game-candidate-color-on = Colour { $colour } on candidates in { $cells }.
game-filled = Candidates filled into { $cells }.
game-cleaned-up = Marks cleaned up in { $cells }.
game-undone = Undone. { $difference }
game-redone = Redone. { $difference }
game-before-the-mistake = Went back to before the mistake. { $difference } Undo brings it all back.
game-mistakes-taken-back = Took back only the mistakes. { $difference }
game-savepoint = Savepoint { $number }.
game-savepoint-named = Savepoint { $number }: { $name }.
game-back-at-savepoint = Back at savepoint { $number }. { $difference }
game-left-grid-is-savepoint = { $said } The grid that you left is savepoint { $number }.
game-restarted = Started over. Undo brings everything back.
game-begins = The game begins.
game-begins-without-solution = The game begins, but its puzzle has no solution. Undo, and correct the givens.
game-begins-with-several = The game begins, but its puzzle has several solutions. Undo, and add givens.
game-no-digit-wrong = No digit is wrong.
game-one-digit-wrong = One digit is wrong: { $cells }.
game-digits-wrong = { $count } digits are wrong: { $cells }.
game-options-changed = Options changed.
game-solved = { $said } The puzzle is solved.
game-wrong-here = { $said } That is wrong.
game-wrong-cells = { $said } Wrong: { $cells }.
game-same-digit-in = { $said } The same digit is in { $cells }.
game-count-of-cells = { $count } cells
game-givens-open = Givens can be entered.
game-givens-closed = The givens stay.
game-placed = { $digit } in { $cells }.
game-one-empty = { $gone } is empty.
game-several-empty = { $cells } are empty.
game-crossed-out = Crossed out: { $crossed }.
game-crossed-out-in = Candidates crossed out in { $cells }.
game-colors-changed = Colours changed.
game-marks-changed = Marks changed in { $cells }.
game-marks-cleared = Marks cleared in { $cells }.
game-colors-cleared = Colours cleared in { $cells }.
# $mark is "corner", "centre" or "candidate".
game-mark-taken = { $mark ->
    [corner] Corner mark { $digit } taken from { $cells }.
    [centre] Centre mark { $digit } taken from { $cells }.
   *[candidate] Candidate { $digit } taken from { $cells }.
}
game-mark-in = { $mark ->
    [corner] Corner mark { $digit } in { $cells }.
    [centre] Centre mark { $digit } in { $cells }.
   *[candidate] Candidate { $digit } in { $cells }.
}
# $mark is "line" or "arrow". $from and $to: a cell, or a candidate such as "7 in r1c1".
game-line-on = { $mark ->
    [arrow] Arrow from { $from } to { $to }.
   *[line] Line from { $from } to { $to }.
}
game-line-taken = { $mark ->
    [arrow] Arrow from { $from } to { $to } taken away.
   *[line] Line from { $from } to { $to } taken away.
}
game-lines-changed = Lines changed.
game-colors-and-lines-cleared = Colours and lines cleared in { $cells }.
