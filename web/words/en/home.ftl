### The first screen.


# The game played last. $title: the level or the origin of the game. $time: a clock, such as 4:05.
home-game = { $title } · { $time }

home-new = New game

# .solved is read aloud after the name of a level.
home-daily = Puzzle of the day
    .about = Everyone gets the same puzzles.
    .solved = solved

## The other games that were begun

home-others = Other games
# $filled: cells that the player has filled, of $total. $time: a clock, such as 4:05.
home-other-state = { $filled } of { $total } cells, { $time }
# Read aloud for the buttons "Continue" and the bin, because every game here has both. $state: the text above.
home-other-continue = Continue { $title }, { $state }
home-other-give-up = Give up { $title }, { $state }

## Links to the other screens, in a few words each

home-more = More
home-train = Train
    .about = Lessons and drills
home-open = Open a puzzle
    .about = From a newspaper, picture, file or link
home-make = Make
    .about = Create puzzles or enter your own
home-analyse = Analyse
    .about = See how any puzzle is solved
home-print = Print
    .about = Puzzles on paper
home-statistics = Statistics
    .about = Your times and streaks
home-settings = Settings
    .about = Appearance, options, backup
home-keys = Shortcuts
    .about = Every key you can use in a game
home-about = About
    .about = Privacy and licences
