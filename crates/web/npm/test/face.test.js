// The face: every call once, and what calls have to agree about.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as sudokit from "sudokit";

const CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const EMPTY = ".".repeat(81);

before(() => sudokit.init());

test("solve, count, check and minimal agree", () => {
  const { puzzles } = sudokit.generate({ count: 20, seed: 1 });
  const several = puzzles.map((puzzle) => puzzle.replace(/[1-9]/, "."));
  const impossible = [`55${CLASSIC.slice(2)}`, `${CLASSIC.slice(0, 80)}1`];
  for (const puzzle of [...puzzles, ...several, ...impossible, CLASSIC]) {
    const { status, solution } = sudokit.solve(puzzle);
    const { count } = sudokit.count(puzzle, { limit: 2 });
    assert.equal(status, ["none", "unique", "multiple"][count]);
    assert.equal(sudokit.solutions(puzzle, { limit: 2 }).solutions.length, count);
    const report = sudokit.check(puzzle);
    assert.deepEqual([report.status, report.solution], [status, solution]);
    if (count === 1) assert.equal(sudokit.minimal(puzzle).minimal, report.minimal);
  }
  for (const puzzle of puzzles) assert.equal(sudokit.minimal(puzzle).minimal, true);
});

test("solve knows the solution, in every format", () => {
  assert.equal(sudokit.solve(CLASSIC).solution, SOLVED);
  for (const { name, reads, writes } of sudokit.formats()) {
    if (reads && writes) {
      const { text, losses } = sudokit.convert(CLASSIC, name);
      assert.equal(sudokit.solve(text).solution, SOLVED, name);
      assert.equal(losses, null, name);
    }
  }
});

test("a text that is no puzzle has a line and a column", () => {
  assert.throws(() => sudokit.read(`${CLASSIC.slice(0, 40)}q${CLASSIC.slice(41)}`), {
    name: "SudokitError",
    code: "text",
    line: 1,
    column: 41,
  });
  const all = sudokit.readAll(`${CLASSIC}\n53..7q\n${SOLVED}\n`);
  assert.deepEqual(
    all.map(({ line, entry, error }) => [line, entry?.puzzle ?? error.code]),
    [
      [1, CLASSIC],
      [2, "text"],
      [3, SOLVED],
    ],
  );
  assert.equal(sudokit.convertAll(`${CLASSIC}\n${SOLVED}`, "sdm").trim().split("\n").length, 2);
  assert.throws(() => sudokit.convert(CLASSIC, "sdn"), { code: "format" });
});

test("a hint, all steps and the whole way begin alike", () => {
  const hint = sudokit.hint(CLASSIC);
  assert.deepEqual([hint.advice, hint.kind, hint.line], ["step", "naked-single", "Naked Single: r5c5=5"]);
  assert.deepEqual(hint.pictures[0].shown.marks, [{ candidates: [["r5c5=5"], "placed"] }]);
  assert.equal(sudokit.hint(CLASSIC, { level: 0 }).look, undefined);
  const way = sudokit.explain(CLASSIC);
  assert.equal(way.steps[0].line, hint.line);
  assert.deepEqual([way.pictures.length, way.pictures[0].digits], [way.steps.length, CLASSIC]);
  assert.deepEqual(way.pictures[0].candidates[40], [5]);
  assert.ok(way.solved);
  assert.ok(sudokit.steps(CLASSIC).steps.some((step) => step.line === hint.line));
  const first = sudokit.steps(CLASSIC, { limit: 2 });
  assert.deepEqual([first.steps.length, first.pictures.length], [2, 2]);
  assert.throws(() => sudokit.explain(`55${CLASSIC.slice(2)}`), { code: "board" });
  // Techniques and limits.
  assert.equal(sudokit.hint(CLASSIC, { allow: "Hidden Single" }).kind, "hidden-single");
  assert.notEqual(sudokit.hint(CLASSIC, { deny: ["naked single"] }).kind, "naked-single");
  assert.deepEqual(sudokit.explain(CLASSIC, { allow: ["full house"], uniqueness: false, options: { fins: 1 } }).steps, []);
  assert.equal([...sudokit.eachStep(CLASSIC, { allow: "full house" })].length, 0);
  assert.throws(() => sudokit.hint(CLASSIC, { allow: "xwign" }), { code: "name", message: /did you mean 'x-wing'/ });
  assert.throws(() => sudokit.steps(CLASSIC, { options: { whips: 7 } }), { code: "argument", message: /there is no option 'whips'/ });
});

