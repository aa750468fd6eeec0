/** Rays: from a digit along its row or column to the cells of a house that it rules out. */

import { boxOf, CELLS, cellOf, cellsOfHouse, columnOf, rowOf, sees } from "../kit/cells.ts";
import type { CellLook, Diagram } from "../kit/wire.ts";
import { CELL, cornerOf, type Point } from "./geometry.ts";

export interface Rays {
  /** Each from the ring around a digit to the last cell on a line. */
  lines: { from: Point; to: Point }[];
  /** The cells that the digits rule out. */
  cells: number[];
}

/** The distance of a ray from the middle of its digit, where the ring is. */
const RING = 41;

/** The rays of a pattern that is nothing but houses and what blocks their cells. */
export function raysOf(diagram: Diagram, view: readonly CellLook[]): Rays {
  const rays: Rays = { lines: [], cells: [] };
  const placed = diagram.marks.flatMap((mark) => ("candidates" in mark && mark.candidates[1] === "placed" ? mark.candidates[0].map(cellOf) : []));
  if (diagram.marks.some((mark) => "candidates" in mark && mark.candidates[1] !== "placed")) return rays;
  const houses = diagram.marks.flatMap((mark) => ("houses" in mark && mark.houses[1] === "base" ? mark.houses[0] : []));
  const blockers = diagram.marks.flatMap((mark) => ("cells" in mark && mark.cells[1] === "blocker" ? mark.cells[0].map(cellOf) : []));
  const empty = new Set(houses.flatMap(cellsOfHouse).filter((cell) => view[cell]?.digit === null && !placed.includes(cell)));
  rays.cells = CELLS.filter((cell) => empty.has(cell) && blockers.some((blocker) => sees(blocker, cell)));
  for (const blocker of blockers) {
    for (const lineOf of [rowOf, columnOf]) {
      // In the box of a digit the cells alone say it.
      const onLine = rays.cells.filter((cell) => lineOf(cell) === lineOf(blocker) && boxOf(cell) !== boxOf(blocker));
      const [first, last] = [onLine.find((cell) => cell < blocker), onLine.findLast((cell) => cell > blocker)];
      for (const end of [first, last]) if (end !== undefined) rays.lines.push(between(blocker, end));
    }
  }
  return rays;
}

function between(blocker: number, cell: number): { from: Point; to: Point } {
  const [a, b] = [cornerOf(blocker), cornerOf(cell)];
  const middle = ({ x, y }: Point, towards: Point, by: number): Point => ({
    x: x + CELL / 2 + by * Math.sign(towards.x - x),
    y: y + CELL / 2 + by * Math.sign(towards.y - y),
  });
  return { from: middle(a, b, RING), to: middle(b, a, 0) };
}
