/** Services of every screen: the WebAssembly, the worker, the store. */

import type { Batch } from "./analyse/batch.ts";
import { isDay } from "./days/calendar.ts";
import type { EarlyGame } from "./early.ts";
import { isLine } from "./kit/cells.ts";
import type { Kit } from "./kit/kit.ts";
import { LEVELS } from "./kit/tables.ts";
import type { Thought } from "./kit/thought.ts";
import type { Origin } from "./kit/wire.ts";
import { goTo, linkTo, stayAt } from "./route.ts";
import type { Keeper } from "./store/keeper.ts";
import { today } from "./ui/words.ts";

export interface App {
  kit: Kit;
  thought: Thought;
  keeper: Keeper;
  /** The table of many puzzles that was made last. */
  table: Batch | null;
}

/** Begins a game from a text, stores it, and opens it; `isMyLevel` for a puzzle that was chosen for *My level*. */
export async function play(app: App, text: string, origin: Origin, instead = false, isMyLevel = false): Promise<void> {
  const game = isLine(text) ? app.kit.begin(text, origin) : app.kit.restore(await app.thought.ask("opened", { text }));
  const id = await app.keeper.begin(nameLike(origin) + (isMyLevel ? MY_LEVEL : ""), game);
  game.free();
  goTo(linkTo("play", id), instead);
}

/** Begins the game that is on the screen already. Its address follows without a change of the screen. */
export async function beginEarly({ kit, keeper }: App, early: EarlyGame): Promise<void> {
  const { puzzle, origin } = early.look.state;
  const game = kit.begin(puzzle, origin);
  const before = location.hash;
  const id = await keeper.begin(early.id, game);
  game.free();
  // The player may have gone elsewhere meanwhile.
  if (location.hash !== before) return keeper.forget(id);
  Object.assign(early, { id, isNew: false });
  stayAt(linkTo("play", id));
}

/** The part of a game's id that says that its puzzle was chosen for *My level*. */
export const MY_LEVEL = "-mine";

/** The link that makes the puzzle of a game again, by the game's id; null if only the game had it. */
export function madeAgain(id: string): string | null {
  const [, level, seed] = /^([a-z]+)-(\d{1,15})(-mine)?$/.exec(id) ?? [];
  if (seed !== undefined && LEVELS.some(({ name }) => name === level)) return linkTo("new", ...id.split("-"));
  const [, date, ofDay] = /^(\d{4}-\d\d-\d\d)-([a-z]+)$/.exec(id) ?? [];
  return ofDay !== undefined && date !== undefined && isDay(date) && date <= today() ? linkTo("daily", ofDay, date) : null;
}

/** The beginning of a game's id. */
export function nameLike(origin: Origin): string {
  switch (origin.from) {
    case "made":
      return `${origin.level}-${origin.seed}`;
    case "daily":
      return `${origin.date}-${origin.level}`;
    default:
      return origin.from;
  }
}
