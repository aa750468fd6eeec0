"""Hostile and careless callers: threads, forks, other interpreters, huge numbers, strange arrays."""

import concurrent.futures
import multiprocessing
import os
import subprocess
import sys
import textwrap
import threading
from typing import Any

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE, SOLUTION
from numpy.typing import NDArray

import sudokit


def python(program: str, *, status: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == status, done.stderr
    return done.stdout


def test_huge_numbers() -> None:
    assert sudokit.count(PUZZLE, 2**64 - 1) == 1
    assert sudokit.count(EMPTY, 0) == 0
    assert sudokit.count_many([PUZZLE], 2**64 - 1).tolist() == [1]
    assert sudokit.generate(0) == [] and sudokit.generate_many(0).shape == (0, 81)
    for count in (-1, 2**64, 1 << 200):
        with pytest.raises(sudokit.SudokitError, match="count: expected a whole number from 0 to 4294967295, found"):
            sudokit.generate(count)
        with pytest.raises(OverflowError):
            sudokit.count(PUZZLE, count)
        with pytest.raises(OverflowError):
            sudokit.solve_many([PUZZLE], count)
    with pytest.raises(TimeoutError):
        sudokit.vicinity(PUZZLE, 30, 30, seconds=0.1)
    assert sudokit.vicinity(PUZZLE, 0, 81) == [] and sudokit.vicinity(PUZZLE, 81, 0) == []
    with pytest.raises(sudokit.SudokitError, match="plus: expected a whole number from 0 to 81"):
        sudokit.vicinity(PUZZLE, 0, 10**9)


def test_a_huge_order_ends_in_time() -> None:
    made = 0
    # A busy machine may need more than the fifth of a second that the first thousand take.
    for seconds in (1, 4, 16, 64):
        with pytest.warns(sudokit.FewerWarning, match=r"made \d+ of 4000000000 puzzles; the time is over"):
            made = len(sudokit.generate_many(4 * 10**9, seed=1, seconds=seconds))
        if made > 0:
            break
    assert 0 < made < 10**8


def test_texts_of_any_kind_do_no_harm() -> None:
    for text in ("", "\0" * 81, "é" * 81, "😀" * 81, "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"), "9" * 10**6):
        with pytest.raises(ValueError):
            sudokit.solve(text)
        assert sudokit.solve_many([text]).status.tolist()[0] in (0, 255)
    with pytest.raises(ValueError):
        sudokit.solve("\ud800")


def test_arrays_that_are_odd(minimal: NDArray[np.uint8]) -> None:
    read_only = minimal.copy()
    read_only.flags.writeable = False
    assert sudokit.solve_many(read_only).unique.all()
    unaligned = np.frombuffer(b"x" + minimal.tobytes(), np.uint8)[1:].reshape(-1, 81)
    assert sudokit.solve_many(unaligned).unique.all()
    same_row = np.lib.stride_tricks.as_strided(minimal, (5, 81), (0, 1))
    with pytest.warns(UserWarning, match="copied"):
        assert sudokit.solve_many(same_row).unique.all()

    class Mine(np.ndarray[Any, Any]):
        pass

    assert sudokit.solve_many(minimal.view(Mine)).unique.all()
    masked = np.ma.masked_array(minimal, mask=False)
    assert sudokit.solve_many(masked).unique.all()
    with pytest.raises(TypeError):
        sudokit.solve_many(np.zeros((2, 81), np.dtype([("a", "u1")])))
    with pytest.raises(TypeError):
        sudokit.solve_many(np.zeros((2, 81), "M8[s]"))


def test_a_list_that_changes_meanwhile() -> None:
    puzzles = [PUZZLE] * 100

    class Sly:
        def __float__(self) -> float:
            puzzles.clear()
            return 0.0

    puzzles[50] = Sly()  # type: ignore[call-overload]
    assert sudokit.solve_many(puzzles).status.tolist() == [1] * 50 + [255]


def test_fields_that_are_odd() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(sudokit.SudokitError, match="nested too deeply"):
        sudokit.call("hint", puzzle=PUZZLE, options={"whip-length": endless})
    with pytest.raises(sudokit.SudokitError):
        sudokit.call("generate", with_techniques=endless)
    for odd in (object(), {1: 2}, b"1", float("nan"), 1 << 200, -1, complex(1), range(3), "\ud800"):
        with pytest.raises((TypeError, ValueError)):
            sudokit.call("generate", givens=odd)
    with pytest.raises(TypeError, match=r"generate\(\): 'a' is not a field there"):
        sudokit.call("generate", a=1)


def test_threads_share_everything(lines: list[str]) -> None:
    expected = sudokit.solve_many(lines).solutions
    proof = sudokit.explain(PUZZLE)
    answers = sudokit.solve_many(lines)

    def work(number: int) -> bool:
        alone = [sudokit.solve(line).solution for line in lines[:100]] == expected[:100]
        together = sudokit.solve_many(lines, threads=2).solutions == expected
        return alone and together and proof.verify()["holds"] and answers[number].unique

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(32)))


def test_an_iterator_is_for_one_thread_at_a_time() -> None:
    found: list[str] = []
    refused = 0
    iterator = sudokit.solutions(EMPTY)

    def ask() -> None:
        nonlocal refused
        for _ in range(2000):
            try:
                found.append(next(iterator))
            except sudokit.SudokitError:
                refused += 1

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == len(found) == 8000 - refused


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_children_of_a_fork_work(lines: list[str]) -> None:
    sudokit.solve(PUZZLE)
    iterator = sudokit.solutions(EMPTY)
    first = next(iterator)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(sudokit.solve, lines[:20]) == [sudokit.solve(line) for line in lines[:20]]
    child = os.fork()
    if child == 0:
        fine = next(iterator) != first and sudokit.solve_many(lines, 2).unique.all()
        os._exit(0 if fine else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_children_of_a_spawn_work(lines: list[str]) -> None:
    with concurrent.futures.ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        puzzles = list(map(sudokit.Puzzle, lines[:10]))
        assert list(pool.map(sudokit.rate, puzzles)) == list(map(sudokit.rate, puzzles))


@pytest.mark.skipif(sys.version_info < (3, 12), reason="before, interpreters share what this is about")
def test_other_interpreters_hear_that_they_cannot() -> None:
    said = python(
        """
        try:
            import _interpreters as interpreters
        except ImportError:
            import _xxsubinterpreters as interpreters
        import sys
        other = interpreters.create()
        program = f'''
        import sys
        sys.path[:] = {sys.path!r}
        try:
            import sudokit
        except ImportError as error:
            print(error, flush=True)
        '''
        import textwrap
        interpreters.run_string(other, textwrap.dedent(program))
        """
    )
    assert "subinterpreter" in said


def test_an_import_brings_no_numpy_and_is_quick() -> None:
    said = python(
        """
        import sys, time
        start = time.process_time()
        import sudokit
        print(time.process_time() - start, "numpy" in sys.modules)
        sudokit.solve("." * 81)
        """
    )
    seconds, numpy = said.split()
    assert numpy == "False" and float(seconds) < 0.1


def test_a_module_survives_its_end() -> None:
    python("import sudokit, threading; threading.Thread(target=sudokit.count, args=('.' * 81, 10**15), daemon=True).start()")


def test_nothing_is_printed() -> None:
    assert python(f"import sudokit; sudokit.solve_many([{PUZZLE!r}] * 5000); sudokit.explain({PUZZLE!r})") == ""
    assert sudokit.solve(PUZZLE).solution == SOLUTION
