/** Arrows and rays of hints. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cornerOf, placeOf } from "../../src/grid/geometry.ts";
import { looksOf } from "../../src/grid/looks.ts";
import { raysOf } from "../../src/grid/rays.ts";
import { crossed, digitAt, pointOf, routeOf } from "../../src/grid/routes.ts";
import { arrow } from "../../src/grid/shapes.ts";
import { CELLS, cellOf, columnOf } from "../../src/kit/cells.ts";
import { EASY } from "../e2e/browser.ts";

test("arrows keep away from their ends, and none leads to its own start", () => {
  const at = { x: 1, y: 1 };
  assert.equal(arrow(routeOf(at, at, []), 10), null);
  const way = routeOf({ x: 0, y: 50 }, { x: 100, y: 50 }, []);
  assert.match(arrow(way, 10)!.line, /^M9\.7 52\.3C33\.3 58 66\.7 58 /);
});

test("an arrow bends around the digits between its ends, on either side", () => {
  const digits = [1, 2, 3, 4, 5, 6, 7].map((column) => digitAt(cornerOf(36 + column)));
  for (const digit of [1, 4, 7]) {
    const [from, to] = [placeOf(36, digit), placeOf(44, digit)];
    const way = routeOf(from, to, digits);
    assert.equal(crossed(way, digits), 0, `past seven digits, from the place of ${digit}`);
    assert.deepEqual([pointOf(way, 0), pointOf(way, 1)], [from, to]);
    assert.ok(crossed([from, from, to, to], digits) > 0 || digit !== 4, "straight on it would cross them");
  }
});

test("the ways there and back are different", () => {
  const [a, b] = [placeOf(0, 5), placeOf(60, 5)];
  const [there, back] = [pointOf(routeOf(a, b, []), 0.5), pointOf(routeOf(b, a, []), 0.5)];
  assert.ok(Math.hypot(there.x - back.x, there.y - back.y) > 20);
});

test("candidates that touch have an arrow beside them", () => {
  const [from, to] = [placeOf(40, 4), placeOf(40, 5)];
  const middle = pointOf(routeOf(from, to, []), 0.5);
  assert.ok(Math.abs(middle.y - from.y) > 25);
});

test("rays lead from a ringed digit to the empty cells that it rules out", () => {
  const view = looksOf(EASY);
  const marks = [{ houses: [["row 1"], "base"] as [string[], "base"] }, { cells: [["r4c9", "r2c1"], "blocker"] as [string[], "blocker"] }];
  const rays = raysOf({ marks, links: [] }, view);
  const empty = CELLS.slice(0, 9).filter((cell) => view[cell]!.digit === null);
  assert.deepEqual(
    rays.cells,
    empty.filter((cell) => columnOf(cell) === 8 || columnOf(cell) < 3),
  );
  // From r4c9 up; in the box of r2c1 there is no need of one.
  assert.deepEqual(rays.lines, [{ from: { x: 850, y: 309 }, to: { x: 850, y: 50 } }]);
  const chain = { marks: [...marks, { candidates: [["r1c3=4"], "on"] as [string[], "on"] }], links: [] };
  assert.deepEqual(raysOf(chain, view), { lines: [], cells: [] }, "chains have arrows");
  const placed = { marks: [...marks, { candidates: [["r1c3=4"], "placed"] as [string[], "placed"] }], links: [] };
  assert.ok(!raysOf(placed, view).cells.includes(cellOf("r1c3")));
});
