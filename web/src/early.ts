/**
 * The first screens, before the WebAssembly is there: they show the games as the store has them, and the game that
 * the address names as it last looked.
 */

import { type Signal, signal } from "@preact/signals";
import type { Session } from "./game/session.ts";
import type { CellLook, Hand, ProfileData, State } from "./kit/wire.ts";
import type { Store } from "./store/database.ts";
import { Games } from "./store/games.ts";
import { PROFILE } from "./store/keeper.ts";

/** The part of the profile that is read as it is kept. */
export type Known = Pick<ProfileData, "games" | "outcomes" | "training">;

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
}

export interface Early {
  known: Known;
  game: EarlyGame | null;
}

export const NOTHING: Early = { known: { games: [], outcomes: [], training: { known: {} } }, game: null };

/** Reads what is there. Anything that cannot be read so is left to those who can. */
export async function lookEarly(store: Store, id: string | undefined): Promise<Early> {
  const profile = await store.get(PROFILE).catch(() => undefined);
  // An older version kept no training.
  const known = { ...NOTHING.known, ...parsed<{ profile: Known }>(profile)?.profile };
  const look = id === undefined ? undefined : await new Games(store).look(id).catch(() => undefined);
  const seen = parsed<Look>(look);
  return { known, game: id === undefined || seen === null ? null : { id, look: seen, hand: signal(seen.hand), moves: [] } };
}

function parsed<T>(text: string | undefined): T | null {
  try {
    return text === undefined ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
