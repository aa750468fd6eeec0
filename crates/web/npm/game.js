// The game: typed calls over the class of the border.

import { data, guarded, textOf, timeOf, wholeOf } from "./call.js";
import { argument } from "./error.js";
import * as border from "./wasm/sudokit.js";

const optional = (value) => value ?? undefined;

/** A game on the table: the game itself, the player's hand, and help. See `index.d.ts`. */
export class Game {
  #inner;
  /** The ladder that is climbed, and how many rungs have been told. */
  #ladder;
  #told = 0;

  constructor(inner) {
    if (!(inner instanceof border.Game)) throw argument("a game begins with Game.ofLevel, ofDay, open, enter or restore");
    this.#inner = inner;
  }

  static ofLevel(level, seed, { symmetry, seconds } = {}) {
    const whole = wholeOf(seed, "seed", 0);
    return new Game(guarded(() => border.Game.of_level(textOf(level, "level"), whole, optional(symmetry), timeOf(seconds))));
  }

  static ofDay(date, level, { seconds } = {}) {
    return new Game(guarded(() => border.Game.of_day(textOf(date, "date"), textOf(level, "level"), timeOf(seconds))));
  }

  static open(text, origin) {
    return new Game(guarded(() => border.Game.open(textOf(text, "text"), origin && JSON.stringify(origin))));
  }

  static enter(puzzle) {
    return new Game(guarded(() => border.Game.enter(puzzle === undefined || puzzle === null ? undefined : textOf(puzzle, "puzzle"))));
  }

  static restore(document) {
    return new Game(guarded(() => border.Game.restore(textOf(document, "document"))));
  }

  clone() {
    return new Game(this.#inner.clone());
  }

  /** For the profile. */
  get inner() {
    return this.#inner;
  }

  get note() {
    return this.#inner.note() ?? null;
  }

  act(action) {
    return data(() => this.#inner.act(JSON.stringify(action)));
  }

  pass(milliseconds) {
    this.#inner.pass(milliseconds);
  }

  ask({ seconds } = {}) {
    return data(() => this.#inner.ask(timeOf(seconds)));
  }

  look({ seconds } = {}) {
    guarded(() => this.#inner.look(timeOf(seconds)));
  }

  climb(ladder) {
    if (this.#ladder !== ladder) [this.#ladder, this.#told] = [ladder, 0];
    const last = ladder.told.length - 1;
    const told = ladder.told[Math.min(this.#told++, last)];
    if (!["back", "done"].includes(told.rung)) this.act({ do: "ask", rung: told.rung });
    else told.change = this.act(ladder.action);
    return told;
  }

  get told() {
    return JSON.parse(this.#inner.told());
  }

  get hinted() {
    return JSON.parse(this.#inner.hinted() ?? "null");
  }

  get cells() {
    return JSON.parse(this.#inner.view());
  }

  get state() {
    return JSON.parse(this.#inner.state());
  }

  press(key, { shift = false, control = false } = {}) {
    return data(() => this.#inner.press(textOf(key, "key"), shift, control));
  }

  command(name) {
    return data(() => this.#inner.command(textOf(name, "name")));
  }

  digit(digit) {
    return data(() => this.#inner.digit(digit));
  }

  goTo(cell, { selects = false } = {}) {
    guarded(() => this.#inner.go_to(cell, selects));
  }

  select(cells) {
    guarded(() => this.#inner.select(JSON.stringify(cells)));
  }

  get hand() {
    return JSON.parse(this.#inner.hand());
  }

  save() {
    return this.#inner.save();
  }

  logBegin() {
    return this.#inner.log_begin();
  }

  get logLength() {
    return this.#inner.log_length();
  }

  logSince(from) {
    return this.#inner.log_since(from);
  }

  logTime() {
    return this.#inner.log_time();
  }

  write(format) {
    return guarded(() => this.#inner.write(textOf(format, "format")));
  }

  free() {
    this.#inner.free();
  }
}

/** The profile. See `game.d.ts`. */
export class Profile {
  #inner;

  constructor(inner = guarded(() => new border.Profile())) {
    this.#inner = inner;
  }

  static restore(document) {
    return new Profile(guarded(() => border.Profile.restore(textOf(document, "document"))));
  }

  save() {
    return this.#inner.save();
  }

  get data() {
    return JSON.parse(this.#inner.data());
  }

  choose(options) {
    guarded(() => this.#inner.choose(JSON.stringify(options)));
  }

  keep(id, game) {
    this.#inner.keep(id, game.inner);
  }

  forget(id) {
    this.#inner.forget(id);
  }

  close(id, game) {
    this.#inner.close(id, game.inner);
  }

  statistics(level) {
    return data(() => this.#inner.statistics(optional(level)));
  }

  hasSolved(date, level) {
    return guarded(() => this.#inner.has_solved(date, level));
  }

  free() {
    this.#inner.free();
  }
}
