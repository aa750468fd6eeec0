"""The types: stubs match the module, and the code passes the type checker."""

import pathlib
import shutil
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
STUBTEST = ["--allowlist", "tests/stubtest.txt", "--mypy-config-file", "pyproject.toml", "--ignore-disjoint-bases"]


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(shutil.which("mypy", path=str(pathlib.Path(sys.executable).parent)) is None, reason="mypy is absent")
def test_examples_and_tests_are_right_by_the_stubs() -> None:
    run(sys.executable, "-m", "mypy", "--strict", "tests", "examples", "tasks")


@pytest.mark.skipif(shutil.which("mypy", path=str(pathlib.Path(sys.executable).parent)) is None, reason="mypy is absent")
def test_stubs_say_what_there_is() -> None:
    run(sys.executable, "-m", "mypy.stubtest", "sudokit", *STUBTEST)
