"""Puzzles on paper."""

import pathlib
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from conftest import EMPTY, PUZZLE

import sudokit
from sudokit import print_to

MANY = sudokit.generate(6, seed=3)


def test_the_ending_says_how(tmp_path: pathlib.Path) -> None:
    pdf = tmp_path / "book.PDF"
    assert print_to(MANY, pdf, title="For Sunday") == [str(pdf)]
    assert pdf.read_bytes().startswith(b"%PDF-") and pdf.read_bytes().rstrip().endswith(b"%%EOF")
    [html] = print_to(MANY, tmp_path / "book.html", title="A & B", solutions="none", lang="de")
    text = pathlib.Path(html).read_text()
    assert "<title>A &amp; B</title>" in text and '<html lang="de">' in text and text.count('<section class="page">') == 2
    # Two pages of puzzles, one of solutions.
    images = print_to(MANY, str(tmp_path / "book.svg"))
    assert [pathlib.Path(image).name for image in images] == ["book-1.svg", "book-2.svg", "book-3.svg"]
    assert all(pathlib.Path(image).read_text().lstrip().startswith("<svg") for image in images)
    assert print_to(MANY[0], tmp_path / "one.svg", solutions="below") == [str(tmp_path / "one.svg")]
    assert not [file for file in tmp_path.iterdir() if file.name.startswith(".")]


def test_the_same_pages_as_of_the_program(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text("\n".join(map(str, MANY)))
    program = tmp_path / "program.svg"
    subprocess.run(
        [sys.executable, "-m", "sudokit", "print", file, "--by-level", "--per-page", "2", "--lang", "fr", "--title", "X", "-o", program],
        check=True,
    )
    ours = print_to(file, tmp_path / "ours.svg", by_level=True, per_page=2, lang="fr", title="X")
    theirs = sorted(tmp_path.glob("program*.svg"))
    assert [pathlib.Path(page).read_bytes() for page in ours] == [page.read_bytes() for page in theirs]
    assert len(ours) > 3


def test_any_puzzles(tmp_path: pathlib.Path) -> None:
    page = tmp_path / "page.html"
    lines = "\n".join(map(str, MANY))
    (tmp_path / "puzzles.txt").write_text(lines)
    texts = set()
    for puzzles in (MANY, lines, tmp_path / "puzzles.txt", sudokit.generate_many(6, seed=3), [str(one) for one in MANY], iter(MANY)):
        print_to(puzzles, page)
        texts.add(page.read_text())
    assert len(texts) == 1
    # A player's digits and a title are printed, too.
    titled = sudokit.read('{"puzzle": "' + PUZZLE + '", "title": "Spring"}')
    print_to([titled], page)
    assert "Spring" in re.sub(r"<[^>]*>", "", page.read_text())


def test_nothing_is_written_if_something_is_wrong(tmp_path: pathlib.Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("before")
    wrong: list[tuple[str, Callable[[], object]]] = [
        (r"path: .*'\.pdf', '\.html' or '\.svg', found 'txt'", lambda: print_to(MANY, tmp_path / "page.txt")),
        ("puzzle 2 has several solutions", lambda: print_to([PUZZLE, EMPTY], page)),
        ("puzzle 1 has no solution", lambda: print_to("11" + EMPTY[2:], page)),
        ("0 puzzles", lambda: print_to(MANY, page, per_page=0)),
        ("paper: ", lambda: print_to(MANY, page, paper="napkin")),
        ("solutions: expected 'end'", lambda: print_to(MANY, page, solutions="here")),  # type: ignore[arg-type]
        ("aid: expected 'none'", lambda: print_to(MANY, page, aid="all")),  # type: ignore[arg-type]
        ("no font has", lambda: print_to(MANY, tmp_path / "page.pdf", lang="ja")),
        ("font: ", lambda: print_to(MANY, page, font=__file__)),
        ("nothing to print", lambda: print_to([], page)),
    ]
    for says, call in wrong:
        with pytest.raises(sudokit.SudokitError, match=says):
            call()
    with pytest.raises(TimeoutError):
        print_to(MANY, page, seconds=1e-9)
    with pytest.raises(FileNotFoundError):
        print_to(MANY, tmp_path / "no" / "page.html")
    with pytest.raises(IsADirectoryError):
        (tmp_path / "folder.pdf").mkdir()
        print_to(MANY, tmp_path / "folder.pdf")
    assert page.read_text() == "before" and {file.name for file in tmp_path.iterdir()} == {"page.html", "folder.pdf"}
    # Readers of HTML bring their own fonts.
    print_to(MANY, page, lang="ja")
    assert 'lang="ja"' in page.read_text()
    print_to([PUZZLE, EMPTY], page, allow_broken=True, large=True)
    assert page.read_text() != "before"
