"""One puzzle at a time, against the naive solver."""

from itertools import islice

import hypothesis
import hypothesis.strategies as st
import numpy as np
import pytest
from conftest import EMPTY, PUZZLE, SOLUTION
from naive import is_solution, solutions

import sudokit


@st.composite
def puzzles(draw: st.DrawFn) -> str:
    """A full grid with holes, sometimes with a digit too many."""
    grid = list(sudokit.unrank(draw(st.integers(0, 5_472_730_537))))
    holes = draw(st.sets(st.integers(0, 80), max_size=52))
    for cell in holes:
        grid[cell] = "."
    if draw(st.booleans()):
        grid[draw(st.integers(0, 80))] = draw(st.sampled_from("123456789"))
    return "".join(grid)


@hypothesis.settings(max_examples=80, deadline=None)
@hypothesis.given(puzzles())
def test_answers_are_those_of_the_naive_solver(puzzle: str) -> None:
    expected = list(islice(solutions(puzzle), 50))
    answer = sudokit.solve(puzzle)
    assert answer.count == min(len(expected), 2)
    assert answer.solution is None if not expected else answer.solution in expected or len(expected) == 50
    assert sudokit.count(puzzle, limit=50) == len(expected)
    if len(expected) < 50:
        assert sorted(sudokit.solutions(puzzle)) == sorted(expected)
    report = sudokit.check(puzzle)
    assert report["count"] == min(len(expected), 2)
    [many] = sudokit.solve_many([puzzle])
    assert many == answer


@hypothesis.settings(max_examples=30, deadline=None)
@hypothesis.given(puzzles())
def test_minimality_is_that_of_the_naive_solver(puzzle: str) -> None:
    unique = len(list(islice(solutions(puzzle), 2))) == 1
    needs = [
        len(list(islice(solutions(puzzle[:cell] + "." + puzzle[cell + 1 :]), 2))) > 1
        for cell in range(81)
        if puzzle[cell] != "."
    ]
    assert sudokit.minimal(puzzle) == (all(needs) if unique else None)


@pytest.mark.parametrize(
    "given",
    [
        PUZZLE,
        PUZZLE.replace(".", "0"),
        PUZZLE.encode(),
        "\n".join(PUZZLE[i : i + 9] for i in range(0, 81, 9)),
        repr(sudokit.Puzzle(PUZZLE)),
        sudokit.Puzzle(PUZZLE),
        sudokit.Board(PUZZLE),
        sudokit.Puzzle(PUZZLE).to_numpy(),
        sudokit.Puzzle(PUZZLE).to_numpy().ravel().astype(np.int64),
    ],
    ids=str,
)
def test_a_puzzle_comes_in_many_forms(given: object) -> None:
    assert sudokit.solve(given).solution == SOLUTION  # type: ignore[arg-type]


def test_solutions_come_one_after_the_other() -> None:
    found = list(islice(sudokit.solutions(EMPTY), 500))
    assert len(set(found)) == 500
    assert all(is_solution(solution, EMPTY) for solution in found)
    assert list(sudokit.solutions(PUZZLE)) == [SOLUTION]


def test_a_rank_is_a_number_of_a_grid() -> None:
    for number in (0, 1, 1_000_000, 5_472_730_537):
        assert sudokit.rank(sudokit.unrank(number)) == number
    assert sudokit.rank(EMPTY) is None
    with pytest.raises(sudokit.SudokitError):
        sudokit.unrank(5_472_730_538)


def test_a_canonical_form_is_that_of_all_isomorphs() -> None:
    turned = "".join(PUZZLE[9 * column + row] for row in range(9) for column in range(9))
    assert sudokit.canon(PUZZLE) == sudokit.canon(turned)
    assert sudokit.call("canon", puzzle=PUZZLE, automorphisms=True)["automorphisms"] == 1
    assert sudokit.canon(EMPTY, "grid") is None


