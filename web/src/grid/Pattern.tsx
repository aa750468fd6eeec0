/**
 * The pattern of a hint, drawn over the grid: roles as shapes and colours, links as arrows. Words beside the
 * grid say the same.
 */

import type { ComponentChild } from "preact";
import { useMemo } from "preact/hooks";
import * as words from "sudokit-words";
import { candidateOf, cellOf, cellsOfHouse, columnOf, DIGITS, rowOf } from "../kit/cells.ts";
import type { CellLook, Diagram, Role } from "../kit/wire.ts";
import { CELL, cornerOf, type Point, placeOf } from "./geometry.ts";
import { raysOf } from "./rays.ts";
import { candidateAt, crossed, digitAt, type Obstacle, routeOf } from "./routes.ts";
import { arrow, LOOKS, middleOf, outline } from "./shapes.ts";

const RADIUS = 15;
/** The radius of a cell that gets its digit. */
const PLACED = 42;

/** The candidates that play a role; of several roles the first counts. */
export function rolesOf(diagram: Diagram): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const mark of diagram.marks) {
    if (!("candidates" in mark)) continue;
    const [candidates, role] = mark.candidates;
    for (const candidate of candidates) if (!roles.has(candidate)) roles.set(candidate, role);
  }
  return roles;
}

/** The candidates that a pattern draws, by their cells; all of a cell that gets its digit. */
export function drawnIn(diagram: Diagram): Map<number, readonly number[]> {
  const drawn = new Map<number, readonly number[]>();
  const linked = diagram.links.flatMap(({ from, to }) => [...from, ...to]);
  const roles = rolesOf(diagram);
  for (const candidate of new Set([...roles.keys(), ...linked])) {
    const { cell, digit } = candidateOf(candidate);
    drawn.set(cell, roles.get(candidate) === "placed" ? DIGITS : [...(drawn.get(cell) ?? []), digit]);
  }
  return drawn;
}

interface Drawn {
  diagram: Diagram;
  view: readonly CellLook[];
  /** The link to look at: all others step back. */
  link: number | null;
}

export function Pattern({ diagram, view, link: current }: Drawn) {
  const roles = rolesOf(diagram);
  const ends = new Set(diagram.links.flatMap(({ from, to }) => [...from, ...to]));
  const unmarked = [...ends].filter((candidate) => !roles.has(candidate));
  const solved = solvedBy(diagram);
  // A cell that gets its digit has room for nothing else.
  const isSeen = (candidate: string): boolean => roles.get(candidate) === "placed" || !solved.has(candidateOf(candidate).cell);
  const digits = view.map(({ digit }) => digit).join();
  const arrows = useMemo(() => arrowsOf(diagram, view), [diagram, digits]);
  const link = current === null ? undefined : diagram.links[current];
  const shown = link === undefined ? null : new Set([...link.from, ...link.to]);
  const rest = (candidate: string): string => (shown === null || shown.has(candidate) ? "" : "rest");
  return (
    <g class="pattern">
      {diagram.marks.map((mark) => ("houses" in mark ? mark.houses[0].map((house) => <House house={house} plays={mark.houses[1]} />) : null))}
      {diagram.marks.map((mark) => ("cells" in mark ? mark.cells[0].map((cell) => <Cell cell={cellOf(cell)} plays={mark.cells[1]} />) : null))}
      {arrows.map((drawn, index) => (
        <g class={`link${shown === null || index === current ? "" : " rest"}`}>
          <path class={diagram.links[index]?.strong === true ? "line" : "line weak"} d={drawn?.line} />
          <path class="head" d={drawn?.head} />
        </g>
      ))}
      {[...roles.keys(), ...unmarked].filter(isSeen).map((candidate) => (
        <g class={rest(candidate)}>
          <Candidate candidate={candidate} plays={roles.get(candidate) ?? null} />
        </g>
      ))}
    </g>
  );
}

/** The rays of a pattern, which lie below the digits. */
export function Rays({ diagram, view }: { diagram: Diagram; view: readonly CellLook[] }) {
  const { cells, lines } = raysOf(diagram, view);
  return (
    <g class="rays">
      {cells.map((cell) => (
        <rect {...cornerOf(cell)} width={CELL} height={CELL} />
      ))}
      {lines.map(({ from, to }) => (
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ))}
    </g>
  );
}

/** The cells that get their digits. */
const solvedBy = (diagram: Diagram): Set<number> =>
  new Set([...rolesOf(diagram)].flatMap(([candidate, role]) => (role === "placed" ? [candidateOf(candidate).cell] : [])));

const pointAt = (candidate: string): Point => placeOf(candidateOf(candidate).cell, candidateOf(candidate).digit);

/** The arrow of each link, around the digits in the grid and the candidates that it does not join. */
function arrowsOf(diagram: Diagram, view: readonly CellLook[]): ReturnType<typeof arrow>[] {
  const solved = solvedBy(diagram);
  const digits = view.flatMap(({ digit }, cell) => (digit === null ? [] : [digitAt(cornerOf(cell))]));
  const candidates = new Set([...rolesOf(diagram).keys(), ...diagram.links.flatMap(({ from, to }) => [...from, ...to])]);
  const endOf = (some: readonly string[], others: readonly string[]): End => {
    const cell = some.map((one) => candidateOf(one).cell).find((one) => solved.has(one));
    if (cell !== undefined) return { at: placeOf(cell, 5), keeps: PLACED + 4 };
    return { at: between(some.map(pointAt), middleOf(others.map(pointAt)), digits), keeps: RADIUS + 3 };
  };
  return diagram.links.map(({ from, to }) => {
    const joined = [...from, ...to];
    const others = [...candidates].filter((one) => !joined.includes(one));
    const obstacles = [...digits, ...others.map((one) => candidateAt(pointAt(one)))];
    const [start, end] = [endOf(from, to), endOf(to, from)];
    return arrow(routeOf(start.at, end.at, obstacles), start.keeps, end.keeps);
  });
}

