### A game: the grid, the pad below it, and what a voice reads.

## The grid, and the line above it

# The name of the grid. $title: the title of the game.
game-grid = { $title }, { $filled } of { $total } cells filled
# The clock is a button. Voices read this; $time is what is seen.
game-clock-pause = { $time }, pause
game-clock-continue = { $time }, continue
game-paused = Paused at { $time }.
# Said when the clock stops or goes on.
game-said-paused = Paused.
game-said-running = The clock is running.

## The pad

pad = Pad
# The buttons that decide about the digits that are pressed next.
pad-modes = Input mode
pad-mode =
    { $mode ->
        [digits] Digits
        [corner] Corner
        [centre] Centre
       *[colours] Colours
    }
# Said when the mode changes.
pad-mode-said =
    { $mode ->
        [digits] Now entering digits.
        [corner] Now entering corner marks.
        [centre] Now entering centre marks.
       *[colours] Now colouring cells.
    }
# Voices read these for the nine buttons. $count: how many are missing in the grid.
pad-digit = { $digit }, { $count } left
pad-digit-complete = { $digit }, complete
pad-colour = Colour { $colour }
pad-clear = Clear
pad-undo = Undo
pad-redo = Redo
# A switch: while it is on, each cell that is tapped is selected as well.
pad-select = Select
pad-hint = Hint

## Keys that only the browser has, in the table of keyboard shortcuts

key-read-houses = Read out what the row, column and box still need
key-corner = Enter a corner mark
key-centre = Enter a centre mark
key-colour = Colour a cell

## What a voice reads for cells

# $rows and $columns: numbers, as a list if there are several. Sentences may begin with it.
spoken-cells =
    { $rowCount ->
        [one] row { $rows }
       *[other] rows { $rows }
    } { $columnCount ->
        [one] column { $columns }
       *[other] columns { $columns }
    }
# In the place of the sign ≠ between a cell and a digit.
spoken-is-not = is not
# A cell: where it is, and what it holds. $contents: some of the following, with commas.
spoken-cell = { $cell }, { $contents }
spoken-given = given { $digit }
spoken-empty = empty
# The digit is not that of the solution.
spoken-wrong = wrong
# The digit is twice in a row, column or box.
spoken-conflict = in conflict
# $digits: a list. So in the following ones.
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
# The digits missing in the houses of a cell, read on request. $count: how many.
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
# The name of a row of the grid.
spoken-row-name = Row { $number }

## The game cannot be shown

game-elsewhere = Playing in another tab
    .text = This game is open in another tab or window.
    .taken-over = This game has moved to another tab. Nothing is lost.
    .here = Play here
game-missing = Game not found
    .text = This game isn't stored in this browser. Did you give it up?
    .unreadable = This game can't be read: { $why }. It's set aside, and exports include it.
