"""Errors: their texts, and a case for each code."""

import pathlib
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE

import sudokit



def cancelled() -> sudokit.Cancel:
    cancel = sudokit.Cancel()
    cancel.cancel()
    return cancel


CASES: dict[str, Callable[[], object]] = {
    "text": lambda: sudokit.solve("53..7....6..195....98....6.8...6...34..8q3..17"),
    "cell": lambda: sudokit.Board(PUZZLE).candidates("r0c1"),
    "candidate": lambda: sudokit.Board(PUZZLE).place("nonsense"),
    "format": lambda: sudokit.convert(PUZZLE, "gird"),
    "name": lambda: sudokit.rate(PUZZLE, "sse"),  # type: ignore[arg-type]
    "board": lambda: sudokit.Board("11" + "." * 79),
    "wish": lambda: sudokit.generate(level="easy", hardest="x-wing"),
    "argument": lambda: sudokit.solve(np.full(81, 11, np.uint8)),
    "transformation": lambda: sudokit.transform(PUZZLE, "rows 1"),
    "cancelled": lambda: sudokit.count(PUZZLE, cancel=cancelled()),
}


@pytest.mark.parametrize("code", CASES)
def test_errors_have_a_code(code: str) -> None:
    with pytest.raises(sudokit.SudokitError) as caught:
        CASES[code]()
    error = caught.value
    assert error.code == code and isinstance(error, ValueError)
    assert str(error) and not str(error).endswith(".")
    there = pickle.loads(pickle.dumps(error))
    assert str(there) == str(error) and there.code == code


def test_an_error_of_a_text_says_where() -> None:
    with pytest.raises(sudokit.ParseError) as caught:
        sudokit.read("53..7....6..195....98....6.8...6...34..8q3..17")
    error = caught.value
    assert (error.line, error.column) == (1, 41)
    assert "digit" in error.expected and "q" in error.found


def test_files_have_errors_of_their_own(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError):
        sudokit.solve_many(tmp_path / "absent")
    with pytest.raises(OSError):
        sudokit.read_all(tmp_path)
    file = tmp_path / "some.txt"
    file.write_text(f"{PUZZLE}\ngarbage\n{PUZZLE}\n")
    with pytest.raises(sudokit.ParseError) as caught:
        sudokit.read_all(file)
    assert caught.value.line == 2
    assert len(sudokit.read_all(file, errors="skip")) == 2
    assert sudokit.solve_many(file).status.tolist() == [1, 255, 1]
    with pytest.raises(sudokit.SudokitError):
        sudokit.read_all(file, errors="ignore")  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [None, 1, 1.5, [], {}, object(), [PUZZLE]])
def test_what_is_no_puzzle_is_a_type_error(wrong: Any) -> None:
    for call in (sudokit.solve, sudokit.check, sudokit.hint, sudokit.rate, sudokit.Puzzle, sudokit.Board):
        with pytest.raises(TypeError, match="puzzle"):
            call(wrong)


@pytest.mark.parametrize("wrong", [None, 1, object(), [1], [[PUZZLE]], np.zeros(81), np.zeros((2, 81), bool)])
def test_what_are_no_puzzles_is_a_type_error(wrong: Any) -> None:
    with pytest.raises(TypeError, match=r"expected|str"):
        sudokit.solve_many(wrong)


def test_a_bad_row_never_stops_the_others() -> None:
    rows: list[Any] = [PUZZLE, 2, object(), [PUZZLE], [1, 2, 3], [12] * 81, "\ud800", b"?", None, float("nan"), np.zeros((2, 81), int), PUZZLE]
    bad = len(rows) - 2
    assert sudokit.solve_many(rows).status.tolist() == [1] + bad * [255] + [1]
    assert sudokit.count_many(rows).tolist() == [1] + bad * [2**64 - 1] + [1]
    assert sudokit.minimal_many(rows).tolist() == [0] + bad * [255] + [0]
    assert sudokit.canon_many(rows)[1:-1] == bad * [EMPTY] == sudokit.shuffle_many(rows)[1:-1]
    assert np.isnan(sudokit.rate_many(rows)["se"]).tolist() == [False] + bad * [True] + [False]
    assert (sudokit.rank_many(rows) == -1).tolist() == [False] + bad * [True] + [False]
    assert sudokit.candidates_many(rows).any((1, 2)).tolist() == [True] + bad * [False] + [True]


@pytest.mark.parametrize("shape", [(), (80,), (2, 80), (3, 9, 8), (81, 2), (2, 9, 9, 1), (0,), (9,)])
def test_arrays_of_other_shapes_are_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(sudokit.SudokitError, match="shape"):
        sudokit.solve_many(np.zeros(shape, np.uint8))


def test_times_are_times() -> None:
    for seconds in (-1.0, 0, float("nan"), float("inf"), 1e300):
        with pytest.raises(sudokit.SudokitError, match="seconds: expected a number of seconds above 0, found"):
            sudokit.hint(PUZZLE, seconds=seconds)
    with pytest.raises(TimeoutError):
        sudokit.count(EMPTY, 10**15, seconds=0.05)


def test_what_nothing_can_fulfil_is_not_tried() -> None:
    for givens in ((40, 30), (0, 16), (82, 99)):
        with pytest.raises(sudokit.SudokitError, match="givens"):
            sudokit.generate(givens=givens)


def test_keywords_are_known() -> None:
    for call in (sudokit.generate, sudokit.generate_many, sudokit.generate_iter):
        with pytest.raises(TypeError, match=r"generate.*\(\): 'sead' is not a field there; did you mean 'seed'\?"):
            call(1, sead=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"hint\(\): 'alow' is not a field there; did you mean 'allow'\?"):
        sudokit.hint(PUZZLE, alow="x-wing")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"rate\(\): 'scalse' is not a field there; did you mean 'scales'\?"):
        sudokit.call("rate", puzzle=PUZZLE, scalse="se")
