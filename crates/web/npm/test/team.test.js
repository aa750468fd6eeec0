// Workers: the same answers as here, progress, and an end at any time.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { canon, generate, init, rate, STATUS, solveMany, solveManySync, Team } from "sudokit";

const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
let team, puzzles;

before(async () => {
  await init();
  team = new Team({ size: 2 });
  ({ puzzles } = generate({ count: 300, seed: 9 }));
});

after(() => team.close());

test("arrays are answered as here, part by part", async () => {
  // More than a few parts.
  const lines = Array.from({ length: 100 }, () => puzzles).flat();
  const progress = [];
  const many = await team.solveMany(lines, { onProgress: (done, of) => progress.push([done, of]) });
  assert.deepEqual(many, solveManySync(lines));
  assert.deepEqual(progress.at(-1), [30_000, 30_000]);
  assert.ok(progress.length > 2);
  assert.deepEqual((await solveMany(puzzles)).statuses, new Uint8Array(300).fill(STATUS.unique));
});

test("every question about many", async () => {
  const few = puzzles.slice(0, 100);
  assert.deepEqual([...(await team.countMany([...few, ".".repeat(81)], { limit: 5 }))].slice(-2), [1n, 5n]);
  assert.deepEqual(
    [...(await team.minimalMany(few))],
    few.map(() => 1),
  );
  const forms = new TextDecoder().decode(await team.canonMany(few));
  for (const [number, puzzle] of few.entries()) assert.equal(forms.slice(number * 81, number * 81 + 81), canon(puzzle).form);
  const numbers = await team.rateMany(few, { scale: "se" });
  for (const [number, puzzle] of few.entries()) assert.equal(numbers[number], Number(rate(puzzle, { scales: ["se"] }).se.er.rating));
});

test("isomorphs do not depend on the parts", async () => {
  // More than a few parts.
  const lines = Array.from({ length: 100 }, () => puzzles).flat();
  const whole = await team.shuffleMany(lines, { seed: 5 });
  const one = new Team({ size: 1 });
  assert.deepEqual(await one.shuffleMany(lines, { seed: 5 }), whole);
  one.close();
  assert.ok((await team.solveMany(whole)).statuses.every((status) => status === STATUS.unique));
  // The same puzzle at another place is another isomorph, and so is one without a seed.
  assert.notDeepEqual(whole.slice(0, 81 * 300), whole.slice(81 * 300, 81 * 600));
  assert.notDeepEqual(await team.shuffleMany(puzzles), await team.shuffleMany(puzzles));
  await assert.rejects(team.shuffleMany(puzzles, { seed: -1 }), { code: "argument" });
  await assert.rejects(team.canonMany(puzzles, { form: "grid" }), { code: "name" });
});

test("ranks need the whole census", async () => {
  const few = puzzles.slice(0, 70);
  const ranks = await team.rankMany(few);
  assert.deepEqual(await team.rankMany(await team.shuffleMany(few)), ranks);
  assert.ok(ranks.every((rank) => rank < 5_472_730_538n));
  const one = new Team({ size: 1 });
  await assert.rejects(one.rankMany(few, { census: new Uint8Array(7) }), { code: "argument" });
  one.close();
});

test("a call gives what it gives here, and its errors", async () => {
  assert.deepEqual(await team.call("rate", [puzzles[0], { scales: ["se"] }]), rate(puzzles[0], { scales: ["se"] }));
  await assert.rejects(team.call("read", ["nonsense"]), { name: "SudokitError", code: "text" });
  const made = [];
  const order = { count: 5, seed: 1 };
  const product = await team.call("generate", [order], { onMade: (puzzle) => made.push(puzzle) });
  assert.deepEqual([made, product], [product.puzzles, generate(order)]);
});

test("what is stopped ends at once, and the team goes on", async () => {
  const stopper = new AbortController();
  const began = performance.now();
  const endless = [1, 2, 3].map(() => team.call("rate", [HARD, { scales: "all" }], { signal: stopper.signal }));
  setTimeout(() => stopper.abort(), 30);
  for (const call of endless) await assert.rejects(call, { code: "cancelled" });
  assert.ok(performance.now() - began < 10_000);
  await assert.rejects(team.call("version", [], { signal: stopper.signal }), { code: "cancelled" });
  assert.equal((await team.solveMany(puzzles)).statuses.length, 300);
});
