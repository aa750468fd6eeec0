"""Measures the Python package against its own engine, and against others if they are installed.

    python -m sudokit transform --random --seed 7 FILE > SHUFFLED
    pip install sudokit pyarrow sudoku-solver-rs hodoku-py
    cargo build --release
    taskset -c 1 python bench/python.py target/release/sudoku SHUFFLED...

Everything runs on one thread, in turns; times are CPU times, and the best round counts. The engine's own rates are those that `sudoku
bench` of a release build says of the same file, right before: it reads the lines and writes the answers.
"""

import json
import pathlib
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np
import pyarrow as pa

import sudokit

ROUNDS = 7
#: Puzzles in a batch; puzzles that are given one by one; puzzles that take a tenth of a second each.
MANY, SOME, FEW = 40_000, 2000, 10


def took(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def engine(program: str, path: str) -> dict[str, float]:
    """The rates of the engine: of batches, and of single puzzles."""
    command = [program, "bench", "--json", "--rounds", "3", path]
    said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    contestants = said["results"][0]["contestants"]
    rates = {one["engine"]: one["puzzles_per_second"] for one in reversed(contestants) if one["puzzles_per_second"]}
    best = max(one["puzzles_per_second"]["highest"] for one in contestants if one["engine"] == "batch")
    return {"engine, batch": best, "engine, single": rates["single"]["highest"]}


def calls(lines: list[str]) -> dict[str, tuple[int, Callable[[], object]]]:
    """What is measured: how many puzzles, and the work."""
    some, few = lines[:SOME], lines[:FEW]
    many = lines * -(-MANY // len(lines))
    array = np.array([[int(c) if c != "." else 0 for c in line] for line in many], np.uint8)
    packed, column = "".join(many).encode(), pa.array(many)
    work: dict[str, tuple[int, Callable[[], object]]] = {
        "NumPy": (len(many), lambda: sudokit.solve_many(array, 1)),
        "bytes": (len(many), lambda: sudokit.solve_many(packed, 1)),
        "Arrow": (len(many), lambda: sudokit.solve_many(column, 1).solutions),
        "list of str": (len(many), lambda: sudokit.solve_many(many, 1).solutions),
        "one call": (len(some), lambda: [sudokit.solve(line).solution for line in some]),
        "rating": (20 * FEW, lambda: sudokit.rate_many(lines[: 20 * FEW], "hodoku", 1)),
    }
    try:
        from sudoku_solver_rs import from_str_line

        work["sudoku-solver-rs, one call"] = (len(some), lambda: [from_str_line(line) for line in some])
    except ImportError as error:
        print(error, file=sys.stderr)
    try:
        from hodoku import Solver

        work["hodoku-py, rating"] = (FEW, lambda: [Solver().rate(line) for line in few])
    except ImportError as error:
        print(error, file=sys.stderr)
    return work


def main(program: str, *paths: str) -> None:
    for path in paths:
        print(pathlib.Path(path).stem)
        lines = pathlib.Path(path).read_text().split()
        rates = engine(program, path)
        work = calls(lines)
        if "top" in path:
            # It takes minutes for some of them.
            work.pop("hodoku-py, rating", None)
        best = dict.fromkeys(work, float("inf"))
        for turn in range(ROUNDS):
            for name, (_, call) in work.items():
                if turn < 2 or "rating" not in name:
                    best[name] = min(best[name], took(call))
        rates |= {name: work[name][0] / seconds for name, seconds in best.items()}
        for name, rate in rates.items():
            print(f"  {name:28} {rate:12,.0f} /s")


if __name__ == "__main__":
    main(*sys.argv[1:])
