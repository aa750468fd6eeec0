"""The records of results, and the names that arguments take.

Made by `SUDOKIT_WRITE_DOORS=1 cargo test -p sudokit-request --features languages` from the descriptions of requests.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

#: The number of solutions: one, none or several.
Status: TypeAlias = Literal["unique", "none", "multiple"]
#: The advice of a hint.
Advice: TypeAlias = Literal["impossible", "mistakes", "solved", "step", "stuck", "undecided"]
#: The role of candidates, cells or houses in a pattern.
Role: TypeAlias = Literal["placed", "eliminated", "base", "cover", "fin", "endo-fin", "on", "off", "pivot", "pincer", "first", "second", "third", "further", "guardian", "blocker"]
Language: TypeAlias = Literal["en", "de", "es", "fr", "ja", "pt-BR", "zh-Hans"]
Voice: TypeAlias = Literal["beginner", "player", "expert"]
Scale: TypeAlias = Literal["hodoku", "se", "se-fixed", "se-sukaku", "w", "b", "gw", "gb", "invariant"]
Level: TypeAlias = Literal["beginner", "easy", "medium", "hard", "expert", "unfair", "master", "extreme"]
Symmetry: TypeAlias = Literal["none", "half-turn", "quarter-turn", "left-right", "top-bottom", "orthogonal", "diagonal", "anti-diagonal", "diagonals", "full"]
Product: TypeAlias = Literal["puzzles", "grids", "top-down", "controlled-bias"]
Form: TypeAlias = Literal["minlex", "gsf", "maxlex", "grid", "pattern"]
Format: TypeAlias = Literal["hodoku", "sudokuwiki", "sudokuexchange", "coach", "fpuzzles", "sudokupad", "opensudoku", "json", "gnome", "csv", "sdk", "exchange", "sukaku", "line", "rcv", "grid", "ascii", "unicode", "numbers", "candidates", "sdm", "sdx", "ss", "html"]
#: Scales on which an order can ask for a range.
Measure: TypeAlias = Literal["starts", "nodes", "hodoku", "w", "se", "se-fixed", "b", "gw", "gb", "invariant", "bottlenecks"]
#: JSON without a fixed shape: the premises of a step.
Json: TypeAlias = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]


class _Effect(TypedDict):
    """The change to the board."""

    placements: list[str]
    eliminations: list[str]


class Effect(_Effect, total=False):
    """The change to the board."""

    #: Candidates of which one is true, in a step that changes nothing.
    one_of: list[str]


class CaseRecord(TypedDict):
    """A case of an argument."""

    assumption: str
    steps: list[str]


class Explanation(TypedDict):
    """The step in words; null if it does not hold."""

    look: str
    pattern: list[str]
    reason: list[str]
    cases: list[CaseRecord]
    result: list[str]


class StepRecord(TypedDict):
    """A step of a technique."""

    #: The id of the technique.
    kind: str
    name: str
    #: The step in one line, as HoDoKu writes it.
    line: str
    #: The change to the board.
    effect: Effect
    #: The pattern that justifies the effect: one field, named after the family of the technique.
    pattern: dict[str, Json]
    #: The links of the step in Eureka notation.
    chains: list[str]
    #: The step in words; null if it does not hold.
    explanation: Explanation | None


class DiagramMarksCandidates(TypedDict):
    """Candidates and their role."""

    candidates: list[list[str] | Role]


class DiagramMarksCells(TypedDict):
    """Cells and their role."""

    cells: list[list[str] | Role]


class DiagramMarksHouses(TypedDict):
    """Houses and their role."""

    houses: list[list[str] | Role]


#: An implication between two ends. If an end has several candidates, one of them is true.
Link = TypedDict(
    "Link",
    {
        "from": list[str],
        "to": list[str],
        "strong": bool,
        "set": list[str],
    },
)


class Diagram(TypedDict):
    """The diagram: roles, and links between candidates."""

    #: The roles; if a candidate has several, the first counts.
    marks: list[DiagramMarksCandidates | DiagramMarksCells | DiagramMarksHouses]
    #: The links, in the order of the argument.
    links: list[Link]


class Picture(TypedDict):
    """The board before a step, with the diagram of the step."""

    #: The digits on the board.
    digits: str
    #: The candidates of each cell, row by row; empty for a cell with a digit.
    candidates: list[list[int]]
    #: The diagram: roles, and links between candidates.
    shown: Diagram


class _FindingsRecord(TypedDict):
    """All steps in one position."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: The givens, row by row.
    puzzle: str
    #: Digits placed since.
    placed: str
    #: Candidates removed since, although no digit excludes them.
    removed: list[str]
    #: True if the givens by themselves have exactly one solution. Only then are techniques used that assume one.
    unique_givens: bool
    steps: list[StepRecord]


