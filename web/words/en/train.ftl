### Training: the course, lessons, and rounds of drills.

train = Training
train-failed = The lessons can't be shown: { $why }.
train-known =
    { $count ->
        [one] { $count } technique practised
       *[other] { $count } techniques practised
    }
train-known-of = { $count } of { $total } techniques practised
train-review =
    { $count ->
        [one] Review { $count } technique
       *[other] Review { $count } techniques
    }
# On the first screen and after a win, above the button.
train-waiting =
    { $count ->
        [one] { $count } technique is due for review
       *[other] { $count } techniques are due for review
    }
    .now = Review now
# The title of a review, which names no technique.
train-reviewing = Review
# A few positions that find the chapter of the player. Beside it: an offer to newcomers, to others, the last result.
train-placement = Placement
    .offer = Not new? Skip what you know
    .about = Find your chapter
train-placed = Chapter { $number }, on { $day }
# Positions from the player's own games.
train-own = From your games
train-own-about =
    { $count ->
        [one] { $count } position that took you long
       *[other] { $count } positions that took you long
    }
train-next = Next lesson
# Above the list of techniques.
train-ticks = Tick the techniques you know. My level then picks puzzles that need nothing else, and hints try these techniques first.
# The field that searches the list of techniques.
train-find = Find a technique
    .none = No technique has this name.
# The name of a tick for screen readers. $name: a technique.
train-tick = I know { $name }
# Beside the name of a technique.
train-due = due
train-due-on = next on { $day }
# How long the player took to see a technique that was not announced, at the end of a review. $time and $before: minutes and seconds.
train-pace = seen in { $time }
    .beside = seen in { $time } ({ $before } last time)
# The technique has no drills.
train-lesson-only = lesson only

## A lesson

lesson-failed = Can't show the lesson
lesson-missing = No such lesson
lesson-practise = Practise
lesson-solve = Solve a puzzle with this
lesson-all = All lessons
lesson-example = Example
    .another = Another example
    .searching = Looking for an example…
    .failed = No example right now: { $why }.
    .none = This technique is never the easiest step, so this lesson has no examples.
# $name: the technique.
lesson-example-number = Example { $number }: { $name }

## A round of drills. The questions and verdicts are not here: the solver makes them.

drill = Drill
drill-searching = Looking for a position…
drill-failed = No drill
    .none = There's no position to practise this on.
    .text = You can't practise this now: { $why }.
drill-to-lesson = Back to the lesson
# The title while the technique must not be named.
drill-which = Which technique?
# The name of the grid. $title: the technique, or the title above.
drill-grid =
    { $count ->
        [one] { $title }, { $count } cell is empty
       *[other] { $title }, { $count } cells are empty
    }
drill-yes = Yes, there is one
# How to answer in the grid. $first: the input order, see "options-first".
drill-how =
    { $first ->
        [digit] To cross out a digit, press it, then tap its cell. Tap again to bring it back.
       *[cell] To cross out a digit, select its cell and press the digit. Press again to bring it back.
    }
drill-no = No, there isn't
drill-check = Check my answer
# In a review: none of the techniques that were learned can be used here.
drill-nothing = Nothing applies
# In the place of "drill-answer" where something always applies.
drill-unseen = I see nothing
drill-answer = Show the answer
drill-done = Done
# $right: drills answered without a slip, of $total.
drill-result = { $right } of { $total } right first time
# The place among the positions of a placement, which may need fewer.
drill-at-most = { $number } of at most { $total }
# The result of a placement. $title: the chapter.
drill-placed = Your place is chapter { $number }: { $title }. Everything before it counts as known. You can do this again at any time.
# After the last drill, in the place of "button-next".
drill-sum = How it went
# A drill that was not right at once. $name: the technique.
drill-missed = Missed: { $name }
drill-days =
    { $days ->
        [one] First day of practice. Come back within a week to keep the count going.
       *[other] { $days } days of practice. Come back within a week to keep the count going.
    }
