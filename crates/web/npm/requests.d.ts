// Made by `SUDOKIT_WRITE_DOORS=1 cargo test -p sudokit-request --features languages` from the descriptions of requests.

import type { Candidate, Cell } from "./game.js";

/** A puzzle: text in any format, such as 81 characters or a link; or 81 numbers, in one list or in nine. */
export type Puzzle = string | readonly (number | null)[] | readonly (readonly (number | null)[])[];

/** The number of solutions: one, none or several. */
export type Status = "unique" | "none" | "multiple";

/** The advice of a hint. */
export type Advice = "impossible" | "mistakes" | "solved" | "step" | "stuck" | "undecided";

/** The role of candidates, cells or houses in a pattern. */
export type Role = "placed" | "eliminated" | "base" | "cover" | "fin" | "endo-fin" | "on" | "off" | "pivot" | "pincer" | "first" | "second" | "third" | "further" | "guardian" | "blocker";

export type Scale = "hodoku" | "se" | "se-fixed" | "se-sukaku" | "w" | "b" | "gw" | "gb" | "invariant";

export type OrderLevel = "beginner" | "easy" | "medium" | "hard" | "expert" | "unfair" | "master" | "extreme";

export type SymmetryName = "none" | "half-turn" | "quarter-turn" | "left-right" | "top-bottom" | "orthogonal" | "diagonal" | "anti-diagonal" | "diagonals" | "full";

export type ProductName = "puzzles" | "grids" | "top-down" | "controlled-bias";

export type CanonForm = "minlex" | "gsf" | "maxlex" | "grid" | "pattern";

export type FormatName = "hodoku" | "sudokuwiki" | "sudokuexchange" | "coach" | "fpuzzles" | "sudokupad" | "opensudoku" | "json" | "gnome" | "csv" | "sdk" | "exchange" | "sukaku" | "line" | "rcv" | "grid" | "ascii" | "unicode" | "numbers" | "candidates" | "sdm" | "sdx" | "ss" | "html";

/** The change to the board. */
export interface Effect {
  placements: Candidate[];
  eliminations: Candidate[];
  /** Candidates of which one is true, in a step that changes nothing. */
  one_of?: Candidate[];
}

/** A case of an argument. */
export interface Case {
  assumption: string;
  steps: string[];
}

/** The step in words; null if it does not hold. */
export interface Explanation {
  look: string;
  pattern: string[];
  reason: string[];
  cases: Case[];
  result: string[];
}

/** A step of a technique. */
export interface Step {
  /** The id of the technique. */
  kind: string;
  name: string;
  /** The step in one line, as HoDoKu writes it. */
  line: string;
  /** The change to the board. */
  effect: Effect;
  /** The pattern that justifies the effect: one field, named after the family of the technique. */
  pattern: Record<string, unknown>;
  /** The links of the step in Eureka notation. */
  chains: string[];
  /** The step in words; null if it does not hold. */
  explanation: Explanation | null;
}

/** Candidates and their role. */
export interface DiagramMarksCandidates {
  candidates: [Candidate[], Role];
}

/** Cells and their role. */
export interface DiagramMarksCells {
  cells: [Cell[], Role];
}

/** Houses and their role. */
export interface DiagramMarksHouses {
  houses: [string[], Role];
}

/** An implication between two ends. If an end has several candidates, one of them is true. */
export interface Link {
  from: Candidate[];
  to: Candidate[];
  /** True for a strong link: not both ends are false. False for a weak link: not both are true. */
  strong: boolean;
  /** The cells of the almost locked set that has both ends; empty for any other link. */
  set: Cell[];
}

/** The diagram: roles, and links between candidates. */
export interface Diagram {
  /** The roles; if a candidate has several, the first counts. */
  marks: (DiagramMarksCandidates | DiagramMarksCells | DiagramMarksHouses)[];
  /** The links, in the order of the argument. */
  links: Link[];
}

/** The board before a step, with the diagram of the step. */
export interface Picture {
  /** The digits on the board. */
  digits: string;
  /** The candidates of each cell, row by row; empty for a cell with a digit. */
  candidates: number[][];
  /** The diagram: roles, and links between candidates. */
  shown: Diagram;
}

