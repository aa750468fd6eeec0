/**
 * The shapes of the JSON that the WebAssembly answers with: those that the npm package declares, and those
 * that only the app asks for.
 */

import type {
  PrintOrder as AnyPrintOrder,
  Change,
  check,
  Diagram,
  Digit,
  Hand,
  ProfileData as KeptProfile,
  keys,
  Ladder,
  Level,
  levels,
  Origin,
  Refused,
  Status,
  SudokitError,
} from "sudokit";
import type { symmetryName } from "sudokit-words";

export type {
  Action,
  CellLook,
  Diagram,
  Digit,
  FormatInfo as Format,
  Hand,
  Ladder,
  Level,
  LineEnd,
  Options,
  Origin,
  OwnLine,
  Pressed,
  Role,
  Rung,
  State,
  Told,
} from "sudokit";

/** The symmetries that the language has names for, which are all. */
export type Symmetry = Parameters<typeof symmetryName>[0];

/** The origin of a puzzle that can be made again. */
export type OfLevel = Extract<Origin, { level: Level }>;

export type Mode = Hand["mode"];
export const MODES: readonly Mode[] = ["digits", "corner", "centre", "colours"];

export type Answer = Change | Refused;
export type Link = Diagram["links"][number];
/** The profile as it is kept: all of it is read before the WebAssembly is there. */
export interface ProfileData extends KeptProfile {
  training: { known: Record<string, Pick<Memory, "due">>; hinted?: string[] };
}
export type InProgress = ProfileData["games"][number];
export type Outcome = ProfileData["outcomes"][number];
export type Binding = ReturnType<typeof keys>[number];
/** A level, and what it means. */
export type LevelLine = ReturnType<typeof levels>[number];

/** The first place of a text that cannot be read. */
export type Wrong = Pick<SudokitError, "code" | "message" | "line" | "column">;

/** A puzzle of a text. */
export interface Pasted {
  /** The text, or the part of it that is this puzzle. */
  text: string;
  /** The number of puzzles in the text. */
  of: number;
  givens: string;
  placed: string;
  line: string;
  hasCandidates: boolean;
  title: string | null;
  status: Status;
}

/** Facts about a puzzle. */
export interface About {
  givens: number;
  status: Status;
  solutions: number;
  /** True if the list is complete. */
  counted: boolean;
  /** The same digit twice in a house. */
  conflicts: ReturnType<typeof check>["conflicts"];
  /** Cells without candidates and digits without a place, in words. */
  deadEnds: string[];
  minimal: boolean | null;
  redundant: string[];
  solution: string | null;
}

/** A rating: HoDoKu's level, score and steps; three ratings of Sudoku Explainer; one rating; or a length. */
export type RatingRecord =
  | { level: "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme"; score: number; steps: number }
  | { er: { rating: string }; ep: { rating: string }; ed: { rating: string } }
  | { rating: string }
  | { at_least: number }
  | number
  | string;

/** HoDoKu's levels, by their numbers. */
export const HODOKU_LEVELS = ["easy", "medium", "hard", "unfair", "extreme"] as const;
export type HodokuLevel = (typeof HODOKU_LEVELS)[number];

/** A step, the board that it was found on, and everything to be said of it. */
export interface Lesson {
  name: string;
  line: string;
  score: number;
  level: number;
  look: string;
  pattern: string[];
  reason: string[];
  /** How many arguments each line of the reason is within. */
  depths: number[];
  result: string[];
  shown: Diagram;
  givens: string;
  placed: string;
  candidates: Digit[][];
}

/** The aims of a path besides the usual one. */
export const AIMS = ["shortest", "easiest", "elegant"] as const;
export type Aim = (typeof AIMS)[number];

/** The wrong digits of a puzzle without a solution: the smallest sets of cells without which it has one, or several. */
export interface Suspected {
  sets: string[][];
  leaves: Status;
}

/** What a table says of a puzzle. */
export interface Row {
  givens: number;
  /** 0, 1, or 2 for more. */
  solutions: 0 | 1 | 2;
  /** HoDoKu's level from 0 to 4 and its score. */
  hodoku: [level: number, score: number] | null;
  /** The name of the hardest technique, and its id. */
  hardest: string | null;
  technique: string | null;
  /** The same for all images of one puzzle. */
  form: string | null;
}

