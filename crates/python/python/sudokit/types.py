"""Types of arguments and results, for annotations: `from sudokit.types import Scale`.

>>> from sudokit.types import Report
>>> from sudokit import check
>>> report: Report = check("." * 81)
>>> report["status"]
'multiple'
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal, Protocol, TypeAlias, TypedDict

import numpy as np
from numpy.typing import NDArray

from ._sudokit import Board, Puzzle

Status: TypeAlias = Literal["unique", "none", "multiple"]
Scale: TypeAlias = Literal["hodoku", "se", "se-fixed", "se-sukaku", "w", "b", "gw", "gb", "invariant"]
#: Scales of ranges that a puzzle is made to lie in.
Measure: TypeAlias = Literal["hodoku", "se", "se-fixed", "w", "b", "gw", "gb", "invariant", "bottlenecks", "nodes"]
#: The least and the greatest rating, or one.
RatingRanges: TypeAlias = Mapping[Measure, tuple[float, float] | float]
Level: TypeAlias = Literal["beginner", "easy", "medium", "hard", "expert", "master", "unfair", "extreme"]
#: One profile of each scale, without "se-fixed" and "se-sukaku".
AllScales: TypeAlias = Literal["all"]
Form: TypeAlias = Literal["minlex", "gsf", "maxlex", "grid", "pattern"]
Product: TypeAlias = Literal["puzzles", "grids", "top-down", "controlled-bias"]
Progress: TypeAlias = Callable[[int, int], object]


class ArrowStream(Protocol):
    """A column or a table of Arrow, in batches."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...


class ArrowArray(Protocol):
    """A column of Arrow."""

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any: ...


class File(Protocol):
    """An open file."""

    def read(self) -> str | bytes: ...


class HasArray(Protocol):
    """An object that converts to an array, such as a column of pandas."""

    def __array__(self) -> NDArray[Any]: ...


Bytes: TypeAlias = bytes | bytearray | memoryview
#: Cells as numbers or characters, or rows of them.
Cells: TypeAlias = Sequence[int | str | None] | Sequence[Sequence[int | str | None]]
Given: TypeAlias = str | Bytes | Puzzle | Board | NDArray[Any] | Cells
Text: TypeAlias = str | Bytes | PathLike[str] | File
Many: TypeAlias = NDArray[Any] | Iterable[str | Bytes | Puzzle | Cells | None] | Text | ArrowStream | ArrowArray | HasArray


class Conflict(TypedDict):
    """A digit that is repeated in a house."""

    house: int
    kind: str
    ordinal: int
    digit: int
    cells: list[str]


class Report(TypedDict):
    """The record of `check`."""

    version: int
    puzzle: str
    givens: int
    valid: bool
    conflicts: list[Conflict]
    dead_ends: list[str]
    status: Status
    count: int
    exact: bool
    solution: str | None
    minimal: bool | None
    redundant: list[str] | None
    wrong: list[str]
    lost: list[str]


class Verdict(TypedDict):
    """The record of `verify`."""

    holds: bool
    steps: int
    step: int | None
    kind: str | None
    why: str | None
    solved: bool
    givens: Status
    start: Status
    placed: list[str]
    removed: list[str]
    uniqueness: list[int]


class Canonized(TypedDict):
    """The record of `canon_record`."""

    version: int
    puzzle: str
    form: str | None
    map: str | None
    automorphisms: int


class FormatInfo(TypedDict):
    """A format of `formats`."""

    name: str
    title: str
    extensions: list[str]
    reads: bool
    writes: bool


class TechniqueInfo(TypedDict):
    """A technique of `techniques`."""

    id: str
    name: str
    summary: str
