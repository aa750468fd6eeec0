"""The game: actions, help, saving."""

import copy
import pickle
import threading
from typing import Any

import pytest
from conftest import EMPTY, PUZZLE, SOLUTION

import sudokit
from sudokit import Game


def test_a_game_is_played() -> None:
    game = Game.open(PUZZLE)
    change = game.act("place", cells="r5c5", digit=9)
    assert change.get("said") == "9 in r5c5. The same digit is in r2c5." and change.get("finished") is False
    assert "r5c5" in str(change.get("cells")) and game.cells[40]["digit"] == 9
    assert game.state["mistakes"]["wrong"] == ["r5c5=9"]
    assert game.ask()["text"] == "One digit is wrong."
    game.act("undo-mistakes")
    assert game.cells[40]["digit"] is None
    game.act("corner", cells=["r1c3", "r1c4"], digit=1)
    game.act("colour", cells="r1c1", colour=3)
    game.act("colour-candidates", candidates="r1c3=4", colour=2)
    game.act("line", ends=["r1c3=4", "r5c5"], arrow=True)
    assert game.state["lines"] == [{"ends": ["r1c3=4", "r5c5"], "arrow": True}]
    game.act("fill", cells=["r1c3"], digits=list(range(1, 10)))
    looks = game.cells
    assert (looks[2]["corner"], looks[2]["candidates"], looks[2]["candidate_colours"]) == ([1], [1, 2, 4], [[4, 2]])
    assert looks[0]["colours"] == [3] and looks[0]["given"]
    assert list(game.act("begin")) == ["refused"]
    game.pass_time(1500)
    assert game.state["time"] == 1500


def test_help_climbs_to_the_end() -> None:
    game = Game.of_level("beginner", 1)
    told = [game.ask()]
    assert game.told == told and game.hinted is not None
    while not game.state["is_finished"]:
        told.append(game.ask())
    change = told[-1]["change"]
    assert change is not None and change["finished"] and game.state["help"]["steps"] > 0
    assert game.state["assistance"] == "steps"
    assert str(game) == game.state["solution"]


def test_a_hint_can_be_performed_at_once() -> None:
    game = Game.open(PUZZLE)
    assert game.hinted is None
    game.look()
    hinted = game.hinted
    assert hinted is not None and game.told == []
    game.act(**hinted)
    assert game.state["filled"] == 1


def test_games_travel() -> None:
    game = Game.of_day("2026-11-22", "easy")
    game.act("place", cells=["r1c1", "r9c9"], digit=4)
    game.act("savepoint", name="here")
    game.pass_time(77)
    game.ask()
    for other in (Game.restore(game.save()), pickle.loads(pickle.dumps(game)), copy.deepcopy(game), game.copy()):
        assert other == game and other is not game and other.state == game.state and other.told == []
    assert game != Game.of_day("2026-11-23", "easy") and game != 1
    with pytest.raises(TypeError):
        hash(game)
    # It is a puzzle file, too.
    assert sudokit.read(game.save()).givens == game.state["puzzle"]
    assert str(game.grid) == str(game) and "+-------+" in repr(game) and game._repr_svg_().startswith("<svg")
    assert sudokit.read(game.write("json")).placed == game.grid.placed


def test_a_log_is_a_game_at_every_moment() -> None:
    game = Game.open(PUZZLE)
    log = game.log_begin()
    for digit in (1, 2, 3):
        before = game.log_length
        game.act("corner", cells=["r1c3"], digit=digit)
        log += game.log_since(before)
        assert Game.restore(log) == game
    game.pass_time(100)
    assert Game.restore(log + game.log_time()).state["time"] == 100
    cut = Game.restore(log + log[-5:-1])
    assert cut == Game.restore(log) and cut.note is not None and "line 5" in cut.note


def test_a_puzzle_is_entered() -> None:
    game = Game.enter()
    for number, digit in enumerate(PUZZLE):
        if digit != ".":
            game.act("give", cells=f"r{number // 9 + 1}c{number % 9 + 1}", digit=int(digit))
    assert game.state["entering"] and game.act("begin") and not game.state["entering"]
    assert game.state["solution"] == SOLUTION
    several = Game.enter(EMPTY)
    assert "refused" in several.act("begin") and "refused" not in several.act("begin", anyway=True)


def test_games_speak() -> None:
    game = Game.open(PUZZLE)
    game.speak("de")
    assert game.ask()["text"] == "Nackter Einer."
    with pytest.raises(sudokit.SudokitError, match="lang"):
        game.speak("xx")  # type: ignore[arg-type]


WRONG: list[tuple[str, str, Any]] = [
    ("name", "level", lambda: Game.of_level("simple", 1)),  # type: ignore[arg-type]
    ("name", "symmetry", lambda: Game.of_level("easy", 1, symmetry="round")),  # type: ignore[arg-type]
    ("date", "2026-13-01", lambda: Game.of_day("2026-13-01", "easy")),
    ("document", "", lambda: Game.restore("nonsense")),
    ("argument", "do", lambda: Game.open(PUZZLE).act("dance")),
    ("argument", "digit", lambda: Game.open(PUZZLE).act("place", cells="r1c3", digit=10)),
    ("argument", "r0c3", lambda: Game.open(PUZZLE).act("clear", cells="r0c3")),
    ("argument", "cells", lambda: Game.open(PUZZLE).act("clear")),
]


@pytest.mark.parametrize(("code", "says", "call"), WRONG, ids=[says for _, says, _ in WRONG])
def test_mistakes_are_named(code: str, says: str, call: Any) -> None:
    with pytest.raises(sudokit.SudokitError) as caught:
        call()
    assert caught.value.code == code
    print(caught.value)


def test_calls_can_be_ended() -> None:
    hard = Game.open("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
    with pytest.raises(TimeoutError):
        hard.ask(seconds=1e-9)
    cancel = sudokit.Cancel()
    cancel.cancel()
    with pytest.raises(sudokit.SudokitError, match="cancelled"):
        hard.look(cancel=cancel)
    assert hard.told == []


def test_threads_do_not_meet_in_a_game() -> None:
    game, errors = Game.of_level("hard", 3), []

    def ask() -> None:
        try:
            for _ in range(50):
                game.ask()
        except sudokit.SudokitError as error:
            errors.append(error)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in str(error) for error in errors)
