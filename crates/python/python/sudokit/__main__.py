"""The program: `python -m sudokit`, and the script `sudoku`."""

import sys

from ._sudokit import main as run


def main() -> int:
    """Runs the program `sudoku` with the arguments of this process, and returns its exit code."""
    return run(["sudoku", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
