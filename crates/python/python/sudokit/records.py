"""The records of results, and the names that arguments take.

Made by `SUDOKIT_WRITE_DOORS=1 cargo test -p sudokit-request --features languages` from the descriptions of requests.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

#: The number of solutions.
Status: TypeAlias = Literal["unique", "none", "multiple"]
#: What a hint advises.
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
#: Scales of ranges that a puzzle is made to lie in.
Measure: TypeAlias = Literal["nodes", "hodoku", "w", "se", "se-fixed", "b", "gw", "gb", "invariant", "bottlenecks"]
#: JSON without a shape of its own: the premises of a step.
Json: TypeAlias = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]


class _Effect(TypedDict):
    """The change of the board."""

    placements: list[str]
    eliminations: list[str]


class Effect(_Effect, total=False):
    """The change of the board."""

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
    #: The change of the board.
    effect: Effect
    #: What the effect follows from: one field, named for the family of the technique.
    pattern: dict[str, Json]
    #: The links of the step in Eureka notation.
    chains: list[str]
    #: The step in words; null if it does not hold.
    explanation: Explanation | None


class DiagramMarksCandidates(TypedDict):
    """The role of candidates."""

    candidates: list[list[str] | Role]


class DiagramMarksCells(TypedDict):
    """The role of cells."""

    cells: list[list[str] | Role]


class DiagramMarksHouses(TypedDict):
    """The role of houses."""

    houses: list[list[str] | Role]


#: An implication between two ends: candidates of which one is true.
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
    """Who plays which role, and what is linked to what."""

    #: The roles; if a candidate has several, the first counts.
    marks: list[DiagramMarksCandidates | DiagramMarksCells | DiagramMarksHouses]
    #: The links, in the order of the argument.
    links: list[Link]


class Picture(TypedDict):
    """The board before a step, and what is to be seen there."""

    #: The digits on the board.
    digits: str
    #: The candidates of each cell, row by row; none where a digit is.
    candidates: list[list[int]]
    #: Who plays which role, and what is linked to what.
    shown: Diagram


class _FindingsRecord(TypedDict):
    """All steps that are to be found in one position."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: The givens, row by row.
    puzzle: str
    #: Digits placed since.
    placed: str
    #: Candidates that are gone though no digit excludes them.
    removed: list[str]
    #: Whether the givens have exactly one solution by themselves. Only then do techniques take one for granted.
    unique_givens: bool
    steps: list[StepRecord]


class FindingsRecord(_FindingsRecord, total=False):
    """All steps that are to be found in one position."""

    #: On request: the board before each step, and what is to be seen there.
    pictures: list[Picture]


class SolvedRecord(TypedDict):
    """The answer to one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters row by row, a digit or '.' for an empty cell; or 729, nine for each cell, where candidates are part of the puzzle.
    puzzle: str
    status: Status
    #: How many solutions were found.
    count: int
    #: Whether these are all solutions. If not, the search stopped at this many.
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
    #: 81 characters, or 729 where candidates are part of the puzzle.
    puzzle: str
    #: 81 digits each.
    solutions: list[str]
    #: True if these are all.
    exact: bool


class Conflict(TypedDict):
    """A digit that is repeated in a house."""

    #: Rows are 0 to 8, columns 9 to 17, boxes 18 to 26.
    house: int
    kind: Literal["row", "column", "box"]
    #: Row 1 is at the top.
    ordinal: int
    digit: int
    cells: list[str]


class Report(TypedDict):
    """What can be said about one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters row by row, a digit or '.' for an empty cell; or 729, nine for each cell, where candidates are part of the puzzle.
    puzzle: str
    givens: int
    #: Whether no digit stands twice in a house.
    valid: bool
    conflicts: list[Conflict]
    #: In words: cells without a candidate, houses without a place for a digit. Empty if there are conflicts.
    dead_ends: list[str]
    status: Status
    #: Solutions found; the search stops at the second.
    count: int
    #: Whether these are all solutions.
    exact: bool
    #: The first solution found.
    solution: str | None
    #: Whether the puzzle is unique and needs each of its givens; null if it is unique and candidates are part of it: nobody looked.
    minimal: bool | None
    #: Givens without any one of which the puzzle is still unique; null if it is not unique, or candidates are part of it.
    redundant: list[str] | None
    #: A player's digits that differ from the only solution.
    wrong: list[str]
    #: Candidates of the only solution that a player has removed.
    lost: list[str]


class Minimality(TypedDict):
    """Whether one puzzle is minimal."""

    version: Literal[1]
    puzzle: str
    status: Status
    #: Null if there is not exactly one solution.
    minimal: bool | None
    #: The givens each of which could be left out alone.
    redundant: list[str] | None


