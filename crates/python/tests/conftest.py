"""Fixtures of the tests."""

import numpy as np
import pytest
from numpy.typing import NDArray

import sudokit

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EMPTY = "." * 81
#: No visible contradiction, and no solution.
NONE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...." .replace("9", "8")

#: Seconds in which a long call ends when it is told to. What is aimed at is 0.05 for a flag and 0.2 for Ctrl-C; tests run beside
#: others, and a call that does not listen takes minutes or hours.
SOON = 10


@pytest.fixture(scope="session")
def minimal() -> NDArray[np.uint8]:
    """A thousand minimal puzzles of ours: shape (1000, 81)."""
    return sudokit.generate_many(1000, seed=20)


@pytest.fixture(scope="session")
def lines(minimal: NDArray[np.uint8]) -> list[str]:
    """The same as texts."""
    return ["".join("." if digit == 0 else str(digit) for digit in grid) for grid in minimal]
