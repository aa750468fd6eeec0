"""Options: wrong ones are refused, and names are as forgiving as in the program."""

from collections.abc import Callable
from typing import Any

import pytest
from conftest import EMPTY, PUZZLE

import sudokit


@pytest.mark.parametrize("name", ["x-wing", "X-Wing", "xwing", "X wings"])
def test_techniques_have_all_of_their_names(name: str) -> None:
    expected = sudokit.generate(seed=4, hardest="x-wing")
    assert sudokit.generate(seed=4, hardest=name) == expected
    sudokit.generate(seed=4, with_techniques=[name], without_techniques=["Swordfish"])


def test_levels_are_those_of_the_game_and_of_hodoku() -> None:
    def made(level: Any) -> list[sudokit.Puzzle]:
        return sudokit.generate(seed=2, level=level)

    for ours, other in [("expert", "unfair"), ("master", "extreme"), ("hard", "Hard")]:
        assert made(ours) == made(other)
    beginner, = made("beginner")
    rating = sudokit.rate(beginner)
    assert rating.level == "Easy" and rating["se"] in (1.0, 1.1, 1.2)


def test_all_scales_are_one_profile_of_each() -> None:
    expected = ["hodoku", "se", "w", "b", "gw", "gb", "invariant"]
    assert sudokit.rate(PUZZLE, "all").scales == sudokit.rate(PUZZLE, expected).scales == expected  # type: ignore[arg-type]


WRONG: dict[str, Callable[[], object]] = {
    "'xwign' is not a technique; did you mean 'x-wing' or 'xy-wing'?": lambda: sudokit.generate(hardest="xwign"),
    "'locked candidates' is not a technique; the name fits 'pointing' or 'claiming'": lambda: sudokit.generate(
        with_techniques=["locked candidates"]
    ),
    "'heard' is not a level; there are beginner, easy, medium, hard, expert and master": lambda: sudokit.generate(
        level="heard"  # type: ignore[arg-type]
    ),
    "level: expected 0 to 5, found 9": lambda: sudokit.hint(PUZZLE).to_dict(level=9),
    "level: expected 0 to 5, found -1": lambda: sudokit.hint(PUZZLE).to_dict(level=-1),
    "proof: expected a proof; expected a whole number, found an object, found \"{\"version\": {}}\"": lambda: sudokit.verify(
        '{"version": {}}'
    ),
    "'xx' is not a language; there are en, de, es, fr, ja, pt-BR and zh-Hans": lambda: sudokit.hint(PUZZLE).to_dict(
        lang="xx"  # type: ignore[arg-type]
    ),
    "'clues' and 'givens' are the same field": lambda: sudokit.generate(givens=30, clues=30),  # type: ignore[call-arg]
    "the field 'puzzle' is missing": lambda: sudokit.call("solve"),
    "solutions: expected one for each of 1 puzzles, found 2": lambda: sudokit.shuffle_many([PUZZLE], solutions=[PUZZLE] * 2),
    "levels: expected the scale hodoku, which has them": lambda: sudokit.rate_many([PUZZLE], "se", levels=True),
    "batch: expected a whole number from 1, found 0": lambda: sudokit.generate_iter(0),
}


@pytest.mark.parametrize("message", WRONG)
def test_wrong_options_say_what_is_right(message: str) -> None:
    with pytest.raises(sudokit.SudokitError) as caught:
        WRONG[message]()
    assert str(caught.value) == message


@pytest.mark.parametrize(
    "call",
    [
        lambda: sudokit.count(EMPTY, limt=10),  # type: ignore[call-arg]
        lambda: sudokit.hint(PUZZLE, level=9),  # type: ignore[call-arg]
        lambda: sudokit.generate(levl="hard"),  # type: ignore[call-arg]
        lambda: sudokit.count(EMPTY, limit=1.5),  # type: ignore[arg-type]
    ],
)
def test_options_that_do_not_exist_are_type_errors(call: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        call()
