"""The types of the package. Docstrings document it: `help(sudokit.solve)`."""

from collections.abc import Iterable, Iterator, Mapping
from types import GenericAlias
from typing import Any, Final, Generic, Literal, TypeVar, final, overload

import numpy as np
from numpy.typing import NDArray

from .records import (
    Advice,
    Canonized,
    Classification,
    Compared,
    Converted,
    CountedRecord,
    DrawingRecord,
    EntryRecord,
    FindingsRecord,
    HintRecord,
    Language,
    Level,
    Minimality,
    NamesRecord,
    Neighbours,
    Product,
    ProductRecord,
    ProofRecord,
    RatingsRecord,
    Report,
    Scale,
    Shuffled,
    SolutionsRecord,
    SolvedRecord,
    Status,
    StepRecord,
    Symmetry,
    Transformed,
    Verdict,
    Voice,
)
from .types import (
    AllScales,
    Arrow,
    Bytes,
    CellLook,
    Change,
    GameState,
    Given,
    Image,
    Many,
    PhotoRecord,
    Progress,
    RatingRanges,
    Refused,
    TechniqueInfo,
    Text,
    Texts,
    Told,
)

#: The solutions of many puzzles, in the form of the input.
_Grids = TypeVar("_Grids", covariant=True)

__version__: Final[str]

class SudokitError(ValueError):
    code: str

class FewerWarning(UserWarning): ...

class ParseError(SudokitError):
    line: int
    column: int
    expected: str
    found: str

@final
class Cancel:
    def __new__(cls) -> Cancel: ...
    def cancel(self) -> None: ...
    @property
    def cancelled(self) -> bool: ...

@final
class Puzzle:
    def __new__(cls, puzzle: Given) -> Puzzle: ...
    @property
    def givens(self) -> str: ...
    @property
    def placed(self) -> str: ...
    @property
    def clues(self) -> int: ...
    @property
    def title(self) -> str | None: ...
    def board(self) -> Board: ...
    def to_numpy(self) -> NDArray[np.uint8]: ...
    def convert(self, format: str) -> str: ...
    def to_dict(self) -> EntryRecord: ...
    def svg(self) -> str: ...
    def _repr_svg_(self) -> str: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Game:
    @staticmethod
    def of_level(
        level: Level,
        seed: int,
        *,
        symmetry: Symmetry = "half-turn",
        seconds: float | None = None,
        cancel: Cancel | None = None,
    ) -> Game: ...
    @staticmethod
    def of_day(date: str, level: Level, *, seconds: float | None = None, cancel: Cancel | None = None) -> Game: ...
    @staticmethod
    def open(puzzle: Given, origin: Mapping[str, Any] | None = None) -> Game: ...
    @staticmethod
    def enter(puzzle: Given | None = None) -> Game: ...
    @staticmethod
    def restore(document: str) -> Game: ...
    def copy(self) -> Game: ...
    def speak(self, lang: Language = "en", voice: Voice = "player") -> None: ...
    @property
    def note(self) -> str | None: ...
    def act(self, do: str, **fields: object) -> Change | Refused: ...
    def pass_time(self, milliseconds: int) -> None: ...
    def ask(self, *, seconds: float | None = None, cancel: Cancel | None = None) -> Told: ...
    def look(self, *, seconds: float | None = None, cancel: Cancel | None = None) -> None: ...
    @property
    def told(self) -> list[Told]: ...
    @property
    def hinted(self) -> dict[str, Any] | None: ...
    @property
    def cells(self) -> list[CellLook]: ...
    @property
    def state(self) -> GameState: ...
    @property
    def grid(self) -> Puzzle: ...
    def save(self) -> str: ...
    def log_begin(self) -> str: ...
    @property
    def log_length(self) -> int: ...
    def log_since(self, start: int) -> str: ...
    def log_time(self) -> str: ...
    def write(self, format: str) -> str: ...
    def _repr_svg_(self) -> str: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Board:
    def __new__(cls, puzzle: Given) -> Board: ...
    @property
    def digits(self) -> str: ...
    @property
    def givens(self) -> str: ...
    @property
    def solved(self) -> bool: ...
    @property
    def flaws(self) -> list[str]: ...
    def candidates(self, cell: str) -> list[int]: ...
    def to_numpy(self) -> NDArray[np.bool_]: ...
    def place(self, candidate: str) -> Board: ...
    def apply(self, step: Step) -> Board: ...
    def svg(self) -> str: ...
    def _repr_svg_(self) -> str: ...
    @staticmethod
    def _from_json(text: str) -> Board: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Step:
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def line(self) -> str: ...
    @property
    def placements(self) -> list[str]: ...
    @property
    def eliminations(self) -> list[str]: ...
    @property
    def board(self) -> Board: ...
    @property
    def after(self) -> Board: ...
    def explain(self, *, lang: Language = "en", voice: Voice = "player") -> list[str]: ...
    def verify(self) -> bool: ...
    def to_dict(self) -> StepRecord: ...
    def svg(self) -> str: ...
    def _repr_svg_(self) -> str: ...
    def _repr_html_(self) -> str: ...
    @staticmethod
    def _from_json(text: str) -> Step: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Hint:
    @property
    def advice(self) -> Advice: ...
    @property
    def step(self) -> Step | None: ...
    @property
    def wrong(self) -> list[str]: ...
    @property
    def lost(self) -> list[str]: ...
    def to_dict(self, level: int = 5, *, lang: Language = "en", voice: Voice = "player") -> HintRecord: ...
    def _repr_svg_(self) -> str: ...
    def _repr_html_(self) -> str | None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Rating:
    @property
    def scales(self) -> list[Scale]: ...
    @property
    def level(self) -> str | None: ...
    @property
    def at_least(self) -> list[Scale]: ...
    @property
    def numbers(self) -> dict[Scale, float | None]: ...
    def to_dict(self) -> RatingsRecord: ...
    def __getitem__(self, scale: Scale, /) -> float | None: ...
    def _repr_svg_(self) -> str: ...
    @staticmethod
    def _from_json(text: str) -> Rating: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Proof:
    @property
    def start(self) -> Board: ...
    @property
    def end(self) -> Board: ...
    @property
    def solved(self) -> bool: ...
    def verify(self) -> Verdict: ...
    def to_dict(self) -> ProofRecord: ...
    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Step: ...
    def __iter__(self) -> Iterator[Step]: ...
    def _repr_svg_(self) -> str: ...
    def _repr_html_(self) -> str: ...
    @staticmethod
    def _from_json(text: str) -> Proof: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Answer:
    @property
    def status(self) -> Status | Literal["invalid"]: ...
    @property
    def solution(self) -> str | None: ...
    @property
    def count(self) -> int: ...
    @property
    def unique(self) -> bool: ...
    def _repr_svg_(self) -> str | None: ...
    @staticmethod
    def _of(status: str, solution: str | None) -> Answer: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, ...]: ...

