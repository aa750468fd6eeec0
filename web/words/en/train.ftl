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
train-next = Next lesson
# Beside the name of a technique.
train-due = due
train-due-on = next on { $day }
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
drill-no = No, there isn't
drill-check = Check my answer
drill-answer = Show the answer
drill-done = Done
# $right: drills answered without a slip, of $total.
drill-result = Round finished: { $right } of { $total } right first time.
    .again = Round finished: { $right } of { $total } right first time. Practise again on { $day }.
