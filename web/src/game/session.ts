/** A game that is being played: the game itself, what is seen of it, and its way to the store. */

import { batch, computed, signal } from "@preact/signals";
import * as words from "sudokit-words";
import type { Look } from "../early.ts";
import { cellOf, nameOf } from "../kit/cells.ts";
import { type GameHandle, wrongOf } from "../kit/kit.ts";
import { Stopped, type Thought } from "../kit/thought.ts";
import type { Action, Answer, CellLook, Digit, Hand, Ladder, Mode, Moment, Outcome, Pressed, State, Told } from "../kit/wire.ts";
import { placeAt } from "../step/frames.ts";
import type { Keeper } from "../store/keeper.ts";
import { unknownTo } from "../train/my-level.ts";
import { sentences } from "../ui/lists.ts";
import { say, speak } from "../ui/say.ts";
import { today } from "../ui/words.ts";
import * as entry from "./entry.ts";
import { isOnPad, nameOfMode } from "./modes.ts";
import { Pen } from "./pen.ts";
import { houses } from "./spoken.ts";
import { type Struck, struckBetween } from "./struck.ts";

/** The rungs of a hint that have been told. */
export interface HintShown {
  told: Told[];
  /** The one that is shown. */
  at: number;
  /** True if there are more rungs. */
  hasMore: boolean;
}

const LAST = 80;

