/** The player's own lines and arrows, over the cells. */

import { cellOf, digitOf } from "../kit/cells.ts";
import type { CellLook, LineEnd, OwnLine } from "../kit/wire.ts";
import { CELL, cornerOf, markPlace, type Point } from "./geometry.ts";
import { arrow, straight } from "./shapes.ts";

interface Drawn {
  lines: readonly OwnLine[];
  view: readonly CellLook[];
}

export function OwnLines({ lines, view }: Drawn) {
  return (
    <g class="own-lines">
      {lines.map((line) => (
        <Line line={line} view={view} />
      ))}
    </g>
  );
}

function Line({ line: { ends, arrow: isArrow }, view }: { line: OwnLine; view: readonly CellLook[] }) {
  const [from, to] = [placeOfEnd(ends[0], view), placeOfEnd(ends[1], view)];
  if (ends[0] === ends[1]) return <circle class="head" cx={from.at.x} cy={from.at.y} r={12} />;
  if (!isArrow) return <path d={straight(from.at, to.at, from.keeps, to.keeps)} />;
  const third = (part: number): Point => ({ x: from.at.x + part * (to.at.x - from.at.x), y: from.at.y + part * (to.at.y - from.at.y) });
  const drawn = arrow([from.at, third(1 / 3), third(2 / 3), to.at], from.keeps, to.keeps, 24);
  return (
    <g>
      <path d={drawn?.line} />
      <path class="head" d={drawn?.head} />
    </g>
  );
}

/** Where a line ends, and how far from there: digits and candidates stay legible. */
function placeOfEnd(end: LineEnd, view: readonly CellLook[]): { at: Point; keeps: number } {
  const cell = cellOf(end);
  const look = view[cell];
  const digit = digitOf(end);
  if (look !== undefined && look.digit === null && digit !== null) return { at: markPlace(cell, digit, look), keeps: 15 };
  const { x, y } = cornerOf(cell);
  return { at: { x: x + CELL / 2, y: y + CELL / 2 }, keeps: look?.digit == null ? 12 : 36 };
}