/** All steps in one position. */
export interface Findings {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** The givens, row by row. */
  puzzle: string;
  /** Digits placed since. */
  placed: string;
  /** Candidates removed since, although no digit excludes them. */
  removed: Candidate[];
  /** True if the givens by themselves have exactly one solution. Only then are techniques used that assume one. */
  unique_givens: boolean;
  steps: Step[];
  /** On request: the board before each step, with the diagram of the step. */
  pictures: Picture[];
}

/** The answer to one puzzle. */
export interface Solved {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters, row by row: a digit, or '.' for an empty cell. If candidates are part of the puzzle, 729 characters, nine for each cell. */
  puzzle: string;
  status: Status;
  /** The number of solutions found. */
  count: number;
  /** True if these are all solutions. If not, the search stopped at this number. */
  exact: boolean;
  /** The first solution found. */
  solution: string | null;
}

/** The number of solutions of one puzzle. */
export interface Counted {
  version: 1;
  puzzle: string;
  count: number;
  /** False if counting stopped at the limit. */
  exact: boolean;
}

/** The solutions of one puzzle. */
export interface Solutions {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters, or 729 if candidates are part of the puzzle. */
  puzzle: string;
  /** 81 digits each. */
  solutions: string[];
  /** True if these are all solutions. */
  exact: boolean;
}

/** A digit that appears more than once in a house. */
export interface Conflict {
  /** Rows are 0 to 8, columns 9 to 17, boxes 18 to 26. */
  house: number;
  kind: "row" | "column" | "box";
  /** Row 1 is at the top. */
  ordinal: number;
  digit: number;
  cells: Cell[];
}

/** A report on one puzzle. */
export interface Report {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters, row by row: a digit, or '.' for an empty cell. If candidates are part of the puzzle, 729 characters, nine for each cell. */
  puzzle: string;
  givens: number;
  /** True if no digit appears twice in a house. */
  valid: boolean;
  conflicts: Conflict[];
  /** In words: cells without a candidate, houses without a place for a digit. Empty if there are conflicts. */
  dead_ends: string[];
  status: Status;
  /** The number of solutions found; the search stops at the second. */
  count: number;
  /** True if these are all solutions. */
  exact: boolean;
  /** The first solution found. */
  solution: string | null;
  /** True if the puzzle has exactly one solution and needs every given. Null if it has exactly one solution and candidates are part of it: this is not checked. */
  minimal: boolean | null;
  /** The givens that can each be left out alone; null if the puzzle does not have exactly one solution, or candidates are part of it. */
  redundant: Cell[] | null;
  /** The player's digits that differ from the only solution. */
  wrong: Candidate[];
  /** Candidates of the only solution that the player has removed. */
  lost: Candidate[];
}

/** The minimality of one puzzle. */
export interface Minimality {
  version: 1;
  puzzle: string;
  status: Status;
  /** True if the puzzle is minimal; null if it does not have exactly one solution. */
  minimal: boolean | null;
  /** The givens that can each be left out alone; null if the puzzle does not have exactly one solution. */
  redundant: Cell[] | null;
}

/** Present if the puzzle has several solutions. */
export interface Ambiguity {
  /** The cells where the solutions differ. */
  cells: Cell[];
  /** Digits that leave one solution if all of them are given. */
  givens: Candidate[];
  /** A lower bound for the number of givens that leave one solution. */
  at_least: number;
}

/** If there is no solution: the digits that may be wrong. */
export interface Suspects {
  /** Sets of cells. Without the digits of any one of them, there is a solution. */
  sets: Cell[][];
  /** The number of solutions then. */
  leaves: Status;
  /** True if there is no other set of that size. */
  complete: boolean;
}

/** A hint for one position. */
export interface Hint {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters, or 729 if candidates are part of the puzzle. */
  puzzle: string;
  /** The advice: there is no solution; there are mistakes to undo first; the grid is solved; there is a next step; no technique applies; or there are several solutions, and no technique decides between them. */
  advice: Advice;
  /** Present if the puzzle has several solutions. */
  several?: Ambiguity;
  /** True if the givens by themselves have exactly one solution. Only then are techniques used that assume one. */
  unique_givens?: boolean;
  /** With mistakes: digits that are in no solution. */
  wrong?: Candidate[];
  /** With mistakes: removed candidates that are needed. */
  lost?: Candidate[];
  /** If there is no solution: the digits that may be wrong. */
  suspects?: Suspects;
  /** With a step: the id of its technique. */
  kind?: string;
  /** The name that players use for the technique. */
  name?: string;
  /** From level 1: where to look. */
  look?: string;
  /** From level 2: the pattern. */
  pattern?: string[];
  /** From level 3: the reason. */
  reason?: string[];
  /** From level 3: the cases of the argument. */
  cases?: Case[];
  /** From level 4: what follows. */
  result?: string[];
  /** At level 5: the step in one line, as HoDoKu writes it. */
  line?: string;
  /** At level 5: the change to the board. */
  effect?: Effect;
  /** On request: the board before each step, with the diagram of the step. */
  pictures: Picture[];
}

