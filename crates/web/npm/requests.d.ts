// Made by `SUDOKIT_WRITE_DOORS=1 cargo test -p sudokit-request --features languages` from the descriptions of requests.

import type { Candidate, Cell } from "./game.js";

/** A puzzle: a text in any format, such as 81 characters or a link, or 81 numbers in one list or in nine. */
export type Puzzle = string | readonly (number | null)[] | readonly (readonly (number | null)[])[];

/** The number of solutions. */
export type Status = "unique" | "none" | "multiple";

/** What a hint advises. */
export type Advice = "impossible" | "mistakes" | "solved" | "step" | "stuck" | "undecided";

/** The role of candidates, cells or houses in a pattern. */
export type Role = "placed" | "eliminated" | "base" | "cover" | "fin" | "endo-fin" | "on" | "off" | "pivot" | "pincer" | "first" | "second" | "third" | "further" | "guardian" | "blocker";

export type Scale = "hodoku" | "se" | "se-fixed" | "se-sukaku" | "w" | "b" | "gw" | "gb" | "invariant";

export type OrderLevel = "beginner" | "easy" | "medium" | "hard" | "expert" | "unfair" | "master" | "extreme";

export type SymmetryName = "none" | "half-turn" | "quarter-turn" | "left-right" | "top-bottom" | "orthogonal" | "diagonal" | "anti-diagonal" | "diagonals" | "full";

export type ProductName = "puzzles" | "grids" | "top-down" | "controlled-bias";

export type CanonForm = "minlex" | "gsf" | "maxlex" | "grid" | "pattern";

export type FormatName = "hodoku" | "sudokuwiki" | "sudokuexchange" | "coach" | "fpuzzles" | "sudokupad" | "opensudoku" | "json" | "gnome" | "csv" | "sdk" | "exchange" | "sukaku" | "line" | "rcv" | "grid" | "ascii" | "unicode" | "numbers" | "candidates" | "sdm" | "sdx" | "ss" | "html";

/** The change of the board. */
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
  /** The change of the board. */
  effect: Effect;
  /** What the effect follows from: one field, named for the family of the technique. */
  pattern: Record<string, unknown>;
  /** The links of the step in Eureka notation. */
  chains: string[];
  /** The step in words; null if it does not hold. */
  explanation: Explanation | null;
}

/** The role of candidates. */
export interface DiagramMarksCandidates {
  candidates: [Candidate[], Role];
}

/** The role of cells. */
export interface DiagramMarksCells {
  cells: [Cell[], Role];
}

/** The role of houses. */
export interface DiagramMarksHouses {
  houses: [string[], Role];
}

/** An implication between two ends: candidates of which one is true. */
export interface Link {
  from: Candidate[];
  to: Candidate[];
  /** Strong: not both ends are false. Weak: not both are true. */
  strong: boolean;
  /** The cells of the almost locked set that has both ends. */
  set: Cell[];
}

/** Who plays which role, and what is linked to what. */
export interface Diagram {
  /** The roles; if a candidate has several, the first counts. */
  marks: (DiagramMarksCandidates | DiagramMarksCells | DiagramMarksHouses)[];
  /** The links, in the order of the argument. */
  links: Link[];
}

/** The board before a step, and what is to be seen there. */
export interface Picture {
  /** The digits on the board. */
  digits: string;
  /** The candidates of each cell, row by row; none where a digit is. */
  candidates: number[][];
  /** Who plays which role, and what is linked to what. */
  shown: Diagram;
}

/** All steps that are to be found in one position. */
export interface Findings {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** The givens, row by row. */
  puzzle: string;
  /** Digits placed since. */
  placed: string;
  /** Candidates that are gone though no digit excludes them. */
  removed: Candidate[];
  /** Whether the givens have exactly one solution by themselves. Only then do techniques take one for granted. */
  unique_givens: boolean;
  steps: Step[];
  /** On request: the board before each step, and what is to be seen there. */
  pictures: Picture[];
}

