### Puzzles of the day: a calendar, and days in a row.

# The way to the calendar.
days-past = Past puzzles
days-month-previous = Previous month
days-month-next = Next month
# A day of the calendar, read aloud. $levels: a list of names of levels.
days-solved = { $day }, solved: { $levels }

# The puzzles of a day that is still to come were asked for. $day: a date.
days-early = Too early
    .text = The puzzles for { $day } aren't out yet.
# The address names no date.
days-unknown = No such day

## Days in a row

# Beside the heading "Puzzle of the day". .about says what is counted.
days-row =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
    .about = A day counts once you solve one of its puzzles, even on a later day.
