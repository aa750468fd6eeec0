/** Games as they are kept: a first line, and a line for every action since. */

import type { Store } from "./database.ts";

const PREFIX = "game/";
const LOOK = "look/";
/** The shape of a look: another number for each change of what is in it. */
const SHAPE = "look-1";
const UNREADABLE = "unreadable/";

export class Games {
  constructor(private readonly store: Store) {}

  /** Keeps a game as it stands, in the place of what was kept of it. */
  async begin(id: string, first: string): Promise<void> {
    await this.store.remove([LOOK + id]);
    await this.store.replace(PREFIX + id, first);
  }

  /** Puts lines behind those that are there. */
  append(id: string, lines: string): Promise<void> {
    return this.store.append(PREFIX + id, lines);
  }

  /** The whole log of a game, if it is there. */
  async log(id: string): Promise<string | undefined> {
    const first = await this.store.get(PREFIX + id);
    if (first === undefined) return undefined;
    return first + (await this.store.lines(PREFIX + id)).join("");
  }

  /** Keeps how a game looks, until the next line of it is kept. The look is taken when the lines have been counted. */
  async keepLook(id: string, look: () => string): Promise<void> {
    const { length } = await this.store.lines(PREFIX + id);
    const text = `${SHAPE} ${length} ${look()}`;
    await this.store.change(LOOK + id, () => text);
  }

  /** How a game looks, if that was kept after its last line. */
  async look(id: string): Promise<string | undefined> {
    const [kept, lines] = await Promise.all([this.store.get(LOOK + id), this.store.lines(PREFIX + id)]);
    const start = `${SHAPE} ${lines.length} `;
    return kept?.startsWith(start) ? kept.slice(start.length) : undefined;
  }

  remove(id: string): Promise<void> {
    return this.store.remove([PREFIX + id, LOOK + id]);
  }

  /** A game that cannot be read is put aside, where nobody stumbles over it and an export still finds it. */
  async putAside(id: string, log: string): Promise<void> {
    await this.store.change(UNREADABLE + id, () => log);
    await this.remove(id);
  }

  /** The ids of all games. */
  async ids(): Promise<string[]> {
    return (await this.keysUnder(PREFIX)).map((key) => key.slice(PREFIX.length));
  }

  async unreadable(): Promise<string[]> {
    return (await this.keysUnder(UNREADABLE)).map((key) => key.slice(UNREADABLE.length));
  }

  private async keysUnder(prefix: string): Promise<string[]> {
    return (await this.store.keys()).filter((key) => key.startsWith(prefix));
  }

  /** A name that no game has, beginning like this. */
  async newId(like: string): Promise<string> {
    const taken = new Set([...(await this.ids()), ...(await this.unreadable())]);
    let id = like;
    for (let number = 2; taken.has(id); number += 1) id = `${like}-${number}`;
    return id;
  }
}
