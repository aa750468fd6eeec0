"""Puzzles on paper."""

from __future__ import annotations

import os
import pathlib
from typing import TYPE_CHECKING, Any, Literal

from ._sudokit import Board, Cancel, Puzzle, _documents, read_all

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .types import Given, Language, Text


def print_to(
    puzzles: Text | Puzzle | Board | Iterable[Given],
    path: str | os.PathLike[str],
    *,
    title: str = "Sudoku",
    about: str = "",
    paper: str = "a4",
    per_page: int | None = None,
    solutions: Literal["end", "below", "back", "none", "only"] = "end",
    aid: Literal["none", "candidates", "digits"] = "none",
    large: bool = False,
    by_level: bool = False,
    allow_broken: bool = False,
    lang: Language = "en",
    font: str | os.PathLike[str] | None = None,
    seconds: float | None = None,
    cancel: Cancel | None = None,
) -> list[str]:
    """Prints puzzles to a file, as `sudoku print` does. The file appears when it is complete.

    Parameters
    ----------
    puzzles : puzzles
        A text, the path of a file or an open file of puzzles in any format, with their titles; or a list or an array of
        puzzles as `solve` takes them; or one puzzle.
    path : str or path
        Its ending says how: ".pdf", ".html", or ".svg", a file for each page: "book.svg" becomes "book-1.svg" and so on if
        there are several.
    title : str
        The title above every page.
    about : str
        A line below every page.
    paper : str
        "a4", "a5", "letter" and others, or a size such as "170x220mm".
    per_page : int, optional
        Puzzles on each page, from 1 to 16: by default 4, in large print 1.
    solutions : str
        Where they are: "end", "below" each puzzle, on the "back" of each page, "none"; or "only" them.
    aid : str
        What is in empty cells: "none", "candidates", or all "digits", to be crossed out.
    large : bool
        True for large print.
    by_level : bool
        True to sort by HoDoKu's levels, with a section for each.
    allow_broken : bool
        True to print puzzles without exactly one solution, too.
    lang : str
        The language of the pages: "en", "de", "es", "fr", "ja", "pt-BR" or "zh-Hans".
    font : path, optional
        For PDF: a TrueType or OpenType font, or a collection, with Chinese, Japanese or Korean signs, which the font of the
        pages lacks. Readers of HTML and SVG bring their own.
    seconds : float, optional
        A limit of time.
    cancel : Cancel, optional
        Ends the call from another thread.

    Returns
    -------
    list of str
        The paths of the files.

    Raises
    ------
    SudokitError
        An argument is wrong, or a puzzle does not have exactly one solution. No file is written then.
    OSError
        A file cannot be written.

    Examples
    --------
    >>> import os, tempfile
    >>> folder = tempfile.mkdtemp()
    >>> [path] = print_to(generate(8, seed=7), os.path.join(folder, "sunday.pdf"), title="For Sunday", lang="de")
    >>> open(path, "rb").read(5)
    b'%PDF-'
    """
    target = pathlib.Path(path)
    documents = _documents(
        _each(puzzles),
        target.suffix.lower().removeprefix("."),
        title,
        about,
        paper,
        per_page if per_page is not None else 1 if large else 4,
        solutions,
        aid,
        large,
        by_level,
        allow_broken,
        lang,
        None if font is None else pathlib.Path(font).read_bytes(),
        seconds,
        cancel,
    )
    width = len(str(len(documents)))
    paths = [target.with_stem(f"{target.stem}-{number:0{width}}") for number in range(1, len(documents) + 1)]
    paths = paths if len(paths) > 1 else [target]
    for file, document in zip(paths, documents, strict=True):
        _write(file, document)
    return [str(file) for file in paths]


def _each(puzzles: Any) -> list[Given]:
    if isinstance(puzzles, Puzzle | Board):
        return [puzzles]
    if isinstance(puzzles, str | bytes | bytearray | memoryview | os.PathLike) or hasattr(puzzles, "read"):
        return list(read_all(puzzles))
    return list(puzzles)


def _write(path: pathlib.Path, document: bytes) -> None:
    """Writes a file that appears when it is complete."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        # A device, or a folder, which is an error.
        path.write_bytes(document)
        return
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(document)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
