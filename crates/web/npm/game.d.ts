import type { Diagram, Effect } from "./requests.js";
import type { Ladder } from "./team.js";

/** A cell by its name, `"r1c1"` to `"r9c9"`. */
export type Cell = string;
/** A candidate by its name, such as `"r4c7=3"`. */
export type Candidate = string;
/** A digit, 1 to 9. */
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** One of nine colours, 1 to 9. The screen chooses their looks. */
export type Colour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** An end of a player's line: a cell or a candidate, by its name. */
export type LineEnd = Cell | Candidate;
/** How hard a puzzle is for a person. {@link levels} says what they mean. */
export type Level = "beginner" | "easy" | "medium" | "hard" | "expert" | "master";
/** Symmetries of the cells of givens, as `sudoku generate --symmetry` has them. */
export type Symmetry = string;

/** The origin of a puzzle. */
export type Origin =
  | { from: "opened" }
  | { from: "entered" }
  | { from: "made"; level: Level; seed: number }
  | { from: "daily"; level: Level; date: string };

/** Options of a player. */
export interface Options {
  /** The keeper of candidates: the player or the game. */
  candidates: "by-hand" | "automatic";
  /** True if placing a digit removes its marks from peers. */
  clean: boolean;
  /** True if clashes are shown. */
  clashes: boolean;
  /** When wrong digits are shown. */
  wrong: "never" | "when-asked" | "at-once";
  /** True if digits placed nine times are shown as complete. */
  complete: boolean;
  /** True if the clock is shown. */
  clock: boolean;
  /** The first choice of an input: the cell or the digit. */
  first: "cell" | "digit";
  /** How cells are called. */
  notation: "rncn" | "k9";
  /** Which hint is the easiest. */
  hints: "ours" | "hodoku" | "sudoku-explainer";
  /** Techniques that hints do not use, by their ids; absent if they may use all. */
  without?: string[];
}

/** An action of a player, on a set of cells at once. Marks, colours and crosses toggle. */
export type Action =
  | { do: "place" | "corner" | "centre" | "cross"; cells: Cell[]; digit: Digit }
  | { do: "colour"; cells: Cell[]; colour: Colour }
  | { do: "colour-candidates"; candidates: Candidate[]; colour: Colour }
  /** If the same line is there already, it is taken away. Another between these ends is replaced. */
  | { do: "line"; ends: [LineEnd, LineEnd]; arrow?: boolean }
  | { do: "clear" | "clean-up"; cells: Cell[] }
  | { do: "fill"; cells: Cell[]; digits: Digit[] }
  | { do: "undo" | "redo" | "undo-mistakes" | "remove-mistakes" | "restart" | "check" }
  /** A puzzle that does not have exactly one solution is refused, unless the player insists. */
  | { do: "begin"; anyway?: boolean }
  | { do: "savepoint"; name: string }
  | { do: "go-back"; to: number }
  | { do: "take"; effect: Effect }
  | { do: "give"; cells: Cell[]; digit: Digit | null }
  | { do: "choose"; options: Options }
  | { do: "ask"; rung: Rung };

/** The result of an action, from which screens redraw and speak. */
export interface Change {
  /** The cells that may look different now. */
  cells: Cell[];
  /** The announcement, in the player's notation. */
  said: string;
  /** The action has just finished the game. */
  finished: boolean;
  refused?: undefined;
}

/** Why an action does nothing: an answer to the player, and never an error. */
export interface Refused {
  refused: string;
}

/** The result of a key, a button or a command. */
export interface Pressed {
  /** The name of the command in the table of {@link keys}; nothing if the key has none. */
  command: string | null;
  /**
   * True if it is done. Otherwise the screen has to do it: `"hint"`, `"options"`, `"pause"`, `"leave"` and
   * others.
   */
  handled: boolean;
  /** The action that was meant, if any. */
  action: Action | null;
  /** The result of the action. */
  answer: Change | Refused | null;
}

/** The player's hand: cursor, selection, mode. It is not saved with the game. */
export interface Hand {
  cursor: Cell;
  /** The cells that are written to: those selected, or the one of the cursor. */
  cells: Cell[];
  mode: "digits" | "corner" | "centre" | "colours";
  /** Moving selects. */
  selecting: boolean;
  /** The next digit is the one to show. */
  asking: boolean;
  /** The digit that was asked for; with digits first, the one that is written. */
  digit: Digit | null;
  /** The digit to show everywhere. */
  shown: Digit | null;
}

