### Making, opening and printing puzzles.

## Making

make = Make
make-by-hand = Enter a puzzle by hand
# The title while the grid is being prepared.
make-enter = Enter a puzzle
# The choice of any level, or of any technique.
make-any = Any
make-technique = Required technique
make-symmetry = Symmetry
# The symmetry of the givens: where two of them are mirrored or turned onto each other. The app gives it a
# capital.
symmetry-name =
    { $symmetry ->
        [none] none
        [half-turn] half turn
        [quarter-turn] quarter turn
        [left-right] left right
        [top-bottom] top bottom
        [orthogonal] orthogonal
        [diagonal] diagonal
        [anti-diagonal] anti diagonal
        [diagonals] diagonals
       *[full] full
    }
make-fewest = Fewest givens
make-most = Most givens
# The number that a puzzle is made from: the same number makes the same puzzle.
make-seed = Seed
    .random = Random
make-done =
    { $count ->
        [0] No such puzzle found.
        [one] { $count } puzzle made.
       *[other] { $count } puzzles made.
    }
make-too-few = Found only { $count } of { $wanted }.
make-found =
    { $count ->
        [one] Your puzzle
       *[other] { $count } puzzles
    }
make-print-all = Print all
# Read aloud for the buttons "Play", "Analyse" and "Print", because every puzzle has all three.
make-play-number = Play puzzle { $number }
make-analyse-number = Analyse puzzle { $number }
make-print-number = Print puzzle { $number }
make-wrong-seed = Seed: enter a whole number or leave it empty.
make-wrong-count = How many? Enter a number from 1 to 100.
make-wrong-givens = Givens: enter two numbers from 17 to 81, the smaller one first.
# A new puzzle of a level that takes a moment. $level: its name, such as "easy".
new-making = Making a puzzle: { $level }
# Puzzles that need only the techniques that the player knows. .about: the button on the first screen.
# .unknown: the player has not said which these are; "Train" is the button below.
new-mine = My level
    .about = Only techniques you know.
    .unknown = Which techniques do you know? Tick them under Train, and My level picks puzzles that need nothing else.
new-failed = No puzzle made
    .text = The puzzle couldn't be made: { $why }.

## Opening

open = Open
open-field = Paste a puzzle in any format, or a link
open-file = Choose a file
open-paste = Paste
open-by-hand = Enter by hand
open-game = This is a saved game.
    .continue = Continue this game
# One of the puzzles in a text.
open-at = Puzzle { $number } of { $total }
# $parts: a list of some of the following.
open-puzzle = A puzzle with { $parts }.
open-titled = “{ $title }” with { $parts }.
open-givens =
    { $count ->
        [one] { $count } given
       *[other] { $count } givens
    }
open-placed =
    { $count ->
        [one] { $count } digit placed
       *[other] { $count } digits placed
    }
open-candidates = candidates
open-solutions =
    { $status ->
        [unique] It has exactly one solution.
        [none] It has no solution.
       *[multiple] It has several solutions.
    }
open-show-place = Show where
# A grid with many digits: some may be the player's.
open-whose = Which of these digits are yours?
open-all-printed = All are printed
open-choose-mine = Choose mine

# A link that was followed.
shared-opening = Opening
shared-failed = There's no puzzle in this link
    .text = The link can't be read: { $why }.
# The end of a sentence, after a colon.
shared-too-long = it is too long for a game

## Printing

print = Print
# The title on paper, unless the player enters another.
print-title = Title
    .usual = Sudoku
print-per-page = Puzzles per page
print-paper = Paper
print-paper-name =
    { $paper ->
        [a4] A4
        [a5] A5
        [letter] Letter
       *[legal] Legal
    }
print-solutions = Solutions
print-solutions-place =
    { $place ->
        [end] On the last pages
        [below] Below each, upside down
        [back] On the back, upside down
       *[none] None
    }
# Help that is printed in empty cells.
print-aid = In empty cells
print-aid-kind =
    { $kind ->
        [none] Nothing
        [candidates] Candidates
       *[digits] All digits, to cross out
    }
print-large = Large print
# The name of a page in the preview.
print-page = Page { $number }
