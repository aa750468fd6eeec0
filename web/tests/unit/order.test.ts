import assert from "node:assert/strict";
import { test } from "node:test";
import { outline } from "../../src/grid/shapes.ts";
import { orderOf } from "../../src/screens/Make.tsx";
import { offsetOf } from "../../src/screens/OpenText.tsx";

const USUAL = { level: "easy" as const, symmetry: "half-turn" as const, from: "", to: "", technique: "", seed: "7", count: "3" };

test("wishes become an order", () => {
  assert.deepEqual(orderOf(USUAL), { seed: 7, count: 3, symmetry: "half-turn", givens: [0, 0], level: "easy" });
  assert.deepEqual(orderOf({ ...USUAL, technique: "x-wing", from: "24" }), {
    seed: 7,
    count: 3,
    symmetry: "half-turn",
    givens: [24, 81],
    technique: "x-wing",
  });
});

test("wishes that do not fit are told", () => {
  for (const wrong of [{ seed: "x" }, { count: "0" }, { count: "101" }, { from: "30", to: "20" }, { from: "12" }]) {
    assert.equal(typeof orderOf({ ...USUAL, ...wrong }), "string", JSON.stringify(wrong));
  }
});

test("a line and a column are a place in a text", () => {
  assert.equal(offsetOf("abc\ndef", 1, 1), 0);
  assert.equal(offsetOf("abc\ndef", 2, 2), 5);
  assert.equal(offsetOf("abc", 9, 9), 3);
});

test("shapes have as many corners as they should", () => {
  assert.equal(outline("hexagon", { x: 0, y: 0 }, 10).split("L").length, 6);
  assert.equal(outline("triangle", { x: 0, y: 0 }, 10).split("L").length, 3);
});
