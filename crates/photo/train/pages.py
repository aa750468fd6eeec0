"""Draws pages to measure the reader with: `pages.py OUT SEED PAGES PUZZLES SOLUTIONS FONTS...`

PUZZLES and SOLUTIONS have a grid a line, 81 characters each; solutions come from `sudoku solve PUZZLES`. Every second
page is filled in by hand, in part or whole, with up to three wrong digits. OUT gets the folders that the example
`measure` reads: `mixed` with pictures and what they show, `plain` with the givens alone.
"""

import sys
from pathlib import Path

import numpy as np

import page
from fonts import families

MOST_WRONG = 3


def main():
    out, seed, pages, puzzles, solutions, *folders = sys.argv[1:]
    grids = list(zip(read(puzzles), read(solutions), strict=True))
    printed, written = families(folders)
    mixed, plain = Path(out) / "mixed", Path(out) / "plain"
    for folder in (mixed, plain):
        folder.mkdir(parents=True, exist_ok=True)
    for number in range(int(pages)):
        rng = np.random.default_rng([int(seed), number])
        filled = filling(rng, *grids[rng.integers(len(grids))])
        drawn = page.draw_page(rng, printed, written, filled)
        name = f"page{number:04}"
        # A PNG, so that a page is packed as JPEG once; readers look at the bytes.
        drawn.picture.save(mixed / f"{name}.jpg", "PNG")
        write(mixed / f"{name}.dat", drawn.digits)
        write(plain / f"{name}.dat", drawn.digits * ~drawn.own)


def read(path):
    """The grids of a file: 0 where a cell is empty."""
    return [np.array([int(c) if c.isdigit() else 0 for c in line[:81]]) for line in Path(path).read_text().splitlines()]


def filling(rng, givens, solution):
    """A puzzle with its digits renamed, as it is or with some cells filled in."""
    names = np.concatenate([[0], rng.permutation(9) + 1])
    givens, solution = names[givens], names[solution]
    if rng.random() < 0.5:
        return givens, np.zeros(81, bool)
    own = (givens == 0) & (rng.random(81) < rng.choice([1, rng.uniform(0.05, 0.95)]))
    digits = np.where(givens > 0, givens, solution * own)
    places = np.flatnonzero(own)
    for cell in rng.choice(places, min(rng.integers(0, MOST_WRONG + 1), len(places)), replace=False):
        digits[cell] = (digits[cell] + rng.integers(0, 8)) % 9 + 1
    return digits, own


def write(path, digits):
    rows = "\n".join(" ".join(map(str, row)) for row in digits.reshape(9, 9))
    path.write_text(f"drawn\nby pages.py\n{rows}\n")


main()
