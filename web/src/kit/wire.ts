/** The shapes of the JSON that the WebAssembly answers with: `crates/web`, and the schemas of `crates/play` and `crates/sudokit`. */

/** What is drawn of a cell. */
export interface CellLook {
  digit: number | null;
  given: boolean;
  /** What is shown small: the candidates that are kept, or the marks in the centre. */
  candidates: number[];
  corner: number[];
  crossed: number[];
  colours: number[];
  /** Digit and colour. */
  candidateColours: [number, number][];
  wrong: boolean;
  clash: boolean;
}

export interface Options {
  candidates: "by-hand" | "automatic";
  clean: boolean;
  clashes: boolean;
  wrong: "never" | "when-asked" | "at-once";
  complete: boolean;
  clock: boolean;
  first: "cell" | "digit";
  notation: "rncn" | "k9";
  hints: "ours" | "hodoku" | "sudoku-explainer";
}

export type Level = "beginner" | "easy" | "medium" | "hard" | "expert" | "master";

export type Origin =
  | { from: "opened" }
  | { from: "entered" }
  | { from: "made"; level: Level; seed: number }
  | { from: "daily"; level: Level; date: string };

export interface Savepoint {
  name: string;
  parent: number | null;
  time: number;
  leftBehind: boolean;
  filled: number;
}

/** What is drawn beside the cells. */
export interface State {
  puzzle: string;
  origin: Origin;
  status: "unique" | "none" | "multiple";
  entering: boolean;
  filled: number;
  empty: number;
  isFinished: boolean;
  finished: number | null;
  time: number;
  options: Options;
  assistance: string;
  help: { hints: number; rungs: number; steps: number; checks: number };
  canUndo: boolean;
  canRedo: boolean;
  savepoints: Savepoint[];
  complete: number[];
  missing: number[];
  mistakes: { wrong: string[]; lost: string[] };
  solution: string | null;
}

export type Mode = "digits" | "corner" | "centre" | "colours";
export const MODES: readonly Mode[] = ["digits", "corner", "centre", "colours"];

/** Where the player's hand is. */
export interface Hand {
  cursor: string;
  cells: string[];
  mode: Mode;
  selecting: boolean;
  asking: boolean;
  digit: number | null;
  shown: number | null;
}

export interface Done {
  cells: string[];
  said: string;
  finished: boolean;
}

export type Answer = Done | { refused: string };

export interface Pressed {
  command: string | null;
  handled: boolean;
  action: Action | null;
  answer: Answer | null;
}

/** What a player can do; only what the app itself says. */
export type Action = { do: string; [field: string]: unknown };

export type Role =
  | "placed" | "eliminated" | "base" | "cover" | "fin" | "endo-fin" | "on" | "off"
  | "pivot" | "pincer" | "first" | "second" | "third" | "further" | "guardian" | "blocker";

export type Mark = { candidates: [string[], Role] } | { cells: [string[], Role] } | { houses: [string[], Role] };

export interface Link {
  from: string[];
  to: string[];
  strong: boolean;
}

export interface Diagram {
  marks: Mark[];
  links: Link[];
}

export type Rung =
  | "nothing" | "mistakes" | "where" | "back"
  | "name" | "look" | "pattern" | "reason" | "result" | "done";

export interface Told {
  rung: Rung;
  text: string;
  place: string[];
  shown: Diagram;
  technique: string | null;
}

/** The whole ladder of help for a grid, and what its last rung does. */
export interface Climb {
  rungs: Told[];
  action: Action | null;
}

export interface InProgress {
  id: string;
  origin: Origin;
  time: number;
  filled: number;
  of: number;
}

export interface ProfileData {
  options: Options;
  games: InProgress[];
  outcomes: { origin: Origin; solved: boolean; time: number; assistance: string; hints: number }[];
}

export interface Statistics {
  played: number;
  solved: number;
  best: number | null;
  median: number | null;
  streak: number;
  longestStreak: number;
  helped: number;
}

export interface Binding {
  group: string;
  keys: string[];
  name: string;
  about: string;
}

/** Where a text does not fit. */
export interface Wrong {
  code: string;
  message: string;
  line?: number;
  column?: number;
}

/** What a text holds. */
export interface Pasted {
  givens: string;
  placed: string;
  line: string;
  hasCandidates: boolean;
  title: string | null;
  status: State["status"];
}

/** What there is to say about a puzzle itself. */
export interface About {
  givens: number;
  status: State["status"];
  solutions: number;
  /** Whether that is all of them. */
  counted: boolean;
  flaws: string[];
  minimal: boolean | null;
  redundant: string[];
  solution: string | null;
}

/** What a scale says: HoDoKu's level, score and steps; three marks of Sudoku Explainer; one rating; or a length. */
export type RatingRecord =
  | { level: string; score: number; steps: number }
  | { er: { rating: string }; ep: { rating: string }; ed: { rating: string } }
  | { rating: string }
  | { at_least: number }
  | number
  | string;

/** A step, the board that it was found on, and everything to be said of it. */
export interface Lesson {
  name: string;
  line: string;
  score: number;
  level: number;
  look: string;
  pattern: string[];
  reason: string[];
  result: string[];
  shown: Diagram;
  givens: string;
  placed: string;
  candidates: number[][];
}

export type Symmetry = string;

/** What a puzzle must be like; only what the app itself says. */
export type Wish = { with?: string[]; [part: string]: unknown };

/** Puzzles that are ordered. */
export interface Order {
  seed: number;
  count: number;
  recipe: { symmetry: Symmetry; clues?: { start: number; end: number } };
  /** A level of the game, in the place of a wish. */
  level: Level | null;
  wish: Wish;
}

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

/** What the pages say about a technique. */
export interface LessonPage extends Technique {
  summary: string;
  parts: { heading: string; passages: { is: "heading" | "text" | "item"; text: string }[] }[];
}

export type Exercise = "what follows" | "find it" | "name it" | "solve with it";

/** What names a drill: the same name makes the same drill. */
export interface DrillName {
  exercise: Exercise;
  technique: string;
  number: number;
}

/** How far a round of drills is. */
export interface RoundState {
  /** What is asked now, or next. */
  exercise: Exercise | null;
  done: number;
  of: number;
  isAnswered: boolean;
}

export type Verdict = "right" | "more" | "otherwise" | "unfounded" | "wrong" | "nothing";

/** What a reply is worth. */
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
  climb: Climb | null;
}

/** What is replied to a drill. */
export type Reply =
  | { is: "there"; there: boolean }
  | { is: "named"; technique: string }
  | { is: "marked"; game: string };

/** How well a technique is remembered. */
export interface Memory {
  last: string;
  due: string;
  stability: number;
  difficulty: number;
  rounds: number;
  lapses: number;
}

/** What a player has learned. */
export interface Training {
  known: Record<string, Memory>;
  /** What it is time to practise, by id, the one that has waited longest first. */
  due: string[];
  /** The first technique of the course that has never been practised. */
  next: string | null;
}
