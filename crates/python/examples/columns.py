"""Columns of pandas and of Polars: solve a column of puzzles, and rate it.

Polars and pyarrow hand their columns over as they lie in memory, pandas as a list.
"""

import sys
from typing import Any

PUZZLES = ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "1" + "." * 80, None]


def with_pandas() -> None:
    import pandas as pd

    import sudokit.pandas

    frame = pd.DataFrame({"puzzle": PUZZLES})
    puzzles = frame["puzzle"].sudoku
    frame = frame.assign(solution=puzzles.solve(), status=puzzles.status()).join(puzzles.rate(["hodoku", "se"]))
    print(frame)
    assert frame["status"].tolist() == [1, 2, 255]


def with_polars() -> None:
    import polars as pl

    import sudokit.polars

    frame = pl.DataFrame({"puzzle": PUZZLES})
    # Type checkers do not know a namespace that is registered.
    puzzles: Any = getattr(pl.col("puzzle"), "sudoku")
    frame = frame.with_columns(solution=puzzles.solve(), status=puzzles.status(), se=puzzles.rate("se"))
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