test("steps are found when they are asked for", () => {
  const puzzle = "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...";
  const start = process.cpuUsage();
  const [first] = sudokit.eachStep(puzzle);
  const soon = process.cpuUsage(start).user;
  const all = sudokit.steps(puzzle);
  const late = process.cpuUsage(start).user - soon;
  assert.ok(soon < late / 5, `${soon} and ${late} microseconds`);
  assert.deepEqual(first, { ...all.steps[0], picture: all.pictures[0] });
  assert.deepEqual(
    [...sudokit.eachStep(puzzle)].map(({ line }) => line),
    all.steps.map(({ line }) => line),
  );
  assert.throws(() => sudokit.eachStep(`55${CLASSIC.slice(2)}`), { code: "board" });
  assert.throws(() => sudokit.eachStep(5), { code: "argument" });
  assert.equal([...sudokit.eachStep(CLASSIC, { limit: 5 })].length, 5);
  assert.throws(() => sudokit.eachStep(CLASSIC, { limt: 5 }), { code: "argument" });
  assert.throws(() => [...sudokit.eachStep(puzzle, { seconds: 1e-9 })], { code: "cancelled" });
});

test("levels and techniques have all of their names", () => {
  const made = (wish) => sudokit.generate({ seed: 4, ...wish }).puzzles[0];
  assert.equal(made({ hardest: "X-Wing" }), made({ hardest: "x-wing" }));
  assert.equal(made({ level: "expert" }), made({ level: "unfair" }));
  assert.equal(sudokit.rate(made({ level: "beginner" })).hodoku.level, "Easy");
  for (const [order, message] of [
    [{ hardest: "xwign" }, "'xwign' is not a technique; did you mean 'x-wing' or 'xy-wing'?"],
    [{ level: "heard" }, "'heard' is not a level; there are beginner, easy, medium, hard, expert and master"],
    [{ withTechniques: {} }, "withTechniques: expected a list, found an object"],
    [{ seed: "x" }, 'seed: expected a whole number from 0 up, found "x"'],
    [{ seed: 1.5 }, "seed: expected a whole number from 0 up, found 1.5"],
    [{ seconds: "soon" }, 'seconds: expected a number of seconds above 0, found "soon"'],
    [{ tires: 5 }, "'tires' is not a field there; did you mean 'tries'?"],
    [{ notin: [] }, "'notin' is not a field there; did you mean 'notIn'?"],
  ]) {
    assert.throws(() => sudokit.generate(order), { code: /argument|name/, message });
  }
  const scales = ["hodoku", "se", "w", "b", "gw", "gb", "invariant"];
  assert.deepEqual(sudokit.rate(CLASSIC, { scales: "all" }), sudokit.rate(CLASSIC, { scales }));
  assert.deepEqual(sudokit.rate(CLASSIC, { scales: "se" }), sudokit.rate(CLASSIC, { scales: ["se"] }));
});

test("a proof holds, and a changed one does not", () => {
  const proof = sudokit.explain(sudokit.generate({ seed: 3, level: "hard" }).puzzles[0]);
  const verdict = sudokit.verify(proof);
  assert.deepEqual([verdict.holds, verdict.solved, verdict.steps], [true, true, proof.steps.length]);
  const cell = proof.steps.find((step) => step.effect.placements.length > 0).effect;
  cell.placements[0] = cell.placements[0].replace(/.$/, (digit) => (digit % 9) + 1);
  const refuted = sudokit.verify(JSON.stringify(proof));
  assert.equal(refuted.holds, false);
  assert.ok(refuted.step > 0 && refuted.why);
});

test("ratings on all scales", () => {
  const rated = sudokit.rate(CLASSIC, { scales: "all" });
  assert.deepEqual([rated.se.er.rating, rated.hodoku.score, rated.w], ["1.2", 204, 0]);
  for (const scale of ["b", "gw", "gb", "invariant"]) assert.ok(scale in rated, scale);
});

test("what takes too long is cancelled, or a lower bound", () => {
  const hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  const began = performance.now();
  const { gb } = sudokit.rate(hard, { scales: ["gb"], seconds: 0.03 });
  assert.ok(performance.now() - began < 10_000);
  assert.ok(gb.at_least > 0);
  assert.throws(() => sudokit.explain(hard, { seconds: 0.001 }), { code: "cancelled" });
});