/** The content of a cell for the screen. */
export interface CellLook {
  digit: Digit | null;
  given: boolean;
  /** Small digits in an empty cell: the kept candidates, or the centre marks. */
  candidates: Digit[];
  /** Marks in the corner. */
  corner: Digit[];
  /** Candidates that the player has crossed out. */
  crossed: Digit[];
  colours: Colour[];
  /** Digits and their colours. */
  candidateColours: [Digit, Colour][];
  /** The digit is wrong, and the player wants to know that. */
  wrong: boolean;
  /** The same digit stands in a cell that this one sees, and the player wants to know that. */
  clash: boolean;
}

/** A line of the player's between two ends, or an arrow from the first to the second. */
export interface OwnLine {
  ends: [LineEnd, LineEnd];
  arrow: boolean;
}

/** How far a savepoint was. */
export interface Savepoint {
  name: string;
  /** The number of the savepoint that it came from. */
  parent: number | null;
  /** The time played by then, in milliseconds. */
  time: number;
  /** It was made by going back to another. */
  leftBehind: boolean;
  /** Digits placed by then. */
  filled: number;
}

/** How much assistance a game had, at its most. */
export type Assistance = "none" | "candidates" | "checks" | "hints" | "steps";

/** The state for the screen, beside the cells. */
export interface State {
  /** The givens, 81 characters. */
  puzzle: string;
  origin: Origin;
  status: "none" | "unique" | "multiple";
  /** Givens are being entered. */
  entering: boolean;
  /** Digits placed. */
  filled: number;
  /** Cells without a digit. */
  empty: number;
  /** The grid is full and right. */
  isFinished: boolean;
  /** The time at which it was first finished, in milliseconds. */
  finished: number | null;
  /** The time played, in milliseconds. */
  time: number;
  options: Options;
  assistance: Assistance;
  /** How often help was asked for. */
  help: { hints: number; rungs: number; steps: number; checks: number };
  canUndo: boolean;
  canRedo: boolean;
  savepoints: Savepoint[];
  /** Digits that stand in nine places, if the player wants to see that. */
  complete: Digit[];
  /** The player's lines, in the order in which they were drawn. */
  lines: OwnLine[];
  /** How often each digit is still missing, 1 first. */
  missing: number[];
  /** Digits that are in no solution, and cells that have lost their right candidate. */
  mistakes: { wrong: Candidate[]; lost: Candidate[] };
  /** The solution, if there is exactly one. */
  solution: string | null;
}

/** How much is told. A ladder is either `mistakes`, `where`, `back`, or `name` to `done`; or `nothing`. */
export type Rung = "nothing" | "mistakes" | "where" | "back" | "name" | "look" | "pattern" | "reason" | "result" | "done";

/** The part of a hint that a rung adds. */
export interface Told {
  rung: Rung;
  /** All that is said, in the player's notation. */
  text: string;
  /** The same, sentence by sentence. An argument within another follows the line that it proves. */
  lines: string[];
  /** How many arguments each line is within. */
  depths: number[];
  /** The place to look at: cells, and those of houses. */
  place: Cell[];
  /** The marks on the grid. */
  shown: Diagram;
  /** The id of the technique. */
  technique: string | null;
  /** The result, on the last rung. */
  change: Change | null;
}

/** Statistics of outcomes. Times are in milliseconds. */
export interface Statistics {
  played: number;
  solved: number;
  best: number | null;
  median: number | null;
  streak: number;
  longestStreak: number;
  helped: number;
}

/** The profile as data. */
export interface ProfileData {
  options: Options;
  games: { id: string; origin: Origin; time: number; filled: number; of: number }[];
  outcomes: { origin: Origin; solved: boolean; time: number; assistance: Assistance; hints: number }[];
}

/** A time limit, in seconds. After that, the call throws an error with the code `"cancelled"`. */
export interface Limit {
  seconds?: number;
}

/**
 * A game on the table: the game itself, the player's hand, and help. It is data: no clock, no screen; time
 * comes in by {@link Game.pass}.
 *
 * ```js
 * import { Game, init } from "sudokit";
 *
 * await init();
 * const game = Game.ofLevel("easy", 7);
 * game.press("ArrowDown");
 * const { said } = game.act({ do: "corner", cells: [game.hand.cells[0]], digit: 1 });
 * console.log(said);
 * console.log(game.ask().text);
 * ```
 */
