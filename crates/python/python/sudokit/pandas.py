"""Columns of pandas: `import sudokit.pandas`, then `series.sudoku.solve()`.

>>> import pandas as pd, sudokit.pandas
>>> puzzles = pd.Series(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", None])
>>> puzzles.sudoku.status().tolist()
[1, 255]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from . import canon_many, count_many, minimal_many, rate_many, shuffle_many, solve_many

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .types import AllScales, Scale


@pd.api.extensions.register_series_accessor("sudoku")
class Sudoku:
    """The puzzles of a column. All results keep its index."""

    def __init__(self, puzzles: pd.Series) -> None:
        self._puzzles = puzzles

    def _like(self, values: object, name: str) -> pd.Series:
        return pd.Series(values, index=self._puzzles.index, name=name)

    def solve(self) -> pd.Series:
        """The solutions; missing where there is none."""
        return self._like(solve_many(list(self._puzzles)).solutions, "solution")

    def status(self) -> pd.Series:
        """0 no solution, 1 exactly one, 2 several, 255 no puzzle."""
        return self._like(solve_many(list(self._puzzles)).status, "status")

    def count(self, limit: int = 2) -> pd.Series:
        """The numbers of solutions, up to a limit."""
        return self._like(count_many(list(self._puzzles), limit), "count")

    def minimal(self) -> pd.Series:
        """1 for minimal, 0 for not, 255 for no puzzle, or one without exactly one solution."""
        return self._like(minimal_many(list(self._puzzles)), "minimal")

    def rate(self, scales: Scale | AllScales | Iterable[Scale] | None = None) -> pd.DataFrame:
        """The ratings, a column for each scale."""
        return pd.DataFrame(rate_many(list(self._puzzles), scales), index=self._puzzles.index)

    def canon(self) -> pd.Series:
        """The minlex forms."""
        return self._like(canon_many(list(self._puzzles)), "canon")

    def shuffle(self, seed: int | None = None) -> pd.Series:
        """Random isomorphs."""
        return self._like(shuffle_many(list(self._puzzles), seed), "shuffle")
