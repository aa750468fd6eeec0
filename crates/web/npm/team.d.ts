import type * as face from "./face.js";
import type { Action, Told } from "./game.js";

/** The codes of statuses, as in {@link SolvedMany}. */
export const STATUS: { readonly none: 0; readonly unique: 1; readonly multiple: 2; readonly invalid: 255 };

/**
 * Grids for calls that take many: 81 bytes for each grid, one grid after the other, as ASCII digits and dots
 * or as numbers from 0 to 9; or lines of 81 characters. A line that is not a puzzle gets the status 255 and
 * does not affect the others. Blank lines in a text are skipped.
 */
export type Grids = Uint8Array | string | Iterable<string>;

/**
 * A solution and a status for each grid. A solution has 81 bytes, written in the same way as the grid, and is
 * an empty grid if there is not exactly one solution.
 */
export interface SolvedMany {
  solutions: Uint8Array;
  statuses: Uint8Array;
}

/** Progress and cancellation of a long call. A stopped call throws an error with the code `"cancelled"`. */
export interface Following {
  signal?: AbortSignal;
  onProgress?: (done: number, of: number) => void;
}

/** The calls that a Worker answers: every function that may take long. */
export type Callable = Omit<typeof face, "generate"> & {
  generate: (order?: face.GenerateOptions) => face.Product;
  ladder: typeof ladder;
};

/** The whole ladder of help for a saved game, to use with {@link Game.climb}. */
export function ladder(document: string, options?: { seconds?: number }): Ladder;

/** All the help there is, rung by rung, and the action of the last rung. */
export interface Ladder {
  told: Told[];
  action: Action | null;
}

/**
 * Workers that answer calls in the background. Each call goes to the first free Worker. A stopped call ends
 * at once, and a new Worker replaces the one that was busy with it.
 *
 * ```js
 * import { Team, init } from "sudokit";
 *
 * await init();
 * const team = new Team({ size: 2 });
 * const { puzzles } = await team.call("generate", [{ count: 3, seed: 1 }]);
 * const { statuses } = await team.solveMany(puzzles);
 * console.log(statuses);
 * team.close();
 * ```
 */
export class Team {
  /**
   * `size` is the number of Workers; by default, the number of cores. They start when they are needed.
   * `worker` starts one if the package cannot find the file `sudokit/worker` by itself, for instance in a
   * bundle.
   */
  constructor(options?: { size?: number; worker?: () => Worker });
  readonly size: number;
  /** Calls a function of the face in a Worker. */
  call<Name extends keyof Callable>(
    name: Name,
    args?: Parameters<Callable[Name]>,
    options?: { signal?: AbortSignal; onMade?: (puzzle: string) => void },
  ): Promise<ReturnType<Callable[Name]>>;
  /** Solves many grids. */
  solveMany(grids: Grids, options?: Following): Promise<SolvedMany>;
  /** Counts the solutions of each grid, up to `limit`. Default: 2. An invalid grid has the count 2^64 - 1. */
  countMany(grids: Grids, options?: Following & { limit?: number }): Promise<BigUint64Array>;
  /** Checks if each puzzle is minimal: 1 if it is, 0 if not, 255 if it does not have exactly one solution. */
  minimalMany(grids: Grids, options?: Following): Promise<Uint8Array>;
  /** Finds a canonical form of each grid, by default its minlex form: 81 bytes for each. */
  canonMany(grids: Grids, options?: Following & { form?: "minlex" | "gsf" | "maxlex" }): Promise<Uint8Array>;
  /**
   * Turns each grid into a random isomorph: 81 bytes for each. The same seed makes the same isomorphs, grid by
   * grid: turn the solutions of puzzles with it, too, and they stay their solutions. Without a seed they differ each
   * time.
   */
  shuffleMany(grids: Grids, options?: Following & { seed?: number }): Promise<Uint8Array>;
  /**
   * Finds the candidates of each grid: nine bytes for each cell, one for each digit, 1 if no given rules it out. Those
   * of cells with a digit are 0.
   */
  candidatesMany(grids: Grids, options?: Following): Promise<Uint8Array>;
  /**
   * Finds the rank of each grid's solution among the 5,472,730,538 essentially different grids, from 0; 2^64 - 1 if
   * there is not exactly one solution. The first call loads a census of 1.2 MB, the file `sudokit/census.bin`. `census`
   * has its bytes if the package cannot find the file by itself, for instance in a bundle.
   */
  rankMany(grids: Grids, options?: Following & { census?: Uint8Array }): Promise<BigUint64Array>;
  /** The rating of each puzzle, by default on HoDoKu's scale; NaN if a puzzle has none. */
  rateMany(grids: Grids, options?: Following & { scale?: face.Scale }): Promise<Float64Array>;
  /** Terminates all Workers at once. */
  close(): void;
}

/** Solves many grids, in Workers that all callers share. */
export function solveMany(grids: Grids, options?: Following): Promise<SolvedMany>;

/** Solves many grids without Workers, in the thread of the caller. */
export function solveManySync(grids: Grids): SolvedMany;
