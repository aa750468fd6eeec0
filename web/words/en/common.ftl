### Words that several screens share.

# The language as browsers know it. Dates, lists, numbers and plurals follow it.
locale = en-GB

-brand = Sudokit
-hodoku = HoDoKu
-sudoku-explainer = Sudoku Explainer

# The names by themselves.
brand = { -brand }
hodoku = { -hodoku }
sudoku-explainer = { -sudoku-explainer }

## Buttons and links

button-home = Home
button-close = Close
button-cancel = Cancel
button-stop = Stop
button-continue = Continue
button-back = Back
button-next = Next
button-previous = Previous
button-play = Play
button-analyse = Analyse
button-print = Print
button-edit = Edit
button-make = Make
button-give-up = Give up
button-restart = Start over
button-undo-mistakes = Back to before the mistake
button-hint = Hint

## Labels of fields

label-level = Level
label-how-many = How many
# The digits printed in a puzzle.
label-givens = Givens
# The name of a picture of a puzzle, and of a part of a page about it.
label-puzzle = Puzzle
# $number: counted from 1. The name of one puzzle of several.
label-puzzle-number = Puzzle { $number }
# A step or a drill, counted from 1, and how many there are.
position = { $number } of { $total }
# The part of a total that is done: cells filled, puzzles solved.
progress = { $done } of { $total }
# An empty entry of a table or a list.
no-value = –

# The name of a level. The app gives it a capital where it is a label.
level-name =
    { $level ->
        [beginner] beginner
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[master] master
    }

# Between the items of a list without "and", and between two sentences.
list-comma = { ", " }
sentence-space = { " " }
# Between the digits of a list, and before its last one: "2, 5 and 8".
list-digits = { ", " }
list-last = { " and " }

## Waiting and errors

loading = Loading…
# Shown while puzzles are being made.
making = Making puzzles
# A long computation was stopped by its button.
stopped = Stopped.
# The address leads to no page.
page-not-found = Page not found
unknown-level = Unknown level
# The text under these titles, and under "No such lesson".
check-address = Check the address for typos.
# The end of a sentence, after a colon. $name: a file.
file-not-loaded = could not load { $name } (are you offline?)
# The end of a sentence, after a colon.
worker-ended = the browser stopped the computation

## Titles

# The title of the browser's tab. $title: the heading of the screen.
document-title = { $title } · { -brand }

# The titles of games: their level alone, or one of these. $level: the name of a level, $day: a date.
game-title-daily = { $level }, { $day }
game-title-entered = Your own puzzle
game-title-opened = Opened puzzle

## The start

start-failed = { -brand } can't start
    .again = Try again
start-old-browser = { -brand } needs a browser from 2023 or later, with WebAssembly SIMD.
start-offline = { -brand } could not be loaded. Are you online?
# $status: a number of HTTP, such as 404, as text.
start-refused = { -brand } could not be loaded: the server answered { $status }.
start-updated = { -brand } has a new version. Reload the page to go on.