def test_neighbours_have_one_solution() -> None:
    near = sudokit.vicinity(PUZZLE, 1, 1)
    assert PUZZLE not in near
    assert all(sudokit.solve_many(near).unique)


def test_a_way_leads_to_the_solution_and_holds() -> None:
    proof = sudokit.explain(PUZZLE)
    assert proof.solved and proof.end.digits == SOLUTION
    assert [str(step) for step in sudokit.path(PUZZLE)] == [str(step) for step in proof]
    assert all(step.verify() for step in proof)
    record = proof.to_dict()
    assert sudokit.verify(record)["holds"]
    record["steps"][0]["effect"]["placements"] = ["r5c5=6"]
    verdict = sudokit.verify(record)
    assert not verdict["holds"] and verdict["step"] == 1


def test_a_path_ends_where_solutions_differ() -> None:
    # Every further technique would be searched for in vain, which takes many seconds.
    several = PUZZLE.replace("5", ".").replace("7", ".")
    steps = list(sudokit.path(several, seconds=1))
    assert steps and [str(step) for step in steps] == [str(step) for step in sudokit.explain(several)]
    assert list(sudokit.path(EMPTY, seconds=1)) == []


def test_what_is_ordered_is_made() -> None:
    for level in ("easy", "medium", "hard"):
        [puzzle] = sudokit.generate(seed=3, level=level)
        assert str(sudokit.rate(puzzle, "hodoku").level).lower() == level
    [around] = sudokit.generate(seed=3, containing="1" + "." * 80, givens=(25, 28))
    assert around.givens[0] == "1" and 25 <= around.clues <= 28
    assert sudokit.generate(3, seed=5) == sudokit.generate(3, seed=5)
    assert sudokit.generate(3) != sudokit.generate(3)
    [grid] = sudokit.generate(product="grids", seed=1)
    assert grid.clues == 81


def test_a_rating_a_pattern_and_known_puzzles_are_ordered() -> None:
    [rated] = sudokit.generate(seed=1, rating={"se": (2.0, 3.0), "hodoku": (0, 2000)})
    rating = sudokit.rate(rated, "se")["se"]
    assert rating is not None and 2.0 <= rating <= 3.0
    [shaped] = sudokit.generate(seed=1, pattern=rated, tries=10_000)
    assert [digit == "0" for digit in shaped.givens] == [digit == "0" for digit in rated.givens]
    [first] = sudokit.generate(seed=1)
    [other] = sudokit.generate(seed=1, not_in=sudokit.generate_many(1, seed=1))
    assert sudokit.canon(first) != sudokit.canon(other)
    assert len(sudokit.generate(seed=1, start=[rated], rating={"se": (2.0, 9.0)})) == 1
    with pytest.warns(sudokit.FewerWarning, match="made 0 of 5 puzzles; gave up after 1 attempts in a row"):
        assert sudokit.generate(5, seed=1, givens=17, tries=1) == []
    with pytest.raises(ValueError, match="begin at"):
        sudokit.generate(start=[])
    with pytest.raises(ValueError, match="tries"):
        sudokit.generate(tries=0)
    with pytest.raises(ValueError, match="pattern"):
        sudokit.generate(pattern=rated, givens=(20, 30))
    ranges = {"se": (2.0, 3.0), "hodoku": (0, 2000)}
    assert sudokit.generate(seed=1, rating=dict(reversed(ranges.items()))) == [rated]  # type: ignore[arg-type]
    for wrong, why in [
        ({"se": (8.0, 7.0)}, "the least rating first"),
        ({"se": 7.25}, "one decimal"),
        ({"hodoku": 7.5}, "whole numbers"),
        ({"sex": 7.5}, "se"),
        ([7.0], "an object of scales"),
        ({"se": "7"}, "one decimal"),
    ]:
        with pytest.raises(ValueError, match=why):
            sudokit.generate(rating=wrong)  # type: ignore[arg-type]
