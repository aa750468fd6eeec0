import type * as face from "./face.js";
import type { Action, Told } from "./game.js";

/** Codes of statuses, as in {@link SolvedMany}. */
export const STATUS: { readonly none: 0; readonly unique: 1; readonly multiple: 2; readonly invalid: 255 };

/**
 * Grids for the calls that take many: 81 bytes each, ASCII digits and dots or the numbers 0 to 9, one after
 * the other; or lines of 81 characters. A line that is no puzzle has the status 255, and the others are answered all
 * the same. Blank lines of a text are skipped.
 */
export type Grids = Uint8Array | string | Iterable<string>;

/**
 * Solutions of 81 bytes each, written as the grid was, empty where there is no single one; and a status each.
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

/** Calls that a Worker answers: every function of the face that may take long. */
export type Callable = Omit<typeof face, "generate"> & {
  generate: (order?: face.GenerateOptions) => face.Product;
  ladder: typeof ladder;
};

/** The whole ladder of help about a saved game, for {@link Game.climb}. */
export function ladder(document: string, options?: { seconds?: number }): Ladder;

/** All that help has to tell: a rung after the other, and what the last one does. */
export interface Ladder {
  told: Told[];
  action: Action | null;
}

/**
 * Workers that think beside the page. Each call goes to the first that has time; a stopped call ends at once,
 * and a new Worker takes its place.
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
   * As many Workers as there are cores, unless another number is named. They start when they are needed.
   * `worker` starts one where the file `sudokit/worker` cannot be found by itself, such as in a bundle.
   */
  constructor(options?: { size?: number; worker?: () => Worker });
  readonly size: number;
  /** Calls a function of the face in a Worker. */
  call<Name extends keyof Callable>(
    name: Name,
    args?: Parameters<Callable[Name]>,
    options?: { signal?: AbortSignal; onMade?: (puzzle: string) => void },
  ): Promise<ReturnType<Callable[Name]>>;
  /** Solves many. */
  solveMany(grids: Grids, options?: Following): Promise<SolvedMany>;
  /** Counts the solutions of many, up to a limit: 2 unless another is named. An invalid grid has 2^64 - 1. */
  countMany(grids: Grids, options?: Following & { limit?: number }): Promise<BigUint64Array>;
  /** Which are minimal: 1 or 0; 255 where there is no single solution. */
  minimalMany(grids: Grids, options?: Following): Promise<Uint8Array>;
  /** The minlex forms of many, 81 bytes each. */
  canonMany(grids: Grids, options?: Following): Promise<Uint8Array>;
  /** The ratings of many, HoDoKu's unless another scale is named; NaN if a puzzle has none. */
  rateMany(grids: Grids, options?: Following & { scale?: face.Scale }): Promise<Float64Array>;
  /** Terminates all Workers at once. */
  close(): void;
}

/** Solves many in Workers that all share. */
export function solveMany(grids: Grids, options?: Following): Promise<SolvedMany>;

/** Solves many here and now, in one thread. */
export function solveManySync(grids: Grids): SolvedMany;
