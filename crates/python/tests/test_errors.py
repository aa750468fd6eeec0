"""Errors: their texts, and a case for each code."""

import pathlib
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE

import sudokit

CASES: dict[str, Callable[[], object]] = {
    "text": lambda: sudokit.solve("53..7....6..195....98....6.8...6...34..8q3..17"),
    "puzzle": lambda: sudokit.solve(np.full(81, 11, np.uint8)),
    "cell": lambda: sudokit.Board(PUZZLE).candidates("r0c1"),
    "candidate": lambda: sudokit.Board(PUZZLE).place("nonsense"),
    "format": lambda: sudokit.convert(PUZZLE, "gird"),
    "name": lambda: sudokit.rate(PUZZLE, "sse"),  # type: ignore[arg-type]
    "board": lambda: sudokit.Board("11" + "." * 79),
    "wish": lambda: sudokit.generate(level="easy", hardest="x-wing"),
    "argument": lambda: sudokit.unrank(10**15),
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


@pytest.mark.parametrize("wrong", [None, 1, object(), [1], [PUZZLE, 2], [[PUZZLE]], np.zeros(81), np.zeros((2, 81), bool)])
def test_what_are_no_puzzles_is_a_type_error(wrong: Any) -> None:
    with pytest.raises(TypeError, match=r"expected|str"):
        sudokit.solve_many(wrong)


@pytest.mark.parametrize("shape", [(), (80,), (2, 80), (3, 9, 8), (81, 2), (2, 9, 9, 1), (0,), (9,)])
def test_arrays_of_other_shapes_are_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(sudokit.SudokitError, match="shape"):
        sudokit.solve_many(np.zeros(shape, np.uint8))


def test_times_are_times() -> None:
    for seconds in (-1.0, float("nan"), float("inf"), 1e300):
        with pytest.raises(sudokit.SudokitError, match="no time"):
            sudokit.hint(PUZZLE, seconds=seconds)
    with pytest.raises(TimeoutError):
        sudokit.count(EMPTY, 10**15, seconds=0.05)


def test_what_nothing_can_fulfil_is_not_tried() -> None:
    for clues in ((40, 30), (0, 16), (82, 99)):
        with pytest.raises(sudokit.SudokitError, match="givens"):
            sudokit.generate(clues=clues)


def test_keywords_are_known() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'sead'"):
        sudokit.generate(sead=1)  # type: ignore[call-arg]
