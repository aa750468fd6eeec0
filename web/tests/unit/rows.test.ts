/** Rows of a table of puzzles. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { COLUMNS, compareForms, csvOf, type Entry, isShown, sorted } from "../../src/analyse/rows.ts";

const entry = (number: number, level: number, score: number, form: string, of: Partial<Entry> = {}): Entry => ({
  number,
  text: "",
  line: `${number}`.repeat(81).slice(0, 81),
  row: { givens: 20 + number, solutions: 1, hodoku: [level, score], hardest: "X-Wing", technique: "x-wing", form },
  explained: undefined,
  sameAs: null,
  ...of,
});
const ENTRIES = [
  entry(0, 2, 500, "a"),
  entry(1, 0, 200, "b"),
  entry(2, 2, 500, "a"),
  entry(3, 4, 9000, "c", { explained: "7.1" }),
  entry(4, 0, 90, "a"),
];
const numbers = (entries: readonly Entry[]): number[] => entries.map(({ number }) => number);

test("equal rows stay in their order, and what is not known comes last, up and down", () => {
  assert.deepEqual(numbers(sorted(ENTRIES, "score", false)), [4, 1, 0, 2, 3]);
  assert.deepEqual(numbers(sorted(ENTRIES, "score", true)), [3, 0, 2, 1, 4]);
  assert.deepEqual(numbers(sorted(ENTRIES, "explained", true)), [3, 0, 1, 2, 4]);
  const unknown = [entry(0, 0, 0, "", { row: null }), ...ENTRIES.slice(1)];
  for (const column of COLUMNS) {
    for (const isDown of [false, true]) {
      const all = sorted(unknown, column, isDown);
      assert.deepEqual(numbers(all).sort(), [0, 1, 2, 3, 4]);
      if (column !== "number" && column !== "explained") assert.equal(all.at(-1)?.number, 0, column);
    }
  }
});

test("a puzzle is compared with the first of its kind", () => {
  const entries = ENTRIES.map((one) => ({ ...one }));
  compareForms(entries);
  assert.deepEqual(
    entries.map(({ sameAs }) => sameAs),
    [null, null, 0, null, 0],
  );
  assert.deepEqual(numbers(entries.filter((one) => isShown(one, "same"))), [2, 4]);
  assert.deepEqual(numbers(entries.filter((one) => isShown(one, "easy"))), [1, 4]);
  assert.deepEqual(numbers(entries.filter((one) => isShown(one, "invalid"))), []);
});

test("a table is written with a head, in the names of the program", () => {
  const [first] = ENTRIES as [Entry];
  assert.equal(
    csvOf([{ ...first, sameAs: 6 }]),
    `puzzle,givens,solutions,level,score,hardest,se,same_as\n${"0".repeat(81)},20,1,hard,500,x-wing,,7\n`,
  );
  assert.equal(csvOf([{ ...first, row: null }]).split("\n")[1], `${"0".repeat(81)},,,,,,,`);
});