/** Where the rows, columns and digits of a puzzle are in another: lines are counted from 0, and transposed after that. */
export interface Isomorphism {
  transposes: boolean;
  rows: number[];
  columns: number[];
  digits: number[];
}

/** Puzzles that are ordered, of a level or with a technique. */
export interface Order {
  seed: number;
  count: number;
  level?: Level;
  technique?: string;
  symmetry: Symmetry;
  /** The least and the most givens; 0 and 0 for minimal puzzles. */
  givens: readonly [least: number, most: number];
}

/** An order for pages. */
export type PrintOrder = Required<Omit<AnyPrintOrder, "about">>;

/** A technique by its id and its name. */
export interface Technique {
  id: string;
  name: string;
}

/** Lessons that belong together. */
export interface Chapter {
  name: string;
  lessons: LessonPage[];
}

/** The lesson texts of a technique. */
export interface LessonPage extends Technique {
  summary: string;
  parts: { heading: string; passages: { is: "heading" | "text" | "item"; text: string }[] }[];
}

export type Exercise = "what follows" | "find it" | "name it" | "solve with it" | "see it";

/** A drill of a round, before it is made. */
export interface DrillTask {
  exercise: Exercise;
  technique: string;
  /** Its position only looks as if the technique were there. */
  lacks: boolean;
  /** The moment of an own game that it is made of. */
  moment?: string | null;
}

/** The name of a drill: the same name makes the same drill. */
export interface DrillName extends DrillTask {
  /** Techniques that count as learned in a review. */
  learned: readonly string[];
  number: number;
}

/** How far a round of drills is. */
export interface RoundState {
  /** The technique of the lesson; null in a review, which announces none. */
  title: string | null;
  /** The current drill, or the next. */
  next: DrillTask | null;
  done: number;
  of: number;
  /** The number of drills that were not right at once. */
  slips: number;
  isAnswered: boolean;
  /** The drill begun last was not right at once. */
  hasSlipped: boolean;
  /** Something applies in every position, as the player knows. */
  alwaysApplies: boolean;
}

/** A moment of a finished game at which the player was slow or asked for help. */
export interface Moment {
  /** The time played when the thought ended, in milliseconds. */
  time: number;
  /** How long it took. */
  thought: number;
  helped: boolean;
  /** The easiest technique that was there. */
  kind: Technique;
  /** The moment as the profile keeps it. */
  line: string;
}

export type Verdict = "right" | "more" | "otherwise" | "unfounded" | "wrong" | "lookalike" | "nothing";

/** The verdict on a reply. */
export interface Judgement {
  verdict: Verdict;
  isFinal: boolean;
  isSlip: boolean;
  said: string[];
  shown: Diagram;
}

/** A question about a position. */
export interface Drill {
  exercise: Exercise;
  kind: Technique;
  question: string;
  shown: Diagram;
  choices: Technique[];
  answer: Judgement;
  /** The position, as a saved game. */
  game: string;
  mode: Mode;
  /** The ladder of help for its step; none where there is no step to find. */
  ladder: Ladder | null;
}

/** A reply to a drill. */
export type Reply = { there: boolean } | { named: string } | { marked: string };

/** How well a technique is remembered. */
export interface Memory {
  last: string;
  due: string;
  stability: number;
  difficulty: number;
  rounds: number;
  lapses: number;
  /** How fast it was seen in the last timed reviews, in milliseconds. */
  pace?: number;
  pace_before?: number;
}

/** A player's progress in training. */
export interface Training {
  /** The techniques that were practised. */
  known: Record<string, Memory>;
  /** Techniques that the player has ticked as known. */
  ticked: string[];
  /** All techniques of the course that the player does not know. */
  unknown: string[];
  /** Techniques due for practice, by id: those that hints have shown, then the longest overdue first. */
  due: string[];
  /** The days of practice in a row; short pauses do not count. */
  days: number;
  /** The result of the last placement: the chapter, counted from 0, and the day. */
  place: [chapter: number, day: string] | null;
  /** The number of positions from own games. */
  own: number;
}
