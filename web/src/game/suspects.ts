/** The digit that was mistyped: without it, a puzzle that has no solution has one. */

import { boxOf, CELLS, columnOf, rowOf } from "../kit/cells.ts";

export interface Suspects {
  cells: number[];
  /** Without one of them the puzzle has exactly one solution; otherwise it has several. */
  isUnique: boolean;
}

const isFilled = (puzzle: string, cell: number): boolean => /[1-9]/.test(puzzle.charAt(cell));

const without = (puzzle: string, cell: number): string => `${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`;

const hasConflict = (puzzle: string): boolean =>
  [rowOf, columnOf, boxOf].some((houseOf) => {
    const digits = CELLS.filter((cell) => isFilled(puzzle, cell)).map((cell) => `${houseOf(cell)} ${puzzle.charAt(cell)}`);
    return new Set(digits).size < digits.length;
  });

/** The cells that can be wrong alone: no digit stands twice in a house without them. */
export const candidates = (puzzle: string): number[] => CELLS.filter((cell) => isFilled(puzzle, cell) && !hasConflict(without(puzzle, cell)));

/** Tries each in turn, until it is stopped. `count` counts solutions up to 2. */
export async function findSuspects(puzzle: string, count: (puzzle: string) => Promise<number>, signal: AbortSignal): Promise<Suspects> {
  const [unique, several]: [number[], number[]] = [[], []];
  for (const cell of candidates(puzzle)) {
    const solutions = await count(without(puzzle, cell));
    signal.throwIfAborted();
    if (solutions === 1) unique.push(cell);
    else if (solutions > 1) several.push(cell);
  }
  return unique.length > 0 ? { cells: unique, isUnique: true } : { cells: several, isUnique: false };
}
