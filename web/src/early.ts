/**
 * The first screens, before the WebAssembly is there: they show the games as the store has them, and the game that
 * the address names as it last looked, or a new one out of the stock.
 */

import { type Signal, signal } from "@preact/signals";
import { nameLike } from "./app.ts";
import { freshLook, USUAL } from "./game/fresh.ts";
import type { Session } from "./game/session.ts";
import { fresh, stocked } from "./kit/stock.ts";
import { LEVELS } from "./kit/tables.ts";
import type { CellLook, Hand, Options, Origin, ProfileData, State } from "./kit/wire.ts";
import type { Route } from "./route.ts";
import type { Store } from "./store/database.ts";
import { Games } from "./store/games.ts";
import { PROFILE } from "./store/keeper.ts";
import { numbersOf } from "./store/record.ts";

/** The part of the profile that is read as it is kept. */
export type Known = Pick<ProfileData, "games" | "outcomes" | "training"> & { options?: Options };

/** A game as it looked when it was left. */
export interface Look {
  view: CellLook[];
  state: State;
  hand: Hand;
}

/** A game that is seen, and not loaded yet: what the player does meanwhile is done when it is. */
export interface EarlyGame {
  id: string;
  look: Look;
  /** The hand as it moves meanwhile. */
  hand: Signal<Hand>;
  moves: ((session: Session) => void)[];
  /** True if it is to begin when everything is there; until then it is in no store. */
  isNew: boolean;
}

export interface Early {
  known: Known;
  game: EarlyGame | null;
}

export const NOTHING: Early = { known: { games: [], outcomes: [], training: { known: {} } }, game: null };

/** Reads what is there. Anything that cannot be read so is left to those who can. */
export async function lookEarly(store: Store, { screen, parts }: Route): Promise<Early> {
  const profile = await store.get(PROFILE).catch(() => undefined);
  // An older version kept no training.
  const known = { ...NOTHING.known, ...parsed<{ profile: Known }>(profile)?.profile };
  const [id] = parts;
  if (screen !== "play" || id === undefined) return { known, game: null };
  const seen = parsed<Look>(await new Games(store).look(id).catch(() => undefined));
  return { known, game: seen === null ? null : gameOf(id, seen, false) };
}

const gameOf = (id: string, look: Look, isNew: boolean): EarlyGame => ({ id, look, hand: signal(look.hand), moves: [], isNew });

/** The new game that an address asks for; null if it has begun, if it is not in stock, or if notes have to be computed. */
export async function lookNew({ screen, parts: [name, number, ...others] }: Route, known: Known): Promise<EarlyGame | null> {
  const level = LEVELS.find((level) => level.name === name)?.name;
  const { options = USUAL } = known;
  if (screen !== "new" || level === undefined || others.length > 0 || options.candidates !== "by-hand") return null;
  const seed = number === undefined ? fresh(numbersOf(known, level)) : Number(number);
  const puzzle = seed === null ? null : await stocked(level, seed).catch(() => null);
  if (seed === null || puzzle === null) return null;
  const origin: Origin = { from: "made", level, seed };
  const id = nameLike(origin);
  return known.games.some((game) => nameLike(game.origin) === id) ? null : gameOf(id, freshLook(puzzle, origin, options), true);
}

function parsed<T>(text: string | undefined): T | null {
  try {
    return text === undefined ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
