// The solver alone: it says what the main entry says, in a script that is small and needs no other.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import * as sudokit from "sudokit";
import * as alone from "sudokit/solve";

const CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EMPTY = ".".repeat(81);
const CORPORA = new URL("../../../testkit/corpora/", import.meta.url);
const script = new URL("../solve.js", import.meta.url);

let puzzles;

before(async () => {
  await sudokit.init();
  const texts = await Promise.all(["unique", "several", "none"].map((name) => readFile(new URL(`${name}.txt`, CORPORA), "utf8")));
  const corpora = texts.flatMap((text) => text.match(/^[0-9.]{81}/gm));
  assert.ok(corpora.length > 100);
  const made = sudokit.generate({ count: 20, seed: 1 }).puzzles;
  const several = made.map((puzzle) => puzzle.replace(/[1-9]/, "."));
  const impossible = [`55${CLASSIC.slice(2)}`, `${CLASSIC.slice(0, 80)}1`];
  // Long searches, and the one that hands over to the lanes of the batch engine.
  const hard = [
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
  ];
  puzzles = [...corpora, ...made, ...several, ...impossible, ...hard, CLASSIC, EMPTY];
});

test("it says what the main entry says", () => {
  const statuses = new Set();
  for (const puzzle of puzzles) {
    const answer = alone.solve(puzzle);
    assert.deepEqual(answer, sudokit.solve(puzzle));
    assert.deepEqual(Object.keys(answer), Object.keys(sudokit.solve(puzzle)));
    assert.equal(alone.count(puzzle), sudokit.count(puzzle, { limit: 2 }).count);
    assert.equal(alone.count(puzzle, 50), sudokit.count(puzzle, { limit: 50 }).count);
    assert.equal(alone.isUnique(puzzle), answer.status === "unique");
    statuses.add(answer.status);
  }
  assert.deepEqual([...statuses].sort(), ["multiple", "none", "unique"]);
  assert.equal(alone.count(EMPTY, 100_000), 100_000);
});

test("a puzzle is a text of 81 characters, or 81 numbers in one list or in nine", () => {
  const expected = sudokit.solve(CLASSIC);
  for (const blank of "0*_xX-?·∙⋅•□▢．⬜") assert.deepEqual(alone.solve(CLASSIC.replaceAll(".", blank)), expected, blank);
  const cells = [...CLASSIC].map(Number).map((digit) => digit || 0);
  for (const empty of [0, null]) {
    const list = cells.map((digit) => digit || empty);
    const rows = Array.from({ length: 9 }, (_, row) => list.slice(9 * row, 9 * row + 9));
    for (const board of [list, rows]) {
      assert.deepEqual(alone.solve(board), expected);
      assert.deepEqual(sudokit.solve(board), expected);
    }
  }
});

test("anything else is an error with the codes of the main entry", () => {
  const texts = [
    "",
    CLASSIC.slice(1),
    `${CLASSIC}.`,
    `${CLASSIC.slice(0, 40)}q${CLASSIC.slice(41)}`,
    `😀${CLASSIC.slice(1)}`,
    `!${CLASSIC.slice(1)}`,
  ];
  for (const text of texts) {
    const { line, column } = thrown(() => sudokit.solve(text));
    assert.throws(() => alone.solve(text), { name: "SudokitError", code: "text", line, column, message: /"sudokit" reads other formats$/ }, text);
  }
  assert.throws(() => alone.solve(`${CLASSIC}\n`), { code: "text", message: /^expected 81 characters, found 82; / });
  const rest = Array(80).fill(0);
  const row = Array(9).fill(0);
  const values = [
    undefined,
    null,
    5,
    true,
    {},
    [5, 3, 0],
    rest,
    [10, ...rest],
    [1.5, ...rest],
    [-1, ...rest],
    Array(10).fill(row),
    [1, ...Array(8).fill(row)],
  ];
  for (const value of values) {
    assert.throws(() => sudokit.solve(value), { code: "argument" });
    for (const call of [alone.solve, alone.count, alone.isUnique]) {
      assert.throws(() => call(value), { name: "SudokitError", code: "argument", message: /^puzzle: expected .* found / });
    }
  }
  for (const value of [new Uint8Array(81), 5n, () => CLASSIC, Symbol("x"), Number.NaN]) assert.throws(() => alone.solve(value), { code: "argument" });
  for (const limit of [0, -1, 1.5, "2", null, Number.NaN, 2 ** 53]) {
    assert.throws(() => alone.count(CLASSIC, limit), { code: "argument", message: /^limit: expected a whole number from 1, found / });
  }
  assert.ok(thrown(() => alone.solve("")) instanceof alone.SudokitError);
});

test("many at once are what the main entry says", () => {
  const lines = [...puzzles, "bad", null, 5, "é".repeat(81), `${CLASSIC} `, "x".repeat(81)];
  const many = Array.from({ length: 40 }, () => lines).flat();
  assert.ok(many.length > 4096 * 2);
  assert.deepEqual(alone.solveMany(many), sudokit.solveManySync(many));
  const text = `${CLASSIC}\n# by hand\n\n${EMPTY}\r\n`;
  assert.deepEqual(alone.solveMany(text), sudokit.solveManySync(text));
  const numbers = Uint8Array.from([...puzzles.join("")].map((sign) => Number(sign) || 0));
  numbers[0] = 10;
  assert.deepEqual(alone.solveMany(numbers), sudokit.solveManySync(numbers));
  assert.deepEqual(alone.solveMany([]), sudokit.solveManySync([]));
  for (const wrong of [5, undefined, new Uint8Array(80)]) assert.throws(() => alone.solveMany(wrong), { code: "argument", message: /^grids: / });
  // The memory has grown meanwhile.
  assert.deepEqual(alone.solve(CLASSIC), sudokit.solve(CLASSIC));
});

test("it is one small script", async () => {
  const bytes = await readFile(script);
  assert.ok(!/^\s*(import|export .* from)\b|\bimport\(/m.test(bytes.toString()));
  const others = (await readdir(new URL("..", import.meta.url))).filter((name) => name.endsWith(".js") && name !== "solve.js");
  for (const name of others) assert.ok(!(await readFile(new URL(`../${name}`, import.meta.url), "utf8")).includes("./solve.js"), name);
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  assert.ok(packed <= 40_000, `${packed} bytes`);
});

test("it runs alone, without init, in a folder of its own", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sudokit-alone-"));
  const file = join(folder, "solve.mjs");
  await copyFile(script, file);
  const code = `import { ready, solve } from ${JSON.stringify(pathToFileURL(file))};
    console.log(solve("${CLASSIC}").status);
    await ready();
    console.log(solve("${EMPTY}").status);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  await rm(folder, { recursive: true });
  assert.equal(stdout, "unique\nmultiple\n");
});

test("where nothing large is compiled at once, a call says what to wait for", async () => {
  const { Module } = WebAssembly;
  WebAssembly.Module = class {
    constructor() {
      throw new RangeError("WebAssembly.Compile is disallowed on the main thread");
    }
  };
  try {
    const fresh = await import("../solve.js?another");
    assert.throws(() => fresh.solve(CLASSIC), { name: "SudokitError", code: "init", message: /await ready\(\)/ });
    await fresh.ready();
    assert.deepEqual(fresh.solve(CLASSIC), alone.solve(CLASSIC));
  } finally {
    WebAssembly.Module = Module;
  }
});

/** The error of a call. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail("expected an error");
}
