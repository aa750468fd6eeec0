# The game in the terminal. A screen has 80 columns: labels and lines below other labels are short. In a game,
# the menu and the options it may have 40.

# A window that is too small for a screen, and its size.
terminal-needs-room = This screen needs { $columns } columns and { $rows } rows.
terminal-has-room = This window has { $columns } and { $rows }.

# Keys. Those with names on the keyboard, such as Esc, are the same in every language.
terminal-space = Space
terminal-arrow = { $direction ->
    [up] up
    [down] down
    [left] left
   *[right] right
}

# The last line, behind the name of a key: a word for what it does. In lists:
terminal-key-choose = choose
terminal-key-take = take
terminal-key-change = change
terminal-key-scroll = scroll
terminal-key-back = back
terminal-key-quit = quit
terminal-key-give-up = give up the game
terminal-key-open = open
# In a game:
terminal-key-begin = begin
terminal-key-begin-all-the-same = begin anyway
terminal-key-hint = hint
# The next part of a hint, or of a text.
terminal-key-more = more
# Takes the step of a hint.
terminal-key-do-it = do it
terminal-key-check = check
terminal-key-write = write
terminal-key-undo = undo
terminal-key-redo = redo
terminal-key-mode = mode
terminal-key-clear = clear
terminal-key-all-marks = all marks
terminal-key-find = find
terminal-key-keys = keys
terminal-key-options = options
terminal-key-leave = leave
terminal-key-go-on = go on
terminal-key-another = another { $level }
terminal-key-new-game = new game
terminal-key-lesson = lesson
# In lessons and drills:
terminal-key-example = example
terminal-key-drills = drills
terminal-key-solve-with-it = solve with it
terminal-key-stop = stop
terminal-key-next = next
terminal-key-review = review
terminal-key-sum-up = how it went
terminal-key-is-there = it is here
terminal-key-is-not-there = it isn't here
terminal-key-name = name
terminal-key-check-answer = check my answer
terminal-key-nothing = nothing applies
terminal-key-unseen = I see nothing
# Is a reply true that nothing here proves?
terminal-key-truth = is it true?
terminal-key-answer = show the answer

# Work that takes a moment.
terminal-making = Making a puzzle ... Esc stops.
terminal-looking-for-step = Looking for a step ... Esc stops.
terminal-looking-for-position = Looking for a position ... Esc stops.
terminal-looking-at-steps = Looking at all steps ... Esc stops.

# Files that cannot be read or written. $why: the reason, or the second message here.
terminal-not-kept = This is not kept: { $why }
terminal-played-elsewhere = it is being played in another window
terminal-cannot-be-opened = Can't open the game: { $why }
terminal-goes-on = The game goes on: { $why }
terminal-torn = The last move was only partly saved; everything before it is safe.

# The menu: an entry, and what it is about.
terminal-menu = Sudoku
terminal-continue = Continue: { $title }
terminal-menu-new = New game
terminal-menu-new-about = choose a level
terminal-menu-daily = Puzzle of the day
terminal-menu-daily-about = { $day } (UTC)
terminal-menu-train = Train
terminal-menu-train-about = learn techniques, and practise them
terminal-menu-open = Open
terminal-menu-open-about = paste or type a puzzle or a link
terminal-menu-enter = Enter
terminal-menu-enter-about = type in a puzzle from paper
terminal-menu-statistics-about = times and streaks
terminal-menu-options-about = notes, checks, colours
terminal-menu-keys-about = keyboard shortcuts
terminal-menu-quit = Quit
terminal-menu-quit-about = your games are saved

# A game that was begun. $row: the first row of its puzzle.
terminal-progress = { $time }, { $filled } of { $of } filled in
terminal-progress-begins = { $time }, { $filled } of { $of } filled in; begins { $row }
terminal-progress-begins-in-short = { $time }, { $filled } of { $of }, { $row }
terminal-being-entered = { $givens ->
    [one] being entered, { $givens } given so far
   *[other] being entered, { $givens } givens so far
}

