/**
 * The pattern of a hint, drawn over the grid: roles as shapes and colours, links as arrows. Words beside the
 * grid say the same.
 */

import { candidateOf, cellOf, cellsOfHouse, columnOf, DIGITS, rowOf } from "../kit/cells.ts";
import type { Diagram, Link, Role } from "../kit/wire.ts";
import { CELL, cornerOf, type Point, placeOf } from "./geometry.ts";
import { arrow, LOOKS, middleOf, outline } from "./shapes.ts";

const RADIUS = 14;

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

export function Pattern({ diagram }: { diagram: Diagram }) {
  const roles = rolesOf(diagram);
  const ends = new Set(diagram.links.flatMap(({ from, to }) => [...from, ...to]));
  const unmarked = [...ends].filter((candidate) => !roles.has(candidate));
  return (
    <g class="pattern">
      {diagram.marks.map((mark) => ("houses" in mark ? mark.houses[0].map((house) => <House house={house} plays={mark.houses[1]} />) : null))}
      {diagram.marks.map((mark) => ("cells" in mark ? mark.cells[0].map((cell) => <Cell cell={cellOf(cell)} plays={mark.cells[1]} />) : null))}
      {[...roles].map(([candidate, role]) => (
        <Candidate candidate={candidate} plays={role} />
      ))}
      {unmarked.map((candidate) => (
        <Candidate candidate={candidate} plays={null} />
      ))}
      {diagram.links.map((link) => (
        <Arrow link={link} />
      ))}
    </g>
  );
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
        <path class="fill-green" d={outline("circle", { x: x + 50, y: y + 50 }, 42)} />
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
      {!isStruck && shape}
      <text class={`role-digit${look?.filled === true && !isStruck ? " on-bright" : ""}`} x={at.x} y={at.y}>
        {digit}
      </text>
      {isStruck && shape}
    </g>
  );
}

function Arrow({ link }: { link: Link }) {
  const point = (candidates: string[]): Point =>
    middleOf(candidates.map((candidate) => placeOf(candidateOf(candidate).cell, candidateOf(candidate).digit)));
  const drawn = arrow(point(link.from), point(link.to), RADIUS + 3);
  if (drawn === null) return null;
  return (
    <g class="link">
      <path class={link.strong ? "line" : "line weak"} d={drawn.line} />
      <path class="head" d={drawn.head} />
    </g>
  );
}

/** The legend: the roles in the picture. */
export function Legend({ diagram }: { diagram: Diagram }) {
  const roles = new Set<Role>();
  for (const mark of diagram.marks) {
    if ("candidates" in mark) roles.add(mark.candidates[1]);
    else if ("cells" in mark) roles.add(mark.cells[1]);
    else roles.add(mark.houses[1]);
  }
  if (roles.size === 0) return null;
  return (
    <ul class="legend">
      {[...roles].map((role) => {
        const { name, shape } = LOOKS[role];
        return (
          <li key={role}>
            <svg viewBox="-16 -16 32 32" width="18" height="18" aria-hidden="true">
              <path class={drawnAs(LOOKS[role])} d={outline(shape, { x: 0, y: 0 }, 10)} />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
