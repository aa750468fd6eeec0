"""First calls: the containers, files and slips that people begin with."""

import gzip
import multiprocessing
import pickle
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
from conftest import PUZZLE, SOLUTION
from numpy.typing import NDArray

import sudokit

ROWS = [[int(cell) if cell != "." else 0 for cell in PUZZLE[9 * row : 9 * row + 9]] for row in range(9)]
CELLS = [cell for row in ROWS for cell in row]


def test_no_memory_is_a_memory_error() -> None:
    program = """
        import resource, numpy as np, sudokit
        grids = np.ones((2_000_000, 81), np.uint8)
        used = int(open("/proc/self/statm").read().split()[0]) * 4096
        resource.setrlimit(resource.RLIMIT_AS, (used + 100_000_000, used + 100_000_000))
        for call in (sudokit.solve_many, sudokit.canon_many):
            try:
                call(grids, threads=1)
            except MemoryError as error:
                print(error)
    """
    if not sys.platform.startswith("linux"):
        pytest.skip("no limit of memory")
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["no memory for 162000000 bytes"] * 2


@pytest.mark.parametrize("dtype", ["string", "string[pyarrow]", "object", "str"])
def test_missing_values_are_invalid(dtype: str) -> None:
    column = pd.Series([PUZZLE, pd.NA, PUZZLE], dtype=dtype)
    assert sudokit.solve_many(column).status.tolist() == [1, 255, 1]
    missing: list[Any] = [PUZZLE, pd.NA, pd.NaT, None, float("nan")]
    assert sudokit.solve_many(missing).status.tolist() == [1, 255, 255, 255, 255]


def test_arrays_of_characters() -> None:
    for array in (np.array([list(PUZZLE)] * 3), np.array([list(PUZZLE)] * 3, "S1"), np.array([list(PUZZLE)] * 3, ">U1")):
        answers = sudokit.solve_many(array)
        assert answers.status.tolist() == [1, 1, 1]
        assert answers.solutions.shape == (3, 81) and answers.solutions[0].tolist() == [int(digit) for digit in SOLUTION]
    assert sudokit.count_many(np.array([list(PUZZLE)] * 3)).shape == (3,)
    nine = np.array([list(PUZZLE.replace(".", " "))]).reshape(1, 9, 9)
    assert sudokit.solve_many(nine).unique.all()
    assert sudokit.solve_many(np.array([["x"] + list(PUZZLE[1:]), list(PUZZLE)])).status.tolist() == [255, 1]


def test_answers_have_slices_and_are_compared() -> None:
    lines = [PUZZLE, "." * 81, "?", PUZZLE]
    answers = sudokit.solve_many(lines)
    part = answers[1:]
    assert part.status.tolist() == [2, 255, 1] and part.solutions == answers.solutions[1:]
    assert answers[::-1].status.tolist() == [1, 255, 2, 1] and len(answers[9:]) == 0
    assert answers == sudokit.solve_many(lines) and answers != part and answers != 1
    array = np.array([CELLS] * 4, np.uint8).reshape(4, 9, 9)
    assert sudokit.solve_many(array)[2:].solutions.shape == (2, 9, 9)
    assert sudokit.solve_many(array[0])[:].solutions.shape == (1, 9, 9)


def test_answers_are_pickled() -> None:
    sources: list[Any] = [[PUZZLE, None], np.array([CELLS]), PUZZLE.encode(), pd.Series([PUZZLE]), np.array(CELLS).reshape(9, 9)]
    for source in sources:
        answers = sudokit.solve_many(source)
        assert pickle.loads(pickle.dumps(answers)) == answers
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        (answers,) = pool.map(sudokit.solve_many, [[PUZZLE]])
    assert answers == sudokit.solve_many([PUZZLE])
    answers_of: Any = getattr(sudokit.Answers, "_of")
    with pytest.raises(sudokit.SudokitError):
        answers_of('"Texts"', b"1" * 80, b"\1")


def test_lists_of_lists() -> None:
    rows_of_texts = [list(PUZZLE[9 * row : 9 * row + 9]) for row in range(9)]
    rows_of_nones = [[cell or None for cell in row] for row in ROWS]
    texts = [PUZZLE[9 * row : 9 * row + 9] for row in range(9)]
    for board in (ROWS, CELLS, tuple(CELLS), rows_of_texts, rows_of_nones, texts, tuple(texts)):
        solution = sudokit.solve(board).solution
        assert str(solution) == SOLUTION
    forms: list[Any] = [ROWS, PUZZLE, CELLS, np.array(ROWS), np.array(CELLS), sudokit.Board(PUZZLE)]
    assert sudokit.solve_many(forms).status.tolist() == [1] * 6
    for one in (ROWS, CELLS, tuple(CELLS)):
        assert sudokit.solve_many(one).solutions == [SOLUTION]
    wrong = [[12, *ROWS[0][1:]], *ROWS[1:]]
    with pytest.raises(sudokit.SudokitError, match="expected a number from 0 to 9 for r1c1, found 12"):
        sudokit.solve(wrong)
    with pytest.raises(sudokit.SudokitError, match="expected a number from 0 to 9 for r1c1"):
        sudokit.solve(np.array(wrong))
    with pytest.raises(TypeError, match="81 cells or 9 rows of 9, found 80"):
        sudokit.solve(CELLS[1:])
    with pytest.raises(TypeError, match="found 9 rows, one of 1"):
        sudokit.solve([*ROWS[:8], [1]])
    with pytest.raises(TypeError, match="found 9 rows, one of 8"):
        sudokit.solve([*texts[:8], "12345678"])


def test_bytes_of_any_kind() -> None:
    for kind in (bytes, bytearray, memoryview):
        assert sudokit.count(kind(PUZZLE.encode())) == 1
        assert sudokit.solve_many(kind(2 * PUZZLE.encode())).status.tolist() == [1, 1]
        assert sudokit.solve_many([kind(PUZZLE.encode())]).status.tolist() == [1]
        assert len(sudokit.read_all(kind(PUZZLE.encode()))) == 1


def test_paths(tmp_path: Path) -> None:
    plain, packed = tmp_path / "puzzles.txt", tmp_path / "puzzles.txt.gz"
    plain.write_text(f"{PUZZLE}\n{PUZZLE}\n")
    packed.write_bytes(gzip.compress(plain.read_bytes()[:82]) + gzip.compress(plain.read_bytes()[82:]))
    for path in (plain, packed, str(plain), str(packed)):
        assert sudokit.solve_many(path).status.tolist() == [1, 1], path
        assert len(sudokit.read_all(path)) == 2
    with packed.open("rb") as file:
        assert len(sudokit.read_all(file)) == 2
    for absent in ("absent.txt", Path("absent.txt")):
        with pytest.raises(FileNotFoundError) as raised:
            sudokit.read_all(absent)
        assert raised.value.filename in ("absent.txt", Path("absent.txt"))
    with pytest.raises(TypeError, match="found a dict"):
        sudokit.solve_many({"a": 1})


def test_seconds_end_what_takes_long(minimal: NDArray[np.uint8]) -> None:
    many = np.concatenate([minimal] * 100)
    for call in (sudokit.rate_many, sudokit.canon_many, sudokit.minimal_many):
        with pytest.raises(TimeoutError):
            call(many, threads=1, seconds=0.01)
    with pytest.raises(TimeoutError):
        sudokit.count_many(["." * 81] * 100, 10**9, seconds=0.1)
    with pytest.raises(TimeoutError):
        sudokit.read_all(f"{PUZZLE}\n" * 200_000, seconds=0.01)
    assert sudokit.solve_many(minimal, seconds=60).unique.all()