/** The answer to one puzzle. */
export interface Solved {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters row by row, a digit or '.' for an empty cell; or 729, nine for each cell, where candidates are part of the puzzle. */
  puzzle: string;
  status: Status;
  /** How many solutions were found. */
  count: number;
  /** Whether these are all solutions. If not, the search stopped at this many. */
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
  /** 81 characters, or 729 where candidates are part of the puzzle. */
  puzzle: string;
  /** 81 digits each. */
  solutions: string[];
  /** True if these are all. */
  exact: boolean;
}

/** A digit that is repeated in a house. */
export interface Conflict {
  /** Rows are 0 to 8, columns 9 to 17, boxes 18 to 26. */
  house: number;
  kind: "row" | "column" | "box";
  /** Row 1 is at the top. */
  ordinal: number;
  digit: number;
  cells: Cell[];
}

/** What can be said about one puzzle. */
export interface Report {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters row by row, a digit or '.' for an empty cell; or 729, nine for each cell, where candidates are part of the puzzle. */
  puzzle: string;
  givens: number;
  /** Whether no digit stands twice in a house. */
  valid: boolean;
  conflicts: Conflict[];
  /** In words: cells without a candidate, houses without a place for a digit. Empty if there are conflicts. */
  dead_ends: string[];
  status: Status;
  /** Solutions found; the search stops at the second. */
  count: number;
  /** Whether these are all solutions. */
  exact: boolean;
  /** The first solution found. */
  solution: string | null;
  /** Whether the puzzle is unique and needs each of its givens; null if it is unique and candidates are part of it: nobody looked. */
  minimal: boolean | null;
  /** Givens without any one of which the puzzle is still unique; null if it is not unique, or candidates are part of it. */
  redundant: Cell[] | null;
  /** A player's digits that differ from the only solution. */
  wrong: Candidate[];
  /** Candidates of the only solution that a player has removed. */
  lost: Candidate[];
}

/** Whether one puzzle is minimal. */
export interface Minimality {
  version: 1;
  puzzle: string;
  status: Status;
  /** Null if there is not exactly one solution. */
  minimal: boolean | null;
  /** The givens each of which could be left out alone. */
  redundant: Cell[] | null;
}

/** There if the puzzle has several solutions. */
export interface Ambiguity {
  /** Where they differ. */
  cells: Cell[];
  /** Digits that would leave one solution if they were given. */
  givens: Candidate[];
  /** No fewer givens decide. */
  at_least: number;
}

/** Where there is no solution: the digits that may be wrong. */
export interface Suspects {
  /** Sets of cells: without the digits of one of them there is a solution. */
  sets: Cell[][];
  /** How many solutions are left then. */
  leaves: Status;
  /** Whether there is no other set of that size. */
  complete: boolean;
}

/** What helps a player on. */
export interface Hint {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters, or 729 where candidates are part of the puzzle. */
  puzzle: string;
  /** Whether there is no solution, something to take back, nothing left to do, a step, no technique that applies, or none that decides between several solutions. */
  advice: Advice;
  /** There if the puzzle has several solutions. */
  several?: Ambiguity;
  /** Whether the givens have exactly one solution by themselves. Only then do techniques take one for granted. */
  unique_givens?: boolean;
  /** With mistakes: digits that are in no solution. */
  wrong?: Candidate[];
  /** With mistakes: candidates that are needed and have been removed. */
  lost?: Candidate[];
  /** Where there is no solution: the digits that may be wrong. */
  suspects?: Suspects;
  /** With a step: the id of its technique. */
  kind?: string;
  /** The name that players use. */
  name?: string;
  /** From level 1: where to look. */
  look?: string;
  /** From level 2: what is there. */
  pattern?: string[];
  /** From level 3: why something follows. */
  reason?: string[];
  /** From level 3: the cases of the argument. */
  cases?: Case[];
  /** From level 4: what follows. */
  result?: string[];
  /** At level 5: the step in one line, as HoDoKu writes it. */
  line?: string;
  /** At level 5: what changes. */
  effect?: Effect;
  /** On request: the board before each step, and what is to be seen there. */
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
  /** Candidates that are gone before the first step though no digit excludes them. */
  removed: Candidate[];
  /** Whether the givens have exactly one solution by themselves. Only then do techniques take one for granted. */
  unique_givens: boolean;
  assumes: "nothing" | "unique-solution";
  steps: Step[];
  /** The digits after the last step. */
  end: string;
  solved: boolean;
  /** On request: the board before each step, and what is to be seen there. */
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
  /** The id of its technique. */
  kind: string | null;
  /** The reason why it does not hold. */
  why: string | null;
  /** True if all steps hold and the grid is full in the end. */
  solved: boolean;
  /** How many solutions the givens have by themselves; null if the proof could not be read. */
  givens: Status | null;
  /** How many solutions the start has, with its placed digits and without its removed candidates; null if the proof could not be read. */
  start: Status | null;
  /** Taken for granted: digits placed at the start that do not follow from the givens. */
  placed: Candidate[];
  /** Taken for granted: candidates removed at the start that do not follow from the givens. */
  removed: Candidate[];
  /** The steps, from 1, that rest on the givens having exactly one solution. They hold only if these have. */
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
  /** There if level, score and steps are lower bounds. */
  at_least?: true;
}

