/** Persistent data: the profile, the games, and one file of everything. */

import { signal } from "@preact/signals";
import * as words from "sudokit-words";
import type { GameHandle, Kit, ProfileHandle } from "../kit/kit.ts";
import type { ProfileData } from "../kit/wire.ts";
import type { Store } from "./database.ts";
import { Games } from "./games.ts";

/** The name of the profile in the store. */
export const PROFILE = "profile";
/** The name of the placement under way. */
const PLACEMENT = "placement";
/** The name of the lengths of the games' logs, as they were when the profile was brought up to date. */
const RECOVERED = "recovered";

/** Everything in one file. Version 1 of its shape. */
export interface Backup {
  sudokit: { version: 1; profile: unknown; games: Record<string, string>; settings: Record<string, string> };
}

export class Keeper {
  readonly games: Games;
  /** The profile as screens read it. */
  readonly profile;
  /** Why something could not be kept, until it is dealt with. */
  readonly trouble = signal<string | null>(null);

  /** The last thing that was to be kept was not. */
  private hasFailed = false;

  private constructor(
    private readonly kit: Kit,
    private readonly store: Store,
    data: ProfileData,
  ) {
    this.games = new Games(store);
    this.profile = signal<ProfileData>(data);
    if (!store.lasts) this.trouble.value = words.text.storeNone;
  }

  static async open(kit: Kit, store: Store): Promise<Keeper> {
    let text: string | undefined;
    let trouble: string | null = null;
    try {
      text = await store.get(PROFILE);
    } catch {
      trouble = words.text.storeGamesUnreadable;
    }
    let handle: ProfileHandle;
    try {
      handle = text === undefined ? kit.newProfile() : kit.restoreProfile(text);
    } catch (error) {
      handle = kit.newProfile();
      const broken = text ?? "";
      trouble = words.storeResultsUnreadable(kit.message(error));
      await store
        .change("unreadable/profile", () => broken)
        .then(() => store.remove([PROFILE]))
        .catch(() => undefined);
    }
    const keeper = new Keeper(kit, store, handle.data());
    handle.free();
    if (trouble !== null) keeper.trouble.value = trouble;
    return keeper;
  }

  /** Changes the profile as it is kept now: another tab may have changed it since. */
  async change(how: (profile: ProfileHandle) => void): Promise<void> {
    let data: ProfileData | undefined;
    const changed = (text: string | undefined): string => {
      const profile = text === undefined ? this.kit.newProfile() : this.kit.restoreProfile(text);
      how(profile);
      data = profile.data();
      const saved = profile.save();
      profile.free();
      return saved;
    };
    await this.guard(() => this.store.change(PROFILE, changed));
    if (data !== undefined) this.profile.value = data;
  }

  /** Reads again what another tab may have changed. */
  async refresh(): Promise<void> {
    const text = await this.store.get(PROFILE).catch(() => undefined);
    if (text === undefined) return;
    const profile = this.kit.restoreProfile(text);
    this.profile.value = profile.data();
    profile.free();
  }

  /** Asks the profile something. */
  async ask<T>(what: (profile: ProfileHandle) => T): Promise<T> {
    const text = await this.store.get(PROFILE).catch(() => undefined);
    const profile = text === undefined ? this.kit.newProfile() : this.kit.restoreProfile(text);
    try {
      return what(profile);
    } finally {
      profile.free();
    }
  }

  /** The placement under way, as text. */
  placement(): Promise<string | undefined> {
    return this.store.get(PLACEMENT).catch(() => undefined);
  }

  /** Keeps the placement under way, or forgets it. */
  keepPlacement(text: string | null): Promise<boolean> {
    return this.guard(() => (text === null ? this.store.remove([PLACEMENT]) : this.store.change(PLACEMENT, () => text)));
  }

  /** Keeps a new game, wherever it comes from, with the player's options. Says what it is called. */
  async begin(like: string, game: GameHandle): Promise<string> {
    game.act({ do: "choose", options: this.profile.value.options });
    const id = await this.games.newId(like).catch(() => `${like}-${Date.now()}`);
    await this.guard(() => this.games.begin(id, game.logBegin()));
    await this.change((profile) => profile.keep(id, game));
    return id;
  }

