import type { Puzzle, Solved } from "./requests.js";
import type { Grids, SolvedMany } from "./team.js";

export type { Grids, Puzzle, Solved, SolvedMany };

/**
 * An error of the solver alone. The code is `"text"` for a text that is no puzzle, with a place; `"argument"` for
 * a wrong value; `"init"` where a call has to wait for {@link ready}.
 */
export class SudokitError extends Error {
  constructor(code: string, message: string, place?: { line: number; column: number });
  readonly code: string;
  /** The line, counted from 1. */
  readonly line?: number;
  /** The column, counted from 1. */
  readonly column?: number;
}

/**
 * Solves a puzzle. The record is that of `solve` of the main entry.
 *
 * Puzzles are texts of 81 characters, or 81 numbers in one list or in nine. The main entry, `sudokit`, reads every
 * other format.
 *
 * ```js
 * import { solve } from "sudokit/solve";
 *
 * const { status, solution } = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * console.log(status, solution);
 * ```
 */
export function solve(puzzle: Puzzle): Solved;

/** The number of solutions of a puzzle, at most `limit`: 2 unless another is named. Millions take seconds. */
export function count(puzzle: Puzzle, limit?: number): number;

/** True if a puzzle has exactly one solution. */
export function isUnique(puzzle: Puzzle): boolean;

/**
 * Solves many here and now, faster than one by one. Statuses are 0, 1, 2 for none, one, several solutions; 255
 * for a grid that is no puzzle.
 *
 * ```js
 * import { solveMany } from "sudokit/solve";
 *
 * const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
 * const { solutions, statuses } = solveMany([puzzle, ".".repeat(81), "no puzzle"]);
 * console.log(statuses, new TextDecoder().decode(solutions.subarray(0, 81)));
 * ```
 */
export function solveMany(grids: Grids): SolvedMany;

/**
 * Compiles the module in the background. Otherwise the first call does, in some milliseconds. Only pages in
 * versions of Chromium from before 2024 have to wait for this.
 */
export function ready(): Promise<void>;
