/** Both halves of the app's module say the same. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as wasm from "sudokit-wasm";
import { fresh, STOCKED, stocked } from "../../src/kit/stock.ts";
import { LEVELS, loadModules, positions } from "../positions.ts";

interface Ladder {
  told: { rung: string; technique: string | null }[];
}

test("the first half helps as both do, or says nothing", async (t) => {
  await loadModules();
  const silent = new Map<string, number>();
  const games = positions(1500);
  for (const save of games) {
    const { origin } = (JSON.parse(save) as { game: { origin: { level: string } } }).game;
    const [own, whole] = [wasm.first_ladder(save), wasm.ladder(save)];
    if ((JSON.parse(own) as Ladder).told[0]?.rung === "nothing") silent.set(origin.level, (silent.get(origin.level) ?? 0) + 1);
    else assert.equal(own, whole);
  }
  t.diagnostic(`of ${games.length} positions the second half is needed for ${[...silent.values()].reduce((sum, one) => sum + one, 0)}`);
  // Only the hardest level has steps that the first half does not know.
  for (const level of LEVELS.slice(0, -1)) assert.equal(silent.get(level), undefined, level);
});

test("hints try what the player knows first, and a path needs no more than that", () => {
  const [save] = positions(1);
  const course = (JSON.parse(new wasm.Profile().training("2026-11-28")) as { unknown: string[] }).unknown;
  assert.ok(course.length > 80);
  const named = (unknown: readonly string[]) => (JSON.parse(wasm.ladder_of_known(save!, JSON.stringify(unknown))) as Ladder).told[0]?.technique;
  assert.equal(named([]), (JSON.parse(wasm.ladder(save!)) as Ladder).told[0]?.technique);
  const hard = "060008000847960510001540000008600271020731080716000300070025100000006407000400050";
  const needed = (without: readonly string[]) => JSON.parse(wasm.needed(hard, JSON.stringify(without))) as string[] | null;
  const all = needed([])!;
  assert.ok(all.includes("naked-single") || all.includes("hidden-single"), all.join());
  // By singles alone nobody solves it; by its own techniques anybody.
  assert.equal(needed(course), null);
  assert.deepEqual(needed(course.filter((id) => !all.includes(id))), all);
});

test("a mistyped digit is found, and two of them are not taken for one", () => {
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const typed = (changes: Readonly<Record<number, string>>): unknown =>
    JSON.parse(wasm.suspects([...puzzle].map((char, cell) => changes[cell] ?? char).join("")));
  assert.equal(typed({}), null);
  assert.deepEqual(typed({ 2: "8" }), { sets: [["r1c3"]], leaves: "unique" });
  const { sets } = typed({ 2: "8", 80: "8" }) as { sets: string[][] };
  assert.ok(sets.every((set) => set.length === 2) && sets.length > 0, JSON.stringify(sets));
});

test("what is in stock is what the program makes", async () => {
  globalThis.sudokitFiles = { "stock.txt": await readFile("dist/stock.txt", "utf8") };
  for (const level of LEVELS) {
    for (const seed of [1, 2, 47, 113, 199, STOCKED]) {
      const made = wasm.level_puzzle(JSON.stringify({ from: "made", level, seed }));
      assert.equal(await stocked(level, seed), made, `${level} ${seed}`);
    }
    assert.equal(await stocked(level, STOCKED + 1), null);
  }
});

test("a new puzzle is one that the player has not had, as long as there are some", () => {
  const had = new Set(Array.from({ length: STOCKED }, (_, index) => index + 1));
  had.delete(17);
  assert.equal(fresh(had), 17);
  assert.equal(fresh(had.add(17)), null);
});

test("both halves make the same game of a puzzle", () => {
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const begun = wasm.Game.begin(puzzle, JSON.stringify({ from: "opened" }));
  assert.equal(begun.save(), wasm.opened(puzzle));
  assert.equal(wasm.write(begun.save(), "line").trim(), puzzle);
  assert.throws(() => wasm.Game.begin("53", JSON.stringify({ from: "opened" })), /81/);
});