class FindingsRecord(_FindingsRecord, total=False):
    """All steps in one position."""

    #: On request: the board before each step, with the diagram of the step.
    pictures: list[Picture]


class SolvedRecord(TypedDict):
    """The answer to one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters, row by row: a digit, or '.' for an empty cell. If candidates are part of the puzzle, 729 characters, nine for each cell.
    puzzle: str
    status: Status
    #: The number of solutions found.
    count: int
    #: True if these are all solutions. If not, the search stopped at this number.
    exact: bool
    #: The first solution found.
    solution: str | None


class CountedRecord(TypedDict):
    """The number of solutions of one puzzle."""

    version: Literal[1]
    puzzle: str
    count: int
    #: False if counting stopped at the limit.
    exact: bool


class SolutionsRecord(TypedDict):
    """The solutions of one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters, or 729 if candidates are part of the puzzle.
    puzzle: str
    #: 81 digits each.
    solutions: list[str]
    #: True if these are all solutions.
    exact: bool


class Conflict(TypedDict):
    """A digit that appears more than once in a house."""

    #: Rows are 0 to 8, columns 9 to 17, boxes 18 to 26.
    house: int
    kind: Literal["row", "column", "box"]
    #: Row 1 is at the top.
    ordinal: int
    digit: int
    cells: list[str]


class Report(TypedDict):
    """A report on one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters, row by row: a digit, or '.' for an empty cell. If candidates are part of the puzzle, 729 characters, nine for each cell.
    puzzle: str
    givens: int
    #: True if no digit appears twice in a house.
    valid: bool
    conflicts: list[Conflict]
    #: In words: cells without a candidate, houses without a place for a digit. Empty if there are conflicts.
    dead_ends: list[str]
    status: Status
    #: The number of solutions found; the search stops at the second.
    count: int
    #: True if these are all solutions.
    exact: bool
    #: The first solution found.
    solution: str | None
    #: True if the puzzle has exactly one solution and needs every given. Null if it has exactly one solution and candidates are part of it: this is not checked.
    minimal: bool | None
    #: The givens that can each be left out alone; null if the puzzle does not have exactly one solution, or candidates are part of it.
    redundant: list[str] | None
    #: The player's digits that differ from the only solution.
    wrong: list[str]
    #: Candidates of the only solution that the player has removed.
    lost: list[str]


class Minimality(TypedDict):
    """The minimality of one puzzle."""

    version: Literal[1]
    puzzle: str
    status: Status
    #: True if the puzzle is minimal; null if it does not have exactly one solution.
    minimal: bool | None
    #: The givens that can each be left out alone; null if the puzzle does not have exactly one solution.
    redundant: list[str] | None


class Ambiguity(TypedDict):
    """Present if the puzzle has several solutions."""

    #: The cells where the solutions differ.
    cells: list[str]
    #: Digits that leave one solution if all of them are given.
    givens: list[str]
    #: A lower bound for the number of givens that leave one solution.
    at_least: int


class Suspects(TypedDict):
    """If there is no solution: the digits that may be wrong."""

    #: Sets of cells. Without the digits of any one of them, there is a solution.
    sets: list[list[str]]
    #: The number of solutions then.
    leaves: Status
    #: True if there is no other set of that size.
    complete: bool


class _HintRecord(TypedDict):
    """A hint for one position."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters, or 729 if candidates are part of the puzzle.
    puzzle: str
    #: The advice: there is no solution; there are mistakes to undo first; the grid is solved; there is a next step; no technique applies; or there are several solutions, and no technique decides between them.
    advice: Advice


class HintRecord(_HintRecord, total=False):
    """A hint for one position."""

    #: Present if the puzzle has several solutions.
    several: Ambiguity
    #: True if the givens by themselves have exactly one solution. Only then are techniques used that assume one.
    unique_givens: bool
    #: With mistakes: digits that are in no solution.
    wrong: list[str]
    #: With mistakes: removed candidates that are needed.
    lost: list[str]
    #: If there is no solution: the digits that may be wrong.
    suspects: Suspects
    #: With a step: the id of its technique.
    kind: str
    #: The name that players use for the technique.
    name: str
    #: From level 1: where to look.
    look: str
    #: From level 2: the pattern.
    pattern: list[str]
    #: From level 3: the reason.
    reason: list[str]
    #: From level 3: the cases of the argument.
    cases: list[CaseRecord]
    #: From level 4: what follows.
    result: list[str]
    #: At level 5: the step in one line, as HoDoKu writes it.
    line: str
    #: At level 5: the change to the board.
    effect: Effect
    #: On request: the board before each step, with the diagram of the step.
    pictures: list[Picture]


