"""Columns of pandas and of Polars, and their `sudoku`."""

from typing import Any

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE, SOLUTION

import sudokit

ROWS = [PUZZLE, None, EMPTY, PUZZLE]


def test_series_of_pandas() -> None:
    pd: Any = pytest.importorskip("pandas")
    import sudokit.pandas

    for dtype in ("object", "string", "category"):
        column = pd.Series(ROWS, index=[5, 6, 7, 8], dtype=dtype)
        assert sudokit.solve_many(column).status.tolist() == [1, 255, 2, 1]
        solved = column.sudoku.solve()
        assert solved.index.tolist() == [5, 6, 7, 8] and solved[5] == SOLUTION and pd.isna(solved[6])
        assert column.sudoku.status().tolist() == [1, 255, 2, 1]
        assert column.sudoku.count(10).tolist() == [1, 2**64 - 1, 10, 1]
        assert column.sudoku.minimal().tolist() == [0, 255, 255, 0]
        assert column.sudoku.rate()["se"].tolist()[0] == 1.2
        assert column.sudoku.canon()[5] == sudokit.canon(PUZZLE)
        assert column.sudoku.shuffle(seed=1)[5] == sudokit.shuffle_many([PUZZLE], 1)[0]
    assert sudokit.solve_many(pd.DataFrame({"puzzle": ROWS})).status.tolist() == [1, 255, 2, 1]


def test_expressions_of_polars() -> None:
    pl: Any = pytest.importorskip("polars")
    import sudokit.polars

    frame = pl.DataFrame({"p": ROWS})
    p = pl.col("p").sudoku
    solved = frame.select(
        solution=p.solve(), status=p.status(), count=p.count(10), minimal=p.minimal(), se=p.rate("se"), canon=p.canon(), other=p.shuffle(1)
    )
    assert solved["solution"].to_list()[:2] == [SOLUTION, None] and solved["status"].to_list() == [1, 255, 2, 1]
    assert solved["count"].to_list()[2] == 10 and solved["minimal"].to_list() == [0, 255, 255, 0]
    assert solved["se"][0] == 1.2 and np.isnan(solved["se"][1])
    assert solved["canon"][0] == sudokit.canon(PUZZLE) and solved["other"][0] == sudokit.shuffle_many([PUZZLE], 1)[0]
    lazy = frame.lazy().select(p.status()).collect()
    assert lazy["p"].to_list() == [1, 255, 2, 1]


def test_columns_of_polars_of_other_types() -> None:
    pl: Any = pytest.importorskip("polars")
    digits = [0 if cell == "." else int(cell) for cell in PUZZLE]
    for dtype in (pl.List(pl.Int64), pl.List(pl.UInt8), pl.Array(pl.UInt8, 81), pl.Array(pl.Int32, 81)):
        assert sudokit.solve_many(pl.Series([digits, None, digits], dtype=dtype)).status.tolist() == [1, 255, 1]
    assert sudokit.solve_many(pl.Series(ROWS, dtype=pl.Categorical)).status.tolist() == [1, 255, 2, 1]
    assert sudokit.solve_many(pl.Series(ROWS, dtype=pl.Enum([PUZZLE, EMPTY]))).status.tolist() == [1, 255, 2, 1]