# The titles of games. $number: of the puzzle, or of one of several games with the same title.
terminal-game = { $level } { $number }
terminal-game-of-day = { $day } { $level }
terminal-own-puzzle = your own puzzle
terminal-opened-puzzle = opened puzzle
terminal-one-of-several = { $title } ({ $number })

# The choice of a level.
terminal-new-game = New game
terminal-own-level = my level
terminal-own-level-about = Only what you know.
terminal-puzzle-of-day = Puzzle of { $day }
terminal-solved = solved

# Opening a puzzle.
terminal-open = Open a puzzle
terminal-open-about = Paste or type it: 81 digits and dots, a grid, candidates, a link.

# Keyboard shortcuts: the title, and the entry of the menu.
terminal-keys = Keys
terminal-copy-text = Copy the grid as text
terminal-copy-link = Copy a link to the grid
terminal-mark-centre = Enter a centre mark, if your terminal reports this key
terminal-mark-corner = Enter a corner mark, if your terminal reports this key
terminal-text-copied = The grid is copied as text, if your terminal allows it.
terminal-link-copied = A link to the grid is copied, if your terminal allows it.

# The panel beside the grid, of 22 columns: cells filled; what digit keys do, in full and in a few letters; cells
# are being selected.
terminal-filled = { $filled } of { $of }
terminal-entering = entering givens
terminal-mode = { $mode ->
    [digits] digits
    [corner] corner
    [centre] centre
   *[colours] colours
}
terminal-mode-in-short = { $mode ->
    [digits] dig
    [corner] cor
    [centre] cen
   *[colours] col
}
terminal-selecting = sel
# Behind the key f.
terminal-which-digit = Which digit? f again clears it.

# A pause covers the grid; p is the key.
terminal-paused = Paused
terminal-paused-about = p resumes

# The game is won: on the last line, and in the panel.
terminal-solved-without-help = Solved in { $time }, without help.
terminal-solved-with-candidates = Solved in { $time }, with candidates kept.
terminal-solved-with-checks = Solved in { $time }, with checks.
terminal-solved-with-hints = Solved in { $time }, with hints.
terminal-solved-with-steps = Solved in { $time }, with steps taken.
terminal-time = Time: { $time }.
terminal-first-time = Time: { $time }, your first at this level.
terminal-time-beside-others = Time: { $time }, best { $best }, median { $median }.
terminal-singles-were-enough = Singles were enough.
terminal-hardest-step = Hardest step: { $kind }.
# Where the player was slow in a game that is won: the time played, the place, the technique; $thought: how long the
# player thought. Then the key of the lesson, which is the same in every language.
terminal-moments = Where it took long:
terminal-moment = { $time } { $place }: { $kind }, after { $thought }
terminal-moment-helped = { $time } { $place }: { $kind }, with a hint
terminal-lesson-about = l: lesson on { $kind }

# Savepoints: how each was made, its time and digits, and what going back to it would change.
terminal-savepoints = Go back to a savepoint
terminal-no-savepoint = None yet. Press s to make one.
terminal-savepoint = { $number }, saved by you
terminal-savepoint-left = { $number }, left when you went back
terminal-savepoint-named = { $number }, { $name }
terminal-savepoint-about = { $digits ->
    [one] { $time }, { $digits } digit: { $changes }
   *[other] { $time }, { $digits } digits: { $changes }
}
terminal-nothing-changes = the grid as it is
terminal-marks-change = other marks
# $gone and $back: the digits that would go and come, or how many they are.
terminal-without = without { $gone }
terminal-with = with { $back }
terminal-without-and-with = without { $gone }, with { $back }
terminal-digits = { ORDER($each) }
terminal-count-of-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
}
terminal-count-of-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}

# Statistics. The heads of columns have 8 letters or few more; $level: "others" are puzzles without a level.
terminal-statistics = Statistics
terminal-level = level
terminal-played = played
terminal-solved-count = solved
terminal-best = best
terminal-median = median
terminal-streak = streak
terminal-longest-streak = longest
terminal-helped = hints
terminal-other-puzzles = others

