/** Tasks of the worker, with the types of their inputs and outputs. */

import type { Speech } from "../language.ts";
import type { Verdict } from "./checker.ts";
import type { ModuleName } from "./module.ts";
import type { Photographed, Pixels } from "./photo.ts";
import type {
  About,
  Aim,
  Drill,
  DrillName,
  Format,
  Isomorphism,
  Judgement,
  Ladder,
  Lesson,
  Moment,
  OfLevel,
  Options,
  Order,
  Pasted,
  PrintOrder,
  RatingRecord,
  Reply,
  Row,
  Suspected,
  Wrong,
} from "./wire.ts";

/** What a worker gets before a task: a module. All but the first come when a task needs them. */
export interface Engine {
  is: ModuleName;
  module: WebAssembly.Module;
  speech: Speech | null;
}

/** Each task by its name. */
export interface Tasks {
  /** The whole ladder of help for a game as it was saved. Techniques that the player does not know come last. */
  ladder: { in: { game: string; unknown: readonly string[] }; out: Ladder };
  /** The same by the first half alone; null if it has no step. */
  preview: { in: Tasks["ladder"]["in"]; out: Ladder | null };
  /** For each puzzle the techniques on its path without those that are turned off; null if they are not enough. */
  needed: { in: { puzzles: readonly string[]; without: readonly string[] }; out: (string[] | null)[] };
  /** The puzzle of a level and a number, or of a day. */
  level: { in: OfLevel; out: string };
  /** The puzzle at this place among those of a text, or the first error. */
  read: { in: { text: string; at: number }; out: Pasted | { wrong: Wrong } };
  /** A text in any format as a saved game, with a player's digits and marks. */
  opened: { in: { text: string }; out: string };
  /** The formats that can be written. */
  formats: { in: null; out: Format[] };
  /** The grid of a saved game in a format. */
  write: { in: { game: string; format: string }; out: string };
  /** Status and facts of a puzzle. */
  about: { in: { puzzle: string }; out: About };
  /** The rating on a scale. */
  rate: { in: { puzzle: string; scale: string }; out: RatingRecord | null };
  /** The path to its solution, usual or with an aim, by all techniques but those that are turned off. */
  way: { in: { puzzle: string; notation: string; aim: Aim | undefined; without: readonly string[] }; out: Lesson[] };
  /** All puzzles of a text, each as a text of its own; those that cannot be read are left out. */
  readAll: { in: { text: string }; out: { text: string; line: string }[] };
  /** The rows of a table. */
  rows: { in: { puzzles: readonly string[] }; out: Row[] };
  /** Ratings of Sudoku Explainer, in the same order. */
  explained: { in: { puzzles: readonly string[] }; out: (string | null)[] };
  /** All steps that are possible now, but for those by techniques that are turned off. */
  steps: { in: { puzzle: string; notation: string; without: readonly string[] }; out: Lesson[] };
  /** How many solutions it has, up to a limit. */
  count: { in: { puzzle: string; limit: number }; out: number };
  /** How one puzzle becomes the other; null if they are different ones. */
  isomorphism: { in: { puzzle: string; other: string }; out: Isomorphism | null };
  /** Checks proofs, each a text of JSON. */
  check: { in: { proofs: readonly string[] }; out: Verdict[] };
  /** Reads the puzzle in a picture. */
  photo: { in: Pixels; out: Photographed };
  /** The wrong digits of a puzzle without a solution; null if it has one. */
  suspects: { in: { puzzle: string }; out: Suspected | null };
  /** The techniques that can be practised. */
  practicable: { in: null; out: string[] };
  /** A drill; nothing if there is no position for it. */
  drill: { in: { name: DrillName; options: Options }; out: Drill | null };
  /** Judges a reply to a drill. */
  judge: { in: { name: DrillName; reply: Reply }; out: Judgement | null };
  /** The slow moments of a finished game, as it was saved. */
  moments: { in: { game: string; today: string }; out: Moment[] };
  /** Puzzles to order. */
  make: { in: Order; out: string[] };
  /** The pages that print puzzles, each as SVG. */
  pages: { in: PrintOrder; out: string[] };
}

export type TaskName = keyof Tasks;

export interface Request<N extends TaskName = TaskName> {
  id: number;
  name: N;
  about: Tasks[N]["in"];
}

/**
 * A part of an answer is all of it that there is so far. The worker may lack a module: then it asks for it, and for
 * the task again.
 */
export type Response =
  | { id: number; is: "done"; out: unknown }
  | { id: number; is: "part"; out: unknown }
  | { id: number; is: "failed"; why: string }
  | { id: number; is: "outdated" }
  | { id: number; is: "needs"; module: ModuleName };
