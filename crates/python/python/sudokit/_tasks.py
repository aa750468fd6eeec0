"""Tasks for one puzzle, each a request: the arguments are its fields, the result is a part of its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._sudokit import Cancel, Proof, call

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .types import Classification, Form, FormatInfo, Given, ProofRecord, Report, Verdict


def check(puzzle: Given) -> Report:
    """Checks a puzzle for conflicts, uniqueness and minimality, and a game in progress for mistakes.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`. A `+` before a digit says that the player placed it.

    Returns
    -------
    dict
        The record of `sudoku check`.

    Examples
    --------
    >>> check("11" + "." * 79)["conflicts"][0]["cells"]
    ['r1c1', 'r1c2']
    """
    return call("check", puzzle=puzzle)


def minimal(puzzle: Given) -> bool | None:
    """Tells if a puzzle needs all of its givens.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`.

    Returns
    -------
    bool or None
        None without exactly one solution. `call("minimal")` names the redundant givens.

    Examples
    --------
    >>> minimal("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    False
    """
    return call("minimal", puzzle=puzzle)["minimal"]


def classify(puzzle: Given, depth: int = 3, *, seconds: float | None = None, cancel: Cancel | None = None) -> Classification:
    """Classifies a puzzle as players' forums classify hard ones. Those take seconds.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`.
    depth : int
        The greatest depth of trial and error, 0 to 3.
    seconds : float, optional
        A limit of time.
    cancel : Cancel, optional
        Ends the call from another thread.

    Returns
    -------
    dict
        Depth of trial and error, sufficient techniques, exotic patterns: the record of `sudoku classify`.

    Raises
    ------
    TimeoutError
        The time is over.

    Examples
    --------
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> classify(puzzle)["means"]
    ['singles']
    """
    return call("classify", puzzle=puzzle, depth=depth, seconds=seconds, cancel=cancel)


def verify(proof: Proof | ProofRecord | str) -> Verdict:
    """Checks a proof step by step, with neither a finder nor a solver.

    Parameters
    ----------
    proof : Proof, dict or str
        The dictionary is that of `Proof.to_dict`, the text its JSON.

    Returns
    -------
    dict
        `holds` is the result. If it is False, `step` is the number of the step that does not hold, from 1,
        `kind` its technique and `why` the reason. The steps do not prove their premises: the number of solutions of
        `givens` and `start` ("none", "unique", "multiple"), the additions of the start to the givens (`placed`,
        `removed`), and one solution for the steps that assume it (`uniqueness`, from 1).

    Raises
    ------
    SudokitError
        The dictionary or the text is no proof.

    Examples
    --------
    >>> from sudokit import explain
    >>> proof = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> verify(proof.to_dict())["holds"]
    True
    """
    return call("verify", proof=proof)


def canon(puzzle: Given, form: Form = "minlex", *, seconds: float | None = None, cancel: Cancel | None = None) -> str | None:
    """The canonical form of a puzzle, the same for all isomorphs. `canon_many` is faster.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`.
    form : str
        "minlex", "gsf", "maxlex", "grid" (of the solution, with the givens) or "pattern" (of the givens' cells).
    seconds, cancel
        As in `classify`.

    Returns
    -------
    str or None
        81 characters. None for "grid" without exactly one solution. `call("canon", map=True, automorphisms=True)`
        has the transformation and the number of automorphisms, too.

    Examples
    --------
    >>> canon("1" + "." * 80)
    '................................................................................1'
    """
    return call("canon", puzzle=puzzle, form=form, seconds=seconds, cancel=cancel)["form"]


def isomorphic(puzzle: Given, other: Given) -> str | None:
    """The transformation that turns a puzzle into another one, if they are isomorphs.

    Parameters
    ----------
    puzzle, other : puzzle
        As in `solve`.

    Returns
    -------
    str or None
        `transform` takes it. None if the puzzles are essentially different.

    Examples
    --------
    >>> puzzle = "1" + "." * 80
    >>> other = "." * 80 + "7"
    >>> transform(puzzle, isomorphic(puzzle, other)) == other
    True
    >>> isomorphic(puzzle, "." * 81) is None
    True
    """
    return call("isomorphic", puzzle=puzzle, other=other)["map"]


def transform(puzzle: Given, by: str | Iterable[str], *, inverse: bool = False) -> str:
    """Turns a puzzle into an isomorph.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`.
    by : str or list of str
        Transformations, applied one after the other: "quarter-turn", "mirror", "transpose", "swap-r1-r3",
        "swap-digits-4-9" and others, or a text of `isomorphic`.
    inverse : bool
        True for the inverse of all of them.

    Returns
    -------
    str
        81 characters.

    Examples
    --------
    >>> transform("12" + "." * 79, ["mirror", "swap-digits-1-5"])[:9]
    '.......25'
    """
    return call("transform", puzzle=puzzle, by=by, inverse=inverse)["image"]


def shuffle(puzzle: Given, count: int = 1, *, seed: int | None = None) -> list[str]:
    """Turns a puzzle into random isomorphs, all equally likely. For arrays see `shuffle_many`.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`.
    count : int
        The number of isomorphs.
    seed : int, optional
        The same seed makes the same isomorphs; without one they differ each time.

    Returns
    -------
    list of str
        81 characters each.

    Examples
    --------
    >>> isomorph, = shuffle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", seed=1)
    >>> isomorph.count(".")
    51
    """
    return call("shuffle", puzzle=puzzle, count=count, seed=seed)["images"]


def vicinity(
    puzzle: Given,
    minus: int = 1,
    plus: int = 1,
    *,
    minimal: bool = False,
    seconds: float | None = None,
    cancel: Cancel | None = None,
) -> list[str]:
    """The puzzles with exactly one solution that differ from a puzzle by a few givens.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`.
    minus, plus : int
        The number of givens removed, and of others added. 1 and 1 take milliseconds, 2 and 2 seconds.
    minimal : bool
        True leaves out puzzles with redundant givens.
    seconds, cancel
        As in `classify`.

    Returns
    -------
    list of str
        81 characters each.

    Raises
    ------
    TimeoutError
        The time is over.

    Examples
    --------
    >>> len(vicinity("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 0, 1))
    51
    """
    near = call("vicinity", puzzle=puzzle, minus=minus, plus=plus, minimal=minimal, seconds=seconds, cancel=cancel)
    return near["neighbours"]


def convert(puzzle: Given, format: str) -> str:
    """Writes a puzzle in a format.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`.
    format : str
        Its name: "line", "grid", "sudokuexchange" and others, see `formats`.

    Returns
    -------
    str

    Examples
    --------
    >>> convert("1" + "." * 80, "sdm")[:9]
    '100000000'
    """
    return call("convert", text=puzzle, format=format)["text"]


def losses(puzzle: Given, format: str) -> str | None:
    """The parts of a puzzle that a format cannot store.

    Parameters
    ----------
    puzzle : puzzle
        As in `solve`.
    format : str
        As in `convert`.

    Returns
    -------
    str or None
        In words; None if there are none.

    Examples
    --------
    >>> losses("+1" + "." * 80, "sdm")
    'placed digits become givens'
    """
    return call("convert", text=puzzle, format=format)["losses"]


def formats() -> list[FormatInfo]:
    """All formats, in the order in which they are tried on a text.

    Returns
    -------
    list of dict
        Each has `name`, `title`, `extensions`, `reads` and `writes`.

    Examples
    --------
    >>> "sdm" in [format["name"] for format in formats()]
    True
    """
    return call("names")["formats"]
