import assert from "node:assert/strict";
import { test } from "node:test";
import { aloud, cellName, houses } from "../../src/game/spoken.ts";
import { looksOf } from "../../src/grid/looks.ts";
import type { OwnLine } from "../../src/kit/wire.ts";
import { list } from "../../src/ui/lists.ts";
import { clock, titleOf } from "../../src/ui/words.ts";

const EMPTY = looksOf("0".repeat(81));

test("a cell says where it is and what it holds", () => {
  const look = EMPTY[33]!;
  assert.equal(cellName(33, look), "row 4 column 7, empty");
  assert.equal(cellName(33, { ...look, digit: 5, given: true }), "row 4 column 7, given 5");
  assert.equal(cellName(33, { ...look, candidates: [2, 8] }), "row 4 column 7, empty, candidates 2 and 8");
  assert.equal(cellName(33, { ...look, corner: [1, 2, 3], crossed: [4] }), "row 4 column 7, empty, corner marks 1, 2 and 3, crossed out 4");
  assert.equal(cellName(33, { ...look, digit: 5, wrong: true, clash: true }), "row 4 column 7, 5, wrong");
  assert.equal(cellName(33, { ...look, digit: 5, clash: true, colours: [2] }), "row 4 column 7, 5, in conflict, colour 2");
});

test("a cell says which lines end in it, and where their other ends are", () => {
  const look = EMPTY[33]!;
  const lines: OwnLine[] = [
    { ends: ["r4c7", "r1c1"], arrow: false },
    { ends: ["r5c5=3", "r4c7=2"], arrow: true },
    { ends: ["r4c7=2", "r9c9"], arrow: true },
    { ends: ["r1c2", "r1c3"], arrow: false },
  ];
  const said = "line to row 1 column 1, 2: arrow from 3 in row 5 column 5, 2: arrow to row 9 column 9";
  assert.equal(cellName(33, look, lines), `row 4 column 7, empty, ${said}`);
});

test("names of cells are said in words", () => {
  assert.equal(aloud("5 in r4c7. The same digit is in r46c7."), "5 in row 4 column 7. The same digit is in rows 4 and 6 column 7.");
  assert.equal(aloud("r1c1 ≠ 4"), "Row 1 column 1 is not 4");
  assert.equal(aloud("Undone. r1c5 is empty."), "Undone. Row 1 column 5 is empty.");
  assert.equal(aloud("Nothing would change."), "Nothing would change.");
});

test("what houses still need is said", () => {
  const looks = looksOf(`123456780${"0".repeat(72)}`);
  assert.equal(houses(8, looks), "Row 1 still needs 9. Column 9 still needs 1, 2, 3, 4, 5, 6, 7, 8 and 9. Box 3 still needs 1, 2, 3, 4, 5, 6 and 9.");
});

test("lists end with a word", () => assert.deepEqual([list([]), list([1]), list([1, 2, 3])], ["", "1", "1, 2 and 3"]));

test("times are read as clocks", () => assert.deepEqual([0, 65_000, 3_600_000].map(clock), ["0:00", "1:05", "1:00:00"]));

test("games are called by where they come from", () => {
  assert.equal(titleOf({ from: "made", level: "hard", seed: 7 }), "Hard");
  assert.equal(titleOf({ from: "daily", level: "easy", date: "2026-11-22" }), "Easy, 22 November 2026");
});
