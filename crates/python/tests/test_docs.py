"""Examples in docstrings and README."""

import doctest
import importlib
import inspect
import pathlib

import pytest

import sudokit
import sudokit.types

HERE = pathlib.Path(__file__).parent
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def documented() -> list[tuple[str, object]]:
    all_: list[tuple[str, object]] = [("sudokit", sudokit), ("sudokit.types", sudokit.types)]
    for name in sudokit.__all__:
        thing = getattr(sudokit, name)
        if isinstance(thing, str):
            continue
        all_.append((name, thing))
        if inspect.isclass(thing):
            own = {key: value for key, value in vars(thing).items() if not key.startswith("_")}
            all_ += [(f"{name}.{key}", value) for key, value in own.items()]
    return all_


@pytest.mark.parametrize(("name", "thing"), documented(), ids=[name for name, _ in documented()])
def test_examples_of_docstrings_run(name: str, thing: object) -> None:
    text = inspect.getdoc(thing)
    assert text, f"{name} has no docstring"
    names = {**vars(sudokit), "sudokit": sudokit}
    test = doctest.DocTestParser().get_doctest(text, names, name, None, 0)
    is_call = inspect.isroutine(thing) and "." not in name
    assert test.examples or not is_call, f"{name} has no example"
    failed, _ = doctest.DocTestRunner(optionflags=OPTIONS).run(test)
    assert failed == 0


@pytest.mark.parametrize("name", ["pandas", "polars"])
def test_examples_of_modules_run(name: str) -> None:
    pytest.importorskip(name)
    failed, tried = doctest.testmod(importlib.import_module(f"sudokit.{name}"), optionflags=OPTIONS)
    assert tried > 2 and failed == 0


def test_examples_of_the_readme_run() -> None:
    readme = HERE.parent / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False, optionflags=OPTIONS)
    assert tried > 10 and failed == 0
