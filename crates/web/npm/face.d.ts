import type { Candidate, Cell, Diagram, Digit, Effect, Level, Symmetry, Within } from "./game.js";

/*
 * Puzzles are given as text: 81 characters, or anything that `read` accepts, such as a grid that was pasted
 * or a link. Records have the fields of the program's JSON: the schemas are in the repository, in
 * `crates/sudokit/schema`.
 */

export type Status = "none" | "unique" | "multiple";

/** A puzzle, and what its player has made of it. */
export interface Entry {
  version: number;
  /** The givens, 81 characters. */
  puzzle: string;
  /** The player's digits. */
  placed?: string;
  [field: string]: unknown;
}

/**
 * The solution, if there is exactly one; with several, one of them.
 *
 * ```js
 * import { init, solve } from "sudokit";
 *
 * await init();
 * const { status, solution } = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * console.log(status, solution);
 * ```
 */
export function solve(puzzle: string): {
  version: number;
  puzzle: string;
  status: Status;
  /** 2 stands for several. */
  count: number;
  exact: boolean;
  solution: string | null;
};

/** How many solutions there are, up to a limit: a million unless another is named. */
export function count(puzzle: string, options?: { limit?: number }): { version: number; puzzle: string; count: number; exact: boolean };

/** The first solutions: a hundred unless another number is named. */
export function solutions(puzzle: string, options?: { limit?: number }): string[];

/** The flaws of a puzzle; unique and minimal or not. */
export function check(puzzle: string): {
  version: number;
  puzzle: string;
  givens: number;
  valid: boolean;
  conflicts: { house: number; kind: string; ordinal: number; digit: Digit; cells: Cell[] }[];
  dead_ends: string[];
  status: Status;
  count: number;
  exact: boolean;
  solution: string | null;
  minimal: boolean | null;
  /** Givens that can go, each by itself. */
  redundant: Cell[] | null;
  /** Digits of the player's that are in no solution. */
  wrong: Candidate[];
  /** Candidates of the solution that the player has removed. */
  lost: Candidate[];
};

/** True if a puzzle is minimal, else the redundant givens. */
export function minimal(puzzle: string): {
  version: number;
  puzzle: string;
  status: Status;
  minimal: boolean | null;
  redundant: Cell[] | null;
};

/** The board before a step, and what is to be seen there. */
export interface Picture {
  /** 81 characters. */
  digits: string;
  /** Of each cell, row by row; none where a digit is. */
  candidates: Digit[][];
  shown: Diagram;
}

/** An explanation in words: what is told first stands first. */
export interface Explanation {
  look: string;
  pattern: string[];
  reason: string[];
  cases: { assumption: string; steps: string[] }[];
  result: string[];
}

/** A step of a technique. */
export interface Step {
  /** The id of the technique. */
  kind: string;
  name: string;
  /** The step as experts write it. */
  line: string;
  effect: Effect;
  /** The premises of the step, as data. */
  pattern: unknown;
  /** Its chains in Eureka notation. */
  chains: string[];
  explanation: Explanation | null;
}

/** A hint for a game in progress: `+` before a digit says that the player has placed it. */
export interface Hint extends Partial<Explanation> {
  version: number;
  puzzle: string;
  advice: "impossible" | "mistakes" | "solved" | "step" | "stuck" | "undecided";
  kind?: string;
  name?: string;
  line?: string;
  effect?: Effect;
  wrong?: Candidate[];
  lost?: Candidate[];
  /** The picture of the step, if there is one. */
  pictures: Picture[];
  [field: string]: unknown;
}

/** The techniques that may be used, and the limits within which they are looked for. */
export interface Scope {
  /** Use only these, by any of their names, even those that are off by default. */
  allow?: string | string[];
  /** Do not use these. */
  deny?: string | string[];
  /** False: use no technique that assumes that there is one solution. */
  uniqueness?: boolean;
  /** Limits and choices of the search by name, such as `{ "whip-length": 8 }`: `sudoku techniques --options` lists them. */
  options?: Record<string, number | boolean | string>;
}

/**
 * The easiest next step, told as far as `level` says: 0 the name, 1 where to look, 2 the pattern, 3 the
 * reason, 4 what follows, 5 all.
 */
