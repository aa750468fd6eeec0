/** The shapes of roles, and arrows: as pictures of the program have them. */

import * as words from "sudokit-words";
import type { Role } from "../kit/wire.ts";
import type { Point } from "./geometry.ts";
import type { Curve } from "./routes.ts";

type Shape = "circle" | "square" | "diamond" | "triangle" | "pentagon" | "hexagon" | "octagon" | "cross" | "ring";

/** How a role looks: its shape says it without its colour. A test holds it to the pictures of the program. */
export const LOOKS: Readonly<Record<Role, { name: string; shape: Shape; filled: boolean; colour: string }>> = {
  placed: { name: words.text.rolePlaced, shape: "circle", filled: true, colour: "green" },
  eliminated: { name: words.text.roleEliminated, shape: "cross", filled: true, colour: "red" },
  base: { name: words.text.roleBase, shape: "hexagon", filled: true, colour: "sky" },
  cover: { name: words.text.roleCover, shape: "hexagon", filled: false, colour: "blue" },
  fin: { name: words.text.roleFin, shape: "diamond", filled: true, colour: "orange" },
  "endo-fin": { name: words.text.roleEndoFin, shape: "diamond", filled: false, colour: "purple" },
  on: { name: words.text.roleOn, shape: "circle", filled: false, colour: "sky" },
  off: { name: words.text.roleOff, shape: "square", filled: true, colour: "yellow" },
  pivot: { name: words.text.rolePivot, shape: "octagon", filled: true, colour: "purple" },
  pincer: { name: words.text.rolePincer, shape: "triangle", filled: true, colour: "sky" },
  first: { name: words.text.roleFirst, shape: "pentagon", filled: true, colour: "sky" },
  second: { name: words.text.roleSecond, shape: "pentagon", filled: false, colour: "purple" },
  third: { name: words.text.roleThird, shape: "octagon", filled: false, colour: "orange" },
  further: { name: words.text.roleFurther, shape: "triangle", filled: false, colour: "blue" },
  guardian: { name: words.text.roleGuardian, shape: "square", filled: false, colour: "green" },
  blocker: { name: words.text.roleBlocker, shape: "ring", filled: false, colour: "blue" },
};

/** Corners, turn and size: what has few corners may be larger. */
const POLYGONS: Readonly<Record<Exclude<Shape, "circle" | "cross" | "ring">, readonly [number, number, number]>> = {
  triangle: [3, -0.5, 1.35],
  square: [4, 0.25, 1.25],
  diamond: [4, 0, 1.15],
  pentagon: [5, -0.5, 1.15],
  hexagon: [6, 0, 1.1],
  octagon: [8, 0.125, 1.08],
};

const round = (value: number): string => String(Math.round(10 * value) / 10);

/** The outline of a shape around a point. */
export function outline(shape: Shape, { x, y }: Point, radius: number): string {
  if (shape === "circle" || shape === "ring") {
    const [left, r] = [round(x - radius), round(radius)];
    return `M${left} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0z`;
  }
  if (shape === "cross") {
    const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius].map(round);
    // One stroke, as through the player's own marks: two would hide a small digit.
    return `M${left} ${bottom}L${right} ${top}`;
  }
  const [corners, turn, size] = POLYGONS[shape];
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = Math.PI * (turn + (2 * corner) / corners);
    return `${round(x + radius * size * Math.cos(angle))} ${round(y + radius * size * Math.sin(angle))}`;
  });
  return `M${points.join("L")}z`;
}

const toward = (from: Point, to: Point, distance: number): Point => {
  const length = Math.max(Math.hypot(to.x - from.x, to.y - from.y), 1e-6);
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
};

/** A straight line. It keeps a distance from each end if there is room. */
export function straight(from: Point, to: Point, keepsFrom: number, keepsTo: number): string {
  const most = 0.4 * Math.hypot(to.x - from.x, to.y - from.y);
  const [start, end] = [toward(from, to, Math.min(keepsFrom, most)), toward(to, from, Math.min(keepsTo, most))];
  return `M${round(start.x)} ${round(start.y)}L${round(end.x)} ${round(end.y)}`;
}

/** An arrow along a curve. It keeps a distance from each end if there is room. */
export function arrow(
  [from, first, second, to]: Curve,
  keepsFrom: number,
  keepsTo = keepsFrom,
  headLength = 13,
): { line: string; head: string } | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return null;
  const start = toward(from, first, Math.min(keepsFrom, 0.9 * Math.hypot(first.x - from.x, first.y - from.y)));
  const tip = toward(to, second, Math.min(keepsTo, 0.9 * Math.hypot(second.x - to.x, second.y - to.y)));
  const neck = toward(tip, second, Math.min(0.4 * length, headLength));
  const [wx, wy] = [(tip.y - neck.y) / 2, (neck.x - tip.x) / 2];
  const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  return {
    line: `M${at(start)}C${at(first)} ${at(second)} ${at(neck)}`,
    head: `M${at(tip)}L${at({ x: neck.x + wx, y: neck.y + wy })}L${at({ x: neck.x - wx, y: neck.y - wy })}z`,
  };
}

/** The middle of several places. */
export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
