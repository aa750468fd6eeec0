#!/usr/bin/env python3
"""How quick the game in the terminal is, as a person at one meets it.

    python3 bench/terminal.py target/release/sudoku

Starts `sudoku play` on a pseudo-terminal of 80 columns and 24 rows with a folder for games of its own, and prints: milliseconds from the start
of the program to the last line of the board; milliseconds from a key to the first byte that is drawn for it, and bytes drawn a key;
seconds of CPU in five idle seconds with the clock hidden; the most memory held.
"""

import fcntl
import os
import pty
import select
import statistics
import struct
import sys
import tempfile
import termios
import time

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LAST_LINE = "\N{BOX DRAWINGS HEAVY UP AND RIGHT}".encode()


def start(program, home):
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", XDG_STATE_HOME=home)
        os.execv(program, [program, "play", PUZZLE])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    return process, terminal


def drain(terminal, quiet):
    drawn = 0
    while select.select([terminal], [], [], quiet)[0]:
        drawn += len(os.read(terminal, 65536))
    return drawn


def milliseconds(times):
    times = sorted(1000 * time for time in times)
    return f"median {statistics.median(times):.2f}, p95 {times[int(0.95 * len(times))]:.2f}, most {times[-1]:.2f}"


def main(program):
    home = tempfile.mkdtemp(prefix="sudoku-terminal-")
    starts = []
    for _ in range(20):
        begun = time.monotonic()
        process, terminal = start(program, home)
        seen = b""
        while LAST_LINE not in seen:
            seen += os.read(terminal, 65536)
        starts.append(time.monotonic() - begun)
        os.kill(process, 9)
        os.waitpid(process, 0)
        os.close(terminal)
    print("start to board, ms:", milliseconds(starts))

    process, terminal = start(program, home)
    drain(terminal, 0.5)
    # Options, the sixth: the clock is hidden.
    for key in ["o", "6", "\x1b"]:
        os.write(terminal, key.encode())
        drain(terminal, 0.2)
    keys, drawn = [], []
    for key in ["\t", "x", "1", "2", "u", "\x1b[C", "\x1b[B", "3", "u", "v", "\x1b[C", "4", "a"] * 10:
        begun = time.monotonic()
        os.write(terminal, key.encode())
        if select.select([terminal], [], [], 0.3)[0]:
            keys.append(time.monotonic() - begun)
        drawn.append(drain(terminal, 0.03))
    print("key to first byte, ms:", milliseconds(keys))
    print(f"bytes a key: median {statistics.median(drawn):.0f}, most {max(drawn)}")

    def cpu():
        fields = open(f"/proc/{process}/stat").read().split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    before = cpu()
    time.sleep(5)
    print(f"CPU in five idle seconds: {cpu() - before:.2f} s")
    held = next(line for line in open(f"/proc/{process}/status") if line.startswith("VmHWM"))
    print("most memory:", " ".join(held.split()[1:]))
    os.kill(process, 9)


if __name__ == "__main__":
    main(sys.argv[1])