/** Where a link begins or ends, and how far from there its arrow does. */
interface End {
  at: Point;
  keeps: number;
}

/** The middle of some candidates; if a digit stands there, the place that is nearest to the other end. */
function between(points: readonly Point[], other: Point, digits: readonly Obstacle[]): Point {
  const middle = middleOf(points);
  if (crossed([middle, middle, middle, middle], digits) === 0) return middle;
  const far = ({ x, y }: Point): number => Math.hypot(x - other.x, y - other.y);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

function House({ house, plays: role }: { house: string; plays: Role }) {
  const cells = cellsOfHouse(house);
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return null;
  // Rows, columns and boxes keep different distances from the lines, so that none hides another.
  const gap = house.startsWith("row") ? 5 : house.startsWith("column") ? 8 : 11;
  const { x, y } = cornerOf(first);
  const width = CELL * (columnOf(last) - columnOf(first) + 1) - 2 * gap;
  const height = CELL * (rowOf(last) - rowOf(first) + 1) - 2 * gap;
  const dashes = role === "base" ? {} : { "stroke-dasharray": "16 10" };
  return <rect class={`house tint-${LOOKS[role].colour}`} x={x + gap} y={y + gap} width={width} height={height} rx={14} {...dashes} />;
}

function Cell({ cell, plays: role }: { cell: number; plays: Role }) {
  const { x, y } = cornerOf(cell);
  const { shape, colour } = LOOKS[role];
  if (shape === "ring") {
    return <path class={`stroke-${colour}`} d={outline(shape, { x: x + 50, y: y + 50 }, 41)} />;
  }
  return <rect class={`cell-role stroke-${colour}`} x={x + 6} y={y + 6} width={CELL - 12} height={CELL - 12} rx={10} />;
}

/** A shape is filled or has an outline; a stroke has neither. */
const drawnAs = ({ shape, filled, colour }: (typeof LOOKS)[Role]): string => `${filled && shape !== "cross" ? "fill" : "stroke"}-${colour}`;

function Candidate({ candidate, plays: role }: { candidate: string; plays: Role | null }) {
  const { cell, digit } = candidateOf(candidate);
  if (role === "placed") {
    const { x, y } = cornerOf(cell);
    return (
      <g class="digit placed">
        <path class="fill-green" d={outline("circle", { x: x + 50, y: y + 50 }, PLACED)} />
        <text x={x + 50} y={y + 53}>
          {digit}
        </text>
      </g>
    );
  }
  const at = placeOf(cell, digit);
  const look = role === null ? null : LOOKS[role];
  const shape = look !== null && <path class={drawnAs(look)} d={outline(look.shape, at, RADIUS)} />;
  const isStruck = look?.shape === "cross";
  return (
    <g>
      {shape}
      <text class={`role-digit${look?.filled === true && !isStruck ? " on-bright" : ""}`} x={at.x} y={at.y}>
        {digit}
      </text>
    </g>
  );
}

/** The legend: the roles in the picture, each as it is drawn there. */
export function Legend({ diagram }: { diagram: Diagram }) {
  const drawn = new Map<Role, { name: string; sample: ComponentChild }>();
  const add = (role: Role, sample: ComponentChild, name = LOOKS[role].name): void => {
    if (!drawn.has(role)) drawn.set(role, { name, sample });
  };
  for (const mark of diagram.marks) {
    if (!("candidates" in mark)) continue;
    const [, role] = mark.candidates;
    add(role, <path class={drawnAs(LOOKS[role])} d={outline(LOOKS[role].shape, { x: 0, y: 0 }, 10)} />);
  }
  // A role that candidates play, too, has their shape: it tells more than a frame.
  for (const mark of diagram.marks) {
    if ("candidates" in mark) continue;
    const [, role] = "cells" in mark ? mark.cells : mark.houses;
    // A cell that is to lose its digit holds a mistake.
    add(role, <Frame plays={role} isHouse={"houses" in mark} />, role === "eliminated" ? words.text.roleWrong : undefined);
  }
  if (drawn.size === 0) return null;
  return (
    <ul class="legend">
      {[...drawn].map(([role, { name, sample }]) => (
        <li key={role}>
          <svg viewBox="-16 -16 32 32" width="18" height="18" aria-hidden="true">
            {sample}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The frame of a cell or a house, small. */
function Frame({ plays: role, isHouse }: { plays: Role; isHouse: boolean }) {
  const { shape, colour } = LOOKS[role];
  if (shape === "ring") return <path class={`stroke-${colour}`} d={outline(shape, { x: 0, y: 0 }, 12)} />;
  const dashes = isHouse && role !== "base" ? { "stroke-dasharray": "6 4" } : {};
  return <rect class={`stroke-${colour}`} x={-13} y={-10} width={26} height={20} rx={5} {...dashes} />;
}