class _ProofRecord(TypedDict):
    """A proof: steps that lead from one position to another."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: The givens, row by row.
    puzzle: str
    #: Digits placed before the first step.
    placed: str
    #: Candidates removed before the first step, although no digit excludes them.
    removed: list[str]
    #: True if the givens by themselves have exactly one solution. Only then are techniques used that assume one.
    unique_givens: bool
    assumes: Literal["nothing", "unique-solution"]
    steps: list[StepRecord]
    #: The digits after the last step.
    end: str
    solved: bool


class ProofRecord(_ProofRecord, total=False):
    """A proof: steps that lead from one position to another."""

    #: On request: the board before each step, with the diagram of the step.
    pictures: list[Picture]


class Verdict(TypedDict):
    """The verdict on a proof."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: True if every step holds.
    holds: bool
    #: The number of steps.
    steps: int
    #: The first step that does not hold, from 1; null if all do.
    step: int | None
    #: The id of the technique of that step; null if all hold.
    kind: str | None
    #: The reason why that step does not hold; null if all hold.
    why: str | None
    #: True if all steps hold and the grid is full at the end.
    solved: bool
    #: The number of solutions that the givens have by themselves.
    givens: Status
    #: The number of solutions of the start, with its placed digits and without its removed candidates.
    start: Status
    #: Taken for granted: digits placed at the start that do not follow from the givens.
    placed: list[str]
    #: Taken for granted: candidates removed at the start that do not follow from the givens.
    removed: list[str]
    #: The steps, from 1, that assume that the givens have exactly one solution. They hold only if that is so.
    uniqueness: list[int]


class _HodokuRating(TypedDict):
    """HoDoKu 2.2.0."""

    level: Literal["Easy", "Medium", "Hard", "Unfair", "Extreme"]
    score: int
    steps: int
    solved: bool
    #: The number of steps of each technique, by HoDoKu's code.
    counts: dict[str, int]


class HodokuRating(_HodokuRating, total=False):
    """HoDoKu 2.2.0."""

    #: Present if level, score and steps are lower bounds.
    at_least: Literal[True]


class ExplainerGrade(TypedDict):
    """The hardest step."""

    #: With one decimal, such as `7.1`; a lower bound is written `>=7.1`.
    rating: str
    #: The technique of the first step with this rating.
    technique: str | None


class ExplainerRating(TypedDict):
    """Sudoku Explainer 1.2.1."""

    profile: str
    #: The hardest step.
    er: ExplainerGrade
    #: The hardest step up to the first that places a digit.
    ep: ExplainerGrade
    #: The first step.
    ed: ExplainerGrade


class ChainBound(TypedDict):
    """The length of the longest whip needed; `endless` if no length is enough; an object with a lower bound if time ran out."""

    at_least: int


class InvariantRating(TypedDict):
    """A scale that gives all isomorphs the same rating."""

    rating: str
    #: The hardest rule; empty if there was nothing to do.
    hardest: str
    rounds: int
    #: The number of rounds in which there is only one thing to find.
    bottlenecks: int
    single_rounds: int
    #: The number of cells filled before anything harder than a single is needed.
    by_singles: int
    filled: int
    solved: bool