class Ambiguity(TypedDict):
    """There if the puzzle has several solutions."""

    #: Where they differ.
    cells: list[str]
    #: Digits that would leave one solution if they were given.
    givens: list[str]
    #: No fewer givens decide.
    at_least: int


class Suspects(TypedDict):
    """Where there is no solution: the digits that may be wrong."""

    #: Sets of cells: without the digits of one of them there is a solution.
    sets: list[list[str]]
    #: How many solutions are left then.
    leaves: Status
    #: Whether there is no other set of that size.
    complete: bool


class _HintRecord(TypedDict):
    """What helps a player on."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters, or 729 where candidates are part of the puzzle.
    puzzle: str
    #: Whether there is no solution, something to take back, nothing left to do, a step, no technique that applies, or none that decides between several solutions.
    advice: Advice


class HintRecord(_HintRecord, total=False):
    """What helps a player on."""

    #: There if the puzzle has several solutions.
    several: Ambiguity
    #: Whether the givens have exactly one solution by themselves. Only then do techniques take one for granted.
    unique_givens: bool
    #: With mistakes: digits that are in no solution.
    wrong: list[str]
    #: With mistakes: candidates that are needed and have been removed.
    lost: list[str]
    #: Where there is no solution: the digits that may be wrong.
    suspects: Suspects
    #: With a step: the id of its technique.
    kind: str
    #: The name that players use.
    name: str
    #: From level 1: where to look.
    look: str
    #: From level 2: what is there.
    pattern: list[str]
    #: From level 3: why something follows.
    reason: list[str]
    #: From level 3: the cases of the argument.
    cases: list[CaseRecord]
    #: From level 4: what follows.
    result: list[str]
    #: At level 5: the step in one line, as HoDoKu writes it.
    line: str
    #: At level 5: what changes.
    effect: Effect
    #: On request: the board before each step, and what is to be seen there.
    pictures: list[Picture]


class _ProofRecord(TypedDict):
    """A proof: steps that lead from one position to another."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: The givens, row by row.
    puzzle: str
    #: Digits placed before the first step.
    placed: str
    #: Candidates that are gone before the first step though no digit excludes them.
    removed: list[str]
    #: Whether the givens have exactly one solution by themselves. Only then do techniques take one for granted.
    unique_givens: bool
    assumes: Literal["nothing", "unique-solution"]
    steps: list[StepRecord]
    #: The digits after the last step.
    end: str
    solved: bool


class ProofRecord(_ProofRecord, total=False):
    """A proof: steps that lead from one position to another."""

    #: On request: the board before each step, and what is to be seen there.
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
    #: The id of its technique.
    kind: str | None
    #: The reason why it does not hold.
    why: str | None
    #: True if all steps hold and the grid is full in the end.
    solved: bool
    #: How many solutions the givens have by themselves; null if the proof could not be read.
    givens: Status | None
    #: How many solutions the start has, with its placed digits and without its removed candidates; null if the proof could not be read.
    start: Status | None
    #: Taken for granted: digits placed at the start that do not follow from the givens.
    placed: list[str]
    #: Taken for granted: candidates removed at the start that do not follow from the givens.
    removed: list[str]
    #: The steps, from 1, that rest on the givens having exactly one solution. They hold only if these have.
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

    #: There if level, score and steps are lower bounds.
    at_least: Literal[True]


class ExplainerGrade(TypedDict):
    """The hardest step."""

    #: In tenths, as `7.1`; `>=7.1` if it is a lower bound.
    rating: str
    #: The first step that has this rating.
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
    """The length of the longest whip that is needed; `endless` if no length is enough; an object with a lower bound if the time was over."""

    at_least: int


class InvariantRating(TypedDict):
    """A scale that gives all isomorphs the same rating."""

    rating: str
    #: The hardest rule; empty if there was nothing to do.
    hardest: str
    rounds: int
    #: Rounds that show one thing only.
    bottlenecks: int
    single_rounds: int
    #: Cells that are filled before anything harder than a single.
    by_singles: int
    filled: int
    solved: bool


