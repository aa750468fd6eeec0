### Analysing a puzzle: facts, ratings, and the way to its solution.

analyse = Analyse
analyse-field = A puzzle in any format, or a list of puzzles
analyse-from-game = To analyse a game you're playing, choose Analyse in its menu.
analyse-reading = Looking at the puzzle…

## Facts

facts-solutions = Solutions
# $count: the number of solutions, only for "counted" and for "many", where counting stopped. The selector
# on $count makes the app write 1000 as 1,000.
facts-solution-count =
    { $status ->
        [unique] one
        [none] none
        [counted] { $count }
       *[many]
            { $count ->
               *[other] more than { $count }
            }
    }
# Minimal: leaving out any given would allow another solution.
facts-minimal = Minimal
    .yes = yes
facts-not-minimal =
    { $count ->
        [one] no: one given can be removed
       *[other] no: any one of { $count } givens can be removed
    }
# The same digit twice in a row, a column or a box. $cells: a list.
facts-conflict =
    { $house ->
        [row] { $digit } appears more than once in row { $number }: { $cells }.
        [column] { $digit } appears more than once in column { $number }: { $cells }.
       *[other] { $digit } appears more than once in box { $number }: { $cells }.
    }
# $flaw: such as "R1c9 has no candidate left".
facts-dead-end = { $flaw }.
facts-solution = Solution

## Ratings

ratings = Difficulty
# The numbers of each scale, in their order.
ratings-hodoku =
    .about = level, score, steps
ratings-explainer =
    .about = hardest step, up to the first digit, first step
ratings-invariant = Invariant
    .about = the same however you turn or relabel the puzzle
ratings-whips = Whips
ratings-braids = Braids
ratings-g-whips = G-whips
ratings-g-braids = G-braids
ratings-length = length of the longest one needed
ratings-more = Rate by whips and braids
# Shown instead of a rating.
ratings-busy = …
ratings-none = not rated
ratings-at-least = at least { $rating }

## Proofs

# The command stands in code, between backquotes.
proof-note = To check a proof step by step, paste one, such as the output of `sudoku explain -f json`.
proof-checking = Checking the proof…
# $steps: how many steps a proof has.
proof-holds =
    { $steps ->
        [0] This proof has no steps.
        [one] The proof holds: its one step follows.
       *[other] The proof holds: all { $steps } steps follow.
    }
proof-step = Step { $number } of { $total } doesn't follow.
proof-unread = This proof can't be read.
# Of several proofs in one text.
proof-many = { $held } of { $total } proofs hold.
proof-number = Proof { $number }

## Another puzzle

compare = Compare with another puzzle
    .same = It's the same puzzle in another form. The table shows how.
    .other = It's a different puzzle, however you turn, reorder or relabel it.
# The headings of three columns. Each row of the table is for one number from 1 to 9, and says what that row,
# column or digit becomes in the other puzzle.
compare-image =
    { $of ->
        [row] Row becomes row
        [column] Column becomes column
        [row-column] Row becomes column
        [column-row] Column becomes row
       *[digit] Digit becomes
    }

## Steps

path = Solution path
    .searching = Looking for the solution path…
    .back = Back to the solution path
    .print = Print the path
path-list = List all steps possible here
    .searching = Looking for all steps…
# Which of the possible steps are listed: those of one technique, or all.
path-list-kind = Technique
    .all = All
# $count: how many steps are possible.
path-listed =
    { $count ->
        [0] No technique applies here
       *[other] All possible steps: { $count }
    }
# With some techniques turned off the solution may be out of reach.
path-stuck = These techniques can't solve the rest.
# The choice of a path by its aim.
path-aim = Kind of path
path-aim-name =
    { $aim ->
        [usual] Usual
        [shortest] Few hard steps
        [easiest] Easiest steps
       *[elegant] Few techniques
    }
# The techniques that a path may use. $count: how many are off.
path-techniques =
    { $count ->
        [0] Techniques: all
        [one] Techniques: all but one
       *[other] Techniques: all but { $count }
    }
step = Step
# Buttons: show the parts of a step one at a time, and all of it again.
step-parts = Part by part
step-whole = All at once
steps = Steps
    .first = First step
    .previous = Previous step
    .next = Next step
    .last = Last step
# Read aloud. $line: the step in one line.
step-said = Step { $number } of { $total }: { $line }
# The name of the picture of a step, and of its bar in the curve of difficulty. $name: a technique.
step-name = Step { $number }: { $name }
# The difficulty of a step, on HoDoKu's scale.
step-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# HoDoKu's levels, for the legend of the curve.
step-level =
    { $level ->
        [easy] easy
        [medium] medium
        [hard] hard
        [unfair] unfair
       *[extreme] extreme
    }

## Many puzzles

# A table of all puzzles of a text, which fills while they are rated. Same: an earlier puzzle again, as it is or
# turned, exchanged or renamed.
table-label = Puzzles
table-progress =
    { $done ->
       *[other] { $done }
    } of { $total ->
       *[other] { $total }
    } puzzles checked
table-explain = Add Sudoku Explainer ratings
table-show = Show
table-choice =
    { $choice ->
        [all] All
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [unfair] Unfair
        [extreme] Extreme
        [same] Duplicates
       *[invalid] No unique solution
    } ({ $count ->
       *[other] { $count }
    })
table-download = Download as CSV
table-copy = Copy puzzles
table-column =
    { $column ->
        [number] Puzzle
        [givens] Givens
        [solutions] Solutions
        [level] Level
        [score] Score
        [hardest] Hardest technique
       *[explained] { -sudoku-explainer }
    }
# $number: the place of the earlier puzzle in the table.
table-same-as = essentially the same as puzzle { $number }
