"""The recipes run. Those that start a cluster run only on request: `pytest -m cluster`."""

import json
import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"
#: The exit code of a recipe without its packages.
SKIPPED = 77


def run(name: str, *args: str, cwd: pathlib.Path) -> None:
    command = [sys.executable, str(EXAMPLES / name), *args]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode == SKIPPED:
        pytest.skip(done.stderr.strip())
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["columns.py", "torch_loader.py", "difficulty.py"])
def test_recipes_run(name: str, tmp_path: pathlib.Path) -> None:
    run(name, cwd=tmp_path)


@pytest.mark.cluster
@pytest.mark.parametrize("name", ["spark_map.py", "ray_map.py"])
def test_recipes_run_on_a_cluster(name: str, tmp_path: pathlib.Path) -> None:
    run(name, cwd=tmp_path)


def test_what_the_clusters_are_given_works_without_them() -> None:
    pa = pytest.importorskip("pyarrow")
    import sudokit

    sys.path.insert(0, str(EXAMPLES))
    try:
        import ray_map
        import spark_map
    finally:
        sys.path.remove(str(EXAMPLES))
    puzzles = [str(puzzle) for puzzle in sudokit.generate(50, seed=1)]
    batch = pa.RecordBatch.from_pylist([{"puzzle": puzzle} for puzzle in puzzles])
    [solved] = spark_map.solve(iter([batch]))
    assert solved.column("status").to_pylist() == [1] * 50 and solved.schema.field("status").type == pa.int16()
    assert ray_map.solve({"puzzle": puzzles})["solution"] == solved.column("solution").to_pylist()


def test_the_lesson_runs() -> None:
    lesson = json.loads((EXAMPLES / "lesson.ipynb").read_text())
    names: dict[str, object] = {}
    for cell in lesson["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
