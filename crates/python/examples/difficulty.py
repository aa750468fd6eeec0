"""Difficulty against the number of givens, for as many puzzles as one likes; a picture, if matplotlib is there.

    python difficulty.py 1000000
"""

import sys
import time

import numpy as np

import sudokit


def main(count: int) -> int:
    start = time.perf_counter()
    # A tenth of them minimal, the others with more and more givens.
    parts = [sudokit.generate_many(count // 10, seed=seed, givens=(least, least + 1)) for seed, least in enumerate(range(24, 42, 2))]
    puzzles = np.concatenate([sudokit.generate_many(count - sum(map(len, parts)), seed=99), *parts])
    print(f"{len(puzzles)} puzzles in {time.perf_counter() - start:.1f} s")

    start = time.perf_counter()
    scores = sudokit.rate_many(puzzles, "hodoku")["hodoku"]
    print(f"rated in {time.perf_counter() - start:.1f} s")

    givens = (puzzles > 0).sum(axis=1)
    numbers = np.unique(givens)
    quartiles = np.array([np.percentile(scores[givens == number], [25, 50, 75]) for number in numbers])
    for number, (low, median, high) in zip(numbers, quartiles, strict=True):
        print(f"{number:3} givens {median:7.0f}  ({low:.0f} to {high:.0f}) of {(givens == number).sum()}")

    try:
        import matplotlib

        matplotlib.use("Agg")
        import matplotlib.pyplot as plt
    except ImportError as error:
        print(f"no picture: {error}", file=sys.stderr)
        return 0
    plt.fill_between(numbers, quartiles[:, 0], quartiles[:, 2], alpha=0.3, label="middle half")
    plt.plot(numbers, quartiles[:, 1], label="median")
    plt.xlabel("givens")
    plt.ylabel("HoDoKu's score")
    plt.yscale("log")
    plt.legend()
    plt.savefig("difficulty.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