@final
class Answers(Generic[_Grids]):
    @property
    def solutions(self) -> _Grids: ...
    @property
    def status(self) -> NDArray[np.uint8]: ...
    @property
    def unique(self) -> NDArray[np.bool_]: ...
    def __class_getitem__(cls, item: object) -> GenericAlias: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Answer: ...
    @overload
    def __getitem__(self, index: slice, /) -> Answers[_Grids]: ...
    def __iter__(self) -> Iterator[Answer]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[object, ...]: ...
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...

@final
class Column:
    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> str | None: ...
    def __iter__(self) -> Iterator[str | None]: ...
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...

@final
class Batches:
    def __iter__(self) -> Batches: ...
    def __next__(self) -> NDArray[np.uint8]: ...

@final
class Solutions:
    def __iter__(self) -> Solutions: ...
    def __next__(self) -> str: ...

@final
class Steps:
    def __iter__(self) -> Steps: ...
    def __next__(self) -> Step: ...

def solve(puzzle: Given) -> Answer: ...
@overload
def solve_many(
    puzzles: NDArray[np.integer[Any]],
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Answers[NDArray[np.uint8]]: ...
@overload
def solve_many(
    puzzles: Arrow,
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Answers[Column]: ...
@overload
def solve_many(
    puzzles: Bytes,
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Answers[bytes | list[str | None]]: ...
@overload
def solve_many(  # type: ignore[overload-overlap]
    puzzles: NDArray[Any],
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Answers[NDArray[np.uint8] | list[str | None]]: ...
@overload
def solve_many(
    puzzles: Texts,
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Answers[list[str | None]]: ...
def count(puzzle: Given, limit: int = 1_000_000, *, seconds: float | None = None, cancel: Cancel | None = None) -> int: ...
def count_many(
    puzzles: Many,
    limit: int = 2,
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.uint64]: ...
def solutions(puzzle: Given, *, cancel: Cancel | None = None) -> Solutions: ...
def minimal_many(
    puzzles: Many,
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.uint8]: ...
def candidates_many(
    puzzles: Many,
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.bool_]: ...
def hint(
    puzzle: Given,
    *,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    allow: str | Iterable[str] = (),
    deny: str | Iterable[str] = (),
    uniqueness: bool = True,
    options: Mapping[str, int | bool | str] | None = None,
) -> Hint: ...
def steps(
    puzzle: Given,
    *,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    allow: str | Iterable[str] = (),
    deny: str | Iterable[str] = (),
    uniqueness: bool = True,
    options: Mapping[str, int | bool | str] | None = None,
) -> Steps: ...
def path(
    puzzle: Given,
    *,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    allow: str | Iterable[str] = (),
    deny: str | Iterable[str] = (),
    uniqueness: bool = True,
    options: Mapping[str, int | bool | str] | None = None,
) -> Steps: ...
def explain(
    puzzle: Given,
    *,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    allow: str | Iterable[str] = (),
    deny: str | Iterable[str] = (),
    uniqueness: bool = True,
    options: Mapping[str, int | bool | str] | None = None,
) -> Proof: ...
def rate(
    puzzle: Given,
    scales: Scale | AllScales | Iterable[Scale] | None = None,
    *,
    seconds: float | None = None,
    cancel: Cancel | None = None,
) -> Rating: ...
@overload
def rate_many(
    puzzles: Many,
    scales: Scale | AllScales | Iterable[Scale] | None = None,
    threads: int = 0,
    *,
    seconds: float | None = None,
    seconds_each: None = None,
    levels: Literal[False] = False,
    hardest: Literal[False] = False,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> dict[Scale, NDArray[np.float64]]: ...
@overload
def rate_many(
    puzzles: Many,
    scales: Scale | AllScales | Iterable[Scale] | None = None,
    threads: int = 0,
    *,
    seconds: float | None = None,
    seconds_each: float | None = None,
    levels: bool = False,
    hardest: bool = False,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> dict[str, NDArray[Any]]: ...
def generate(
    count: int = 1,
    *,
    threads: int = 0,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
    seed: int | None = None,
    level: Level | None = None,
    symmetry: Symmetry | None = None,
    givens: int | tuple[int, int] | None = None,
    pattern: Given | NDArray[np.bool_] | None = None,
    containing: Given | None = None,
    no_empty_box: bool = False,
    every_digit: bool = False,
    rating: RatingRanges | None = None,
    hardest: str | None = None,
    with_techniques: Iterable[str] = (),
    without_techniques: Iterable[str] = (),
    steps: Mapping[str, int | tuple[int, int]] = ...,
    crux_at: int | tuple[int, int] | None = None,
    start: Iterable[Given] | None = None,
    distinct: bool = False,
    not_in: Iterable[Given] = (),
    product: Product = "puzzles",
    tries: int | None = None,
    seconds: float | None = None,
) -> list[Puzzle]: ...
def generate_many(
    count: int,
    *,
    threads: int = 0,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
    seed: int | None = None,
    level: Level | None = None,
    symmetry: Symmetry | None = None,
    givens: int | tuple[int, int] | None = None,
    pattern: Given | NDArray[np.bool_] | None = None,
    containing: Given | None = None,
    no_empty_box: bool = False,
    every_digit: bool = False,
    rating: RatingRanges | None = None,
    hardest: str | None = None,
    with_techniques: Iterable[str] = (),
    without_techniques: Iterable[str] = (),
    steps: Mapping[str, int | tuple[int, int]] = ...,
    crux_at: int | tuple[int, int] | None = None,
    start: Iterable[Given] | None = None,
    distinct: bool = False,
    not_in: Iterable[Given] = (),
    product: Product = "puzzles",
    tries: int | None = None,
    seconds: float | None = None,
) -> NDArray[np.uint8]: ...
def generate_iter(
    batch: int = 1000,
    *,
    count: int | None = None,
    threads: int = 0,
    cancel: Cancel | None = None,
    seed: int | None = None,
    level: Level | None = None,
    symmetry: Symmetry | None = None,
    givens: int | tuple[int, int] | None = None,
    pattern: Given | NDArray[np.bool_] | None = None,
    containing: Given | None = None,
    no_empty_box: bool = False,
    every_digit: bool = False,
    rating: RatingRanges | None = None,
    hardest: str | None = None,
    with_techniques: Iterable[str] = (),
    without_techniques: Iterable[str] = (),
    steps: Mapping[str, int | tuple[int, int]] = ...,
    crux_at: int | tuple[int, int] | None = None,
    start: Iterable[Given] | None = None,
    distinct: bool = False,
    not_in: Iterable[Given] = (),
    product: Product = "puzzles",
    tries: int | None = None,
    seconds: float | None = None,
) -> Batches: ...
def techniques() -> list[TechniqueInfo]: ...
@overload
def canon_many(
    puzzles: NDArray[np.integer[Any]],
    form: Literal["minlex", "gsf", "maxlex"] = "minlex",
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.uint8]: ...
@overload
def canon_many(
    puzzles: Arrow,
    form: Literal["minlex", "gsf", "maxlex"] = "minlex",
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Column: ...
@overload
def canon_many(
    puzzles: Bytes,
    form: Literal["minlex", "gsf", "maxlex"] = "minlex",
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> bytes | list[str]: ...
@overload
def canon_many(  # type: ignore[overload-overlap]
    puzzles: NDArray[Any],
    form: Literal["minlex", "gsf", "maxlex"] = "minlex",
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.uint8] | list[str]: ...
@overload
def canon_many(
    puzzles: Texts,
    form: Literal["minlex", "gsf", "maxlex"] = "minlex",
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> list[str]: ...
@overload
def shuffle_many(
    puzzles: NDArray[np.integer[Any]],
    seed: int | None = None,
    threads: int = 0,
    *,
    solutions: None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.uint8]: ...
@overload
def shuffle_many(
    puzzles: Arrow,
    seed: int | None = None,
    threads: int = 0,
    *,
    solutions: None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Column: ...
@overload
def shuffle_many(
    puzzles: Bytes,
    seed: int | None = None,
    threads: int = 0,
    *,
    solutions: None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> bytes | list[str]: ...
@overload
def shuffle_many(  # type: ignore[overload-overlap]
    puzzles: NDArray[Any],
    seed: int | None = None,
    threads: int = 0,
    *,
    solutions: None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.uint8] | list[str]: ...
@overload
def shuffle_many(
    puzzles: Texts,
    seed: int | None = None,
    threads: int = 0,
    *,
    solutions: None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> list[str]: ...
@overload
def shuffle_many(
    puzzles: NDArray[np.integer[Any]],
    seed: int | None = None,
    threads: int = 0,
    *,
    solutions: NDArray[np.integer[Any]],
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]: ...
@overload
def shuffle_many(
    puzzles: Texts,
    seed: int | None = None,
    threads: int = 0,
    *,
    solutions: Texts,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> tuple[list[str], list[str]]: ...
@overload
def shuffle_many(
    puzzles: Many,
    seed: int | None = None,
    threads: int = 0,
    *,
    solutions: Many,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> tuple[NDArray[np.uint8] | list[str] | bytes | Column, NDArray[np.uint8] | list[str] | bytes | Column]: ...
def rank(puzzle: Given) -> int | None: ...
def rank_many(
    puzzles: Many,
    threads: int = 0,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.int64]: ...
def unrank(number: int) -> str: ...
def _documents(
    puzzles: list[Given],
    format: str,
    title: str,
    about: str,
    paper: str,
    per_page: int,
    solutions: str,
    aid: str,
    large: bool,
    by_level: bool,
    allow_broken: bool,
    lang: str,
    font: bytes | None,
    seconds: float | None,
    cancel: Cancel | None,
) -> list[bytes]: ...
def read(puzzle: Given) -> Puzzle: ...
def read_photo(picture: Image) -> PhotoRecord: ...
def read_all(
    source: Text,
    *,
    errors: Literal["raise", "skip"] = "raise",
    seconds: float | None = None,
    cancel: Cancel | None = None,
) -> list[Puzzle]: ...
@overload
def call(task: Literal["solve"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> SolvedRecord: ...
@overload
def call(task: Literal["count"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> CountedRecord: ...
@overload
def call(task: Literal["solutions"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> SolutionsRecord: ...
@overload
def call(task: Literal["check"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Report: ...
@overload
def call(task: Literal["minimal"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Minimality: ...
@overload
def call(task: Literal["hint"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> HintRecord: ...
@overload
def call(task: Literal["explain"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> ProofRecord: ...
@overload
def call(task: Literal["steps"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> FindingsRecord: ...
@overload
def call(task: Literal["verify"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Verdict: ...
@overload
def call(task: Literal["rate"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> RatingsRecord: ...
@overload
def call(task: Literal["classify"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Classification: ...
@overload
def call(task: Literal["generate"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> ProductRecord: ...
@overload
def call(task: Literal["canon"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Canonized: ...
@overload
def call(task: Literal["isomorphic"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Compared: ...
@overload
def call(task: Literal["transform"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Transformed: ...
@overload
def call(task: Literal["shuffle"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Shuffled: ...
@overload
def call(task: Literal["vicinity"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Neighbours: ...
@overload
def call(task: Literal["read"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> EntryRecord: ...
@overload
def call(task: Literal["convert"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Converted: ...
@overload
def call(task: Literal["picture"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> DrawingRecord: ...
@overload
def call(task: Literal["names"], /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> NamesRecord: ...
@overload
def call(task: str, /, *, threads: int = 1, cancel: Cancel | None = None, **fields: object) -> Mapping[str, object]: ...
def tasks() -> dict[str, dict[str, str]]: ...
def main(args: list[str]) -> int: ...
