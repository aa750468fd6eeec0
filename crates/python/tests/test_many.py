"""Many puzzles: all forms of input, and of results."""

import io
import pathlib
from typing import Any

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE, SOLUTION
from naive import is_solution
from numpy.typing import NDArray

import sudokit

pa = pytest.importorskip("pyarrow")


def digits(line: str) -> list[int]:
    return [0 if character == "." else int(character) for character in line]


def test_arrays_of_every_integer_type_and_shape(minimal: NDArray[np.uint8], lines: list[str]) -> None:
    expected = sudokit.solve_many(minimal).solutions
    for solution, line in zip(expected, lines, strict=True):
        assert is_solution("".join(map(str, solution)), line)
    for dtype in "bhilqBHILQ":
        answers = sudokit.solve_many(minimal.astype(dtype))
        assert answers.solutions.dtype == np.uint8
        assert np.array_equal(answers.solutions, expected)
    squares = sudokit.solve_many(minimal.reshape(-1, 9, 9))
    assert np.array_equal(squares.solutions, expected.reshape(-1, 9, 9))
    assert sudokit.solve_many(minimal[0]).solutions.shape == (81,)
    assert sudokit.solve_many(minimal[0].reshape(9, 9)).solutions.shape == (9, 9)
    assert sudokit.solve_many(minimal[:0]).solutions.shape == (0, 81)
    big_endian = sudokit.solve_many(minimal.astype(">i4"))
    assert np.array_equal(big_endian.solutions, expected)


def test_every_call_has_a_time(lines: list[str]) -> None:
    for call in (sudokit.solve_many, sudokit.canon_many, sudokit.candidates_many, sudokit.shuffle_many, sudokit.rank_many):
        with pytest.raises(TimeoutError):
            call(lines * 100, seconds=1e-9)
    with pytest.raises(TimeoutError):
        sudokit.shuffle_many(lines, solutions=lines, seconds=1e-9)


def test_only_forms_of_puzzles_are_for_many() -> None:
    with pytest.raises(sudokit.SudokitError, match="'grid'") as caught:
        sudokit.canon_many([PUZZLE], "grid")  # type: ignore[call-overload]
    assert caught.value.code == "name"


def test_arrays_out_of_order_are_copied_with_a_word(minimal: NDArray[np.uint8]) -> None:
    expected = sudokit.solve_many(minimal).solutions
    for array in (np.asfortranarray(minimal), np.repeat(minimal, 2, axis=0)[::2], minimal[::-1][::-1].T.copy().T):
        with pytest.warns(UserWarning, match="copied"):
            assert np.array_equal(sudokit.solve_many(array).solutions, expected)
    backwards = minimal[::-1]
    with pytest.warns(UserWarning, match="copied"):
        assert np.array_equal(sudokit.solve_many(backwards).solutions, expected[::-1])


def test_texts_of_every_kind(lines: list[str], tmp_path: pathlib.Path) -> None:
    expected = sudokit.solve_many(lines).solutions
    assert isinstance(expected, list) and all(is_solution(str(solution), line) for solution, line in zip(expected, lines, strict=True))
    file = tmp_path / "puzzles.txt"
    file.write_text("\n".join(lines))
    sources: list[Any] = [
        tuple(lines),
        iter(lines),
        [line.encode() for line in lines],
        [sudokit.Puzzle(line) for line in lines],
        np.array(lines),
        np.array([line.encode() for line in lines]),
        np.array(lines, dtype=object),
        "\n".join(lines),
        file,
        io.StringIO("\n".join(lines)),
        io.BytesIO("\n".join(lines).encode()),
        [repr(sudokit.Puzzle(line)) for line in lines],
    ]
    for source in sources:
        assert sudokit.solve_many(source).solutions == expected, type(source)
    packed = sudokit.solve_many("".join(lines).encode())
    assert packed.solutions == "".join(map(str, expected)).encode()


def test_columns_of_arrow(lines: list[str]) -> None:
    expected = sudokit.solve_many(lines).solutions
    for array in (
        pa.array(lines),
        pa.array(lines, pa.large_string()),
        pa.array(lines, pa.string_view()),
        pa.array([line.encode() for line in lines]),
        pa.array([line.encode() for line in lines], pa.large_binary()),
        pa.array([line.encode() for line in lines], pa.binary(81)),
        pa.chunked_array([lines[:10], lines[10:]]),
        pa.table({"puzzle": lines}),
        pa.array(["x", *lines])[1:],
    ):
        answers = sudokit.solve_many(array)
        assert pa.array(answers.solutions).to_pylist() == expected
        table = pa.table(answers)
        assert table["solution"].to_pylist() == expected
        assert table["status"].type == pa.int16() and set(table["status"].to_pylist()) == {1}
    with_nulls = sudokit.solve_many(pa.array([PUZZLE, None, "?", "11" + "." * 79]))
    assert pa.array(with_nulls.solutions).to_pylist() == [SOLUTION, None, None, None]
    assert with_nulls.status.tolist() == [1, 255, 255, 0]
    assert len(sudokit.solve_many(pa.chunked_array([], pa.string()))) == 0
    for wrong in (pa.array([1, 2]), pa.array([["a"]]), pa.array([1.0]).dictionary_encode()):
        with pytest.raises(TypeError, match="texts, bytes or lists of 81 integers"):
            sudokit.solve_many(wrong)
    with pytest.raises(ValueError, match="one column, found 2: a, b"):
        sudokit.solve_many(pa.table({"a": lines, "b": lines}))


