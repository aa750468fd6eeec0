"""Draws pages and cuts them as photographs are cut: `cells.py CUT OUT SEED PAGES FONTS...`

CUT is the program `cargo build --release -p sudokit-photo --example cut` makes. OUT gets `cells`, 28 x 28 bytes each,
and `labels`, a byte each: the digit, 0 for an empty cell, and 16 more if it is written by hand. Pages are left out in
which the pipeline did not find the grid where it is.
"""

import struct
import subprocess
import sys
import threading
from collections import deque
from pathlib import Path

import numpy as np

from fonts import families
from page import draw_page

ANSWER = 1 + 32 + 81 * 784


def main():
    program, out, seed, pages, *folders = sys.argv[1:]
    printed, written = families(folders)
    Path(out).mkdir(parents=True, exist_ok=True)
    cutter = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    drawn = deque()

    def draw():
        for number in range(int(pages)):
            page = draw_page(np.random.default_rng([int(seed), number]), printed, written)
            drawn.append(page)
            cutter.stdin.write(struct.pack("<HH", *page.picture.size) + page.picture.tobytes())
        cutter.stdin.close()

    threading.Thread(target=draw).start()
    kept = missed = 0
    with open(Path(out) / "cells", "wb") as cells, open(Path(out) / "labels", "wb") as labels:
        while answer := cutter.stdout.read(ANSWER):
            page = drawn.popleft()
            corners = np.frombuffer(answer[1:33], "<f4").reshape(4, 2)
            side = np.linalg.norm(page.corners[0] - page.corners[2]) / 12.7
            if not answer[0] or abs(corners - page.corners).max() > 0.4 * side:
                missed += 1
                continue
            kept += 1
            cells.write(answer[33:])
            labels.write((page.digits + 16 * page.own).astype(np.uint8).tobytes())
            if kept % 100 == 0:
                print(kept, "kept,", missed, "missed", flush=True)
    print(kept, "kept,", missed, "missed")


main()
