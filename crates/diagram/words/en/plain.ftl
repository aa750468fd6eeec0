# The game line by line (`sudoku play --plain`, `sudoku train --plain`). A screen reader reads every line aloud. Commands are typed in
# English in every language: new, help, do and the others.
plain-welcome = Sudoku, line by line. Type help for the commands.
plain-no-game = No game is open. Type new for a game, or help.
plain-game = { $title }: { $progress }.
plain-no-games = No unfinished games. Type new for a game.
plain-item = { $number }. { $item }

# Lines that are not understood. $said: the line.
plain-unknown = Unknown command: { $said }. Type help for the commands.
plain-unknown-near = Unknown command: { $said }. Did you mean { $near }?
plain-which-cell = Which cell? Name it by row and column, for example 2 7 or r2c7.
plain-which-house = Which one, from 1 to 9? Type row 3, for example.
plain-which-number = Which game? Type its number, too, for example continue 2.
plain-which-puzzle = Which puzzle? Type open and its 81 cells, with dots for empty ones.
plain-which-level = Which level? Type new and one of these names.
plain-entry = { $name }: { $about }
plain-how-to-place = To place a digit, type the digit and its cell, for example 4 in 2 7.

# The grid: a house in three parts, each of three cells; the word for an empty cell.
plain-house = { $house }: { $first }, { $second }, { $third }.
plain-three = { $first } { $second } { $third }
plain-blank = blank
plain-digit = { $digit }
plain-given = { $cell }: { $digit }, given.
plain-own = { $cell }: { $digit }, yours.
plain-empty = { $cell } is empty, without notes.
plain-notes = { $cell } is empty. Notes: { $notes }.

# Where a digit is.
plain-nowhere = { $digit } is not in the grid yet.
plain-complete = { $digit } is complete: { $cells }.
plain-places = { $digit } is in { $cells }. { $missing } more to place.
plain-missing = Missing: { SERIES($each) }.
plain-missing-digit = { $count ->
    [one] { $digit }, once
   *[other] { $digit }, { $count } times
}
plain-nothing-missing = No digit is missing.

# Hints. "do" and "hint" are commands.
plain-hint-ends = That was the whole hint. Type do to take the step.
plain-no-hint = There is no hint to take. Type hint first.

# Behind each command: its effect.
plain-help-house = read a row, a column or a box
plain-help-grid = read all rows
plain-help-cell = read the cell in row 2, column 7
plain-help-digit = where this digit is
plain-help-missing = which digits are missing, and how many of each
plain-help-place = place 4 in row 2, column 7
plain-help-note = note 4 and 8 in row 2, column 7; the same command removes them again
plain-help-clear = empty a cell
plain-help-fill = note all candidates in all cells
plain-help-tidy = remove notes that placed digits rule out
plain-help-undo = take the last move back, or make it again
plain-help-check = say which digits are wrong
plain-help-hint = a hint; type it again for more
plain-help-why = the whole hint with its reason
plain-help-do = take the step of the hint
plain-help-new = a new game, or one at this level
plain-help-daily = the puzzle of the day
plain-help-open = open a puzzle of 81 cells, or a link
plain-help-games = your unfinished games, or continue one of them
plain-help-begin = finish entering the givens and begin the game
plain-help-restart = start this game over
plain-help-status = the time, and how far you are
plain-help-again = the last answer once more
plain-help-quit = leave; your games are saved
plain-help-cross = cross out candidate 4 in row 2, column 7
plain-help-candidates = read the candidates of a row, a column, a box or a cell
plain-help-course = the course, or one of its chapters
plain-help-lesson = the next lesson, or the lesson on a technique
plain-help-example = a worked example for the lesson
plain-help-drills = practise the technique of the lesson, or another one
plain-help-solve = a puzzle that needs the technique of the lesson
plain-help-review = practise what is due
plain-help-placement = find your chapter in the course
plain-help-own = positions from your games that took you long
plain-help-reply = reply to a drill
plain-help-answer = the answer to a drill
plain-help-truth = say if a guess is true
plain-help-next = the next drill

# Lessons and drills. Type lesson, drills, done and the others in English.
plain-which-technique = Which technique? Type lesson and its name, for example lesson x-wing.
plain-no-drill = No drill is open. Type drills, review or placement.
plain-lesson-ways = Type example for an example, drills to practise, or solve for a puzzle that needs it.
plain-reply-is-there = Type yes or no.
plain-reply-name = Type name and a number, for example name 2.
plain-reply-marks = To place a digit, type 4 in 2 7. To cross one out, type cross 4 in 2 7. Then type done.
plain-reply-marks-or-nothing = To place a digit, type 4 in 2 7. To cross one out, type cross 4 in 2 7. Then type done. If you see nothing, type no.
plain-next = Type next to continue.
plain-not-noted = { $digit } is not noted there.
plain-strong-link = { $from } or { $to } is true.
plain-weak-link = { $from } and { $to } are not both true.
