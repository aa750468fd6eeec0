"""The Sudoku toolkit: solve, rate, explain and generate puzzles, one or millions.

>>> import sudokit
>>> sudokit.solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
unique
+-------+-------+-------+
| 5 3 4 | 6 7 8 | 9 1 2 |
| 6 7 2 | 1 9 5 | 3 4 8 |
| 1 9 8 | 3 4 2 | 5 6 7 |
+-------+-------+-------+
| 8 5 9 | 7 6 1 | 4 2 3 |
| 4 2 6 | 8 5 3 | 7 9 1 |
| 7 1 3 | 9 2 4 | 8 5 6 |
+-------+-------+-------+
| 9 6 1 | 5 3 7 | 2 8 4 |
| 2 8 7 | 4 1 9 | 6 3 5 |
| 3 4 5 | 2 8 6 | 1 7 9 |
+-------+-------+-------+

Functions for one puzzle take text in any format, a Puzzle, a Board, or an array of 81 integers. Those that end with `_many` take
arrays, lists, files and columns of data frames, and work on all cores. `call` has all options of all tasks.
"""

from ._aio import to_thread
from ._sudokit import (
    Answer,
    Answers,
    Batches,
    Board,
    Cancel,
    Column,
    FewerWarning,
    Game,
    Hint,
    ParseError,
    Proof,
    Puzzle,
    Rating,
    Solutions,
    Step,
    Steps,
    SudokitError,
    __version__,
    call,
    candidates_many,
    canon_many,
    count,
    count_many,
    explain,
    generate,
    generate_iter,
    generate_many,
    hint,
    minimal_many,
    path,
    rank,
    rank_many,
    rate,
    rate_many,
    read,
    read_all,
    read_photo,
    shuffle_many,
    solutions,
    solve,
    solve_many,
    steps,
    tasks,
    techniques,
    unrank,
)
from ._print import print_to
from ._tasks import canon, check, classify, convert, formats, isomorphic, losses, minimal, shuffle, transform, verify, vicinity

__all__ = [
    "Answer",
    "Answers",
    "Batches",
    "Board",
    "Cancel",
    "Column",
    "FewerWarning",
    "Game",
    "Hint",
    "ParseError",
    "Proof",
    "Puzzle",
    "Rating",
    "Solutions",
    "Step",
    "Steps",
    "SudokitError",
    "__version__",
    "call",
    "candidates_many",
    "canon",
    "canon_many",
    "check",
    "classify",
    "convert",
    "count",
    "count_many",
    "explain",
    "formats",
    "generate",
    "generate_iter",
    "generate_many",
    "hint",
    "isomorphic",
    "losses",
    "minimal",
    "minimal_many",
    "path",
    "print_to",
    "rank",
    "rank_many",
    "rate",
    "rate_many",
    "read",
    "read_all",
    "read_photo",
    "shuffle",
    "shuffle_many",
    "solutions",
    "solve",
    "solve_many",
    "steps",
    "tasks",
    "techniques",
    "to_thread",
    "transform",
    "unrank",
    "verify",
    "vicinity",
]
