"""Objects: their looks, equality, pickling."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE, SOLUTION

import sudokit

OBJECTS: list[Any] = [
    sudokit.Puzzle(PUZZLE),
    sudokit.Puzzle("+1" + "." * 80),
    sudokit.Board(PUZZLE),
    sudokit.Board(PUZZLE).place("r5c5=5"),
    sudokit.hint(PUZZLE),
    sudokit.hint("53+1" + PUZZLE[3:]),
    sudokit.hint(EMPTY),
    sudokit.hint(PUZZLE).step,
    sudokit.rate(PUZZLE, ["hodoku", "se", "w", "invariant"]),
    sudokit.rate(EMPTY),
    sudokit.explain(PUZZLE),
    sudokit.solve(PUZZLE),
    sudokit.solve(EMPTY),
    sudokit.solve("11" + "." * 79),
]


@pytest.mark.parametrize("thing", OBJECTS, ids=lambda thing: f"{type(thing).__name__}-{hash(thing)}")
def test_objects_travel(thing: Any) -> None:
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        there = pickle.loads(pickle.dumps(thing, protocol))
        assert there == thing and hash(there) == hash(thing) and type(there) is type(thing)
        assert repr(there) == repr(thing) and str(there) == str(thing)
    assert copy.copy(thing) == thing and copy.deepcopy(thing) == thing
    assert thing != PUZZLE and thing != 1 and (thing == object()) is False
    assert len({thing, thing}) == 1


@pytest.mark.parametrize("thing", OBJECTS, ids=lambda thing: f"{type(thing).__name__}-{hash(thing)}")
def test_objects_are_seen_in_a_notebook(thing: Any) -> None:
    svg = thing._repr_svg_()
    if svg is None:
        assert isinstance(thing, sudokit.Answer) and thing.count == 0
        return
    assert svg.startswith("<svg") and svg.rstrip().endswith("</svg>")
    grid = repr(thing)
    assert grid.count("\n") >= 11 or grid == "none"


def test_objects_do_not_change() -> None:
    board = sudokit.Board(PUZZLE)
    assert board.place("r5c5=5").digits != board.digits
    for thing in OBJECTS:
        with pytest.raises(AttributeError):
            thing.anything = 1


def test_steps_lead_on() -> None:
    board = sudokit.Board(PUZZLE)
    for step in sudokit.explain(PUZZLE):
        assert step.board == board
        board = board.apply(step)
        assert step.after == board
        assert step.explain() and step.line == str(step) and step.to_dict()["kind"] == step.kind
        assert "<section" in step._repr_html_()
    assert board.solved and board.digits == SOLUTION and board.flaws == []


def test_a_proof_is_a_sequence() -> None:
    proof = sudokit.explain(PUZZLE)
    assert proof[-1] == proof[len(proof) - 1] and list(proof) == [proof[i] for i in range(len(proof))]
    for index in (len(proof), -len(proof) - 1):
        with pytest.raises(IndexError):
            proof[index]
    assert proof._repr_html_().count("<li>") == len(proof)


def test_a_hint_tells_as_much_as_is_asked_for() -> None:
    hint = sudokit.hint(PUZZLE)
    assert "look" not in hint.to_dict(0) and "line" in hint.to_dict(5)
    assert sudokit.hint("53+1" + PUZZLE[3:]).wrong == ["r1c3=1"]
    assert sudokit.hint(SOLUTION).advice == "solved"
    assert sudokit.hint(EMPTY).advice == "undecided"
    assert sudokit.hint("11" + "." * 79).advice == "impossible"


def test_a_rating_says_what_it_is_sure_of() -> None:
    rating = sudokit.rate(PUZZLE, ["hodoku", "se", "w"])
    assert rating.numbers == {"hodoku": 204.0, "se": 1.2, "w": 0.0} and rating.at_least == []
    hodoku = rating.to_dict()["hodoku"]
    assert rating.level == "Easy" and hodoku is not None and hodoku["steps"] == 51
    with pytest.raises(KeyError):
        rating["b"]
    assert sudokit.rate(EMPTY)["se"] is None
    hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
    bound = sudokit.rate(hard, "se", seconds=1e-9)
    assert bound.at_least == ["se"]


def test_candidates_are_an_array() -> None:
    board = sudokit.Board(PUZZLE)
    array = board.to_numpy()
    assert array.shape == (9, 9, 9) and array.dtype == np.bool_
    for row in range(9):
        for column in range(9):
            expected = board.candidates(f"r{row + 1}c{column + 1}")
            assert (np.flatnonzero(array[row, column]) + 1).tolist() == expected


def test_texts_go_through_every_format() -> None:
    for about in sudokit.formats():
        if not about["writes"]:
            with pytest.raises(sudokit.SudokitError, match="only read"):
                sudokit.convert(PUZZLE, about["name"])
        elif about["reads"]:
            written = sudokit.convert(PUZZLE, about["name"])
            assert sudokit.read(written).givens == PUZZLE, about["name"]
