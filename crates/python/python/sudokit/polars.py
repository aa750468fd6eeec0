"""Columns of Polars: `import sudokit.polars`, then `pl.col("puzzle").sudoku.solve()`.

>>> import polars as pl, sudokit.polars
>>> frame = pl.DataFrame({"puzzle": ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", None]})
>>> frame.select(pl.col("puzzle").sudoku.status())["puzzle"].to_list()
[1, 255]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import polars as pl

from . import canon_many, count_many, minimal_many, rate_many, shuffle_many, solve_many

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from . import Column
    from .types import Scale


@pl.api.register_expr_namespace("sudoku")
class Sudoku:
    """The puzzles of a column."""

    def __init__(self, puzzles: pl.Expr) -> None:
        self._puzzles = puzzles

    def _map(
        self, work: Callable[[pl.Series], NDArray[Any] | Column], dtype: type[pl.DataType], *, row_by_row: bool = True
    ) -> pl.Expr:
        def of(puzzles: pl.Series) -> pl.Series:
            # A column that has no value at all has no type either.
            texts = puzzles.cast(pl.String) if puzzles.dtype == pl.Null else puzzles
            return pl.Series(puzzles.name, work(texts), dtype)

        # Where rows do not depend on each other, a query works on those alone that it needs, and streams them.
        return self._puzzles.map_batches(of, return_dtype=dtype, is_elementwise=row_by_row)

    def solve(self) -> pl.Expr:
        """The solutions; null where there is none."""
        return self._map(lambda puzzles: solve_many(puzzles).solutions, pl.String)

    def status(self) -> pl.Expr:
        """0 no solution, 1 exactly one, 2 several, 255 no puzzle."""
        return self._map(lambda puzzles: solve_many(puzzles).status, pl.UInt8)

    def count(self, limit: int = 2) -> pl.Expr:
        """The numbers of solutions, up to a limit."""
        return self._map(lambda puzzles: count_many(puzzles, limit), pl.UInt64)

    def minimal(self) -> pl.Expr:
        """1 for minimal, 0 for not, 255 for no puzzle, or one without exactly one solution."""
        return self._map(minimal_many, pl.UInt8)

    def rate(self, scale: Scale = "hodoku") -> pl.Expr:
        """The ratings on a scale; NaN without one."""
        return self._map(lambda puzzles: rate_many(puzzles, scale)[scale], pl.Float64)

    def canon(self) -> pl.Expr:
        """The minlex forms."""
        return self._map(canon_many, pl.String)

    def shuffle(self, seed: int | None = None) -> pl.Expr:
        """Random isomorphs. They depend on the numbers of the rows."""
        return self._map(lambda puzzles: shuffle_many(puzzles, seed), pl.String, row_by_row=False)
