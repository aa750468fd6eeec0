/** Services of every screen: the WebAssembly, the worker, the store. */

import type { Batch } from "./analyse/batch.ts";
import { isDay } from "./days/calendar.ts";
import { isLine } from "./kit/cells.ts";
import type { Kit } from "./kit/kit.ts";
import { LEVELS } from "./kit/tables.ts";
import type { Thought } from "./kit/thought.ts";
import type { Origin } from "./kit/wire.ts";
import { goTo, linkTo } from "./route.ts";
import type { Keeper } from "./store/keeper.ts";
import { today } from "./ui/words.ts";

export interface App {
  kit: Kit;
  thought: Thought;
  keeper: Keeper;
  /** The table of many puzzles that was made last. */
  table: Batch | null;
}

/** Begins a game from a text, stores it, and opens it. */
export async function play(app: App, text: string, origin: Origin, instead = false): Promise<void> {
  const game = isLine(text) ? app.kit.begin(text, origin) : app.kit.restore(await app.thought.ask("opened", { text }));
  const id = await app.keeper.begin(nameLike(origin), game);
  game.free();
  goTo(linkTo("play", id), instead);
}

/** The link that makes the puzzle of a game again, by the game's id; null if only the game had it. */
export function madeAgain(id: string): string | null {
  const [, level, seed] = /^([a-z]+)-(\d{1,15})$/.exec(id) ?? [];
  if (seed !== undefined && LEVELS.some(({ name }) => name === level)) return linkTo("new", String(level), seed);
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
