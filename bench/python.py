"""Measures the Python package against its own engine, and against others if they are installed.

    python -m sudokit transform --random --seed 7 FILE > SHUFFLED
    pip install sudokit sudoku-solver-rs hodoku-py
    taskset -c 1 python bench/python.py SHUFFLED...

Everything runs in one process on one thread; times are CPU times, the best of so many rounds. The engine's own rate is what `sudoku
bench` says of the same file, which reads the lines and writes the answers.
"""

import json
import pathlib
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np

import sudokit

ROUNDS = 7
#: How many puzzles are given one by one, and to those that take milliseconds.
ONE_BY_ONE, SLOW = 2000, 10


def best(work: Callable[[], object], count: int, rounds: int = ROUNDS) -> float:
    """Puzzles a second."""
    took = []
    for _ in range(rounds + 1):
        start = time.process_time()
        work()
        took.append(time.process_time() - start)
    return count / min(took[1:])


def engine(path: str) -> dict[str, float]:
    command = [sys.executable, "-m", "sudokit", "bench", "--json", path]
    said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    print(json.dumps(said)[:3000], file=sys.stderr)
    return said


def main(paths: list[str]) -> None:
    for path in paths:
        lines = pathlib.Path(path).read_text().split()
        some = lines[:ONE_BY_ONE]
        array = np.array([[int(c) if c != "." else 0 for c in line] for line in lines], np.uint8)
        packed = "".join(lines).encode()
        rates = {
            "NumPy": best(lambda: sudokit.solve_many(array, 1), len(lines)),
            "bytes": best(lambda: sudokit.solve_many(packed, 1), len(lines)),
            "list of str": best(lambda: sudokit.solve_many(lines, 1).solutions, len(lines)),
            "one call": best(lambda: [sudokit.solve(line).solution for line in some], len(some)),
        }
        try:
            import pyarrow as pa

            column = pa.array(lines)
            rates["Arrow"] = best(lambda: sudokit.solve_many(column, 1).solutions, len(lines))
        except ImportError:
            pass
        try:
            import sudoku_solver_rs

            rates["sudoku-solver-rs"] = best(lambda: [sudoku_solver_rs.from_str_line(line) for line in some], len(some), 3)
        except ImportError:
            pass
        few = lines[:SLOW]
        many = array[: 20 * SLOW]
        rates["rate, HoDoKu's scale"] = best(lambda: sudokit.rate_many(array[:SLOW], "hodoku", 1), SLOW, 2)
        rates["rate, HoDoKu's scale, more"] = best(lambda: sudokit.rate_many(many, "hodoku", 1), len(many), 2)
        try:
            from hodoku import Solver

            if "top" not in path:
                rates["hodoku-py"] = best(lambda: [Solver().rate(line) for line in few], SLOW, 1)
        except ImportError:
            pass
        print(pathlib.Path(path).stem)
        for name, rate in rates.items():
            print(f"  {name:28} {rate:12,.1f} /s")


if __name__ == "__main__":
    main(sys.argv[1:])