export class Game {
  private constructor();
  /**
   * The puzzle of a level with a number: the same for ever within a version. The seed is a whole number below
   * 2^53; the symmetry is `"half-turn"` unless another is named.
   */
  static ofLevel(level: Level, seed: number, options?: { symmetry?: Symmetry } & Limit): Game;
  /** The puzzle of a day, such as `"2026-11-22"`. */
  static ofDay(date: string, level: Level, options?: Limit): Game;
  /**
   * The puzzle of a text, with whatever the player has written in it. A puzzle that was made elsewhere, such
   * as in a Worker, can be given its origin.
   */
  static open(text: string, origin?: Origin): Game;
  /** A game whose givens are still to be entered, with the action `give`, until the action `begin`. */
  static enter(puzzle?: string): Game;
  /**
   * A game that was saved: {@link Game.save}, or a log, {@link Game.logBegin} and a line for every action
   * since.
   */
  static restore(document: string): Game;
  /** A copy of the game; its help starts at the bottom. */
  clone(): Game;
  /** A note of a line that was dropped when the game was restored, as it was not written to its end. */
  readonly note: string | null;
  /** Does something, or says why not. */
  act(action: Action): Change | Refused;
  /** Time has passed: so many milliseconds. A game that is finished, or has not begun, takes none. */
  pass(milliseconds: number): void;
  /**
   * A key was pressed, called as `KeyboardEvent.key` is. The hand does what it can; what the screen has to do
   * comes back with its name.
   */
  press(key: string, held?: { shift?: boolean; control?: boolean }): Pressed;
  /** A command by its name in the table of {@link keys}, for buttons. */
  command(name: string): Pressed;
  /** A digit, in the mode that is chosen, for the pad. */
  digit(digit: Digit): Pressed;
  /** Goes to a cell. With `selects` it is selected as well. */
  goTo(cell: Cell, options?: { selects?: boolean }): void;
  /** Selects these cells and no others. */
  select(cells: Cell[]): void;
  /** The player's hand. */
  readonly hand: Hand;
  /**
   * Tells one thing more about the grid as it stands. On the last rung it does what it spoke of. A change of
   * the grid begins a new ladder.
   */
  ask(options?: Limit): Told;
  /** Looks for what there is to tell, and tells nothing. {@link Game.ask} does that by itself. */
  look(options?: Limit): void;
  /**
   * Tells one thing more from a ladder that was looked for in a Worker, `team.call("ladder", [game.save()])`,
   * as {@link Game.ask} does. The ladder has to be about the grid as it stands. To climb on, give the
   * same object again.
   */
  climb(ladder: Ladder): Told;
  /** The rungs told for the current grid, from the bottom of the ladder. */
  readonly told: Told[];
  /** The action of the last rung, in advance; only after {@link Game.ask} or {@link Game.look}. */
  readonly hinted: Action | null;
  /** The 81 cells for the screen, row by row. */
  readonly cells: CellLook[];
  /** The state for the screen, beside the cells. */
  readonly state: State;
  /** The document in which the game is kept. It is a puzzle file, too. */
  save(): string;
  /** The first line of a log: the game as it stands. */
  logBegin(): string;
  /** How many actions the game has had. */
  readonly logLength: number;
  /** The lines of the actions from this one on, counted from 0. */
  logSince(from: number): string;
  /** The line that tells the time alone, for a player who thinks for long. */
  logTime(): string;
  /** The grid as it stands, in a format of {@link formats}. */
  write(format: string): string;
  /** Gives the memory back now; otherwise that happens some time after the game is out of reach. */
  free(): void;
}

/**
 * The profile of a player: options, games in progress, outcomes.
 *
 * ```js
 * import { Game, Profile, init } from "sudokit";
 *
 * await init();
 * const profile = new Profile();
 * const game = Game.ofLevel("beginner", 1);
 * profile.keep("first", game);
 * while (!game.state.isFinished) game.ask();
 * profile.close("first", game);
 * console.log(profile.statistics("beginner").solved);
 * ```
 */
export class Profile {
  constructor();
  /** A profile that was saved. */
  static restore(document: string): Profile;
  /** The document in which it is kept. */
  save(): string;
  readonly data: ProfileData;
  /** Chooses the options of new games. */
  choose(options: Options): void;
  /** Remembers a game in progress, as the one played last. */
  keep(id: string, game: Game): void;
  /** Forgets a game in progress, without an outcome. */
  forget(id: string): void;
  /** A game has ended, solved or given up. */
  close(id: string, game: Game): void;
  /** Statistics of the outcomes at a level, or of puzzles without one. */
  statistics(level?: Level): Statistics;
  /** True if the puzzle of a day has been solved. */
  hasSolved(date: string, level: Level): boolean;
  free(): void;
}

/** Which key does what, in order: one table for the terminal, the browser and the manual. */
export function keys(): { group: string; keys: string[]; name: string; about: string }[];

/** The levels, the easiest first, and what they mean. */
export function levels(): { name: Level; about: string }[];
