### A game: the grid, the pad below it, and the texts for screen readers.

## The grid, and the line above it

# The name of the grid, for screen readers. $title: the title of the game.
game-grid = { $title }, { $filled } of { $total } cells filled
# The clock is a button that shows only $time. Screen readers read the whole text.
game-clock-pause = { $time }, pause
game-clock-continue = { $time }, continue
game-paused = Paused at { $time }.
# Announced when the clock stops or continues.
game-said-paused = Paused.
game-said-running = The clock is running.

## The pad

pad = Pad
# The name of the group of buttons that choose how the next digits are entered.
pad-modes = Input mode
pad-mode =
    { $mode ->
        [digits] Digits
        [corner] Corner
        [centre] Centre
        [notes] Notes
       *[colours] Colours
    }
# Announced when the mode changes.
pad-mode-said =
    { $mode ->
        [digits] Now entering digits.
        [corner] Now entering corner marks.
        [centre] Now entering centre marks.
        [notes] Now entering notes.
       *[colours] Now colouring cells.
    }
# Screen readers read these for the nine buttons. $count: how many of the digit the grid still needs.
pad-digit = { $digit }, { $count } left
pad-digit-complete = { $digit }, complete
pad-colour = Colour { $colour }
pad-clear = Clear
# In the colour mode. The first begins a line at the chosen cell; the second is a switch: arrows instead of lines.
pad-line = Draw a line from this cell
pad-arrows = Arrows
pad-undo = Undo
pad-redo = Redo
# A switch: while it is on, each tapped cell is added to the selection.
pad-select = Select

## Lines of the player's

# $cell: such as r4c7.
pen-begun = A line from { $cell }. Now choose its other end.
# A line that was begun is not drawn after all.
pen-dropped = No line drawn.

## Keyboard shortcuts that only the web app has

key-read-houses = Read out what the row, column and box still need
key-corner = Enter a corner mark
key-centre = Enter a centre mark
key-colour = Colour a cell
key-line = Draw a line: press at one end, then at the other
key-arrow = Draw an arrow: press at its start, then at its tip

## Cells, read aloud

# $rows and $columns: a number, or a list of several. The app capitalises this at the start of a sentence.
spoken-cells =
    { $rowCount ->
        [one] row { $rows }
       *[other] rows { $rows }
    } { $columnCount ->
        [one] column { $columns }
       *[other] columns { $columns }
    }
# Read aloud for the sign ≠ between a cell and a digit.
spoken-is-not = is not
# A cell: its place and its contents. $contents: some of the texts below, separated by commas.
spoken-cell = { $cell }, { $contents }
spoken-given = given { $digit }
spoken-empty = empty
# The digit differs from the solution.
spoken-wrong = wrong
# The digit appears more than once in a row, column or box.
spoken-conflict = in conflict
# $digits: a list, as in the messages below.
spoken-candidates =
    { $count ->
        [one] candidate { $digits }
       *[other] candidates { $digits }
    }
spoken-corner-marks =
    { $count ->
        [one] corner mark { $digits }
       *[other] corner marks { $digits }
    }
spoken-crossed-out = crossed out { $digits }
spoken-coloured-candidate = candidate { $digit } in colour { $colour }
spoken-colours =
    { $count ->
        [one] colour { $colours }
       *[other] colours { $colours }
    }
# A line of the player's that ends in the cell. $place: its other end, a cell or a candidate.
spoken-line =
    { $line ->
        [to] arrow to { $place }
        [from] arrow from { $place }
       *[line] line to { $place }
    }
# Ends of a line that are candidates: the other one; and this one, before its line.
spoken-candidate-at = { $digit } in { $cell }
spoken-line-of = { $digit }: { $line }
# The digits that the row, column and box of a cell still need, read on request. $count: how many.
spoken-row =
    { $count ->
        [0] Row { $number } is complete.
       *[other] Row { $number } still needs { $digits }.
    }
spoken-column =
    { $count ->
        [0] Column { $number } is complete.
       *[other] Column { $number } still needs { $digits }.
    }
spoken-box =
    { $count ->
        [0] Box { $number } is complete.
       *[other] Box { $number } still needs { $digits }.
    }
# The name of a row of the grid, for screen readers.
spoken-row-name = Row { $number }

## The game cannot be shown

game-elsewhere = Playing in another tab
    .text = This game is open in another tab or window.
    .taken-over = This game has moved to another tab. Nothing is lost.
    .here = Play here
game-missing = Game not found
    .text = This game isn't stored in this browser. Did you give it up?
    .unreadable = This game can't be read: { $why }. It's set aside, and exports include it.
