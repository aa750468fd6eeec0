/** What is kept is brought up to date without restoring every game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Kit } from "../../src/kit/kit.ts";
import type { Store } from "../../src/store/database.ts";
import { Keeper } from "../../src/store/keeper.ts";

/** A store in memory. */
function memory(): Store {
  const [texts, lines] = [new Map<string, string>(), new Map<string, string[]>()];
  const store: Pick<Store, "lasts" | "get" | "lines" | "keys" | "change" | "append" | "replace" | "remove"> = {
    lasts: true,
    get: async (key) => texts.get(key),
    lines: async (key) => lines.get(key) ?? [],
    keys: async () => [...texts.keys()],
    change: async (key, how) => void texts.set(key, how(texts.get(key))),
    append: async (key, more) => void lines.set(key, [...(lines.get(key) ?? []), more]),
    replace: async (key, text) => {
      texts.set(key, text);
      lines.delete(key);
    },
    remove: async (keys) => {
      for (const key of keys) for (const kept of [texts, lines]) kept.delete(key);
    },
  };
  return store as Store;
}

/** Games that are their logs: as many cells are filled as there are marks. A profile is a list of what is known of games. */
function kitWith(restored: string[]): Kit {
  const profile = (text: string) => {
    const games = JSON.parse(text) as { id: string; filled: number; time: number }[];
    return {
      data: () => ({ games: [...games] }),
      keep: (id: string, game: { filled: number }) => {
        const known = { id, filled: game.filled, time: 0 };
        const at = games.findIndex((one) => one.id === id);
        if (at < 0) games.unshift(known);
        else games[at] = known;
      },
      save: () => JSON.stringify(games),
      free: () => undefined,
    };
  };
  return {
    newProfile: () => profile("[]"),
    restoreProfile: profile,
    restore: (log: string) => {
      restored.push(log);
      if (log.includes("?")) throw new Error("unreadable");
      const filled = log.split("+").length - 1;
      return { filled, state: () => ({ finished: log.includes("!") ? 1 : null, filled, time: 0 }), free: () => undefined };
    },
  } as unknown as Kit;
}

test("only games that were played since are restored", async () => {
  const [store, restored] = [memory(), [] as string[]];
  const kit = kitWith(restored);
  const start = async (): Promise<{ restored: string[]; filled: Record<string, number> }> => {
    restored.length = 0;
    const keeper = await Keeper.open(kit, store);
    await keeper.recover();
    return { restored: [...restored], filled: Object.fromEntries(keeper.profile.value.games.map(({ id, filled }) => [id, filled])) };
  };
  const { games } = await Keeper.open(kit, store);
  for (const [id, log] of Object.entries({ one: "+", two: "++", solved: "!", broken: "?" })) await games.begin(id, log);
  // The profile knows none of them.
  assert.deepEqual(await start(), { restored: ["+", "++", "!", "?"], filled: { one: 1, two: 2 } });
  assert.deepEqual(await games.unreadable(), ["broken"]);
  assert.deepEqual(await start(), { restored: [], filled: { one: 1, two: 2 } });
  // A tab was closed in the middle.
  await games.append("two", "+");
  assert.deepEqual(await start(), { restored: ["+++"], filled: { one: 1, two: 3 } });
  assert.deepEqual((await start()).restored, []);
  // If the note about the logs is broken, each of them is restored once more.
  await store.change("recovered", () => "{");
  assert.deepEqual(await start(), { restored: ["+", "+++"], filled: { one: 1, two: 3 } });
  assert.deepEqual((await start()).restored, []);
  // A profile that was lost knows nothing again.
  await store.remove(["profile"]);
  assert.deepEqual(await start(), { restored: ["+", "+++"], filled: { one: 1, two: 3 } });
});
