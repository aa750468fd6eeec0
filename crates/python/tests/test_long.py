"""Long calls: others run meanwhile, they can be cancelled, and they leave nothing behind."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE, SOON

import sudokit

#: Each would take hours.
LONG = {
    "count": "sudokit.count('.' * 81, 10**18)",
    "count_many-1": "sudokit.count_many(['.' * 81] * 10**5, 10**9, 1)",
    "count_many-2": "sudokit.count_many(['.' * 81] * 10**5, 10**9, 2)",
    "solve_many": "[sudokit.solve_many(many, 2) for _ in range(10**6)]",
    "generate": "sudokit.generate(10**9, level='extreme')",
    "generate-1": "sudokit.generate_many(10**9, threads=1)",
    "rate_many": "sudokit.rate_many(many, 'se')",
    "canon_many": "[sudokit.canon_many(many, threads=2) for _ in range(10**6)]",
    "vicinity": "sudokit.vicinity(many[0], 20, 20)",
    "solutions": "sum(1 for _ in sudokit.solutions('.' * 81))",
    "steps": "[list(sudokit.steps(line)) for line in many]",
    "path": "[list(sudokit.path(line)) for line in many * 100]",
    "read_all": "sudokit.read_all(chr(10).join(many * 100))",
    "call": "sudokit.call('vicinity', puzzle=many[0], minus=20, plus=20)",
    "generate_iter": "list(sudokit.generate_iter())",
    "shuffle_many": "[sudokit.shuffle_many(many) for _ in range(10**6)]",
    "rank_many": "[sudokit.rank_many(many) for _ in range(10**6)]",
    "candidates_many": "[sudokit.candidates_many(many) for _ in range(10**6)]",
}


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as elsewhere")
@pytest.mark.parametrize("call", LONG)
def test_ctrl_c_is_heard_soon(call: str) -> None:
    program = f"""
        import signal, sudokit, sys, threading, time, os
        # While it loads, it answers Ctrl-C itself, with errors of many kinds.
        import numpy
        # Background processes ignore it at the start.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        many = list(map(str, sudokit.generate(20_000, seed=1)))
        def press():
            global pressed
            time.sleep(0.7)
            pressed = time.perf_counter()
            os.kill(os.getpid(), signal.SIGINT)
        threading.Thread(target=press).start()
        try:
            {LONG[call]}
        except KeyboardInterrupt:
            print(time.perf_counter() - pressed)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) < SOON


def test_numpy_is_loaded_when_an_array_is_made() -> None:
    # Ctrl-C while it loads is an exception like any other.
    program = """
        import sys, sudokit
        class Interrupted:
            def find_spec(self, name, path, target=None):
                if name == "numpy":
                    raise KeyboardInterrupt
        sys.meta_path.insert(0, Interrupted())
        answers = sudokit.solve_many(["." * 81])
        for call in (lambda: sudokit.generate_many(1), lambda: answers.status, lambda: sudokit.rank_many(["." * 81])):
            try:
                call()
            except KeyboardInterrupt:
                print("heard")
    """
    command = [sys.executable, "-c", textwrap.dedent(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert done.stdout.split() == ["heard"] * 3, done.stderr


def test_others_run_meanwhile() -> None:
    turns = 0
    over = threading.Event()

    def count() -> None:
        nonlocal turns
        while not over.is_set():
            turns += 1
            time.sleep(0.001)

    other = threading.Thread(target=count)
    other.start()
    for call in (
        lambda: sudokit.count(EMPTY, 10**15, seconds=0.3),
        lambda: sudokit.count_many([EMPTY] * 1000, 10_000, 1),
        lambda: sudokit.rate_many(sudokit.generate_many(300, seed=1), "se"),
        lambda: sudokit.read_all("\n".join([PUZZLE] * 200_000)),
    ):
        before, start = turns, time.perf_counter()
        try:
            call()
        except TimeoutError:
            pass
        took = time.perf_counter() - start
        # Without the lock the other takes some hundred turns a second, with it none.
        assert took < 0.1 or turns - before > 10 * took
    over.set()
    other.join()


def test_a_handler_of_the_caller_s_own_is_called() -> None:
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append(1))
    try:
        threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        with pytest.raises(TimeoutError):
            sudokit.count(EMPTY, 10**15, seconds=1)
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [1]


def resident() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="memory is measured as Linux tells it")
@pytest.mark.parametrize("total", [300_000, pytest.param(10_000_000, marks=pytest.mark.slow)])
def test_memory_does_not_grow(total: int) -> None:
    import gc

    lines = [str(puzzle) for puzzle in sudokit.generate(1000, seed=3)]
    array = np.array([[int(c) if c != "." else 0 for c in line] for line in lines], np.uint8)
    pa = pytest.importorskip("pyarrow")
    column = pa.array(lines)

    def turn() -> None:
        for source in (lines, array, "".join(lines).encode(), column):
            answers = sudokit.solve_many(source)
            answers.solutions, answers.status, pa.table(answers), answers[0]
        for line in lines[:200]:
            repr(sudokit.solve(line))
            sudokit.Puzzle(line)
            try:
                sudokit.solve(line[:40])
            except ValueError:
                pass
        sudokit.hint(lines[0]), sudokit.check(lines[0]), next(sudokit.solutions(PUZZLE))

    for _ in range(20):
        turn()
    gc.collect()
    before = resident()
    for _ in range(total // (4 * len(lines))):
        turn()
    gc.collect()
    assert resident() - before < 8 << 20


def test_the_first_steps_do_not_wait_for_the_others() -> None:
    puzzle = "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1..."
    # Processor time: on a busy machine a first step may wait for its turn.
    start = time.process_time()
    first = next(sudokit.steps(puzzle))
    soon = time.process_time() - start
    steps = list(sudokit.steps(puzzle))
    late = time.process_time() - start - soon
    assert steps[0] == first and len(steps) > 100
    assert soon < late / 5, (soon, late)


def test_an_iterator_of_steps_goes_from_thread_to_thread_and_ends_with_its_time() -> None:
    steps = sudokit.steps(PUZZLE)
    taken = [next(steps)]
    other = threading.Thread(target=lambda: taken.append(next(steps)))
    other.start()
    other.join()
    assert taken == list(sudokit.steps(PUZZLE))[:2]
    for call in (sudokit.steps, sudokit.path):
        late = call(PUZZLE, seconds=1e-9)
        with pytest.raises(TimeoutError):
            next(late)
        # An interrupted search does not continue.
        assert list(late) == []
