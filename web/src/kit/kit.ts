/** The WebAssembly with types: what crosses its border is JSON, and here it becomes objects. */

import load, * as glue from "sudokit-wasm";
import type { Speech } from "../language.ts";
import { nameOf } from "./cells.ts";
import type {
  Action,
  Answer,
  CellLook,
  Exercise,
  Hand,
  Moment,
  Options,
  Origin,
  Pressed,
  ProfileData,
  RoundState,
  State,
  Symmetry,
  Technique,
  Training,
  Verdict,
  Wrong,
} from "./wire.ts";

const parsed = <T>(text: string): T => JSON.parse(text) as T;

/** A game on the table: the game itself and the player's hand. */
export class GameHandle {
  constructor(private readonly inner: glue.Game) {}

  note = (): string | undefined => this.inner.note();
  act = (action: Action): Answer => parsed(this.inner.act(JSON.stringify(action)));
  pass = (milliseconds: number): void => this.inner.pass(milliseconds);
  view = (): CellLook[] => parsed(this.inner.view());
  state = (): State => parsed(this.inner.state());
  hand = (): Hand => parsed(this.inner.hand());
  command = (name: string): Pressed => parsed(this.inner.command(name));
  digit = (digit: number): Pressed => parsed(this.inner.digit(digit));
  goTo = (cell: number, selects: boolean): void => this.inner.go_to(nameOf(cell), selects);
  select = (cells: readonly number[]): void => this.inner.select(JSON.stringify(cells.map(nameOf)));
  save = (): string => this.inner.save();
  logBegin = (): string => this.inner.log_begin();
  logLength = (): number => this.inner.log_length();
  logSince = (from: number): string => this.inner.log_since(from);
  logTime = (): string => this.inner.log_time();
  free = (): void => this.inner.free();

  /** For the profile. */
  get raw(): glue.Game {
    return this.inner;
  }
}

/** Options, games in progress and outcomes. */
export class ProfileHandle {
  constructor(private readonly inner: glue.Profile) {}

  data = (): ProfileData => parsed(this.inner.data());
  save = (): string => this.inner.save();
  keep = (id: string, game: GameHandle): void => this.inner.keep(id, game.raw);
  close = (id: string, game: GameHandle): void => this.inner.close(id, game.raw);
  forget = (id: string): void => this.inner.forget(id);
  choose = (options: Options): void => this.inner.choose(JSON.stringify(options));
  training = (today: string): Training => parsed(this.inner.training(today));
  tick = (technique: string, isKnown: boolean): void => this.inner.tick(technique, isKnown);
  remind = (technique: string): void => this.inner.remind(technique);
  drillNumber = (): number => this.inner.drill_number();
  /** A review of what is due, mixed and not announced; null if nothing is. */
  review(practicable: readonly string[], today: string): RoundHandle | null {
    const review = glue.Round.review(this.inner, JSON.stringify(practicable), today, this.drillNumber());
    return review === undefined ? null : new RoundHandle(review);
  }
  /** A round of positions from the player's own games; null if there are none. */
  fromGames(): RoundHandle | null {
    const round = glue.Round.from_games(this.inner);
    return round === undefined ? null : new RoundHandle(round);
  }
  /** Keeps moments of a game for drills. */
  keepMoments = (moments: readonly Moment[]): void => this.inner.keep_moments(moments.map(({ line }) => line).join("\n"));
  record = (round: RoundHandle, today: string): void => this.inner.record(round.raw, today);
  free = (): void => this.inner.free();
}

/** A round of drills. */
export class RoundHandle {
  constructor(private readonly inner: glue.Round) {}

  state = (): RoundState => parsed(this.inner.state());
  /** The techniques, with the milliseconds that the player took to see each where it was not announced. */
  techniques = (): (Technique & { pace: number | null })[] => parsed(this.inner.techniques());
  learned = (): string[] => parsed(this.inner.learned());
  begin = (): void => this.inner.begin();
  judged = (verdict: Verdict): void => this.inner.judged(verdict);
  took = (milliseconds: number): void => this.inner.took(milliseconds);
  slipped = (): void => this.inner.slipped();
  giveUp = (): void => this.inner.give_up();

  /** For the profile. */
  get raw(): glue.Round {
    return this.inner;
  }
}

/** Calls of the WebAssembly that return at once; the worker has the long ones. */
export class Kit {
  private constructor(readonly version: string) {}

  readonly techniques = parsed<Technique[]>(glue.technique_table());
  readonly symmetries = parsed<Symmetry[]>(glue.symmetry_table());

  static async load(module: WebAssembly.Module, speech: Speech | null): Promise<Kit> {
    await load({ module_or_path: module });
    if (speech !== null) glue.speak(speech.language, speech.messages, speech.voice);
    return new Kit(glue.version());
  }

  /** The exercises of a round, in order. */
  readonly exercises = parsed<Exercise[]>(glue.exercises());
  round = (technique: string, exercises: readonly Exercise[]): RoundHandle => new RoundHandle(new glue.Round(technique, JSON.stringify(exercises)));
  /** A placement by techniques that can be practised; null if there are none. */
  placement(practicable: readonly string[], number: number): RoundHandle | null {
    const round = glue.Round.placement(JSON.stringify(practicable), number);
    return round === undefined ? null : new RoundHandle(round);
  }
  /** A game of a puzzle of 81 characters. */
  begin = (puzzle: string, origin: Origin): GameHandle => new GameHandle(glue.Game.begin(puzzle, JSON.stringify(origin)));
  restore = (log: string): GameHandle => new GameHandle(glue.Game.restore(log));
  /** The cells of a saved game. */
  looks(log: string): CellLook[] {
    const game = this.restore(log);
    const looks = game.view();
    game.free();
    return looks;
  }
  newProfile = (): ProfileHandle => new ProfileHandle(new glue.Profile());
  restoreProfile = (text: string): ProfileHandle => new ProfileHandle(glue.Profile.restore(text));

  /** The message of an error. */
  message = (error: unknown): string => wrongOf(error).message;
}

/** An error as data: errors of the WebAssembly are JSON. */
export function wrongOf(error: unknown): Wrong {
  if (typeof error === "string") {
    try {
      return parsed<Wrong>(error);
    } catch {
      return { code: "unknown", message: error };
    }
  }
  if (error instanceof Error) return { code: error.name, message: error.message };
  return { code: "unknown", message: String(error) };
}