/** A proof: steps that lead from one position to another. */
export interface Proof {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** The givens, row by row. */
  puzzle: string;
  /** Digits placed before the first step. */
  placed: string;
  /** Candidates removed before the first step, although no digit excludes them. */
  removed: Candidate[];
  /** True if the givens by themselves have exactly one solution. Only then are techniques used that assume one. */
  unique_givens: boolean;
  assumes: "nothing" | "unique-solution";
  steps: Step[];
  /** The digits after the last step. */
  end: string;
  solved: boolean;
  /** On request: the board before each step, with the diagram of the step. */
  pictures: Picture[];
}

/** The verdict on a proof. */
export interface Verdict {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** True if every step holds. */
  holds: boolean;
  /** The number of steps. */
  steps: number;
  /** The first step that does not hold, from 1; null if all do. */
  step: number | null;
  /** The id of the technique of that step; null if all hold. */
  kind: string | null;
  /** The reason why that step does not hold; null if all hold. */
  why: string | null;
  /** True if all steps hold and the grid is full at the end. */
  solved: boolean;
  /** The number of solutions that the givens have by themselves. */
  givens: Status;
  /** The number of solutions of the start, with its placed digits and without its removed candidates. */
  start: Status;
  /** Taken for granted: digits placed at the start that do not follow from the givens. */
  placed: Candidate[];
  /** Taken for granted: candidates removed at the start that do not follow from the givens. */
  removed: Candidate[];
  /** The steps, from 1, that assume that the givens have exactly one solution. They hold only if that is so. */
  uniqueness: number[];
}

/** HoDoKu 2.2.0. */
export interface HodokuRating {
  level: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme";
  score: number;
  steps: number;
  solved: boolean;
  /** The number of steps of each technique, by HoDoKu's code. */
  counts: Record<string, number>;
  /** Present if level, score and steps are lower bounds. */
  at_least?: true;
}

/** The hardest step. */
export interface ExplainerGrade {
  /** With one decimal, such as `7.1`; a lower bound is written `>=7.1`. */
  rating: string;
  /** The technique of the first step with this rating. */
  technique: string | null;
}

/** Sudoku Explainer 1.2.1. */
export interface ExplainerRating {
  profile: string;
  /** The hardest step. */
  er: ExplainerGrade;
  /** The hardest step up to the first that places a digit. */
  ep: ExplainerGrade;
  /** The first step. */
  ed: ExplainerGrade;
}

/** The length of the longest whip needed; `endless` if no length is enough; an object with a lower bound if time ran out. */
export interface ChainBound {
  at_least: number;
}

/** A scale that gives all isomorphs the same rating. */
export interface InvariantRating {
  rating: string;
  /** The hardest rule; empty if there was nothing to do. */
  hardest: string;
  rounds: number;
  /** The number of rounds in which there is only one thing to find. */
  bottlenecks: number;
  single_rounds: number;
  /** The number of cells filled before anything harder than a single is needed. */
  by_singles: number;
  filled: number;
  solved: boolean;
}