/** The hardest step. */
export interface ExplainerGrade {
  /** In tenths, as `7.1`; `>=7.1` if it is a lower bound. */
  rating: string;
  /** The first step that has this rating. */
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

/** The length of the longest whip that is needed; `endless` if no length is enough; an object with a lower bound if the time was over. */
export interface ChainBound {
  at_least: number;
}

/** A scale that gives all isomorphs the same rating. */
export interface InvariantRating {
  rating: string;
  /** The hardest rule; empty if there was nothing to do. */
  hardest: string;
  rounds: number;
  /** Rounds that show one thing only. */
  bottlenecks: number;
  single_rounds: number;
  /** Cells that are filled before anything harder than a single. */
  by_singles: number;
  filled: number;
  solved: boolean;
}

/** How hard a puzzle is. */
export interface Ratings {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** 81 characters, or 729 where candidates are part of the puzzle. */
  puzzle: string;
  /** Only unique puzzles have ratings. */
  status: Status;
  /** Whether the givens have exactly one solution by themselves. Only then do techniques take one for granted. */
  unique_givens: boolean;
  /** HoDoKu 2.2.0. */
  hodoku?: HodokuRating | null;
  /** Sudoku Explainer 1.2.1. */
  se?: ExplainerRating | null;
  /** The same with the later fixes. */
  se_fixed?: ExplainerRating | null;
  /** SukakuExplainer 1.18.1, approximate. */
  se_sukaku?: ExplainerRating | null;
  /** The length of the longest whip that is needed; `endless` if no length is enough; an object with a lower bound if the time was over. */
  w?: number | string | ChainBound | null;
  /** The length of the longest braid that is needed; `endless` if no length is enough; an object with a lower bound if the time was over. */
  b?: number | string | ChainBound | null;
  /** The length of the longest g-whip that is needed; `endless` if no length is enough; an object with a lower bound if the time was over. */
  gw?: number | string | ChainBound | null;
  /** The length of the longest g-braid that is needed; `endless` if no length is enough; an object with a lower bound if the time was over. */
  gb?: number | string | ChainBound | null;
  /** A scale that gives all isomorphs the same rating. */
  invariant?: InvariantRating | null;
  /** With --path: the steps behind the rating, a line each, by scale. */
  path?: Record<string, string[]>;
  /** With --path: the same as proofs of schema/proof.json, by scale. */
  proof?: Record<string, unknown>;
  /** With --explain: what sets the rating, by scale. */
  hardest?: Record<string, string>;
  /** With --explain: that step in words, as in schema/proof.json, by scale. */
  explanation?: Record<string, unknown>;
  /** With --isomorphs: the lowest and the highest of each value, by scale and column. */
  isomorphs?: Record<string, unknown>;
}

/** What sort of puzzle one is. */
export interface Classification {
  version: 1;
  puzzle: string;
  status: Status;
  /** The depth of trial and error with singles that solves it. Null if it is deeper than was asked for, or if there is not exactly one solution. */
  depth: number | null;
  /** The greatest depth that was asked for, if that is not enough. */
  beyond: number | null;
  /** What is enough to solve it: all means of the first tier in which some is. Empty if there is not exactly one solution. */
  means: ("singles" | "locked" | "basics" | "fish" | "wings" | "uniqueness" | "chains" | "als" | "whips" | "exotic" | "patterns" | "hodoku" | "full")[];
  /** The first point at which there is a tridagon with at most eight guardians. */
  tridagon: "start" | "singles" | "basics" | null;
  /** How many guardians it has there, at least. */
  guardians: number | null;
  /** The first point at which an exocet with two base cells and two targets removes something; weak exocets do not count. */
  exocet: "start" | "singles" | "basics" | null;
  /** The id of its technique. */
  exocet_kind: string | null;
}

/** Puzzles to order. */
export interface Product {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** The seed: the same seed makes the same. */
  seed: number;
  /** The puzzles or full grids, 81 characters each. */
  puzzles: string[];
  /** The weights of samples: weighted, they stand for all minimal puzzles equally. */
  weights?: number[];
  /** The reason for the end: all are there, the attempts were used up, or the time was. */
  ending: "enough" | "given-up" | "out-of-time";
}

/** The canonical form of one puzzle. */
export interface Canonized {
  version: 1;
  puzzle: string;
  /** Only with `--form grid`: such a form has only what has one solution. */
  status?: Status;
  /** With `--form pattern` an 'x' for every given. */
  form: string | null;
  /** With `--map`: the transformation from the puzzle to the form. */
  map?: string | null;
  /** With `--automorphisms`: how many transformations leave the puzzle unchanged. */
  automorphisms?: number;
}

/** Two puzzles compared. */
export interface Compared {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  puzzle: string;
  other: string;
  isomorphic: boolean;
  /** What turns the first into the other; null if nothing does. */
  map: string | null;
}

/** The image of one puzzle. */
export interface Transformed {
  version: 1;
  puzzle: string;
  image: string;
  /** With `--map`: the transformation as a whole. */
  map?: string;
}

/** Random isomorphs of one puzzle. */
export interface Shuffled {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  puzzle: string;
  /** The seed: the same seed makes the same. */
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
  /** Candidates that the maker of the puzzle gave. */
  candidates?: string;
  /** Candidates that are left in a position. */
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
  /** What the format cannot store; null if it stores everything. */
  losses: string | null;
}

/** A picture. */
export interface Drawing {
  /** Changes when a field changes its meaning or goes away, not when one is added. */
  version: 1;
  /** A document of SVG. */
  svg: string;
}

/** A format that puzzles are written in. */
export interface FormatInfo {
  name: string;
  title: string;
  extensions: string[];
  reads: boolean;
  writes: boolean;
}

/** The names that requests take. */
export interface Names {
  levels: string[];
  scales: string[];
  measures: string[];
  techniques: string[];
  symmetries: string[];
  products: string[];
  forms: string[];
  /** The formats, in the order in which they are tried on a text. */
  formats: FormatInfo[];
}

/**
 * Solves a puzzle: the solution, and whether there is none, one or several.
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
  /** Count no further than this. Default: 1000000. */
  limit?: number;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Counts the solutions of a puzzle, up to a limit.
 */
export function count(puzzle: Puzzle, options?: CountOptions): Counted;

/** Options of {@link solutions}. */
export interface SolutionsOptions {
  /** List no more than this. Default: 100. */
  limit?: number;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Lists the solutions of a puzzle, up to a limit.
 */
export function solutions(puzzle: Puzzle, options?: SolutionsOptions): Solutions;

/**
 * Checks a puzzle: conflicts, the number of solutions, redundant givens, and mistakes of its player.
 */
export function check(puzzle: Puzzle): Report;

/**
 * Tells whether a puzzle is minimal, and which givens are redundant.
 */
export function minimal(puzzle: Puzzle): Minimality;

/** Options of {@link hint}. */
export interface HintOptions {
  /** How much is told: 0 the name, 1 where to look, 2 the pattern, 3 the reason, 4 what follows, 5 all. Default: 5. */
  level?: 0 | 1 | 2 | 3 | 4 | 5;
  /** Use only these techniques, by any of their names, even those that are off by default. */
  allow?: string | readonly string[];
  /** Do not use these techniques. */
  deny?: string | readonly string[];
  /** False: use no technique that assumes that there is one solution. Default: true. */
  uniqueness?: boolean;
  /** Limits and choices of the search, such as `{"whip-length": 8}`; `sudoku techniques --options` lists them. */
  options?: Readonly<Record<string, number | boolean | string>>;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Gives the easiest next step of a puzzle or a game in progress, with where to look, why it holds and what follows; or names the mistakes to take back first.
 */
export function hint(puzzle: Puzzle, options?: HintOptions): Hint;

/** Options of {@link explain}. */
export interface ExplainOptions {
  /** Use only these techniques, by any of their names, even those that are off by default. */
  allow?: string | readonly string[];
  /** Do not use these techniques. */
  deny?: string | readonly string[];
  /** False: use no technique that assumes that there is one solution. Default: true. */
  uniqueness?: boolean;
  /** Limits and choices of the search, such as `{"whip-length": 8}`; `sudoku techniques --options` lists them. */
  options?: Readonly<Record<string, number | boolean | string>>;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Solves a puzzle as people do, step by step, as a proof that can be verified. The hardest puzzles take many seconds.
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
  /** List no more than this; all of them, which takes seconds, if it is not there. */
  limit?: number;
  /** Use only these techniques, by any of their names, even those that are off by default. */
  allow?: string | readonly string[];
  /** Do not use these techniques. */
  deny?: string | readonly string[];
  /** False: use no technique that assumes that there is one solution. Default: true. */
  uniqueness?: boolean;
  /** Limits and choices of the search, such as `{"whip-length": 8}`; `sudoku techniques --options` lists them. */
  options?: Readonly<Record<string, number | boolean | string>>;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Lists the steps that are possible now, up to a limit, the easiest techniques first.
 */
export function steps(puzzle: Puzzle, options?: StepsOptions): Findings;

/**
 * Checks a proof independently, step by step: without the finders and the solver.
 */
export function verify(proof: Proof | string): Verdict;

/** Options of {@link rate}. */
export interface RateOptions {
  /** The scales; `all` is one profile of each, without `se-fixed` and `se-sukaku`. Default: ["hodoku", "se"]. */
  scales?: Scale | "all" | readonly (Scale | "all")[];
  /** True to name the hardest step. Default: false. */
  hardest?: boolean;
  /** True to list the steps behind the rating. Default: false. */
  path?: boolean;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Rates a puzzle with exactly one solution on the scales of HoDoKu, Sudoku Explainer and others. When the time is over a rating is a lower bound, and says so.
 */
export function rate(puzzle: Puzzle, options?: RateOptions): Ratings;

/** Options of {@link classify}. */
export interface ClassifyOptions {
  /** Try out digits this deep. Default: 3. */
  depth?: 0 | 1 | 2 | 3;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Classifies a puzzle as experts do: depth of trial and error, sufficient techniques, exotic patterns. Hard puzzles take seconds.
 */
export function classify(puzzle: Puzzle, options?: ClassifyOptions): Classification;

/** Options of {@link generate}. */
export interface GenerateOptions {
  /** The number of puzzles. Default: 1. */
  count?: number;
  /** The same seed makes the same puzzles; a new one each time if there is none. */
  seed?: number;
  /** The level of difficulty. From easy on they are HoDoKu's, which calls expert unfair, and master extreme. */
  level?: OrderLevel;
  /** The symmetry of the cells of the givens. */
  symmetry?: SymmetryName;
  /** The number of givens, or the least and the most; without it puzzles are minimal. */
  givens?: number | readonly [least: number, most: number];
  /** The cells of the givens, and no others. It leaves no choice of symmetry, givens and containing. */
  pattern?: string;
  /** A puzzle whose givens stay, among others. */
  containing?: Puzzle;
  /** The least and the greatest rating on scales, such as `{"se": [7.0, 8.0]}`; a number stands for itself. */
  rating?: { [scale in "nodes" | "hodoku" | "w" | "se" | "se-fixed" | "b" | "gw" | "gb" | "invariant" | "bottlenecks"]?: number | readonly [least: number, most: number] };
  /** This technique and singles, and nothing else. */
  hardest?: string;
  /** Techniques that the path to the solution needs. */
  withTechniques?: readonly string[];
  /** Techniques that the path must not contain. */
  withoutTechniques?: readonly string[];
  /** Puzzles to begin at instead of random grids, such as hard ones for a high rating. */
  start?: readonly Puzzle[];
  /** True to leave out isomorphs of earlier puzzles. Default: false. */
  distinct?: boolean;
  /** Leave out isomorphs of these puzzles, and of earlier ones. */
  notIn?: readonly Puzzle[];
  /** The product: puzzles, full grids, or samples of all minimal puzzles with weights. Default: "puzzles". */
  product?: ProductName;
  /** Give up after so many attempts in a row without success: a million by default, a hundred million for `controlled-bias`. */
  tries?: number;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Makes puzzles with one solution, of a difficulty, symmetry and number of givens. The same seed makes the same puzzles.
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
  /** The form. Default: "minlex". */
  form?: CanonForm;
  /** True to add the transformation to the form. Default: false. */
  map?: boolean;
  /** True to add the number of automorphisms. Default: false. */
  automorphisms?: boolean;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Finds a canonical form of a puzzle: the same for all puzzles that are isomorphic.
 */
export function canon(puzzle: Puzzle, options?: CanonOptions): Canonized;

/**
 * Tells whether two puzzles are the same but for symmetry, and which transformation turns the one into the other.
 */
export function isomorphic(puzzle: Puzzle, other: Puzzle): Compared;

/** Options of {@link transform}. */
export interface TransformOptions {
  /** True for the inverse of all of them. Default: false. */
  inverse?: boolean;
}

/**
 * Turns a puzzle into an isomorph: `quarter-turn`, `mirror`, `transpose`, `swap-r1-r3`, `swap-digits-4-9` and others.
 */
export function transform(puzzle: Puzzle, by: string | readonly string[], options?: TransformOptions): Transformed;

/** Options of {@link shuffle}. */
export interface ShuffleOptions {
  /** The number of isomorphs. Default: 1. */
  count?: number;
  /** The same seed makes the same isomorphs; a new one each time if there is none. */
  seed?: number;
}

/**
 * Turns a puzzle into random isomorphs: each of the 3,359,232 x 9! transformations is equally likely.
 */
export function shuffle(puzzle: Puzzle, options?: ShuffleOptions): Shuffled;

/** Options of {@link vicinity}. */
export interface VicinityOptions {
  /** The number of givens to remove. Default: 1. */
  minus?: number;
  /** The number of givens to add. Default: 1. */
  plus?: number;
  /** True for minimal puzzles alone. Default: false. */
  minimal?: boolean;
  /** A limit of time. */
  seconds?: number;
}

/**
 * Finds every puzzle with one solution that differs from a puzzle by some givens removed and others added.
 */
export function vicinity(puzzle: Puzzle, options?: VicinityOptions): Neighbours;

/**
 * Reads the puzzle of a text in any format: its givens, its player's digits, its title.
 */
export function read(text: Puzzle): Entry;

/**
 * Writes a puzzle in a format, a link among them, and tells what the format cannot store.
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
  /** The title, which screen readers read. Default: "". */
  title?: string;
}

/**
 * Draws the board of a puzzle as SVG, with the next step on it if wanted.
 */
export function picture(puzzle: Puzzle, options?: PictureOptions): Drawing;

/**
 * Lists the names that requests take: levels, scales, techniques, symmetries, products, canonical forms, formats.
 */
export function names(): Names;
