/** Arrows bend as little as they can around the digits in the grid and other candidates. */

import { CELL, type Point, SIZE } from "./geometry.ts";

/** Something that an arrow keeps clear of: an ellipse. It weighs more the worse it is to cross it. */
export interface Obstacle extends Point {
  width: number;
  height: number;
  weight: number;
}

/** A digit in the middle of a cell. */
export const digitAt = ({ x, y }: Point): Obstacle => ({ x: x + CELL / 2, y: y + CELL / 2, width: 27, height: 33, weight: 8 });

/** A candidate with its shape. */
export const candidateAt = (at: Point): Obstacle => ({ ...at, width: 17, height: 17, weight: 3 });

/** A curve with its two control points, as in SVG. */
export type Curve = readonly [from: Point, Point, Point, to: Point];

/** The point of a curve between its beginning, 0, and its end, 1. */
export function pointOf([a, b, c, d]: Curve, at: number): Point {
  const back = 1 - at;
  const mix = (of: (point: Point) => number): number => back ** 3 * of(a) + 3 * back ** 2 * at * of(b) + 3 * back * at ** 2 * of(c) + at ** 3 * of(d);
  return { x: mix(({ x }) => x), y: mix(({ y }) => y) };
}

const SAMPLES = 28;

/** How far a point is inside of an obstacle: 1 in its middle, 0 outside. */
const inside = ({ x, y }: Point, one: Obstacle): number => Math.max(0, 1 - Math.hypot((x - one.x) / one.width, (y - one.y) / one.height));

/** How much a curve crosses, or leaves the grid. Beyond `most` nobody asks how much. */
export function crossed(curve: Curve, obstacles: readonly Obstacle[], most = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  for (let sample = 1; sample < SAMPLES && sum < most; sample += 1) {
    const at = pointOf(curve, sample / SAMPLES);
    for (const one of obstacles) sum += one.weight * inside(at, one);
    if (Math.min(at.x, at.y) < 4 || Math.max(at.x, at.y) > SIZE - 4) sum += 2;
  }
  return sum;
}

/** How far the control points may lie beside the straight line, in units of the picture. */
const BENDS = [-150, -110, -80, -60, -44, -27, -12, 0, 12, 27, 44, 60, 80, 110, 150];

/** Two bends, and how bad they are by themselves: those that are even and slight come first. */
const PAIRS = BENDS.flatMap((first) =>
  BENDS.map((second) => ({ first, second, cost: (Math.abs(first) + Math.abs(second) + Math.abs(first - second)) / 400 })),
).sort((a, b) => a.cost - b.cost);

/** Between places as near as this an arrow has no room. */
const LEAP = 42;

/**
 * The best curve from one point to another. Where nothing is in its way, it bends to one side: the way back is
 * another.
 */
export function routeOf(from: Point, to: Point, obstacles: readonly Obstacle[]): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(Math.hypot(dx, dy), 1);
  const usual = Math.min(0.08 * length, 27);
  const curve = (first: number, second: number): Curve => {
    const beside = (part: number, bend: number): Point => ({
      x: from.x + part * dx - (dy / length) * bend,
      y: from.y + part * dy + (dx / length) * bend,
    });
    return [from, beside(1 / 3, first), beside(2 / 3, second), to];
  };
  // Two candidates of a cell touch: the arrow leaps from one to the other.
  if (length < LEAP) return [curve(LEAP, LEAP), curve(-LEAP, -LEAP)].reduce((a, b) => (crossed(b, obstacles) < crossed(a, obstacles) ? b : a));
  const near = obstacles.filter(({ x, y }) => Math.hypot(x - (from.x + to.x) / 2, y - (from.y + to.y) / 2) < length / 2 + 140);
  let best = curve(usual, usual);
  let least = crossed(best, near);
  for (const { first, second, cost } of PAIRS) {
    // No later one is better.
    if (cost >= least) break;
    if (Math.max(Math.abs(first), Math.abs(second)) > Math.max(0.9 * length, 27)) continue;
    const tried = curve(first, second);
    const sum = cost + crossed(tried, near, least - cost);
    if (sum < least) [best, least] = [tried, sum];
  }
  return best;
}