/** The ratings of one puzzle. */
export interface Ratings {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters, or 729 if candidates are part of the puzzle. */
  puzzle: string;
  /** Only unique puzzles have ratings. */
  status: Status;
  /** True if the givens by themselves have exactly one solution. Only then are techniques used that assume one. */
  unique_givens: boolean;
  /** HoDoKu 2.2.0. */
  hodoku?: HodokuRating | null;
  /** Sudoku Explainer 1.2.1. */
  se?: ExplainerRating | null;
  /** Sudoku Explainer 1.2.1 with the later fixes. */
  se_fixed?: ExplainerRating | null;
  /** SukakuExplainer 1.18.1, approximate. */
  se_sukaku?: ExplainerRating | null;
  /** The length of the longest whip needed; `endless` if no length is enough; an object with a lower bound if time ran out. */
  w?: number | string | ChainBound | null;
  /** The length of the longest braid needed; `endless` if no length is enough; an object with a lower bound if time ran out. */
  b?: number | string | ChainBound | null;
  /** The length of the longest g-whip needed; `endless` if no length is enough; an object with a lower bound if time ran out. */
  gw?: number | string | ChainBound | null;
  /** The length of the longest g-braid needed; `endless` if no length is enough; an object with a lower bound if time ran out. */
  gb?: number | string | ChainBound | null;
  /** A scale that gives all isomorphs the same rating. */
  invariant?: InvariantRating | null;
  /** With --path: the steps behind the rating, a line each, by scale. */
  path?: Record<string, string[]>;
  /** With --path: the same steps as a proof of schema/proof.json, by scale. */
  proof?: Record<string, unknown>;
  /** With --explain: the step, chain or rule that sets the rating, by scale. */
  hardest?: Record<string, string>;
  /** With --explain: that step in words, as in schema/proof.json, by scale. */
  explanation?: Record<string, unknown>;
  /** With --isomorphs: the lowest and the highest of each value, by scale and column. */
  isomorphs?: Record<string, unknown>;
}

/** The classification of one puzzle. */
export interface Classification {
  version: 1;
  puzzle: string;
  status: Status;
  /** The depth of trial and error, with singles, that solves the puzzle. Null if it is greater than the depth asked for, or if there is not exactly one solution. */
  depth: number | null;
  /** The depth asked for, if it is not enough. */
  beyond: number | null;
  /** The means that are enough to solve the puzzle: all of the first tier that has any. Empty if there is not exactly one solution. */
  means: ("singles" | "locked" | "basics" | "fish" | "wings" | "uniqueness" | "chains" | "als" | "whips" | "exotic" | "patterns" | "hodoku" | "full")[];
  /** The first point at which there is a tridagon with at most eight guardians. */
  tridagon: "start" | "singles" | "basics" | null;
  /** The fewest guardians of a tridagon at that point. */
  guardians: number | null;
  /** The first point at which an exocet with two base cells and two targets removes something; weak exocets do not count. */
  exocet: "start" | "singles" | "basics" | null;
  /** The id of the technique of that exocet. */
  exocet_kind: string | null;
}

/** Puzzles made to order. */
export interface Product {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** The seed. The same seed makes the same puzzles. */
  seed: number;
  /** The puzzles or full grids, 81 characters each. */
  puzzles: string[];
  /** Only for samples: the weight of each. Weighted, they stand for all minimal puzzles equally. */
  weights?: number[];
  /** The reason for stopping: all puzzles are made, attempts ran out, or time ran out. */
  ending: "enough" | "given-up" | "out-of-time";
}

/** The canonical form of one puzzle. */
export interface Canonized {
  version: 1;
  puzzle: string;
  /** Only for the form `grid`, which only a puzzle with one solution has. */
  status?: Status;
  /** The form; for `pattern`, an 'x' for every given. */
  form: string | null;
  /** If asked for (`--map`): the transformation from the puzzle to the form. */
  map?: string | null;
  /** If asked for (`--automorphisms`): the number of transformations that leave the puzzle unchanged. */
  automorphisms?: number;
}

/** A comparison of two puzzles. */
export interface Compared {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  puzzle: string;
  other: string;
  isomorphic: boolean;
  /** The transformation from the first puzzle to the other; null if they are not isomorphic. */
  map: string | null;
}

/** The image of one puzzle. */
export interface Transformed {
  version: 1;
  puzzle: string;
  image: string;
  /** If asked for (`--map`): all the transformations as one. */
  map?: string;
}

/** Random isomorphs of one puzzle. */
export interface Shuffled {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  puzzle: string;
  /** The seed. The same seed makes the same isomorphs. */
  seed: number;
  images: string[];
}

/** The neighbours of one puzzle. */
export interface Neighbours {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  puzzle: string;
  neighbours: string[];
}

