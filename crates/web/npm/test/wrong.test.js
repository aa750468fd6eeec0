// Wrong calls: errors that say what was expected, and never a fault of the module.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as sudokit from "sudokit";

const CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** What a server may get as JSON, and what people try first. */
const NO_TEXTS = [undefined, null, 5, true, {}, [5, 3, 0], Number.NaN, 5n, () => CLASSIC];

test("a call before init says so", async () => {
  const { init, initSync, hasSimd, Game, Profile, SudokitError, STATUS, Team, solveMany, ...face } = sudokit;
  for (const [name, call] of Object.entries(face)) {
    assert.throws(() => call(CLASSIC, "sdm"), { name: "SudokitError", code: /./ }, name);
    if (!["print", "pages"].includes(name))
      assert.throws(() => call(name === "generate" ? {} : CLASSIC), { code: "init", message: /await init/ }, name);
  }
  assert.throws(() => Game.ofLevel("easy", 1), { code: "init" });
  assert.throws(() => new Profile(), { code: "init" });
  await init();
  assert.equal(sudokit.solve(CLASSIC).status, "unique");
});

test("values that are no texts never reach the module", async () => {
  await sudokit.init();
  const { solve, count, solutions, check, minimal, hint, explain, steps, rate, canon, vicinity, svg } = sudokit;
  for (const call of [solve, count, solutions, check, minimal, hint, explain, steps, rate, canon, vicinity, svg]) {
    for (const value of NO_TEXTS) {
      assert.throws(
        () => call(value),
        { name: "SudokitError", code: /argument|text/, message: /expected |^the field 'puzzle' is missing/ },
        call.name,
      );
    }
  }
  const { read, readAll, convert, convertAll, ladder } = sudokit;
  for (const call of [read, readAll, convert, convertAll, ladder]) {
    for (const value of NO_TEXTS) {
      assert.throws(() => call(value, "sdm"), { name: "SudokitError", code: /argument|text/ }, call.name);
    }
  }
  for (const value of NO_TEXTS) {
    assert.throws(() => sudokit.Game.open(value), { code: "argument" });
    assert.throws(() => sudokit.Game.restore(value), { code: "argument" });
    assert.throws(() => sudokit.convert(CLASSIC, value), { code: /argument|format/, message: /format/ });
  }
  // A board may be a list, or a list of rows.
  const cells = [...CLASSIC].map(Number).map((digit) => digit || null);
  const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
  for (const board of [cells, rows]) assert.deepEqual(sudokit.solve(board), sudokit.solve(CLASSIC));
});

test("unknown options and numbers out of range are errors", async () => {
  await sudokit.init();
  assert.throws(() => sudokit.count(CLASSIC, { limt: 10 }), { code: "argument", message: "'limt' is not a field there; did you mean 'limit'?" });
  for (const limit of [-1, Number.NaN, 1.5, "2"]) {
    assert.throws(() => sudokit.count(CLASSIC, { limit }), { code: "argument", message: /^limit: expected a whole number from 0/ });
  }
  for (const level of [-1, 6, 9, 2.5]) assert.throws(() => sudokit.hint(CLASSIC, { level }), { code: "argument", message: /^level: / });
  assert.throws(() => sudokit.explain(CLASSIC, { seconds: -1 }), { code: "argument", message: /^seconds: / });
  assert.throws(() => sudokit.solutions(CLASSIC, 5), { code: "argument", message: /^options: expected an object, found 5/ });
  assert.throws(() => sudokit.generate({ count: -1 }), { code: "argument", message: /^count: / });
  assert.equal(sudokit.count(CLASSIC, { limit: undefined }).count, 1);
  for (const call of [sudokit.solve, sudokit.check, sudokit.minimal]) {
    assert.throws(() => call(CLASSIC, { limt: 1 }), { code: "argument", message: /^'limt' is not a field there/ }, call.name);
  }
  assert.throws(() => sudokit.generate(null), { code: "argument", message: /^options: / });
  assert.throws(() => sudokit.generate("hard"), { code: "argument", message: /^options: / });
  assert.throws(() => sudokit.generate({ notIn: [], not_in: [] }), { code: "argument", message: /twice/ });
  // Seeds of other doors may be larger than the numbers of JavaScript.
  const large = sudokit.generate({ seed: 2n ** 64n - 1n }).puzzles;
  assert.deepEqual(large, sudokit.generate({ seed: 18446744073709551615n }).puzzles);
  assert.throws(() => sudokit.generate({ seed: 2 ** 60 }), { code: "argument", message: /BigInt/ });
  const circular = [];
  circular.push(circular);
  assert.throws(() => sudokit.verify(circular), { code: "argument" });
});

test("lines that are no puzzle are invalid, and the others are solved", async () => {
  await sudokit.init();
  const { unique, invalid } = sudokit.STATUS;
  const lines = [CLASSIC, "bad", "", null, 5, "é".repeat(81), `${CLASSIC} `, CLASSIC];
  const statuses = [unique, invalid, invalid, invalid, invalid, invalid, invalid, unique];
  const team = new sudokit.Team({ size: 1 });
  assert.deepEqual([...sudokit.solveManySync(lines).statuses], statuses);
  assert.deepEqual([...(await team.solveMany(lines)).statuses], statuses);
  assert.equal((await team.countMany(lines))[1], 2n ** 64n - 1n);
  assert.deepEqual([...sudokit.solveManySync(`${CLASSIC}\n# by hand\n\n${CLASSIC}\n`).statuses], [unique, invalid, unique]);
  await assert.rejects(team.countMany(lines, { limt: 3 }), { code: "argument", message: /limt/ });
  await assert.rejects(team.countMany(lines, { limit: 1.5 }), { code: "argument", message: /^limit: / });
  await assert.rejects(team.call("solve", [5]), { code: "argument" });
  await assert.rejects(team.call("slove", [CLASSIC]), { code: "argument", message: /unknown call "slove"/ });
  assert.throws(() => sudokit.solveManySync(5), { code: "argument" });
  assert.throws(() => sudokit.solveManySync(new Uint8Array(80)), { code: "argument" });
  team.close();
});