  /**
   * Brings up to date how far the games are, of which a tab that is closed has no time to tell. Finds those that the
   * profile does not know, as after a profile that could not be read; forgets those of them that are solved. Only
   * games that were played since the last time are restored: each takes milliseconds, and there may be hundreds.
   */
  async recover(): Promise<void> {
    const known = new Map(this.profile.value.games.map((game) => [game.id, game]));
    const before = await this.store.get(RECOVERED).catch(() => undefined);
    const unchanged = new Set(before?.split("\n"));
    const now: string[] = [];
    const ids = await this.games.ids().catch(() => []);
    for (const id of ids) {
      const log = await this.games.log(id);
      if (log === undefined) continue;
      const told = known.get(id);
      const line = `${log.length} ${id}`;
      now.push(line);
      if (told !== undefined && unchanged.has(line)) continue;
      try {
        const game = this.kit.restore(log);
        const { finished, filled, time } = game.state();
        const isNews = told?.filled !== filled || told.time !== time;
        if (finished === null && isNews) await this.change((profile) => profile.keep(id, game));
        else if (finished !== null && told === undefined) await this.games.remove(id);
        game.free();
      } catch {
        if (told === undefined) await this.games.putAside(id, log).catch(() => undefined);
      }
    }
    const after = now.join("\n");
    // Nobody misses it: the games are restored once more.
    if (after !== before) await this.store.change(RECOVERED, () => after).catch(() => undefined);
  }

  /** Forgets a game, as if it had not been begun. */
  async forget(id: string): Promise<void> {
    await this.change((profile) => profile.forget(id));
    await this.guard(() => this.games.remove(id));
  }

  /** Gives a game up. */
  async giveUp(id: string): Promise<void> {
    const log = await this.games.log(id);
    await this.change((profile) => {
      if (log === undefined) return profile.forget(id);
      try {
        const game = this.kit.restore(log);
        // Givens that were never played are no game.
        if (game.state().entering) profile.forget(id);
        else profile.close(id, game);
        game.free();
      } catch {
        profile.forget(id);
      }
    });
    await this.guard(() => this.games.remove(id));
  }

  /** Does what may fail where the store is full, and says so instead of failing. */
  async guard(what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      // The failed write is made good now; other troubles stay.
      if (this.hasFailed) this.trouble.value = null;
      this.hasFailed = false;
      return true;
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      this.hasFailed = true;
      this.trouble.value = isFull ? words.text.storeFull : words.storeFailed(this.kit.message(error));
      return false;
    }
  }

  /** Everything as one file. */
  async backup(settings: Record<string, string>): Promise<string> {
    const games: Record<string, string> = {};
    for (const id of await this.games.ids()) {
      const log = await this.games.log(id);
      if (log !== undefined) games[id] = log;
    }
    for (const id of await this.games.unreadable()) {
      games[`unreadable/${id}`] = (await this.store.get(`unreadable/${id}`)) ?? "";
    }
    const profile: unknown = JSON.parse(await this.ask((handle) => handle.save()));
    const backup: Backup = { sudokit: { version: 1, profile, games, settings } };
    return JSON.stringify(backup);
  }

  /**
   * Brings back what a file holds: its games come beside those that are there, its results take the place of
   * ours.
   */
  async bringBack(text: string): Promise<{ games: number; settings: Record<string, string> }> {
    const { sudokit } = JSON.parse(text) as Partial<Backup>;
    if (sudokit === undefined) throw new Error(words.text.backupNotOurs);
    if (sudokit.version !== 1) throw new Error(words.text.backupTooNew);
    // It is read as a whole before anything is changed.
    const profile = this.kit.restoreProfile(JSON.stringify(sudokit.profile));
    const read = Object.entries(sudokit.games).filter(([id]) => !id.startsWith("unreadable/"));
    const games = read.map(([id, log]) => ({ id, log, game: this.kit.restore(log) }));
    await this.guard(() => this.store.change(PROFILE, () => profile.save()));
    for (const { id, log, game } of games) {
      await this.guard(() => this.games.begin(id, log));
      game.free();
    }
    this.profile.value = profile.data();
    profile.free();
    return { games: games.length, settings: sudokit.settings ?? {} };
  }
}