/** One puzzle as it was written down. */
export interface Entry {
  version: 1;
  /** The givens. */
  puzzle: string;
  /** Digits that a player has filled in. */
  placed?: string;
  /** Candidates given by the maker of the puzzle. */
  candidates?: string;
  /** Candidates left in a position. */
  left?: string;
  /** A player's pencil marks. */
  marks?: string;
  title?: string;
  author?: string;
  comment?: string;
  source?: string;
  date?: string;
  level?: string;
  url?: string;
}

/** A puzzle in a format. */
export interface Converted {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  text: string;
  /** The parts that the format cannot store, in words; null if it stores everything. */
  losses: string | null;
}

/** A picture. */
export interface Drawing {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** The picture, as an SVG document. */
  svg: string;
}

/** A format of puzzles. */
export interface FormatInfo {
  name: string;
  title: string;
  extensions: string[];
  reads: boolean;
  writes: boolean;
}

/** The names that requests take. */
export interface Names {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  levels: string[];
  scales: string[];
  measures: string[];
  techniques: string[];
  symmetries: string[];
  products: string[];
  forms: string[];
  languages: string[];
  voices: string[];
  /** The formats, in the order in which they are tried when text is read. */
  formats: FormatInfo[];
}

/**
 * Solves a puzzle, and tells whether it has no solution, exactly one or several.
 *
 * ```js
 * import { init, solve } from "sudokit";
 *
 * await init();
 * const { status, solution } = solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * console.log(status, solution);
 * ```
 */
export function solve(puzzle: Puzzle): Solved;

