### Settings, statistics, keys, backup, and messages about stored data.

## Settings

settings = Settings
settings-appearance = Appearance
settings-skin =
    { $skin ->
        [system] Match system
        [light] Light
        [dark] Dark
       *[contrast] High contrast
    }
settings-language = Language
    .system = Match browser
# Chosen without a network, where only one language is kept.
settings-language-later = { $language } loads the next time you open { -brand } online.
settings-voice = Explanations
settings-voice-of =
    { $voice ->
        [beginner] For beginners
        [player] For players
       *[expert] For experts
    }
settings-behaviour = Behaviour
settings-motion = Reduce motion
    .about = When off, your system decides.
settings-pad-left = Pad on the left
    .about = On wide screens.
settings-new-games = New games

## Backup

backup = Backup
    .text = Your games, results and settings are in this browser only. Export them to keep a copy or to move them.
    .export = Export
    .import = Import
backup-done =
    { $games ->
        [one] Restored your results, settings and { $games } game.
       *[other] Restored your results, settings and { $games } games.
    }
backup-failed = Nothing was changed: { $why }.
# The ends of sentences, after a colon.
backup-not-ours = this file is not a { -brand } backup
backup-too-new = this backup is from a later version of { -brand }

## Storage

store-none = This browser saves nothing. You'll lose your games when you close the page.
store-games-unreadable = Your saved games can't be read.
store-results-unreadable = Your results can't be read: { $why }. They're set aside, and exports include them.
store-full = The browser's storage is full. Keep playing, but export your games in the settings before you close the page.
store-failed = The browser couldn't save your game ({ $why }). Keep playing, but export your games in the settings before you close the page.
# The reason in the message above, where the browser gives none.
store-refused = it gave no reason

## Statistics

statistics = Statistics
    .none = Nothing here yet. Finish a game first.
    .about = Times count only for puzzles you solve without hints.
statistics-other = Other puzzles
# The numbers of a level. Best and median are times.
statistics-solved = Solved
statistics-best = Best
statistics-median = Median
# The share of solved puzzles, and an average.
statistics-unaided = Without hints
statistics-hints = Hints per puzzle
# $now and $before: clocks, such as 4:05.
statistics-trend =
    { $trend ->
        [faster] Faster lately: median { $now } for your last 10 puzzles, { $before } for the 10 before.
        [slower] Slower lately: median { $now } for your last 10 puzzles, { $before } for the 10 before.
       *[same] Steady: median { $now } for your last 10 puzzles, { $before } for the 10 before.
    }
# The name of the picture of the times, for screen readers. $count: 2 to 30.
statistics-times =
    { $count ->
       *[other] Your last { $count } times, from { $least } to { $most }
    }
# The numbers of the puzzles of the day.
statistics-days = Days solved
statistics-row = Days in a row
statistics-longest-row = Longest streak

## Keyboard shortcuts

keys = Keyboard shortcuts
# $key: a key, drawn as one.
keys-when = These work in a game, while the grid or the pad has the focus. Press { $key } there to see them.
