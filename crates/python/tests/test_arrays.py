"""Arrays: isomorphs, candidates, ranks and ratings of many puzzles."""

import numpy as np
import pytest
from conftest import EMPTY, PUZZLE
from numpy.typing import NDArray

import sudokit


def test_shuffled_pairs_stay_pairs(minimal: NDArray[np.uint8], lines: list[str]) -> None:
    solutions = sudokit.solve_many(minimal).solutions
    turned, turned_solutions = sudokit.shuffle_many(minimal, seed=3, solutions=solutions)
    assert np.array_equal(sudokit.solve_many(turned).solutions, turned_solutions)
    assert not np.array_equal(turned, minimal) and turned.shape == minimal.shape
    assert np.array_equal(sudokit.canon_many(turned), sudokit.canon_many(minimal))
    for threads in (1, 2):
        assert np.array_equal(sudokit.shuffle_many(minimal, seed=3, threads=threads), turned)
    assert not np.array_equal(sudokit.shuffle_many(minimal), sudokit.shuffle_many(minimal))
    # Each row is turned in its own way, and in the form of the input.
    same = sudokit.shuffle_many(np.repeat(minimal[:1], 50, axis=0), seed=1)
    assert len({row.tobytes() for row in same}) == 50
    squares = sudokit.shuffle_many(minimal.reshape(-1, 9, 9), seed=3)
    assert np.array_equal(squares.reshape(-1, 81), turned)
    texts = sudokit.shuffle_many(lines, seed=3)
    assert texts == ["".join("." if digit == 0 else str(digit) for digit in row) for row in turned]
    assert sudokit.shuffle_many("".join(lines).encode(), seed=3) == "".join(texts).encode()


def test_candidates_are_those_of_boards(minimal: NDArray[np.uint8]) -> None:
    candidates = sudokit.candidates_many(minimal[:50])
    assert candidates.shape == (50, 81, 9) and candidates.dtype == np.bool_
    for row, grid in zip(candidates, minimal, strict=False):
        assert np.array_equal(row.reshape(9, 9, 9), sudokit.Board(grid).to_numpy())
    assert sudokit.candidates_many(["11" + "." * 79]).any()


def test_ranks_are_those_of_grids(minimal: NDArray[np.uint8]) -> None:
    ranks = sudokit.rank_many(minimal[:30])
    assert ranks.dtype == np.int64 and ranks.tolist() == [sudokit.rank(grid) for grid in minimal[:30]]
    assert sudokit.rank_many([sudokit.unrank(5_472_730_537), EMPTY]).tolist() == [5_472_730_537, -1]


def test_ratings_have_levels_and_hardest_steps(minimal: NDArray[np.uint8]) -> None:
    few = minimal[:20]
    ratings = sudokit.rate_many(few, ["hodoku", "se", "w"], levels=True, hardest=True)
    assert sorted(ratings) == ["hodoku", "hodoku_hardest", "hodoku_level", "se", "se_hardest", "w", "w_hardest"]
    techniques = {technique["id"] for technique in sudokit.techniques()}
    for row, grid in enumerate(few):
        rating = sudokit.rate(grid, ["hodoku", "se", "w"])
        assert ratings["hodoku_level"][row] == rating.level
        assert [ratings[scale][row] for scale in rating.scales] == list(rating.numbers.values())
        assert ratings["se_hardest"][row] in techniques and ratings["w_hardest"][row] is None
        line = sudokit.call("rate", puzzle=grid, scales="hodoku", hardest=True)["hardest"]["hodoku"]
        steps = [step for step in sudokit.explain(grid) if step.kind == ratings["hodoku_hardest"][row]]
        assert any(line.startswith(step.name) for step in steps)
    assert sudokit.rate_many(few, []) == {}
    both = sudokit.rate_many([PUZZLE, EMPTY, None], levels=True)
    assert both["hodoku_level"].tolist() == ["Easy", None, None]


def test_a_limit_for_each_puzzle_makes_lower_bounds(minimal: NDArray[np.uint8]) -> None:
    few = minimal[:20]
    exact = sudokit.rate_many(few)
    bounds = sudokit.rate_many(few, seconds_each=1e-9)
    assert sorted(bounds) == ["hodoku", "hodoku_at_least", "se", "se_at_least"]
    assert bounds["se_at_least"].all() and (bounds["se"] <= exact["se"]).all() and (bounds["hodoku"] <= exact["hodoku"]).all()
    ample = sudokit.rate_many([*map(sudokit.Puzzle, few), None], seconds_each=60)
    assert not ample["se_at_least"].any() and np.array_equal(ample["se"][:20], exact["se"]) and np.isnan(ample["se"][20])
    with pytest.raises(TimeoutError):
        sudokit.rate_many(np.repeat(few, 1000, axis=0), "se", seconds=0.2)