test("generate makes what is wished for, and the same from the same seed", () => {
  const order = { count: 3, seed: 7, symmetry: "half-turn", level: "medium" };
  const made = [];
  const { puzzles, ending } = sudokit.generate({ ...order, onMade: (puzzle) => made.push(puzzle) });
  assert.deepEqual([puzzles.length, ending, made], [3, "enough", puzzles]);
  assert.deepEqual(sudokit.generate(order).puzzles, puzzles);
  for (const puzzle of puzzles) {
    assert.equal(sudokit.rate(puzzle, { scales: ["hodoku"] }).hodoku.level, "Medium");
    for (let cell = 0; cell < 81; cell++) assert.equal(puzzle[cell] === ".", puzzle[80 - cell] === ".");
  }
  assert.notDeepEqual(sudokit.generate().puzzles, sudokit.generate().puzzles);
  assert.equal(sudokit.generate({ count: 1000, seed: 1, level: "extreme", seconds: 0.05 }).ending, "out-of-time");
  assert.throws(() => sudokit.generate({ levle: "easy" }), { code: "argument" });
  // Impossible orders are rejected up front.
  assert.throws(() => sudokit.generate({ givens: [40, 30] }), { code: "wish" });
  assert.throws(() => sudokit.generate({ start: [EMPTY] }), { code: "wish" });
});

test("canonical forms are those of a class", () => {
  const turned = [...CLASSIC].reverse().join("");
  assert.equal(sudokit.canon(CLASSIC).form, sudokit.canon(turned).form);
  assert.equal(sudokit.canon(CLASSIC, { automorphisms: true }).automorphisms, 1);
  const [first] = sudokit.generate({ seed: 2 }).puzzles;
  const { neighbours: near } = sudokit.vicinity(first);
  assert.ok(near.length > 0);
  for (const puzzle of near.slice(0, 100)) assert.equal(sudokit.solve(puzzle).status, "unique");
});

test("pictures and pages", () => {
  const picture = sudokit.svg(CLASSIC, { title: "A puzzle" });
  assert.match(picture, /^<svg/);
  assert.match(picture, /A puzzle/);
  const page = sudokit.print({ title: "Two", items: [CLASSIC, { puzzle: SOLVED, label: "done" }], perPage: 2 });
  assert.match(page, /^<!DOCTYPE html>/);
  assert.match(page, /done/);
  const order = { items: [CLASSIC, CLASSIC, CLASSIC], perPage: 2 };
  assert.equal(sudokit.pages(order).length, 3);
  assert.equal(sudokit.pages({ ...order, solutions: "none" }).length, 2);
  // Nothing is in empty cells that nobody asked for, and no solution where there are several.
  const digits = (text) => text.match(/>[1-9]<\/text>/g).length;
  const givens = CLASSIC.replaceAll(/[^1-9]/g, "").length;
  const alone = { items: [CLASSIC], perPage: 1, solutions: "none" };
  const [plain, full] = ["none", "digits"].map((aid) => digits(sudokit.pages({ ...alone, aid })[0]));
  assert.equal(full - plain, 9 * (81 - givens));
  assert.equal(sudokit.pages({ items: [EMPTY] }).length, 1);
  const [letter] = sudokit.pages({ ...order, paper: "letter", solutions: "below", aid: "candidates" });
  assert.match(letter, /width="612pt" height="792pt"/);
  assert.throws(() => sudokit.pages({ ...order, paper: "a99" }), { code: "argument", message: /no such paper: a99/ });
  assert.throws(() => sudokit.pages({ ...order, perPage: 17 }), { code: "argument" });
  assert.throws(() => sudokit.pages({ items: [] }), { code: "argument" });
});

test("many at once are what each is alone", () => {
  const { puzzles } = sudokit.generate({ count: 50, seed: 5 });
  const lines = [...puzzles, EMPTY, `55${EMPTY.slice(2)}`, "x".repeat(81)];
  const { solutions, statuses } = sudokit.solveManySync(lines);
  const { none, unique, multiple, invalid } = sudokit.STATUS;
  assert.deepEqual([...statuses.slice(0, 50)], Array(50).fill(unique));
  assert.deepEqual([...statuses.slice(50)], [multiple, none, invalid]);
  const text = new TextDecoder().decode(solutions);
  puzzles.forEach((puzzle, number) => {
    assert.equal(text.slice(number * 81, number * 81 + 81), sudokit.solve(puzzle).solution);
  });
});