class _RatingsRecord(TypedDict):
    """The ratings of one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters, or 729 if candidates are part of the puzzle.
    puzzle: str
    #: Only unique puzzles have ratings.
    status: Status
    #: True if the givens by themselves have exactly one solution. Only then are techniques used that assume one.
    unique_givens: bool


class RatingsRecord(_RatingsRecord, total=False):
    """The ratings of one puzzle."""

    #: HoDoKu 2.2.0.
    hodoku: HodokuRating | None
    #: Sudoku Explainer 1.2.1.
    se: ExplainerRating | None
    #: Sudoku Explainer 1.2.1 with the later fixes.
    se_fixed: ExplainerRating | None
    #: SukakuExplainer 1.18.1, approximate.
    se_sukaku: ExplainerRating | None
    #: The length of the longest whip needed; `endless` if no length is enough; an object with a lower bound if time ran out.
    w: int | str | ChainBound | None
    #: The length of the longest braid needed; `endless` if no length is enough; an object with a lower bound if time ran out.
    b: int | str | ChainBound | None
    #: The length of the longest g-whip needed; `endless` if no length is enough; an object with a lower bound if time ran out.
    gw: int | str | ChainBound | None
    #: The length of the longest g-braid needed; `endless` if no length is enough; an object with a lower bound if time ran out.
    gb: int | str | ChainBound | None
    #: A scale that gives all isomorphs the same rating.
    invariant: InvariantRating | None
    #: With --path: the steps behind the rating, a line each, by scale.
    path: dict[str, list[str]]
    #: With --path: the same steps as a proof of schema/proof.json, by scale.
    proof: dict[str, Json]
    #: With --explain: the step, chain or rule that sets the rating, by scale.
    hardest: dict[str, str]
    #: With --explain: that step in words, as in schema/proof.json, by scale.
    explanation: dict[str, Json]
    #: With --isomorphs: the lowest and the highest of each value, by scale and column.
    isomorphs: dict[str, Json]


class Classification(TypedDict):
    """The classification of one puzzle."""

    version: Literal[1]
    puzzle: str
    status: Status
    #: The depth of trial and error, with singles, that solves the puzzle. Null if it is greater than the depth asked for, or if there is not exactly one solution.
    depth: int | None
    #: The depth asked for, if it is not enough.
    beyond: int | None
    #: The means that are enough to solve the puzzle: all of the first tier that has any. Empty if there is not exactly one solution.
    means: list[Literal["singles", "locked", "basics", "fish", "wings", "uniqueness", "chains", "als", "whips", "exotic", "patterns", "hodoku", "full"]]
    #: The first point at which there is a tridagon with at most eight guardians.
    tridagon: Literal["start", "singles", "basics", None]
    #: The fewest guardians of a tridagon at that point.
    guardians: int | None
    #: The first point at which an exocet with two base cells and two targets removes something; weak exocets do not count.
    exocet: Literal["start", "singles", "basics", None]
    #: The id of the technique of that exocet.
    exocet_kind: str | None


class _ProductRecord(TypedDict):
    """Puzzles made to order."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: The seed. The same seed makes the same puzzles.
    seed: int
    #: The puzzles or full grids, 81 characters each.
    puzzles: list[str]
    #: The reason for stopping: all puzzles are made, attempts ran out, or time ran out.
    ending: Literal["enough", "given-up", "out-of-time"]


class ProductRecord(_ProductRecord, total=False):
    """Puzzles made to order."""

    #: Only for samples: the weight of each. Weighted, they stand for all minimal puzzles equally.
    weights: list[float]


class _Canonized(TypedDict):
    """The canonical form of one puzzle."""

    version: Literal[1]
    puzzle: str
    #: The form; for `pattern`, an 'x' for every given.
    form: str | None


class Canonized(_Canonized, total=False):
    """The canonical form of one puzzle."""

    #: Only for the form `grid`, which only a puzzle with one solution has.
    status: Status
    #: If asked for (`--map`): the transformation from the puzzle to the form.
    map: str | None
    #: If asked for (`--automorphisms`): the number of transformations that leave the puzzle unchanged.
    automorphisms: int


class Compared(TypedDict):
    """A comparison of two puzzles."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    puzzle: str
    other: str
    isomorphic: bool
    #: The transformation from the first puzzle to the other; null if they are not isomorphic.
    map: str | None


class _Transformed(TypedDict):
    """The image of one puzzle."""

    version: Literal[1]
    puzzle: str
    image: str


class Transformed(_Transformed, total=False):
    """The image of one puzzle."""

    #: If asked for (`--map`): all the transformations as one.
    map: str


class Shuffled(TypedDict):
    """Random isomorphs of one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    puzzle: str
    #: The seed. The same seed makes the same isomorphs.
    seed: int
    images: list[str]


class Neighbours(TypedDict):
    """The neighbours of one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    puzzle: str
    neighbours: list[str]


class _EntryRecord(TypedDict):
    """One puzzle as it was written down."""

    version: Literal[1]
    #: The givens.
    puzzle: str


class EntryRecord(_EntryRecord, total=False):
    """One puzzle as it was written down."""

    #: Digits that a player has filled in.
    placed: str
    #: Candidates given by the maker of the puzzle.
    candidates: str
    #: Candidates left in a position.
    left: str
    #: A player's pencil marks.
    marks: str
    title: str
    author: str
    comment: str
    source: str
    date: str
    level: str
    url: str


class Converted(TypedDict):
    """A puzzle in a format."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    text: str
    #: The parts that the format cannot store, in words; null if it stores everything.
    losses: str | None


class DrawingRecord(TypedDict):
    """A picture."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: The picture, as an SVG document.
    svg: str


class FormatInfo(TypedDict):
    """A format of puzzles."""

    name: str
    title: str
    extensions: list[str]
    reads: bool
    writes: bool


class NamesRecord(TypedDict):
    """The names that requests take."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    levels: list[str]
    scales: list[str]
    measures: list[str]
    techniques: list[str]
    symmetries: list[str]
    products: list[str]
    forms: list[str]
    languages: list[str]
    voices: list[str]
    #: The formats, in the order in which they are tried when text is read.
    formats: list[FormatInfo]
