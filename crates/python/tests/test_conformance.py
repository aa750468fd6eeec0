"""The cases that every door is held to: `crates/request/conformance.ndjson`."""

import json
import pathlib
from typing import Any

import pytest

import sudokit

FILE = pathlib.Path(__file__).parent.parent / "conformance.ndjson"
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
