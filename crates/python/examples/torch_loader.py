"""A data loader for PyTorch that never runs out: puzzles and their solutions, made while the network learns.

Every worker makes puzzles of its own, from a seed of its own, and none is stored. Each puzzle is used a few times, turned at
random: turning is thirty times as fast as making.
"""

import sys
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

import sudokit


#: Isomorphs of each puzzle.
TURNS = 4


def batches(size: int, seed: int) -> Iterator[tuple[NDArray[np.uint8], NDArray[np.uint8]]]:
    """Puzzles and solutions without end: arrays of shape (size, 9, 9) and dtype uint8."""
    for made in sudokit.generate_iter(size, seed=seed, threads=1):
        puzzles = made.reshape(-1, 9, 9)
        solutions = sudokit.solve_many(puzzles, threads=1).solutions
        for turn in range(TURNS):
            yield sudokit.shuffle_many(puzzles, turn, threads=1, solutions=solutions)


def main() -> int:
    try:
        import torch
        from torch.utils.data import DataLoader, IterableDataset, get_worker_info
    except ImportError as error:
        print(f"skipped: {error}", file=sys.stderr)
        return 77

    class Sudoku(IterableDataset):  # type: ignore[type-arg,misc,unused-ignore]
        def __iter__(self) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
            worker = get_worker_info()
            first = 0 if worker is None else worker.id << 32
            for puzzles, solutions in batches(256, first):
                yield torch.from_numpy(puzzles).long(), torch.from_numpy(solutions).long() - 1

    loader = DataLoader(Sudoku(), batch_size=None, num_workers=2)
    for number, (puzzles, solutions) in zip(range(4), loader):
        print(number, tuple(puzzles.shape), tuple(solutions.shape))
        assert int(solutions.min()) == 0 and int(solutions.max()) == 8
    return 0


if __name__ == "__main__":
    sys.exit(main())
