"""Columns of pandas and of Polars: solve a column of puzzles, and rate it.

Polars and pyarrow hand their columns over as they lie in memory, pandas as a list.
"""

import sys

import sudokit

PUZZLES = ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "1" + "." * 80, None]


def with_pandas() -> None:
    import pandas as pd

    frame = pd.DataFrame({"puzzle": PUZZLES})
    answers = sudokit.solve_many(frame["puzzle"])
    frame["solution"], frame["status"] = answers.solutions, answers.status
    for scale, numbers in sudokit.rate_many(frame["puzzle"], ["hodoku", "se"]).items():
        frame[scale] = numbers
    print(frame)
    assert frame["status"].tolist() == [1, 2, 255]


def with_polars() -> None:
    import polars as pl

    frame = pl.DataFrame({"puzzle": PUZZLES})
    answers = sudokit.solve_many(frame["puzzle"])
    # Answers are a table of their own, with the columns solution and status.
    frame = frame.hstack(pl.DataFrame(answers))
    frame = frame.with_columns(pl.Series(name, numbers) for name, numbers in sudokit.rate_many(frame["puzzle"]).items())
    print(frame)
    assert frame["status"].to_list() == [1, 2, 255]


if __name__ == "__main__":
    ran = 0
    for recipe in (with_pandas, with_polars):
        try:
            recipe()
            ran += 1
        except ImportError as error:
            print(f"skipped: {error}", file=sys.stderr)
    sys.exit(0 if ran else 77)