export function hint(puzzle: string, options?: { level?: 0 | 1 | 2 | 3 | 4 | 5 } & Scope & Within): Hint;

/** A solution by logic that can be {@link verify verified}. */
export interface Proof {
  version: number;
  puzzle: string;
  placed: string;
  removed: Candidate[];
  unique_givens: boolean;
  assumes: "nothing" | "unique-solution";
  steps: Step[];
  end: string;
  solved: boolean;
}

/**
 * The whole way, step by step. A way of singles takes milliseconds; where forcing nets are needed, as in the
 * hardest puzzles known, it takes many seconds: name `within`, or ask a {@link Team}. {@link hint} finds the
 * next step alone.
 *
 * ```js
 * import { explain, init } from "sudokit";
 *
 * await init();
 * const way = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * for (const { line } of way.steps.slice(0, 3)) console.log(line);
 * ```
 */
export function explain(puzzle: string, options?: Scope & Within): Proof & { pictures: Picture[] };

/**
 * Every step that is possible now, or the first of them. All of them take seconds early in a puzzle;
 * {@link eachStep} finds one after the other.
 */
export function steps(
  puzzle: string,
  options?: { limit?: number } & Scope & Within,
): Omit<Proof, "assumes" | "end" | "solved"> & { pictures: Picture[] };

/** The verdict on a proof. */
export interface Verdict {
  holds: boolean;
  steps: number;
  /** The number of the step that does not hold, from 1. */
  step: number | null;
  /** Its technique. */
  kind: string | null;
  why: string | null;
  solved: boolean;
  /**
   * The assumptions: solutions of the givens and of the start, and the digits that the start adds to the
   * givens.
   */
  givens: Status;
  start: Status;
  placed: Candidate[];
  removed: Candidate[];
  /** Steps that rest on one solution. */
  uniqueness: number[];
}

/** Checks a proof independently: without the finders and the solver. */
export function verify(proof: Proof | string): Verdict;

export type Scale = "hodoku" | "se" | "se-fixed" | "se-sukaku" | "w" | "b" | "gw" | "gb" | "invariant";

/** A rating of Sudoku Explainer. */
export interface Explainer {
  profile: string;
  er: { rating: string; technique: string };
  ep: { rating: string; technique: string };
  ed: { rating: string; technique: string };
  /** False for a lower bound. */
  exact?: boolean;
}

/** How hard a puzzle is, on each scale that was asked for. */
export interface Ratings {
  version: number;
  puzzle: string;
  status: Status;
  hodoku?: { level: string; score: number; steps: number; solved: boolean; counts: Record<string, number>; exact?: boolean };
  se?: Explainer;
  se_fixed?: Explainer;
  se_sukaku?: Explainer;
  [field: string]: unknown;
}

/**
 * How hard a puzzle is, on HoDoKu's scale and Sudoku Explainer's unless others are named; `"all"` is one
 * profile of each scale, without `se-fixed` and `se-sukaku`. When the time is
 * over a rating is a lower bound, and says so. `hardest` names the hardest step, `path` all of them; for that
 * the way is gone once more.
 */
export function rate(puzzle: string, options?: { scales?: Scale | "all" | Scale[]; hardest?: boolean; path?: boolean } & Within): Ratings;

/** An order for {@link generate}. */
export interface Order extends Within {
  /** How many: one unless another number is named. */
  count?: number;
  /** A whole number below 2^53; a new one if none is named. The same seed makes the same puzzles. */
  seed?: number;
  recipe?: {
    symmetry?: Symmetry;
    /** Least and most givens; without it puzzles are minimal. */
    clues?: { start: number; end: number };
    /** Givens that stay. */
    around?: string;
    /** The cells of the givens. */
    pattern?: Cell[];
  };
  wish?: {
    /** From easy on HoDoKu's, which calls the last two unfair and extreme. */
    level?: Level | "unfair" | "extreme";
    /** Measures such as `se` in tenths, and least and most of them. */
    ranges?: [string, { start: number; end: number }][];
    /** This technique and singles, and nothing else. Techniques have any of their names: "x-wing", "X-Wing". */
    hardest?: string;
    with?: string[];
    without?: string[];
  };
  product?: "puzzles" | "grids" | "top-down" | "controlled-bias";
  /** No two are isomorphic. */
  distinct?: boolean;
  /** Gives up after so many attempts. */
  tries?: number;
  /** Begins with these instead of random grids. */
  from?: string[];
  /** None is isomorphic to one of these. */
  notIn?: string[];
}

