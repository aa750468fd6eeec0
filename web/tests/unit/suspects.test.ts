/** The digit that was mistyped. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { candidates, findSuspects } from "../../src/game/suspects.ts";

const grid = (digits: Readonly<Record<number, string>>): string => Array.from({ length: 81 }, (_, cell) => digits[cell] ?? ".").join("");

test("where a digit stands twice in a house, it can only be one of these", () => {
  assert.deepEqual(candidates(grid({ 0: "5", 8: "5", 40: "3" })), [0, 8]);
  assert.deepEqual(candidates(grid({ 0: "5", 8: "5", 72: "5" })), [0], "only the one that both clash with");
  assert.deepEqual(candidates(grid({ 0: "5", 8: "5", 40: "3", 44: "3" })), [], "two are wrong");
  assert.deepEqual(candidates(grid({ 0: "5", 40: "3" })), [0, 40]);
});

test("cells without which there is one solution come before those that leave several", async () => {
  const puzzle = grid({ 0: "1", 12: "2", 24: "3" });
  const never = new AbortController().signal;
  const counts = (of: Readonly<Record<number, number>>) => async (one: string) => of[[...one].findIndex((char, cell) => char !== puzzle[cell])] ?? 0;
  assert.deepEqual(await findSuspects(puzzle, counts({ 0: 2, 12: 1 }), never), { cells: [12], isUnique: true });
  assert.deepEqual(await findSuspects(puzzle, counts({ 0: 2, 12: 2 }), never), { cells: [0, 12], isUnique: false });
  assert.deepEqual(await findSuspects(puzzle, counts({}), never), { cells: [], isUnique: false });
});

test("the search ends when it is stopped", async () => {
  const control = new AbortController();
  let asked = 0;
  const count = async (): Promise<number> => {
    asked += 1;
    control.abort();
    return 1;
  };
  await assert.rejects(findSuspects(grid({ 0: "1", 12: "2" }), count, control.signal));
  assert.equal(asked, 1);
});
