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
from .records import *

#: The least and the greatest rating, or one.
RatingRanges: TypeAlias = Mapping[Measure, tuple[float, float] | float]
#: One profile of each scale, without "se-fixed" and "se-sukaku".
AllScales: TypeAlias = Literal["all"]
Progress: TypeAlias = Callable[[int, int], object]


class ArrowStream(Protocol):
    """A column or a table of Arrow, in batches."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...


class ArrowArray(Protocol):
    """A column of Arrow."""

    def __arrow_c_array__(self, requested_schema: object = None) -> object: ...


class File(Protocol):
    """An open file."""

    def read(self) -> str | bytes: ...


class HasArray(Protocol):
    """An object that converts to an array, such as a column of pandas."""

    def __array__(self) -> NDArray[Any]: ...


Bytes: TypeAlias = bytes | bytearray | memoryview
#: Cells as numbers or characters, or rows of them.
Cells: TypeAlias = Sequence[int | str | None] | Sequence[Sequence[int | str | None]]
#: One puzzle.
Given: TypeAlias = str | Bytes | Puzzle | Board | NDArray[Any] | Cells
#: A text or a file of many puzzles.
Text: TypeAlias = str | Bytes | PathLike[str] | File
#: A column of Arrow with many puzzles.
Arrow: TypeAlias = ArrowStream | ArrowArray
#: A list of puzzles, or a text or a file.
Texts: TypeAlias = Iterable[Given | None] | list[int] | tuple[int, ...] | PathLike[str] | File | HasArray
#: Many puzzles.
Many: TypeAlias = NDArray[Any] | Arrow | Bytes | Texts

#: A picture: its file, its bytes, or its pixels.
Image: TypeAlias = str | PathLike[str] | Bytes | NDArray[np.uint8]


class CellRecord(TypedDict):
    """A cell of `read_photo`."""

    #: The chance that the cell is empty, then that of each digit from 1 to 9, by the look of the cell alone.
    chances: list[float]
    #: The chance that a digit in it is written by hand.
    own: float
    #: By how much the reading is ahead of the next one, as a natural logarithm of chances, at most 7.
    margin: float


class PhotoRecord(TypedDict):
    """The puzzle of `read_photo`."""

    version: int
    #: The puzzle with `+` before each digit of the player.
    line: str
    puzzle: str
    placed: str
    solution: str | None
    #: True if there is a solution and no cell has to be checked.
    sure: bool
    #: The cells to check.
    doubtful: list[str]
    #: The player's digits that differ from the solution.
    wrong: list[str]
    #: The corners of the grid, in pixels to the right and down: the top left one of the puzzle, then clockwise.
    corners: list[list[float]]
    #: Quarter turns clockwise after which the picture is upright.
    turns: int
    cells: list[CellRecord]


class TechniqueInfo(TypedDict):
    """A technique of `techniques`."""

    id: str
    name: str
    summary: str


class Change(TypedDict):
    """The effect of an action of `Game.act`."""

    #: The cells that may look different now.
    cells: list[str]
    said: str
    #: True if the action has just finished the game.
    finished: bool


class Refused(TypedDict):
    """The reason why `Game.act` did nothing."""

    refused: str


class Told(TypedDict):
    """The part of a hint that a rung of `Game.ask` adds."""

    rung: Literal["nothing", "mistakes", "where", "back", "name", "look", "pattern", "reason", "result", "done"]
    text: str
    #: The same, sentence by sentence.
    lines: list[str]
    #: The place to look at: cells, and those of houses.
    place: list[str]
    shown: Diagram
    technique: str | None
    #: The result, on the last rung.
    change: Change | None


class CellLook(TypedDict):
    """A cell of `Game.cells`."""

    digit: int | None
    given: bool
    #: Small digits: the kept candidates, or the centre marks.
    candidates: list[int]
    corner: list[int]
    crossed: list[int]
    colours: list[int]
    #: Digits and their colours.
    candidate_colours: list[tuple[int, int]]
    wrong: bool
    clash: bool


class OwnLine(TypedDict):
    """A line of the player's between two cells or candidates, or an arrow from the first to the second."""

    ends: list[str]
    arrow: bool


class Savepoint(TypedDict):
    """A savepoint of a game. Times are in milliseconds."""

    name: str
    parent: int | None
    time: int
    left_behind: bool
    filled: int


class GameState(TypedDict):
    """`Game.state`. Times are in milliseconds."""

    puzzle: str
    origin: dict[str, Any]
    status: Status
    entering: bool
    filled: int
    empty: int
    is_finished: bool
    finished: int | None
    time: int
    options: dict[str, Any]
    assistance: Literal["none", "candidates", "checks", "hints", "steps"]
    help: dict[str, int]
    can_undo: bool
    can_redo: bool
    savepoints: list[Savepoint]
    complete: list[int]
    missing: list[int]
    mistakes: dict[str, list[str]]
    lines: list[OwnLine]
    solution: str | None