def test_columns_of_dictionaries_and_of_numbers() -> None:
    texts = pa.array(["x", PUZZLE, None, EMPTY, PUZZLE]).dictionary_encode()
    for column in (texts, texts.cast(pa.dictionary(pa.int8(), pa.large_string())), pa.chunked_array([texts])):
        assert sudokit.solve_many(column).status.tolist() == [255, 1, 255, 2, 1]
    assert sudokit.solve_many(texts[1:]).status.tolist() == [1, 255, 2, 1]
    assert sudokit.solve_many(pa.array([None, None]).cast(pa.dictionary(pa.int32(), pa.string()))).status.tolist() == [255] * 2
    with_holes = [digit or None for digit in digits(PUZZLE)]
    for kind in (pa.int8(), pa.uint8(), pa.int16(), pa.uint16(), pa.int32(), pa.uint32(), pa.int64(), pa.uint64()):
        rows = [digits(PUZZLE), None, with_holes, [0] * 81, [10] * 81]
        fixed = pa.array(rows, pa.list_(kind, 81))
        for column in (fixed, pa.array([*rows[:4], [1, 2]], pa.list_(kind)), pa.array([*rows[:4], []], pa.large_list(kind))):
            answers = sudokit.solve_many(column)
            assert answers.status.tolist() == [1, 255, 1, 2, 255]
            assert pa.array(answers.solutions).to_pylist()[:2] == [SOLUTION, None]
            assert sudokit.solve_many(column[2:]).status.tolist() == [1, 2, 255]
    assert sudokit.solve_many(pa.array([[-1] * 81], pa.list_(pa.int8(), 81))).status.tolist() == [255]


def test_answers_are_a_sequence(lines: list[str]) -> None:
    answers = sudokit.solve_many([*lines[:3], EMPTY, "?", "11" + "." * 79])
    assert [answer.status for answer in answers] == ["unique"] * 3 + ["multiple", "invalid", "none"]
    assert answers[-1].solution is None and answers[0] == sudokit.solve(lines[0])
    with pytest.raises(IndexError):
        answers[6]
    assert answers.solutions is answers.solutions and answers.status is answers.status
    assert str(sudokit.Answers[list[str]]) == "sudokit.Answers[list[str]]"
    assert repr(answers) == "<sudokit.Answers to 6 puzzles: 3 unique, 1 multiple, 1 none, 1 invalid>"
    array = sudokit.solve_many(np.array([digits(PUZZLE)]))
    assert array[0].solution == SOLUTION


def test_what_is_invalid_stops_nobody(minimal: NDArray[np.uint8]) -> None:
    wrong = minimal.astype(np.int64)
    wrong[0, 0], wrong[1, 80], wrong[2, 5], wrong[3, 0] = 256, -1, 10, 1 << 40
    answers = sudokit.solve_many(wrong)
    assert answers.status[:5].tolist() == [255, 255, 255, 255, 1]
    assert not answers.solutions[:4].any()


def test_counts_ratings_forms_of_many(minimal: NDArray[np.uint8], lines: list[str]) -> None:
    few, few_lines = minimal[:20], lines[:20]
    assert sudokit.count_many(few, threads=2).tolist() == [1] * 20
    assert sudokit.count_many([EMPTY, "?"], limit=3).tolist() == [3, 2**64 - 1]
    assert sudokit.minimal_many(few).tolist() == [1] * 20
    assert sudokit.canon_many(few_lines) == [sudokit.canon(line) for line in few_lines]
    assert sudokit.canon_many(few).shape == (20, 81)
    ratings = sudokit.rate_many(few, ["hodoku", "se"])
    for row, line in enumerate(few_lines):
        rating = sudokit.rate(line)
        assert (ratings["hodoku"][row], ratings["se"][row]) == (rating["hodoku"], rating["se"])
    assert np.isnan(sudokit.rate_many([EMPTY], "hodoku")["hodoku"]).all()


def test_the_number_of_threads_does_not_show(minimal: NDArray[np.uint8]) -> None:
    one = sudokit.solve_many(minimal, threads=1)
    for threads in (0, 2, 7, 10**6):
        many = sudokit.solve_many(minimal, threads)
        assert np.array_equal(one.solutions, many.solutions) and np.array_equal(one.status, many.status)


def test_progress_is_told_on_the_calling_thread() -> None:
    import threading

    seen: list[tuple[int, int]] = []
    caller = threading.get_ident()

    def progress(done: int, total: int) -> None:
        assert threading.get_ident() == caller
        seen.append((done, total))

    for threads in (1, 2):
        seen.clear()
        sudokit.count_many([EMPTY] * 20_000, 300, threads, progress=progress)
        assert seen[-1] == (20_000, 20_000) and seen == sorted(seen) and len(seen) > 1

    def stop(done: int, total: int) -> None:
        raise RuntimeError("enough")

    for threads in (1, 2):
        with pytest.raises(RuntimeError, match="enough"):
            sudokit.count_many([EMPTY] * 1_000_000, 1000, threads, progress=stop)