# Options: each with its values.
terminal-options = Options
terminal-notes = Notes
terminal-notes-by-hand = by hand
terminal-notes-automatic = automatic: all that fit; centre marks cross out
terminal-clean = Tidy up notes
terminal-clean-on = when you place a digit
terminal-clean-off = no
terminal-clashes = Highlight conflicts
terminal-wrong = Show wrong digits
terminal-never = never
terminal-when-asked = when asked
terminal-at-once = at once
terminal-digits-left = Digits left
terminal-digits-left-on = shown
terminal-digits-left-off = not shown
terminal-clock = Clock
terminal-clock-on = shown
terminal-clock-off = hidden, but running
terminal-first = Order of input
terminal-first-cell = cell first
terminal-first-digit = digit first: Enter or a click places it
terminal-notation = Cell names
terminal-notation-rncn = r4c7
terminal-notation-k9 = D7
terminal-hints = Hints
terminal-hints-ours = easiest first, all techniques
terminal-hints-hodoku = HoDoKu's techniques only
terminal-hints-sudoku-explainer = Sudoku Explainer's order
terminal-techniques = Techniques in hints
terminal-techniques-title = Techniques in hints: { $which }
# $off: how many are turned off.
terminal-techniques-on = { $off ->
    [0] all
    [one] all but one
   *[other] all but { $off }
}
terminal-off = off
terminal-partly-off = partly off
terminal-explanations = Explanations
terminal-for-beginners = for beginners: what to do with your eyes
terminal-for-players = for players: the pattern, and why
terminal-for-experts = for experts: the terms of the trade
# How the screen looks.
terminal-skin = Skin
terminal-skin-name = { $skin ->
    [dark] dark
    [light] light
    [safe] safe
    [mono] mono
   *[ascii] ascii
}

# Training. $known of the techniques were practised; $due: how many it is time to review.
terminal-course = Training: { $known } of { $of } techniques practised
terminal-next-lesson = Next lesson
terminal-all-practised = you have practised every lesson
terminal-placement = Placement
terminal-placement-offer = not new? skip what you know
terminal-placement-about = find your chapter
terminal-placed-about = chapter { $number }, on { $day }
terminal-placement-finished = Placement finished: you saw { $right } of { $of } at once.
terminal-your-place = Your place is chapter { $number }: { $title }. Everything before it counts as known. You can do this again at any time.
terminal-review = Review
terminal-review-about = { $due ->
    [0] nothing is due today
    [one] { $due } technique is due
   *[other] { $due } techniques are due
}
terminal-chapter-practised = all practised
terminal-chapter-progress = { $known } of { $of } practised
terminal-chapter = { $title }: chapter { $number } of { $of }
terminal-lesson-place = { $title }: lesson { $number } of { $of }
terminal-first-learn = first learn: { $kind }
terminal-missed = missed
terminal-days-of-practice = { $days ->
    [one] First day of practice. Come back within a week to keep the count going.
   *[other] { $days } days of practice. Come back within a week to keep the count going.
}
terminal-due = due
terminal-due-on = again on { $day }
# How long the player took to see a technique that was not announced, at the end of a review. $time and $before: minutes and seconds.
terminal-pace = seen in { $time }
terminal-pace-beside = seen in { $time } ({ $before } last time)
terminal-known = known
terminal-without-drills = never the easiest step, so no drills
terminal-no-positions = No positions for this technique: { $kind }.
terminal-example = Example: { $kind }
# Above the grid of a drill: the question, its number, and how many there are.
terminal-which-one = Which one?
terminal-what-follows = what follows, { $number } of { $of }
terminal-find-it = find it, { $number } of { $of }
terminal-name-it = name it, { $number } of { $of }
terminal-solve-with-it = solve with it, { $number } of { $of }
terminal-see-it = review, { $number } of { $of }
terminal-place-it = { $number } of at most { $of }
# Positions from the player's own games: the entry of the course, and the head of a drill. $time: the time played.
terminal-own-games = From your games
terminal-own-games-about = { $positions ->
    [one] { $positions } position that took you long
   *[other] { $positions } positions that took you long
}
terminal-from-game = From your game, { $time }, { $row }
terminal-own-position = { $day }, { $number } of { $of }
