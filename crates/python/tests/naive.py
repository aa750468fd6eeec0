"""A solver that is obviously right: it tries every digit in every cell, and checks the rules alone."""

from collections.abc import Iterator


def houses(cell: int) -> list[int]:
    row, column = divmod(cell, 9)
    block = 27 * (row // 3) + 3 * (column // 3)
    rows = [9 * row + i for i in range(9)]
    columns = [9 * i + column for i in range(9)]
    blocks = [block + 9 * i + j for i in range(3) for j in range(3)]
    return [peer for peer in {*rows, *columns, *blocks} if peer != cell]


PEERS = [houses(cell) for cell in range(81)]


def possible(grid: list[int], cell: int) -> list[int]:
    seen = {grid[peer] for peer in PEERS[cell]}
    return [digit for digit in range(1, 10) if digit not in seen]


def solutions(line: str) -> Iterator[str]:
    grid = [int(digit) if digit.isdigit() else 0 for digit in line]
    if any(grid[cell] and grid[cell] in (grid[peer] for peer in PEERS[cell]) for cell in range(81)):
        return
    yield from search(grid)


def search(grid: list[int]) -> Iterator[str]:
    empty = [cell for cell in range(81) if not grid[cell]]
    if not empty:
        yield "".join(map(str, grid))
        return
    cell = min(empty, key=lambda cell: len(possible(grid, cell)))
    for digit in possible(grid, cell):
        grid[cell] = digit
        yield from search(grid)
        grid[cell] = 0


def is_solution(solution: str, puzzle: str) -> bool:
    grid = [int(digit) for digit in solution]
    alone = all(grid[cell] not in (grid[peer] for peer in PEERS[cell]) for cell in range(81))
    return alone and all(given in (".", "0", digit) for given, digit in zip(puzzle, solution, strict=True))
