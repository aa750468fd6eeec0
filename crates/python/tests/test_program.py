"""The script `sudoku` and `python -m sudokit` are the program."""

import pathlib
import subprocess
import sys

import pytest
from conftest import PUZZLE, SOLUTION

SCRIPT = pathlib.Path(sys.executable).parent / "sudoku"
WAYS = [[sys.executable, "-m", "sudokit"], pytest.param([str(SCRIPT)], marks=pytest.mark.skipif(not SCRIPT.exists(), reason="not installed"))]


@pytest.mark.parametrize("way", WAYS, ids=["module", "script"])
def test_the_program_runs(way: list[str]) -> None:
    def sudoku(*args: str, given: str = "") -> tuple[int, str, str]:
        done = subprocess.run([*way, *args], input=given, capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, done.stdout, done.stderr

    assert sudoku("solve", PUZZLE) == (0, SOLUTION + "\n", "")
    assert sudoku(given=PUZZLE)[:2] == (0, SOLUTION + "\n")
    assert sudoku("solve", "." * 81)[0] == 1
    assert "Usage: sudoku" in sudoku("--help")[1]
    code, _, said = sudoku("sovle")
    assert code == 2 and "solve" in said
