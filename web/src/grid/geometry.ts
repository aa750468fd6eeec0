/** Places on the picture of a grid: 900 units wide, 100 a cell. */

import { columnOf, rowOf } from "../kit/cells.ts";
import type { CellLook } from "../kit/wire.ts";

export const CELL = 100;
export const SIZE = 9 * CELL;

/** From one candidate to the next: a little less than a third, so that none touches a line. */
const THIRD = 29;

export interface Point {
  x: number;
  y: number;
}

export const cornerOf = (cell: number): Point => ({ x: CELL * columnOf(cell), y: CELL * rowOf(cell) });

/** The position of a candidate: every digit has its own place in a cell, so that patterns can be seen. */
export function placeOf(cell: number, digit: number): Point {
  const { x, y } = cornerOf(cell);
  const [column, row] = [(digit - 1) % 3, Math.floor((digit - 1) / 3)];
  return { x: x + CELL / 2 + THIRD * (column - 1), y: y + CELL / 2 + THIRD * (row - 1) };
}

/** The position of a mark in the middle of a cell. Such marks draw together where there are marks in the corners as well. */
export function markPlace(cell: number, digit: number, { corner }: CellLook): Point {
  const { x, y } = cornerOf(cell);
  const [place, draw] = [placeOf(cell, digit), drawOf(corner)];
  return { x: x + CELL / 2 + (place.x - x - CELL / 2) * draw, y: y + CELL / 2 + (place.y - y - CELL / 2) * draw };
}

/** How far the marks in the middle draw together. */
export const drawOf = (corner: readonly number[]): number => (corner.length > 0 ? 0.56 : 1);

/** The positions of corner marks, in the order in which they fill up. */
const CORNERS: readonly Point[] = [
  { x: 17, y: 19 },
  { x: 83, y: 19 },
  { x: 17, y: 83 },
  { x: 83, y: 83 },
  { x: 50, y: 19 },
  { x: 50, y: 83 },
  { x: 17, y: 51 },
  { x: 83, y: 51 },
  { x: 50, y: 51 },
];

export function cornerPlace(cell: number, index: number): Point {
  const { x, y } = cornerOf(cell);
  const corner = CORNERS[index] ?? { x: 50, y: 50 };
  return { x: x + corner.x, y: y + corner.y };
}
