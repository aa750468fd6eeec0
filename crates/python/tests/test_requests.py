"""Requests: all tasks by name, and the keywords of orders."""

import inspect
import pathlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE, SOLUTION

import sudokit

PROOF = sudokit.explain(PUZZLE)
#: A request of each task that is answered soon.
REQUESTS: dict[str, dict[str, Any]] = {
    **{task: {"puzzle": PUZZLE} for task in sudokit.tasks()},
    "classify": {"puzzle": PUZZLE, "depth": 0},
    "convert": {"text": PUZZLE, "format": "sdm"},
    "generate": {"count": 2, "seed": 3},
    "isomorphic": {"puzzle": PUZZLE, "other": PUZZLE},
    "names": {},
    "read": {"text": PUZZLE},
    "transform": {"puzzle": PUZZLE, "by": "mirror"},
    "verify": {"proof": PROOF},
    "vicinity": {"puzzle": PUZZLE, "plus": 0},
}


@pytest.mark.parametrize("task", sudokit.tasks())
def test_each_task_has_a_record_and_a_type(task: str) -> None:
    assert isinstance(sudokit.call(task, **REQUESTS[task]), dict)
    stub = pathlib.Path(sudokit.__file__).with_name("_sudokit.pyi").read_text()
    assert f'def call(task: Literal["{task}"]' in stub


def test_a_task_that_does_not_exist_is_a_wrong_name() -> None:
    with pytest.raises(sudokit.SudokitError, match="'slove' is not a task; there are solve, ") as caught:
        sudokit.call("slove")
    assert caught.value.code == "name"


def test_a_puzzle_in_a_request_is_anything_that_is_one() -> None:
    digits = [0 if cell == "." else int(cell) for cell in PUZZLE]
    expected = sudokit.call("solve", puzzle=PUZZLE)
    for puzzle in (PUZZLE.encode(), sudokit.Puzzle(PUZZLE), sudokit.Board(PUZZLE), digits, tuple(digits), np.array(digits), np.array(digits).reshape(9, 9)):
        assert sudokit.call("solve", puzzle=puzzle) == expected
    game = sudokit.Puzzle("53+1" + PUZZLE[3:])
    assert sudokit.call("hint", puzzle=game)["wrong"] == ["r1c3=1"]
    with pytest.raises(sudokit.ParseError) as caught:
        sudokit.call("solve", puzzle="53..7q")
    assert caught.value.column == 6


def test_a_proof_in_a_request_is_an_object_a_dictionary_or_a_text() -> None:
    import json

    for proof in (PROOF, PROOF.to_dict(), json.dumps(PROOF.to_dict())):
        assert sudokit.verify(proof) == PROOF.verify()


@pytest.mark.parametrize("function", [sudokit.generate, sudokit.generate_many, sudokit.generate_iter])
def test_orders_have_all_keywords_of_the_request(function: Callable[..., object]) -> None:
    keywords = set(inspect.signature(function).parameters) - {"threads", "progress", "cancel", "batch"}
    assert keywords == set(sudokit.tasks()["generate"])


@pytest.mark.parametrize("function", [sudokit.hint, sudokit.explain, sudokit.steps, sudokit.path])
def test_searches_have_all_keywords_of_the_request(function: Callable[..., object]) -> None:
    keywords = set(inspect.signature(function).parameters) - {"cancel"}
    assert keywords == set(sudokit.tasks()["explain"]) - {"pictures"}


def test_values_may_be_those_of_numpy() -> None:
    expected = sudokit.generate_many(3, seed=5, givens=(28, 30), symmetry="half-turn")
    order: dict[str, Any] = {"count": np.int64(3), "seed": np.uint64(5), "givens": np.array([28, 30])}
    assert np.array_equal(sudokit.generate_many(**order, symmetry="half-turn"), expected)
    assert np.array_equal(sudokit.generate_many(3, seed=5, clues=(28, 30), symmetry="half-turn"), expected)  # type: ignore[call-arg]
    [one] = sudokit.generate(seed=5, distinct=np.bool_(True), rating={"se": np.float64(1.5)})  # type: ignore[arg-type]
    assert sudokit.rate(one)["se"] == 1.5


def test_a_pattern_is_a_puzzle_or_a_mask() -> None:
    [shape] = sudokit.generate(seed=1, symmetry="half-turn", givens=(30, 32))
    mask = shape.to_numpy() > 0
    masks: list[Any] = [shape, mask, mask.ravel(), shape.givens, shape.to_numpy(), shape.to_numpy().ravel().tolist()]
    made = [sudokit.generate(seed=2, pattern=pattern) for pattern in masks]
    assert made.count(made[0]) == len(made) and ((made[0][0].to_numpy() > 0) == mask).all()


def test_an_iterator_goes_on_with_the_same_puzzles() -> None:
    whole = sudokit.generate_many(25, seed=8, symmetry="half-turn")
    batches = sudokit.generate_iter(7, seed=8, symmetry="half-turn", threads=2)
    assert np.array_equal(np.concatenate([next(batches) for _ in range(3)]), whole[:21])
    some = list(sudokit.generate_iter(10, count=25, seed=8, symmetry="half-turn"))
    assert [len(batch) for batch in some] == [10, 10, 5] and np.array_equal(np.concatenate(some), whole)
    with pytest.warns(sudokit.FewerWarning, match="made 0 puzzles; gave up"):
        assert list(sudokit.generate_iter(5, givens=17, tries=1)) == []
    with pytest.warns(sudokit.FewerWarning, match=r"made \d+ puzzles; the time is over"):
        assert sum(map(len, sudokit.generate_iter(10, seconds=0.2))) > 0


def test_impossible_orders_are_refused_before_the_first_batch() -> None:
    with pytest.raises(sudokit.SudokitError, match="givens"):
        sudokit.generate_iter(givens=(40, 30))


def test_isomorphs() -> None:
    turned = sudokit.transform(PUZZLE, ["quarter-turn", "swap-digits-4-9"])
    way = sudokit.isomorphic(PUZZLE, turned)
    assert way is not None and sudokit.transform(PUZZLE, way) == turned
    assert sudokit.transform(turned, ["quarter-turn", "swap-digits-4-9"], inverse=True) == PUZZLE
    assert sudokit.isomorphic(PUZZLE, EMPTY) is None
    shuffled = sudokit.shuffle(PUZZLE, 5, seed=3)
    assert len(set(shuffled)) == 5 and {sudokit.canon(puzzle) for puzzle in shuffled} == {sudokit.canon(PUZZLE)}
    assert sudokit.shuffle(PUZZLE, 5, seed=3) == shuffled and sudokit.shuffle(PUZZLE) != sudokit.shuffle(PUZZLE)
    assert sudokit.classify(PUZZLE)["means"] == ["singles"]
    assert sudokit.solve(shuffled[0]).solution != SOLUTION
