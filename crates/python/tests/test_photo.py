"""Photographs: paths, bytes and arrays are read alike, and what cannot be read is a SudokitError."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

import sudokit

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PAGE = Path(__file__).parent.parent / "photo.png"


def png(pixels: np.ndarray) -> bytes:
    height, width = pixels.shape

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def framed() -> np.ndarray:
    """An empty grid."""
    pixels = np.full((400, 300), 255, dtype=np.uint8)
    for at in range(30, 280, 27):
        pixels[at : at + 2, 30:275] = pixels[30:275, at : at + 2] = 20
    return pixels


def test_paths_and_bytes_are_read_alike() -> None:
    read = sudokit.read_photo(PAGE)
    assert (read["line"], read["puzzle"], read["sure"], read["turns"]) == (PUZZLE, PUZZLE, True, 0)
    assert len(read["cells"]) == 81
    content = PAGE.read_bytes()
    for same in (str(PAGE), content, bytearray(content), memoryview(content)):
        assert sudokit.read_photo(same) == read


def test_arrays_are_read_as_files_are() -> None:
    pixels = framed()
    messages = set()
    for same in (pixels, png(pixels), np.stack([pixels] * 3, axis=2), np.asfortranarray(pixels), np.rot90(pixels)):
        with pytest.raises(sudokit.SudokitError) as raised:
            sudokit.read_photo(same)
        messages.add(str(raised.value))
    assert len(messages) == 1 and "too few digits were found" in messages.pop()


def test_bad_pictures_are_told_apart(tmp_path: Path) -> None:
    whole = PAGE.read_bytes()
    for picture, message in (
        (b"53..7....6", "neither a JPEG nor a PNG"),
        (whole[: len(whole) // 2], "damaged or cut off"),
        (np.zeros((100_000, 1), dtype=np.uint8), "not the size of a photograph"),
        (np.zeros((300, 300), dtype=np.uint8), "no Sudoku"),
    ):
        with pytest.raises(sudokit.SudokitError, match=message) as raised:
            sudokit.read_photo(picture)
        assert raised.value.code == "photo"
    with pytest.raises(FileNotFoundError):
        sudokit.read_photo(tmp_path / "none.jpg")
    for wrong in (np.zeros((9, 9)), np.zeros(81, dtype=np.uint8), 7, None):
        with pytest.raises(sudokit.SudokitError, match="expected a path, bytes, or an array"):
            sudokit.read_photo(wrong)  # type: ignore[arg-type]
