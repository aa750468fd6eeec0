# Words on paper.

# Below the title on the cover of a book.
print-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
print-font = Set in Noto Sans, under the SIL Open Font License 1.1.
# $font: the name of another font, such as Noto Sans CJK JP.
print-second-font = Characters that Noto Sans lacks are set in { $font }.

# The rules, for people who have never seen a Sudoku: three headings, with paragraphs.
print-how-to-play = How to play
print-grid = The grid has nine rows, nine columns and nine boxes of three by three cells. Some cells hold a digit from the start. Fill in the others so that every row, every column and every box has each digit from 1 to 9 once.
print-how-to-begin = How to begin
print-begin-with-digit = Choose a digit that is already in many boxes. Look at a box that lacks it: the rows and columns that have the digit rule out most of the cells there. If only one cell is left, write the digit in it.
print-begin-with-cell = Choose a cell whose row, column and box are nearly full. If they hold eight different digits between them, write the ninth in the cell.
print-when-stuck = When you are stuck
print-pairs = In each empty cell, write small all digits that can still go there. If two cells of a row have the same two, no other cell of the row can be either: cross them out there. The same works in columns and boxes.
print-locked = If all places for a digit in a box are in one row, cross out the digit in the rest of that row.
print-each-has-one = Each puzzle has exactly one solution: every digit follows from those that are there.
print-none-has-one = No puzzle here has exactly one solution.
# $numbers: the numbers of a few puzzles.
print-all-but = Each puzzle except { $numbers } has exactly one solution.
print-all-but-several = Each puzzle except { $count } of them has exactly one solution.

# The contents of a book, and headings.
print-contents = Contents
print-puzzles = Puzzles
print-solutions = Solutions
print-no-level = No level
# The numbers of the puzzles of a section.
print-from-to = { $first } to { $last }

# Lines beside a puzzle, to be filled in: the name of the solver, and how long it took.
print-name = Name
print-time = Time
print-class = Class
print-date = Date

# Links to other pages.
print-on-page = page { $page }
print-solved-on = Solutions on page { $page }
print-solved-from = Solutions from page { $page }
# $first: "page 7", the first of several.
print-solved-first = Solutions: { $first }
print-to-page = To page { $page }

# Read aloud in place of a picture.
print-puzzle = Puzzle { $name }
# $label: a level or a rating.
print-puzzle-of = Puzzle { $name }, { $label }
# Difficulty. $count: the number of filled stars.
print-stars = { $count } of { $all } stars
print-code = QR code of puzzle { $name }
print-solution = Solution { $name }
print-row-by-row = { $name }, row by row.
# Empty cells beside each other.
print-blanks = { $count ->
    [one] blank
   *[other] { $count } blanks
}
# A row of a puzzle after the one before it: digits and blanks, with commas between them.
print-row = { " " }{ $cells }.
print-comma = ,{ " " }

# Worksheets for a technique, and explained ways.
# $kind: the name of the technique, as a name.
print-question = Where is the { $kind }? What follows?
print-answer = Answer { $number }
print-example = Example
# Above the answers of a worksheet. $heading: its topic.
print-answers = Answers: { $heading }
# A short answer. $name: the technique; $result: sentences, such as "Remove 4 from r2c8."
print-short-answer = { $number }. { $name }: { $result }
# On a sheet of several techniques, the easiest first. $topics, $kinds: names with commas between them.
print-mixed = Mixed: { $topics }
print-mixed-intro = You need these techniques: { $kinds }. The exercises get harder from one to the next.
print-which = Which technique helps here? What follows?
# On a sheet whose grids have no candidates, or all digits.
print-write-notes = First write the candidates into the empty cells. Then remove all candidates that easier techniques rule out.
print-cross-out = First cross out the digits that cannot go in their cells. Then remove all candidates that easier techniques rule out.
# The heading of a sheet of grids without digits, to write into.
print-blank-grids = Empty grids
print-the-puzzle = The puzzle

# Numbers in a list.
print-number = { $number }
