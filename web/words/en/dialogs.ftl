### The dialogs of a game.

## The menu

menu = More
menu-check = Check my work
menu-all-notes = Fill in all notes
menu-tidy-notes = Tidy up notes
menu-pause = Pause
menu-share = Share, copy, download

## Questions

restart-question = Start over?
    .text = This clears everything you've entered. You can undo it.
give-up-question = Give up this game?
    .text = It counts as unsolved, and you can't come back to it.

## The game is solved

# .next-level: $level is the name of a level. .practise: $technique had a hint.
finished = Solved
    .next = Next puzzle
    .next-level = Next: { $level }
    .practise = Practise { $technique }
    .share = Share result
    .analyse = See how it's solved
# $assistance: the most help that the player had.
finished-help =
    { $assistance ->
        [none] without help
        [candidates] with automatic notes
       *[other] with some help
    }
finished-hints =
    { $count ->
        [one] with { $count } hint
       *[other] with { $count } hints
    }
# The time beside earlier ones of the level without hints: the first, a new best, or neither; the median only
# if there are enough times.
finished-time =
    .first = Your first win at this level without hints
    .best = Your new best time at this level, down from { $before }
    .usual = Your best without hints: { $best }
    .usual-median = Your best without hints: { $best }, your median: { $median }
# Where the player took long, with the lessons.
finished-moments = Where it took long
# $time: on the clock of the game. $thought: how long it took.
finished-moment = { $time }, after { $thought }
    .helped = { $time }, with a hint
# The result for others; the link to the puzzle follows on a line of its own. $title: the title of the game.
# $help: one of the texts above, such as "with 2 hints". .other: of a puzzle from elsewhere.
finished-result = { -brand }, { $title }: { $time }, { $help }
    .other = { -brand }: { $time }, { $help }

## Options

options = Options
options-switches = While you play
options-clean = Tidy up notes when you place a digit
options-clashes = Highlight conflicts
options-complete = Show how many of each digit are left
options-clock = Show the clock
# The pad has one button for notes instead of two.
options-one-note = One kind of notes
    .about = One Notes button instead of Corner and Centre.
options-notes = Notes
options-notes-by-hand = By hand
    .about = You write them yourself.
options-notes-automatic = Automatic
    .about = Shows every digit that still fits. Centre marks cross digits out.
options-wrong = Show wrong digits
options-wrong-never = Never
options-wrong-when-asked = When you check
options-wrong-at-once = Right away
options-first = Input order
options-first-cell = Cell first
options-first-digit = Digit first
# The order in which techniques are tried, taken from one of these programs.
options-hints = Hint order
options-hints-known = Techniques you know come first.
options-notation = Cell names
# $count: how many techniques are turned off.
options-techniques =
    { $count ->
        [0] Techniques in hints: all
        [one] Techniques in hints: all but one
       *[other] Techniques in hints: all but { $count }
    }
# Turns all techniques of a chapter on or off.
options-techniques-all = All
options-techniques-failed = The techniques can't be listed: { $why }.

## Savepoints

savepoints = Savepoints
    .none = No savepoints yet. Going back to one saves your grid first, so you lose nothing.
    .name = Name (optional)
    .add = Add a savepoint
savepoint-number = Savepoint { $number }
# The name of the savepoint that is added when the player goes back to an earlier one.
savepoint-before = Before going back
savepoint-state =
    { $filled ->
        [one] { $filled } digit placed, at { $time }
       *[other] { $filled } digits placed, at { $time }
    }
# .to is read aloud for this button, because every savepoint has one.
savepoint-back = Go back
    .to = Go back to savepoint { $number }

## Sharing

share = Share
    .what = Choose what to share
share-puzzle = The puzzle
share-game = The game so far
    .about = With every move, to continue elsewhere
share-copy-link = Copy link
    .done = Link copied.
# Opens the system's own dialog. The title goes to other apps, beside the link.
share-system = Share…
    .title = Sudoku
share-as-text = As text
share-format = Format
share-copy-text = Copy text
    .done = Text copied.
share-download-text = Download text
share-download-game = Download game
share-qr = QR code of the link
    .too-long = Too long for a QR code. Copy the link instead.

## A puzzle entered by hand

entering = Your puzzle
    .start = Enter the printed digits row by row. For an empty cell, use 0, Space or Clear.
    .tap = Enter printed digits row by row. Erase skips an empty cell.
    .missing = Some givens are still missing.
    .anyway = Play anyway
    .mine = Tap your own digits.
    .add = Digits of your own? Choose Mine.
# $count: the printed digits, $mine: the player's own.
entering-digits =
    { $count ->
        [one] { $count } given
       *[other] { $count } givens
    }{ $mine ->
        [0] .
       *[other] , plus { $mine } of your own.
    }
# $count: the number of solutions, only for "counted" and for "many", where counting stopped. The selector
# on $count makes the app write 1000 as 1,000.
entering-solutions =
    { $status ->
        [unique] Exactly one solution.
        [none] These digits have no solution.
        [multiple] Still several solutions.
        [counted] Still { $count } solutions.
       *[many]
            { $count ->
               *[other] Still { $count } solutions or more.
            }
    }
# The name of the group of two buttons that say whose the next digits are: printed in the paper, or the player's.
entry-sources = Kind of digits
entry-source =
    { $source ->
        [printed] Printed
       *[mine] Mine
    }
# Announced when one of these is chosen.
entry-said =
    { $source ->
        [printed] Now entering printed digits.
       *[mine] Now entering your own digits. Tap a printed digit to make it yours.
    }
# Announced when a digit that is there changes from one to the other.
entry-marked =
    { $source ->
        [printed] The { $digit } in { $cell } is printed.
       *[mine] The { $digit } in { $cell } is yours.
    }

## A puzzle without a solution, because a digit is mistyped

# $digits: a list of some of the following, with "or". $status: how many solutions there would be.
suspects =
    { $status ->
        [unique] Without { $digits }, there'd be exactly one solution.
       *[multiple] Without { $digits }, there'd be a solution.
    }
    .searching = Looking for the wrong digit…
    .many = At least two digits are wrong.
suspects-digit = the { $digit } in { $cell }
suspects-one-of = The wrong digit could be any of { $count }.
