"""Cancelling: a flag from another thread, and a task of asyncio."""

import asyncio
import threading
import time
from collections.abc import Callable

import pytest
from conftest import EMPTY, PUZZLE, SOON

import sudokit

HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
MANY = [str(puzzle) for puzzle in sudokit.generate(3000, seed=1)]


def forever(call: Callable[[], object]) -> None:
    while True:
        call()


#: Each would take minutes or more.
LONG: dict[str, Callable[[sudokit.Cancel], object]] = {
    "count": lambda cancel: sudokit.count(EMPTY, 10**18, cancel=cancel),
    "count_many": lambda cancel: sudokit.count_many([EMPTY] * 10**5, 10**9, cancel=cancel),
    "solve_many": lambda cancel: forever(lambda: sudokit.solve_many(MANY, cancel=cancel)),
    "minimal_many": lambda cancel: forever(lambda: sudokit.minimal_many(MANY, cancel=cancel)),
    "canon_many": lambda cancel: forever(lambda: sudokit.canon_many(MANY, cancel=cancel)),
    "rank_many": lambda cancel: forever(lambda: sudokit.rank_many(MANY, cancel=cancel)),
    "candidates_many": lambda cancel: forever(lambda: sudokit.candidates_many(MANY, cancel=cancel)),
    "shuffle_many": lambda cancel: forever(lambda: sudokit.shuffle_many(MANY, cancel=cancel)),
    "rate_many": lambda cancel: forever(lambda: sudokit.rate_many(MANY, "se", cancel=cancel)),
    "rate": lambda cancel: forever(lambda: sudokit.rate(HARD, "all", cancel=cancel)),
    "generate": lambda cancel: sudokit.generate(10**9, level="extreme", cancel=cancel),
    "generate_many": lambda cancel: sudokit.generate_many(10**9, threads=1, cancel=cancel),
    "generate_iter": lambda cancel: list(sudokit.generate_iter(cancel=cancel)),
    "vicinity": lambda cancel: sudokit.vicinity(PUZZLE, 20, 20, cancel=cancel),
    "classify": lambda cancel: forever(lambda: sudokit.classify(HARD, cancel=cancel)),
    "canon": lambda cancel: forever(lambda: sudokit.canon(PUZZLE, cancel=cancel)),
    "solutions": lambda cancel: list(sudokit.solutions(EMPTY, cancel=cancel)),
    "steps": lambda cancel: forever(lambda: list(sudokit.steps(HARD, cancel=cancel))),
    "path": lambda cancel: forever(lambda: list(sudokit.path(HARD, cancel=cancel))),
    "hint": lambda cancel: forever(lambda: sudokit.hint(HARD, cancel=cancel)),
    "explain": lambda cancel: forever(lambda: sudokit.explain(HARD, cancel=cancel)),
    "read_all": lambda cancel: forever(lambda: sudokit.read_all("\n".join(MANY), cancel=cancel)),
    "call": lambda cancel: sudokit.call("generate", count=10**9, cancel=cancel),
}


@pytest.mark.parametrize("name", LONG)
def test_a_flag_ends_a_call_soon(name: str) -> None:
    cancel = sudokit.Cancel()
    raised = 0.0

    def raise_it() -> None:
        nonlocal raised
        raised = time.perf_counter()
        cancel.cancel()

    threading.Timer(0.2, raise_it).start()
    with pytest.raises(sudokit.SudokitError, match="cancelled") as caught:
        LONG[name](cancel)
    assert time.perf_counter() - raised < SOON and caught.value.code == "cancelled" and cancel.cancelled


def test_a_flag_that_is_raised_ends_a_call_at_once() -> None:
    cancel = sudokit.Cancel()
    assert not cancel.cancelled and sudokit.count(PUZZLE, cancel=cancel) == 1
    cancel.cancel()
    for call in (sudokit.count, sudokit.hint, sudokit.canon):
        with pytest.raises(sudokit.SudokitError, match="cancelled"):
            call(PUZZLE, cancel=cancel)
    with pytest.raises(sudokit.SudokitError, match="cancelled"):
        sudokit.solve_many([PUZZLE], cancel=cancel)


def test_a_time_that_is_over_is_no_cancelling() -> None:
    cancel = sudokit.Cancel()
    with pytest.raises(TimeoutError):
        sudokit.count(EMPTY, 10**18, seconds=0.05, cancel=cancel)
    with pytest.raises(TimeoutError):
        sudokit.call("count", puzzle=EMPTY, limit=10**18, seconds=0.05, cancel=cancel)
    assert not cancel.cancelled


def test_a_task_that_is_cancelled_ends_its_call() -> None:
    async def run() -> tuple[float, sudokit.Cancel]:
        cancel = sudokit.Cancel()
        start = time.perf_counter()
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(sudokit.to_thread(sudokit.count, EMPTY, 10**18, cancel=cancel), 0.2)
        assert (await sudokit.to_thread(sudokit.solve_many, [PUZZLE])).unique.all()
        return time.perf_counter() - start, cancel

    # The end of the loop waits for its threads.
    start = time.perf_counter()
    took, cancel = asyncio.run(run())
    assert took < SOON and time.perf_counter() - start < SOON and cancel.cancelled
