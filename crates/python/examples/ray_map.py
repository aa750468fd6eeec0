"""Solve a data set of puzzles on Ray.

    pip install "ray[data]" sudokit
    python ray_map.py
"""

import sys
from typing import Any

import sudokit


def solve(batch: dict[str, Any]) -> dict[str, Any]:
    """Solutions and statuses beside the puzzles of a batch."""
    # Ray has a process for each core already.
    answers = sudokit.solve_many(batch["puzzle"], threads=1)
    return {**batch, "solution": answers.solutions, "status": answers.status}


def main() -> int:
    try:
        import ray
    except ImportError as error:
        print(f"skipped: {error}", file=sys.stderr)
        return 77
    ray.init(num_cpus=2, include_dashboard=False)
    puzzles = [{"puzzle": str(puzzle)} for puzzle in sudokit.generate(1000, seed=1)]
    solved = ray.data.from_items(puzzles).map_batches(solve, batch_format="numpy").take_all()
    unique = sum(row["status"] == 1 for row in solved)
    print(unique, "of", len(puzzles), "have exactly one solution")
    ray.shutdown()
    return 0 if unique == len(puzzles) else 1


if __name__ == "__main__":
    sys.exit(main())
