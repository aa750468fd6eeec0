"""The cases that every door is held to: `crates/request/conformance.ndjson`, and `crates/sudokit/tests/many.json`."""

import json
import pathlib
from typing import Any

import pytest

import sudokit

FILE = pathlib.Path(__file__).parent.parent / "conformance.ndjson"
MANY = FILE.with_name("many.json")
CASES: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text().splitlines()] if FILE.exists() else []


@pytest.mark.skipif(not CASES, reason="the cases are not beside the tests")
def test_python_replies_as_every_door_does() -> None:
    for case in CASES:
        what = f"{case['task']} {case['fields']}"
        try:
            reply = sudokit.call(case["task"], **case["fields"])
        except TypeError:
            # A field that does not exist, or a value of another type, is one in Python.
            assert case["failure"]["code"] == "argument", what
        except sudokit.SudokitError as error:
            assert error.code == case["failure"]["code"], what
            if isinstance(error, sudokit.ParseError):
                assert (error.line, error.column) == (case["failure"]["line"], case["failure"]["column"]), what
        else:
            expected = case["reply"]
            # Without a seed it is another one each time.
            if "seed" in case["fields"] or "seed" not in expected:
                assert reply == expected, what


@pytest.mark.skipif(not MANY.exists(), reason="the answers are not beside the tests")
def test_python_answers_about_many_as_every_door_does() -> None:
    expected = json.loads(MANY.read_text())
    grids = expected["grids"]
    assert sudokit.shuffle_many(grids, expected["seed"]) == expected["isomorphs"]
    for form, forms in expected["forms"].items():
        assert sudokit.canon_many(grids, form) == forms
    candidates = sudokit.candidates_many(grids).reshape(len(grids), 729)
    assert ["".join("01"[has] for has in row.astype(int)) for row in candidates] == expected["candidates"]
    ranks = sudokit.rank_many(grids).tolist()
    assert [None if rank == -1 else rank for rank in ranks] == expected["ranks"]
