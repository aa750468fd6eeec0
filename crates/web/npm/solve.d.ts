import type { Puzzle, Solved } from "./requests.js";
import type { Grids, SolvedMany } from "./team.js";

export type { Grids, Puzzle, Solved, SolvedMany };

/**
 * An error of the solver. The code is `"text"` if a text is not a puzzle, and then the error has a place;
 * `"argument"` if a value is wrong; `"init"` if you have to await {@link ready} first.
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
 * Solves a puzzle. The record is the same as from `solve` in the main entry.
 *
 * A puzzle is a text of 81 characters, or 81 numbers in one list or in nine. The main entry, `sudokit`, reads
 * all other formats.
 *
 * ```js
 * import { solve } from "sudokit/solve";
 *
 * const { status, solution } = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * console.log(status, solution);
 * ```
 */
export function solve(puzzle: Puzzle): Solved;

/** Counts the solutions of a puzzle, up to `limit`. Default: 2. Counting millions takes seconds. */
export function count(puzzle: Puzzle, limit?: number): number;

/** True if a puzzle has exactly one solution. */
export function isUnique(puzzle: Puzzle): boolean;

/**
 * Solves many grids in one call, faster than one by one. A status is 0, 1 or 2 for no, one or several
 * solutions, and 255 for a grid that is not a puzzle.
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
 * Compiles the module in the background. Without this, the first call compiles it, in a few milliseconds.
 * Only pages in versions of Chromium from before 2024 have to await this.
 */
export function ready(): Promise<void>;