/** Options of {@link count}. */
export interface CountOptions {
  /** Stop counting at this number. Default: 1000000. */
  limit?: number;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Counts the solutions of a puzzle, up to a limit.
 */
export function count(puzzle: Puzzle, options?: CountOptions): Counted;

/** Options of {@link solutions}. */
export interface SolutionsOptions {
  /** List at most this many solutions. Default: 100. */
  limit?: number;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Lists the solutions of a puzzle, up to a limit.
 */
export function solutions(puzzle: Puzzle, options?: SolutionsOptions): Solutions;

/**
 * Checks a puzzle: conflicts, number of solutions, redundant givens, and the player's mistakes.
 */
export function check(puzzle: Puzzle): Report;

/**
 * Tells whether a puzzle is minimal, and which givens are redundant.
 */
export function minimal(puzzle: Puzzle): Minimality;

/** Options of {@link hint}. */
export interface HintOptions {
  /** How much to tell: 0 the name of the technique, 1 also where to look, 2 the pattern, 3 the reason, 4 what follows, 5 everything. Default: 5. */
  level?: 0 | 1 | 2 | 3 | 4 | 5;
  /** Use only these techniques, even those off by default. An empty list means all that are on. */
  allow?: string | readonly string[];
  /** Do not use these techniques. */
  deny?: string | readonly string[];
  /** False to leave out techniques that assume that the puzzle has exactly one solution. Default: true. */
  uniqueness?: boolean;
  /** Limits and choices of the search, such as `{"whip-length": 8}`. The others keep their defaults; `sudoku techniques --options` lists them. */
  options?: Readonly<Record<string, number | boolean | string>>;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Gives the easiest next step in a puzzle or a game in progress: where to look, why the step is right and what follows. If the player has made mistakes, names those instead.
 */
export function hint(puzzle: Puzzle, options?: HintOptions): Hint;

/** Options of {@link explain}. */
export interface ExplainOptions {
  /** Use only these techniques, even those off by default. An empty list means all that are on. */
  allow?: string | readonly string[];
  /** Do not use these techniques. */
  deny?: string | readonly string[];
  /** False to leave out techniques that assume that the puzzle has exactly one solution. Default: true. */
  uniqueness?: boolean;
  /** Limits and choices of the search, such as `{"whip-length": 8}`. The others keep their defaults; `sudoku techniques --options` lists them. */
  options?: Readonly<Record<string, number | boolean | string>>;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Solves a puzzle step by step, as people do, and gives the steps as a proof that can be verified. The hardest puzzles take many seconds.
 *
 * ```js
 * import { explain, init } from "sudokit";
 *
 * await init();
 * const way = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 * for (const { line } of way.steps.slice(0, 3)) console.log(line);
 * ```
 */
export function explain(puzzle: Puzzle, options?: ExplainOptions): Proof;

/** Options of {@link steps}. */
export interface StepsOptions {
  /** List at most this many steps. Without a limit, list all of them, which takes seconds. */
  limit?: number;
  /** Use only these techniques, even those off by default. An empty list means all that are on. */
  allow?: string | readonly string[];
  /** Do not use these techniques. */
  deny?: string | readonly string[];
  /** False to leave out techniques that assume that the puzzle has exactly one solution. Default: true. */
  uniqueness?: boolean;
  /** Limits and choices of the search, such as `{"whip-length": 8}`. The others keep their defaults; `sudoku techniques --options` lists them. */
  options?: Readonly<Record<string, number | boolean | string>>;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Lists the possible next steps, up to a limit, the easiest techniques first.
 */
export function steps(puzzle: Puzzle, options?: StepsOptions): Findings;

/** Options of {@link verify}. */
export interface VerifyOptions {
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Checks a proof step by step, independently: without the finders and without the solver.
 */
export function verify(proof: Proof | string, options?: VerifyOptions): Verdict;

/** Options of {@link rate}. */
export interface RateOptions {
  /** The scales to rate on. `all` stands for every scale but `se-fixed` and `se-sukaku`. Default: ["hodoku", "se"]. */
  scales?: Scale | "all" | readonly (Scale | "all")[];
  /** True to name the hardest step. Default: false. */
  hardest?: boolean;
  /** True to add the steps behind the rating. Default: false. */
  path?: boolean;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Rates how hard a puzzle with exactly one solution is, on the scales of HoDoKu, Sudoku Explainer and others. If time runs out, the rating is a lower bound, and says so.
 */
export function rate(puzzle: Puzzle, options?: RateOptions): Ratings;

/** Options of {@link classify}. */
export interface ClassifyOptions {
  /** The greatest depth of trial and error to try. Default: 3. */
  depth?: 0 | 1 | 2 | 3;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Classifies a puzzle as experts do: by its depth of trial and error, the techniques that are enough, and exotic patterns. Hard puzzles take seconds.
 */
export function classify(puzzle: Puzzle, options?: ClassifyOptions): Classification;

/** Options of {@link generate}. */
export interface GenerateOptions {
  /** The number of puzzles to make. Default: 1. */
  count?: number;
  /** The same seed makes the same puzzles. Without one, each request gets a new seed, which the reply names. */
  seed?: number;
  /** The level of difficulty; any by default. From `easy` up, the levels are HoDoKu's, which calls `expert` unfair and `master` extreme. */
  level?: OrderLevel;
  /** The symmetry of the pattern of givens; none by default. */
  symmetry?: SymmetryName;
  /** The number of givens, or a range such as `[28, 32]`. Without it, puzzles are minimal. */
  givens?: number | readonly [least: number, most: number];
  /** The cells of the givens: 81 characters, with `.` or `0` for every other cell. By default, any cells. Cannot be combined with `symmetry`, `givens` or `containing`. */
  pattern?: string;
  /** Givens that every puzzle must have, as a puzzle; none by default. */
  containing?: Puzzle;
  /** True for puzzles with a given in every box. Default: false. */
  noEmptyBox?: boolean;
  /** True for puzzles with every digit among the givens. Default: false. */
  everyDigit?: boolean;
  /** The rating on these scales, each a number or a range, such as `{"se": [7.0, 8.0]}`. By default, any rating. */
  rating?: { [scale in "starts" | "nodes" | "hodoku" | "w" | "se" | "se-fixed" | "b" | "gw" | "gb" | "invariant" | "bottlenecks"]?: number | readonly [least: number, most: number] };
  /** The hardest technique that each puzzle needs: everything easier gets stuck, and this one solves it. By default, any techniques. */
  hardest?: string;
  /** Techniques that the path to the solution must contain, perhaps among others. */
  withTechniques?: readonly string[];
  /** Techniques that the path to the solution must not contain. */
  withoutTechniques?: readonly string[];
  /** The number of steps of techniques on the path, each a number or a range, such as `{"x-wing": [2, 3]}`. */
  steps?: Readonly<Record<string, number | readonly [least: number, most: number]>>;
  /** How far the grid is filled when the hardest technique is first needed, in percent of the open cells: a number or a range, such as `[30, 60]`. Needs `hardest`. */
  cruxAt?: number | readonly [least: number, most: number];
  /** Puzzles to start from, such as hard ones for a high rating. By default, random grids. */
  start?: readonly Puzzle[];
  /** True to skip isomorphs of puzzles made earlier. Default: false. */
  distinct?: boolean;
  /** Skip isomorphs of these puzzles, and of puzzles made earlier. */
  notIn?: readonly Puzzle[];
  /** The product: `puzzles`, full `grids`, or weighted samples of all minimal puzzles, made `top-down` or with `controlled-bias`. Default: "puzzles". */
  product?: ProductName;
  /** Give up after this many failed attempts in a row: by default a million, or a hundred million for `controlled-bias`. */
  tries?: number;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Makes puzzles with one solution, with the difficulty, symmetry and number of givens that you ask for. The same seed makes the same puzzles.
 *
 * ```js
 * import { generate, init } from "sudokit";
 *
 * await init();
 * const { puzzles } = generate({ count: 2, seed: 7, symmetry: "half-turn", level: "medium" });
 * console.log(puzzles);
 * ```
 */
export function generate(order?: GenerateOptions & { onMade?: (puzzle: string) => void }): Product;

/** Options of {@link canon}. */
export interface CanonOptions {
  /** The canonical form to find. Default: "minlex". */
  form?: CanonForm;
  /** True to add the transformation from the puzzle to the form. Default: false. */
  map?: boolean;
  /** True to add the number of automorphisms. Default: false. */
  automorphisms?: boolean;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Finds a canonical form of a puzzle, which is the same for all isomorphs of the puzzle.
 */
export function canon(puzzle: Puzzle, options?: CanonOptions): Canonized;

/**
 * Tells whether two puzzles are isomorphic, that is the same but for symmetry, and which transformation turns the first into the other.
 */
export function isomorphic(puzzle: Puzzle, other: Puzzle): Compared;

/** Options of {@link transform}. */
export interface TransformOptions {
  /** True to apply the inverse of the whole sequence instead. Default: false. */
  inverse?: boolean;
}

/**
 * Turns a puzzle into an isomorph, by transformations such as `quarter-turn`, `mirror`, `transpose`, `swap-r1-r3` and `swap-digits-4-9`.
 */
export function transform(puzzle: Puzzle, by: string | readonly string[], options?: TransformOptions): Transformed;

/** Options of {@link shuffle}. */
export interface ShuffleOptions {
  /** The number of isomorphs to make. Default: 1. */
  count?: number;
  /** The same seed makes the same isomorphs. Without one, each request gets a new seed, which the reply names. */
  seed?: number;
}

/**
 * Makes random isomorphs of a puzzle: each of the 3,359,232 x 9! transformations is equally likely.
 */
export function shuffle(puzzle: Puzzle, options?: ShuffleOptions): Shuffled;

/** Options of {@link vicinity}. */
export interface VicinityOptions {
  /** The number of givens to remove. Default: 1. */
  minus?: number;
  /** The number of givens to add. Default: 1. */
  plus?: number;
  /** True to find minimal puzzles only. Default: false. */
  minimal?: boolean;
  /** The time limit, in seconds. Without it, only the limit of the caller or server applies, if any. */
  seconds?: number;
}

/**
 * Finds every puzzle with one solution that you get by removing some givens of a puzzle and adding others.
 */
export function vicinity(puzzle: Puzzle, options?: VicinityOptions): Neighbours;

/**
 * Reads a puzzle from text in any format: its givens, the player's digits, its title.
 */
export function read(text: Puzzle): Entry;

/**
 * Converts a puzzle to another format, such as a link, and tells what that format cannot store.
 *
 * ```js
 * import { convert, init } from "sudokit";
 *
 * await init();
 * const { text } = convert("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "sudokupad");
 * console.log(text);
 * ```
 */
export function convert(text: Puzzle, format: FormatName): Converted;

/** Options of {@link picture}. */
export interface PictureOptions {
  /** True to draw the next step on the board. Default: false. */
  hint?: boolean;
  /** The title, for screen readers. If empty and a step is drawn, the name of the step's technique. Default: "". */
  title?: string;
}

/**
 * Draws a puzzle as SVG, with the next step on the board if you ask for it.
 */
export function picture(puzzle: Puzzle, options?: PictureOptions): Drawing;

/**
 * Lists the names that requests take: levels, scales, techniques, symmetries, products, canonical forms and formats.
 */
export function names(): Names;