/** The puzzles made, and the reason for the end. */
export interface Product {
  seed: number;
  puzzles: string[];
  /** Of samples. */
  weights?: number[];
  ending: "enough" | "given-up" | "out-of-time";
}

/**
 * Makes puzzles. The first call makes tables, which takes some 20 milliseconds while the engine of JavaScript
 * has not optimised the module; a plain puzzle takes a fifth of one from then on.
 *
 * ```js
 * import { generate, init } from "sudokit";
 *
 * await init();
 * const { puzzles } = generate({ count: 2, seed: 7, recipe: { symmetry: "half-turn" }, wish: { level: "medium" } });
 * console.log(puzzles);
 * ```
 */
export function generate(order?: Order & { onMade?: (puzzle: string) => void }): Product;

/** The canonical form: the same for all puzzles that are the same but for symmetry. */
export function canon(
  puzzle: string,
  options?: { form?: "minlex" | "gsf" | "maxlex" | "grid" | "pattern"; map?: boolean; automorphisms?: boolean } & Within,
): { version: number; puzzle: string; form: string | null; map?: string | null; automorphisms?: number };

/**
 * The puzzles that come of a puzzle by taking away some givens and adding others; one of each unless other
 * numbers are named.
 */
export function vicinity(puzzle: string, options?: { minus?: number; plus?: number; minimal?: boolean } & Within): string[];

/** A format that puzzles are written in. */
export interface Format {
  name: string;
  title: string;
  extensions: string[];
  reads: boolean;
  writes: boolean;
}

/** All formats, in the order in which they are tried on a text. */
export function formats(): Format[];

/** Reads the puzzle of a text in any format. Throws an error with line and column if there is none. */
export function read(text: string): Entry;

/** Reads every puzzle of a text, with an error for each line that is not one. */
export function readAll(text: string): { line: number; entry?: Entry; error?: { code: string; message: string; line?: number; column?: number } }[];

/**
 * A puzzle in a format, a link among them, and what that cannot store.
 *
 * ```js
 * import { convert, init } from "sudokit";
 *
 * await init();
 * const { text } = convert("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "sudokupad");
 * console.log(text);
 * ```
 */
export function convert(text: string, format: string): { text: string; losses: string | null };

/** Converts every puzzle of a text into a format; other lines are left out. */
export function convertAll(text: string, format: string): string;

/** The board of a text as SVG, with a diagram on it: of a hint, of a step. */
export function svg(puzzle: string, drawing?: { diagram?: Diagram; title?: string; caption?: string; k9?: boolean }): string;

/** An order for pages. */
export interface PrintOrder {
  /** The puzzles, each with what stands beside its number. */
  items: (string | { puzzle: string; label?: string })[];
  /** Stands above every page: "Sudoku", if nothing is said. */
  title?: string;
  /** The source, printed at the foot of every page. */
  about?: string;
  /** From 1 to 16; 4, if nothing is said. */
  perPage?: number;
  /** A name or a size: "a4" (if nothing is said), "a5", "letter", "6x9", "170x220mm". */
  paper?: string;
  /**
   * The place of solutions: on the last pages (default), upside down below each puzzle, on the back of its
   * page, or none.
   */
  solutions?: "end" | "below" | "back" | "none";
  /** The content of empty cells: nothing, the candidates that the digits leave, or all digits. */
  aid?: "none" | "candidates" | "digits";
  /** Large print. */
  isLarge?: boolean;
}

/** Puzzles and their solutions as one document of HTML. A browser prints it, a sheet for each page. */
export function print(order: PrintOrder): string;

/** The same pages, each as a document of SVG of its true size. */
export function pages(order: PrintOrder): string[];

/** The version of the package. */
export function version(): string;