export class Session {
  readonly view;
  readonly state;
  readonly hand;
  readonly hint = signal<HintShown | null>(null);
  /** The rung that is shown. */
  readonly told = computed(() => this.hint.value?.told[this.hint.value.at] ?? null);
  /** The cells that it is about. */
  readonly place = computed(() => placeAt(this.hint.value?.told ?? [], this.hint.value?.at ?? 0).map(cellOf));
  /** The candidates that the last change crossed out in cells without notes: seen until the next one. */
  readonly struck = signal<Struck>(new Map());
  /** The link of its pattern that is looked at. */
  readonly link = signal<number | null>(null);
  readonly isThinking = signal(false);
  readonly isPaused = signal(false);
  /** While a puzzle is entered, digits are the player's own, not printed ones. */
  readonly isMine = signal(false);
  /** Cells of an entered puzzle, one of which is mistyped. */
  readonly suspects = signal<readonly number[]>([]);
  /** Cells of an entered puzzle that the player has yet to compare with its picture. */
  readonly doubtful = signal<readonly number[]>([]);
  /** The game has just been finished. */
  readonly hasJustFinished = signal(false);
  /** The moments at which the player was slow or asked for help, once the game is solved. */
  readonly moments = signal<readonly Moment[]>([]);
  /** The outcomes before this game was finished: the profile gets this one soon. */
  earlier: readonly Outcome[] = [];
  /** The techniques that hints have named since the game was opened. */
  readonly hinted = new Set<string>();
  /** Those of them that are due for practice since. */
  private readonly reminded = new Set<string>();
  /** Milliseconds played, brought up to date every second. */
  readonly time;
  readonly cursor = computed(() => cellOf(this.hand.value.cursor));
  readonly selected = computed(() => new Set(this.hand.value.cells.map(cellOf)));
  readonly pen = new Pen(this);
  /** What a finger makes of the digits that it is drawn over: the player's own, or printed ones. */
  private drawsMine = true;
  private climb: { about: string; ladder: Ladder; told: number } | null = null;
  private written: number;
  private since: number | null = null;
  /** The stored log has every line. */
  private isWhole = true;
  private isGivenUp = false;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly game: GameHandle,
    /** The store; null for exercises. */
    private readonly keeper: Keeper | null,
    private readonly thought: Thought,
  ) {
    this.state = signal<State>(game.state());
    this.view = signal<CellLook[]>(this.looks());
    this.hand = signal<Hand>(game.hand());
    this.time = signal(this.state.value.time);
    this.written = game.logLength();
  }

  private looks(): CellLook[] {
    const view = this.game.view();
    return this.state.value.entering ? entry.asPlayed(view) : view;
  }

  /** A command of the table of keys. Says whether it was the game's. */
  command(name: string): boolean {
    if (this.state.value.entering && this.commandEntering(name)) return true;
    if (name === "close" && this.pen.drop()) return true;
    if (name === "hint") void this.askForHint();
    else if (name === "check") this.enter();
    else if (name === "pause") this.pause(!this.isPaused.value);
    else if (name === "read") speak(houses(this.cursor.value, this.view.value));
    else if (name === "line" || name === "arrow") this.pen.press(name === "arrow");
    else if (name === "close" && this.hint.value !== null) this.closeHint();
    else {
      let pressed = this.game.command(name);
      // The key that goes on to the next mode leaves out those that are not on the pad.
      if (name === "mode" && !isOnPad(this.game.hand().mode)) pressed = this.game.command(name);
      return this.settle(pressed);
    }
    return true;
  }

  /** Enter: takes the step of the open hint; else does the hand's command; else checks. */
  private enter(): void {
    if (this.hint.value !== null) this.takeHint();
    else if (!this.settle(this.game.command("check"))) this.act({ do: "check" });
  }

  /** A command that does something else while a puzzle is entered. */
  private commandEntering(name: string): boolean {
    const { value: cursor } = this.cursor;
    switch (name) {
      case "printed":
      case "mine":
        this.isMine.value = name === "mine";
        speak(words.entrySaid(name));
        return true;
      case "clear":
        this.type(null);
        return true;
      case "back":
        this.erase();
        return true;
      case "check":
        this.mark(cursor, this.view.value[cursor]?.given === true);
        return true;
      case "undo":
      case "redo":
        this.answer(entry.turnBack(this.game, name));
        return true;
      case "begin":
        this.answer(entry.begin(this.game, () => this.game.command("begin").answer ?? { refused: "" }));
        return true;
      default:
        return false;
    }
  }

  /** Begins the game of the puzzle that was entered, even one without exactly one solution. */
  begin(): void {
    this.answer(entry.begin(this.game, () => this.game.act({ do: "begin", anyway: true })));
  }

  /** Writes a digit or leaves the cell empty, and goes to the next cell. A selection stays where it is. */
  private type(digit: Digit | null): void {
    const { cells, selecting } = this.hand.value;
    batch(() => {
      this.answer(entry.write(this.game, cells.map(cellOf), digit, this.isMine.value));
      this.doubtful.value = this.doubtful.value.filter((cell) => !cells.includes(nameOf(cell)));
      if (cells.length === 1 && !selecting) this.goTo(Math.min(this.cursor.value + 1, LAST), false);
    });
  }

  /** Clears the cell before, and goes there. The last cell clears its own digit first. */
  private erase(): void {
    const { value: cursor } = this.cursor;
    const stays = cursor === LAST && this.view.value[LAST]?.digit !== null;
    const cell = stays ? LAST : Math.max(cursor - 1, 0);
    batch(() => {
      this.answer(entry.write(this.game, [cell], null, false));
      this.goTo(cell, false);
    });
  }

  /** Makes the digit of a cell the player's own, or a printed one. */
  private mark(cell: number, isMine: boolean): void {
    if (!entry.mark(this.game, cell, isMine)) return;
    this.redraw();
    say(words.entryMarked({ digit: this.view.value[cell]?.digit ?? "", cell: nameOf(cell), source: isMine ? "mine" : "printed" }));
  }

  /** A digit, in the mode that is chosen or in this one. */
  digit(digit: Digit, mode: Mode | null = null): void {
    const { entering, options } = this.state.value;
    if (entering && options.first === "cell") {
      this.type(digit);
      return;
    }
    const chosen = this.hand.value.mode;
    if (mode !== null && mode !== chosen) this.game.command(mode);
    const pressed = this.game.digit(digit);
    if (mode !== null && mode !== chosen) this.game.command(chosen);
    this.settle(pressed);
  }

  act(action: Action): Answer {
    this.passTime();
    const answer = this.game.act(action);
    this.answer(answer);
    return answer;
  }

  private answer(answer: Answer | null): void {
    if (answer !== null) this.tell(answer);
    this.redraw();
  }

  goTo(cell: number, selects: boolean): void {
    this.game.goTo(cell, selects);
    this.redraw();
  }

  select(cells: readonly number[]): void {
    this.game.select(cells);
    this.redraw();
  }

  /** A cell was tapped. With digits first, that writes; in an entered puzzle it may tell whose it is. */
  tap(cell: number): void {
    const { selecting, digit } = this.hand.value;
    const { entering, options } = this.state.value;
    const writes = options.first === "digit" && digit !== null;
    this.goTo(cell, selecting);
    if (entering && this.isMine.value && !selecting) {
      const look = this.view.value[cell];
      if (writes) {
        const isThere = look?.digit === digit && !look.given;
        this.answer(entry.write(this.game, [cell], isThere ? null : digit, true));
        return;
      }
      this.drawsMine = look?.digit === null || look?.given === true;
      this.mark(cell, this.drawsMine);
      return;
    }
    if (writes) this.settle(this.game.command("check"));
  }

  /** A pointer was drawn over a cell. */
  draw(cell: number): void {
    const marks = this.state.value.entering && this.isMine.value && !this.hand.value.selecting;
    this.goTo(cell, !marks);
    if (marks) this.mark(cell, this.drawsMine);
  }

  private settle(pressed: Pressed): boolean {
    if (!pressed.handled) return false;
    this.passTime();
    if (pressed.answer !== null) this.tell(pressed.answer);
    const before = this.hand.value.mode;
    this.redraw();
    const { mode } = this.hand.value;
    if (mode !== before) speak(words.padModeSaid(nameOfMode(mode)));
    return true;
  }

  private tell(answer: Answer): void {
    if (answer.refused !== undefined) {
      say(answer.refused, "refused");
      return;
    }
    say(answer.said, answer.finished ? "good" : "plain");
    // A game that is finished twice counts once.
    if (answer.finished && this.state.value.finished === null) this.finish();
  }

  private finish(): void {
    this.earlier = this.keeper?.profile.value.outcomes ?? [];
    this.hasJustFinished.value = true;
    void this.keeper?.change((profile) => profile.close(this.id, this.game));
    void this.lookBack().catch(() => undefined);
  }

  /** Keeps the slow moments of the game that is solved, as drills. It is no loss if the player leaves before they are found. */
  private async lookBack(): Promise<void> {
    const { keeper } = this;
    if (keeper === null) return;
    const moments = await this.thought.ask("moments", { game: this.game.save(), today: today() });
    if (moments.length > 0) await keeper.change((profile) => profile.keepMoments(moments));
    this.moments.value = moments;
  }

  private redraw(): void {
    batch(() => {
      this.hand.value = this.game.hand();
      const length = this.game.logLength();
      if (length === this.written) return;
      const { value: before } = this.view;
      this.state.value = this.game.state();
      this.view.value = this.looks();
      this.struck.value = struckBetween(before, this.view.value);
      this.dropOldHint();
      this.keep(length);
    });
  }

  private keep(length: number): void {
    const { keeper } = this;
    if (keeper === null) return;
    const { games } = keeper;
    // After a failed write lines are missing: the whole game is written.
    const lines = this.isWhole ? this.game.logSince(this.written) : null;
    this.written = length;
    this.writing = keeper
      .guard(() => (lines === null ? games.begin(this.id, this.game.logBegin()) : games.append(this.id, lines)))
      .then((isWhole) => {
        this.isWhole = isWhole;
      });
  }

  /** The state that hints depend on. */
  private about(): string {
    const { options, entering } = this.state.value;
    const cells = this.view.value.map(({ digit, candidates, crossed }) => [digit, candidates, crossed]);
    return JSON.stringify([cells, options.hints, options.without, options.candidates, entering]);
  }

  private dropOldHint(): void {
    if (this.climb !== null && this.climb.about !== this.about()) {
      this.climb = null;
      this.hint.value = null;
    }
  }

  /** Tells one thing more. */
  async askForHint(): Promise<void> {
    if (this.isThinking.value) return;
    const { value: hint } = this.hint;
    if (hint !== null && hint.at + 1 < hint.told.length) return this.turnTo(hint.at + 1);
    if (this.climb === null) {
      const about = this.about();
      this.isThinking.value = true;
      try {
        const unknown = this.keeper === null ? [] : await unknownTo(this.keeper);
        const ladder = await this.thought.ask("ladder", { game: this.game.save(), unknown });
        // The player may have gone on meanwhile.
        if (about !== this.about()) return;
        this.climb = { about, ladder, told: 0 };
      } catch (error) {
        if (!(error instanceof Stopped)) say(words.hintFailed(wrongOf(error).message), "refused");
        return;
      } finally {
        this.isThinking.value = false;
      }
    }
    const { ladder } = this.climb;
    const told = ladder.told[this.climb.told] ?? ladder.told.at(-1);
    if (told === undefined) return;
    if (told.rung === "back" || told.rung === "done") return this.takeHint();
    this.climb.told = Math.min(this.climb.told + 1, ladder.told.length);
    if (told.technique !== null) this.hinted.add(told.technique);
    if (told.rung === "pattern") this.remind();
    this.act({ do: "ask", rung: told.rung });
    const { told: count } = this.climb;
    this.hint.value = { told: ladder.told.slice(0, count), at: count - 1, hasMore: count < ladder.told.length };
    say(told.text);
  }

  /** Shows another of the rungs that have been told. */
  turnTo(at: number): void {
    const { value: hint } = this.hint;
    const told = hint?.told[at];
    if (hint === null || told === undefined) return;
    this.hint.value = { ...hint, at };
    say(told.text);
  }

  /** Help about the grid as it stands that somebody else has chosen: a teacher. */
  readyHint(ladder: Ladder): void {
    this.climb = { about: this.about(), ladder, told: 0 };
  }

  /** Does what the hint leads to. */
  takeHint(): void {
    const action = this.climb?.ladder.action ?? null;
    this.remind();
    if (action !== null) {
      const answer = this.act(action);
      if (this.struck.value.size > 0 && answer.refused === undefined) {
        // The grid shows the cells, until the next move.
        say(words.text.hintRemembered);
        speak(sentences([answer.said, words.text.hintRemembered]));
      }
    }
    this.closeHint();
  }

  /** The technique of the hint is due for practice: its name was not enough. */
  private remind(): void {
    const technique = this.climb?.ladder.told[0]?.technique ?? null;
    if (technique === null || this.reminded.has(technique)) return;
    this.reminded.add(technique);
    void this.keeper?.change((profile) => profile.remind(technique));
  }

  closeHint(): void {
    this.hint.value = null;
  }

  /** Stops looking for a step. */
  stopThinking(): void {
    this.thought.stop();
  }

  /** The clock runs while somebody can see the grid. */
  run(isRunning: boolean): void {
    this.passTime();
    this.since = isRunning && !this.isPaused.value ? performance.now() : null;
  }

  pause(isPaused: boolean): void {
    this.isPaused.value = isPaused;
    this.run(!isPaused);
    say(isPaused ? words.text.gameSaidPaused : words.text.gameSaidRunning);
  }

  /** Brings the time up to date. */
  passTime(): void {
    if (this.since === null) return;
    const now = performance.now();
    // A computer that slept has not played.
    this.game.pass(Math.min(now - this.since, 60_000));
    this.since = now;
    this.time.value = this.game.state().time;
  }

  /** The game is given up: nothing of it is kept any more. */
  async giveUp(): Promise<void> {
    this.isGivenUp = true;
    await this.writing;
    await this.keeper?.giveUp(this.id);
  }

  /** The screen is left. A game without a move is forgotten if its puzzle can be made again. */
  async leave(): Promise<void> {
    const { origin, canUndo, canRedo } = this.state.value;
    const isUntouched = !canUndo && !canRedo && (origin.from === "made" || origin.from === "daily");
    if (!isUntouched) return this.rest();
    this.isGivenUp = true;
    await this.writing;
    await this.keeper?.forget(this.id);
  }

  /** Writes down how long it took, and what the menu tells of it. */
  async rest(): Promise<void> {
    if (this.isGivenUp) return;
    this.passTime();
    const line = this.game.logTime();
    await this.writing;
    const { keeper } = this;
    if (keeper === null) return;
    const look = (): string => JSON.stringify({ view: this.view.value, state: this.state.value, hand: this.hand.value } satisfies Look);
    await keeper.guard(() => keeper.games.append(this.id, line));
    if (this.state.value.finished !== null) return;
    await keeper.change((profile) => profile.keep(this.id, this.game));
    await this.writing;
    await keeper.games.keepLook(this.id, look).catch(() => undefined);
  }
}
