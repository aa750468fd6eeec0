"""The programs of the page on tasks print what those of other languages print."""

import pathlib
import subprocess
import sys

import pytest

TASKS = pathlib.Path(__file__).parent.parent / "tasks"


@pytest.mark.parametrize("program", sorted(TASKS.glob("*.py")), ids=lambda program: program.stem)
def test_task(program: pathlib.Path, tmp_path: pathlib.Path) -> None:
    done = subprocess.run([sys.executable, str(program)], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == program.with_suffix(".txt").read_text(), done.stderr
    if program.with_suffix(".svg").exists():
        assert (tmp_path / "step.svg").read_text().startswith("<svg ")


def test_there_are_ten() -> None:
    assert len(list(TASKS.glob("*.py"))) == 10
