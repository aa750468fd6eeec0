"""Columns of pandas and of Polars, and their `sudoku`."""

import threading
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


def test_expressions_of_polars_are_part_of_the_query(monkeypatch: pytest.MonkeyPatch) -> None:
    """A query knows the types without a call, asks about the rows that it needs alone, and of several columns at once."""
    pl: Any = pytest.importorskip("polars")
    import sudokit.polars

    rows: list[int] = []
    begun = threading.Barrier(2, timeout=60)

    def solve(puzzles: Any) -> "sudokit.Answers[Any]":
        rows.append(len(puzzles))
        return sudokit.solve_many(puzzles)

    def solve_beside_another(puzzles: Any) -> "sudokit.Answers[Any]":
        begun.wait()
        return sudokit.solve_many(puzzles)

    monkeypatch.setattr(sudokit.polars, "solve_many", solve)
    p = pl.col("p").sudoku
    whole = pl.LazyFrame({"p": [PUZZLE, EMPTY] * 50_000})
    query = whole.with_columns(s=p.solve(), t=p.status(), c=p.count(), m=p.minimal(), r=p.rate(), f=p.canon(), x=p.shuffle(1))
    types = [pl.String, pl.UInt8, pl.UInt64, pl.UInt8, pl.Float64, pl.String, pl.String]
    assert query.collect_schema().dtypes()[1:] == types and rows == []
    for engine in ("in-memory", "streaming"):
        first = whole.with_columns(s=p.solve(), t=p.status()).head(5).collect(engine=engine)
        assert first["t"].to_list() == [1, 2, 1, 2, 1] and sum(rows) <= 10
        rows.clear()
    few = whole.with_row_index().with_columns(s=p.solve()).filter(pl.col("index") < 3).select("s").collect()
    assert few["s"][0] == SOLUTION and sum(rows) == 3
    rows.clear()
    # The streaming engine hands over parts, and no call waits for the whole column.
    streamed = whole.select(p.status()).collect(engine="streaming")
    assert streamed["p"].to_list() == [1, 2] * 50_000 and (len(rows) > 1 or pl.thread_pool_size() == 1)
    if pl.thread_pool_size() > 1:
        monkeypatch.setattr(sudokit.polars, "solve_many", solve_beside_another)
        assert whole.head(2).collect().lazy().with_columns(s=p.solve(), t=p.status()).collect()["t"].to_list() == [1, 2]
    monkeypatch.undo()
    # Isomorphs depend on the numbers of all rows, wherever the query is cut.
    assert whole.with_columns(x=p.shuffle(1)).tail(3).collect()["x"].to_list() == sudokit.shuffle_many([PUZZLE, EMPTY] * 50_000, 1)[-3:]


def test_columns_of_polars_without_a_value() -> None:
    pl: Any = pytest.importorskip("polars")
    import sudokit.polars

    p = pl.col("p").sudoku
    for frame in (pl.DataFrame({"p": [None, None]}), pl.DataFrame({"p": [None, None]}, schema={"p": pl.String})):
        assert frame.select(p.status())["p"].to_list() == [255, 255] and frame.select(p.solve())["p"].to_list() == [None, None]
    assert pl.DataFrame({"p": []}, schema={"p": pl.String}).select(p.solve()).shape == (0, 1)
    by_group = pl.DataFrame({"g": [1, 1, 2], "p": [PUZZLE, EMPTY, PUZZLE]})
    assert by_group.with_columns(t=p.status().over("g"))["t"].to_list() == [1, 2, 1]


def test_columns_of_polars_of_other_types() -> None:
    pl: Any = pytest.importorskip("polars")
    digits = [0 if cell == "." else int(cell) for cell in PUZZLE]
    for dtype in (pl.List(pl.Int64), pl.List(pl.UInt8), pl.Array(pl.UInt8, 81), pl.Array(pl.Int32, 81)):
        assert sudokit.solve_many(pl.Series([digits, None, digits], dtype=dtype)).status.tolist() == [1, 255, 1]
    assert sudokit.solve_many(pl.Series(ROWS, dtype=pl.Categorical)).status.tolist() == [1, 255, 2, 1]
    assert sudokit.solve_many(pl.Series(ROWS, dtype=pl.Enum([PUZZLE, EMPTY]))).status.tolist() == [1, 255, 2, 1]
