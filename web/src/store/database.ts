/** The one database: games as they were begun, the lines of their actions, and what stays between games. */

import * as words from "sudokit-words";
import { openDatabase, settled } from "./opening.ts";

/** A store of texts: the browser's database, or memory if the browser denies one. */
export interface Store {
  /** True if its data outlasts the page. */
  readonly lasts: boolean;
  get(key: string): Promise<string | undefined>;
  /** Reads a text, and puts another in its place, with nobody between. */
  change(key: string, how: (text: string | undefined) => string): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Puts a text in the place of another and of all lines behind it, at once. */
  replace(key: string, text: string): Promise<void>;
  /** Puts a line behind those of this key. */
  append(key: string, line: string): Promise<void>;
  lines(key: string): Promise<string[]>;
  keys(): Promise<string[]>;
}

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error(words.text.storeRefused));
    transaction.onerror = () => reject(transaction.error);
  });

class Database implements Store {
  readonly lasts = true;
  constructor(private readonly database: IDBDatabase) {}

  get(key: string): Promise<string | undefined> {
    return settled(this.database.transaction("texts").objectStore("texts").get(key));
  }

  async change(key: string, how: (text: string | undefined) => string): Promise<void> {
    const transaction = this.database.transaction("texts", "readwrite");
    const done = finished(transaction);
    const texts = transaction.objectStore("texts");
    const request = texts.get(key) as IDBRequest<string | undefined>;
    let thrown: unknown;
    request.onsuccess = () => {
      try {
        texts.put(how(request.result), key);
      } catch (error) {
        thrown = error;
        transaction.abort();
      }
    };
    await done.catch((error: unknown) => {
      throw thrown ?? error;
    });
  }

  async remove(keys: readonly string[]): Promise<void> {
    const transaction = this.database.transaction(["texts", "lines"], "readwrite");
    for (const key of keys) {
      transaction.objectStore("texts").delete(key);
      this.removeLines(transaction, key);
    }
    await finished(transaction);
  }

  async replace(key: string, text: string): Promise<void> {
    const transaction = this.database.transaction(["texts", "lines"], "readwrite");
    transaction.objectStore("texts").put(text, key);
    this.removeLines(transaction, key);
    await finished(transaction);
  }

  async append(key: string, line: string): Promise<void> {
    const transaction = this.database.transaction("lines", "readwrite");
    transaction.objectStore("lines").add({ of: key, line });
    // At once, and not when the page hears that it was taken: it may not be there any more.
    transaction.commit();
    await finished(transaction);
  }

  async lines(key: string): Promise<string[]> {
    const index = this.database.transaction("lines").objectStore("lines").index("of");
    const found = await settled(index.getAll(key) as IDBRequest<{ line: string }[]>);
    return found.map(({ line }) => line);
  }

  private removeLines(transaction: IDBTransaction, key: string): void {
    const lines = transaction.objectStore("lines");
    const cursors = lines.index("of").openKeyCursor(key);
    cursors.onsuccess = () => {
      const cursor = cursors.result;
      if (cursor === null) return;
      lines.delete(cursor.primaryKey);
      cursor.continue();
    };
  }

  async keys(): Promise<string[]> {
    return (await settled(this.database.transaction("texts").objectStore("texts").getAllKeys())).map(String);
  }
}

/** For browsers that store nothing, as in some private windows: the page works until it is closed. */
export class Memory implements Store {
  readonly lasts = false;
  private readonly texts = new Map<string, string>();
  private readonly appended = new Map<string, string[]>();

  async get(key: string): Promise<string | undefined> {
    return this.texts.get(key);
  }

  async change(key: string, how: (text: string | undefined) => string): Promise<void> {
    this.texts.set(key, how(this.texts.get(key)));
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.texts.delete(key);
      this.appended.delete(key);
    }
  }

  async replace(key: string, text: string): Promise<void> {
    this.texts.set(key, text);
    this.appended.delete(key);
  }

  async append(key: string, line: string): Promise<void> {
    this.appended.set(key, [...(this.appended.get(key) ?? []), line]);
  }

  async lines(key: string): Promise<string[]> {
    return this.appended.get(key) ?? [];
  }

  async keys(): Promise<string[]> {
    return [...this.texts.keys()];
  }
}

/** The browser's database, or memory. */
export async function openStore(): Promise<Store> {
  try {
    return new Database(await (globalThis.sudokitStore ?? openDatabase()));
  } catch {
    return new Memory();
  }
}