class _RatingsRecord(TypedDict):
    """How hard a puzzle is."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: 81 characters, or 729 where candidates are part of the puzzle.
    puzzle: str
    #: Only unique puzzles have ratings.
    status: Status
    #: Whether the givens have exactly one solution by themselves. Only then do techniques take one for granted.
    unique_givens: bool


class RatingsRecord(_RatingsRecord, total=False):
    """How hard a puzzle is."""

    #: HoDoKu 2.2.0.
    hodoku: HodokuRating | None
    #: Sudoku Explainer 1.2.1.
    se: ExplainerRating | None
    #: The same with the later fixes.
    se_fixed: ExplainerRating | None
    #: SukakuExplainer 1.18.1, approximate.
    se_sukaku: ExplainerRating | None
    #: The length of the longest whip that is needed; `endless` if no length is enough; an object with a lower bound if the time was over.
    w: int | str | ChainBound | None
    #: The length of the longest braid that is needed; `endless` if no length is enough; an object with a lower bound if the time was over.
    b: int | str | ChainBound | None
    #: The length of the longest g-whip that is needed; `endless` if no length is enough; an object with a lower bound if the time was over.
    gw: int | str | ChainBound | None
    #: The length of the longest g-braid that is needed; `endless` if no length is enough; an object with a lower bound if the time was over.
    gb: int | str | ChainBound | None
    #: A scale that gives all isomorphs the same rating.
    invariant: InvariantRating | None
    #: With --path: the steps behind the rating, a line each, by scale.
    path: dict[str, list[str]]
    #: With --path: the same as proofs of schema/proof.json, by scale.
    proof: dict[str, Json]
    #: With --explain: what sets the rating, by scale.
    hardest: dict[str, str]
    #: With --explain: that step in words, as in schema/proof.json, by scale.
    explanation: dict[str, Json]
    #: With --isomorphs: the lowest and the highest of each value, by scale and column.
    isomorphs: dict[str, Json]


class Classification(TypedDict):
    """What sort of puzzle one is."""

    version: Literal[1]
    puzzle: str
    status: Status
    #: The depth of trial and error with singles that solves it. Null if it is deeper than was asked for, or if there is not exactly one solution.
    depth: int | None
    #: The greatest depth that was asked for, if that is not enough.
    beyond: int | None
    #: What is enough to solve it: all means of the first tier in which some is. Empty if there is not exactly one solution.
    means: list[Literal["singles", "locked", "basics", "fish", "wings", "uniqueness", "chains", "als", "whips", "exotic", "patterns", "hodoku", "full"]]
    #: The first point at which there is a tridagon with at most eight guardians.
    tridagon: Literal["start", "singles", "basics", None]
    #: How many guardians it has there, at least.
    guardians: int | None
    #: The first point at which an exocet with two base cells and two targets removes something; weak exocets do not count.
    exocet: Literal["start", "singles", "basics", None]
    #: The id of its technique.
    exocet_kind: str | None


class _ProductRecord(TypedDict):
    """Puzzles to order."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: The seed: the same seed makes the same.
    seed: int
    #: The puzzles or full grids, 81 characters each.
    puzzles: list[str]
    #: The reason for the end: all are there, the attempts were used up, or the time was.
    ending: Literal["enough", "given-up", "out-of-time"]


class ProductRecord(_ProductRecord, total=False):
    """Puzzles to order."""

    #: The weights of samples: weighted, they stand for all minimal puzzles equally.
    weights: list[float]


class _Canonized(TypedDict):
    """The canonical form of one puzzle."""

    version: Literal[1]
    puzzle: str
    #: With `--form pattern` an 'x' for every given.
    form: str | None


class Canonized(_Canonized, total=False):
    """The canonical form of one puzzle."""

    #: Only with `--form grid`: such a form has only what has one solution.
    status: Status
    #: With `--map`: the transformation from the puzzle to the form.
    map: str | None
    #: With `--automorphisms`: how many transformations leave the puzzle unchanged.
    automorphisms: int


class Compared(TypedDict):
    """Two puzzles compared."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    puzzle: str
    other: str
    isomorphic: bool
    #: What turns the first into the other; null if nothing does.
    map: str | None


class _Transformed(TypedDict):
    """The image of one puzzle."""

    version: Literal[1]
    puzzle: str
    image: str


class Transformed(_Transformed, total=False):
    """The image of one puzzle."""

    #: With `--map`: the transformation as a whole.
    map: str


class Shuffled(TypedDict):
    """Random isomorphs of one puzzle."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    puzzle: str
    #: The seed: the same seed makes the same.
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
    #: Candidates that the maker of the puzzle gave.
    candidates: str
    #: Candidates that are left in a position.
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
    #: What the format cannot store; null if it stores everything.
    losses: str | None


class DrawingRecord(TypedDict):
    """A picture."""

    #: Changes when a field changes its meaning or goes away, not when one is added.
    version: Literal[1]
    #: A document of SVG.
    svg: str


class FormatInfo(TypedDict):
    """A format that puzzles are written in."""

    name: str
    title: str
    extensions: list[str]
    reads: bool
    writes: bool


class NamesRecord(TypedDict):
    """The names that requests take."""

    levels: list[str]
    scales: list[str]
    measures: list[str]
    techniques: list[str]
    symmetries: list[str]
    products: list[str]
    forms: list[str]
    #: The formats, in the order in which they are tried on a text.
    formats: list[FormatInfo]
