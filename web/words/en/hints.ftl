### Hints, told step by step, and the legend of their pictures. The sentences of a hint are not here: the
### solver makes them.

hint = Hint
    .close = Close the hint
hint-searching = Looking for a step…
hint-failed = Couldn't find a hint: { $why }.

## The button to the next part of a hint

# After "One digit is wrong." or the name of a technique.
hint-where = Where?
hint-pattern = Show the pattern
hint-why = Why?
hint-result = Show the result
# Buttons that take the step of the hint: at the end of the hint, or earlier.
hint-apply = Apply
hint-apply-now = Apply now
# Candidates were crossed out in cells without notes. Voices hear "Candidates crossed out in r3c4." before it.
hint-remembered = Remembered for the next hint.

## The links of a chain, one at a time

# Buttons in the reason of a chain: they show its links one at a time, and all of them again.
hint-walk = Link by link
    .next = Next link
    .all = Whole chain
# A link. $cells and $otherCells: a cell, or several with "or"; $digit and $otherDigit likewise.
hint-link =
    { $link ->
        [strong] If { $digit } isn't in { $cells }, { $otherDigit } is in { $otherCells }.
       *[weak] If { $digit } is in { $cells }, { $otherDigit } isn't in { $otherCells }.
    }

## The roles of cells and candidates in a picture, for its legend

role-placed = placed
role-eliminated = removed
# A digit of the player's that is a mistake.
role-wrong = wrong
role-base = pattern
# A house that can hold the digit only once, such as the cover of a fish. Beginners do not know that word.
role-cover = room for only one
role-fin = fin
role-endo-fin = endo fin
role-on = on
role-off = off
role-pivot = pivot
role-pincer = pincer
role-first = set A
role-second = set B
role-third = set C
role-further = other sets
role-guardian = guardian
role-blocker = rules out others
