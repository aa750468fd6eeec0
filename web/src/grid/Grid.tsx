/** The grid: 81 cells for keys and screen readers, over a picture for the eyes. */

// biome-ignore-all lint/a11y/useSemanticElements: a table is no grid; it would need the same roles, and lay its cells out as text
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus goes to cells, never to rows

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import { cellName } from "../game/spoken.ts";
import type { Struck } from "../game/struck.ts";
import { CELLS, columnOf, rowOf, sees } from "../kit/cells.ts";
import type { CellLook, Diagram, OwnLine } from "../kit/wire.ts";
import { memo } from "../ui/memo.ts";
import { CELL, cornerOf, SIZE } from "./geometry.ts";
import { CellContent } from "./Marks.tsx";
import { OwnLines } from "./OwnLines.tsx";
import { drawnIn, Pattern, Rays } from "./Pattern.tsx";
import { type Gestures, gestures } from "./pointer.ts";

export interface GridProps {
  label: string;
  view: readonly CellLook[];
  /** The cell of the cursor. */
  cursor: number;
  selected: ReadonlySet<number>;
  /** The digit that is shown everywhere. */
  digit: number | null;
  /** Candidates that have just been crossed out in cells without notes. */
  struck?: Struck;
  /** Cells to look at. */
  place?: ReadonlySet<number>;
  /** A step is told: what is shown around the cursor gives way to what it is about. */
  isTold?: boolean;
  diagram?: Diagram | null;
  /** The link of the diagram to look at. */
  link?: number | null;
  /** The player's lines. */
  lines?: readonly OwnLine[];
  /** The line that is being drawn. */
  pen?: OwnLine | null;
  on?: Gestures;
  /** Keys of a grid that has no game around it. */
  onKey?: (event: KeyboardEvent) => void;
  /** It can only be looked at, and read. */
  isStill?: boolean;
  children?: ComponentChildren;
}

const NONE: ReadonlySet<number> = new Set();
const NOTHING: readonly number[] = [];
const NO_STRIKES: Struck = new Map();
const NO_LINES: readonly OwnLine[] = [];

export function Grid({
  label,
  view,
  cursor,
  selected,
  digit,
  struck = NO_STRIKES,
  place = NONE,
  isTold = false,
  diagram = null,
  link = null,
  lines = NO_LINES,
  pen = null,
  on,
  onKey,
  isStill = false,
  children,
}: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const covered = diagram === null ? null : drawnIn(diagram);

  // While the focus is in the grid it follows the cursor; it is never taken from elsewhere.
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null || !element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll: true });
  }, [cursor]);

  useEffect(() => {
    const element = grid.current;
    return element === null || on === undefined ? undefined : gestures(element, on);
  }, [on]);

  // A naked single is about the row, the column and the box of its cell.
  const centres = diagram !== null ? [] : isTold ? [...place] : selected.size <= 1 ? [cursor] : [];
  const centre = centres.length === 1 ? centres[0] : undefined;
  /**
   * The background of a cell: selected, part of a hint's place, just crossed out, with the shown digit, or seen
   * from the cursor or from the only cell of the place.
   */
  const groundOf = (cell: number): string => {
    if (isStill) return place.has(cell) ? "place" : "";
    if (selected.has(cell) && !(isTold && selected.size === 1)) return "selected";
    if (place.has(cell) || struck.has(cell)) return "place";
    if (digit !== null && view[cell]?.digit === digit) return "same";
    return centre !== undefined && sees(cell, centre) ? "seen" : "";
  };
  return (
    <div class="board">
      <svg class="picture" viewBox={`-4 -4 ${SIZE + 8} ${SIZE + 8}`} aria-hidden="true" focusable="false">
        <rect class="paper" width={SIZE} height={SIZE} />
        {(!isStill || place.size > 0) && (
          <g>
            {CELLS.map((cell) => (
              <Ground key={cell} cell={cell} kind={groundOf(cell)} />
            ))}
          </g>
        )}
        {diagram !== null && <Rays diagram={diagram} view={view} />}
        <g class={diagram !== null && !isStill ? "behind" : ""}>
          {view.map((look, cell) => (
            <CellContent
              key={cell}
              cell={cell}
              look={look}
              digit={digit}
              covered={covered?.get(cell) ?? NOTHING}
              struck={struck.get(cell) ?? NOTHING}
            />
          ))}
        </g>
        <Lines />
        {(lines.length > 0 || pen !== null) && (
          <g class={diagram === null ? "" : "behind"}>
            <OwnLines lines={pen === null ? lines : [...lines, pen]} view={view} />
          </g>
        )}
        {place.size > 0 && <Place cells={place} />}
        {!isStill && <rect class="cursor" x={cornerOf(cursor).x + 4} y={cornerOf(cursor).y + 4} width={CELL - 8} height={CELL - 8} rx={6} />}
        {diagram !== null && <Pattern diagram={diagram} view={view} link={link} />}
      </svg>
      <div class="cells" role="grid" aria-label={label} aria-multiselectable={!isStill} aria-readonly={isStill} ref={grid} onKeyDown={onKey}>
        {CELLS.filter((cell) => columnOf(cell) === 0).map((first) => (
          <div role="row" key={first} aria-label={words.spokenRowName(rowOf(first) + 1)}>
            {view.slice(first, first + 9).map((look, column) => {
              const cell = first + column;
              return (
                <div
                  key={cell}
                  role="gridcell"
                  data-cell={cell}
                  aria-rowindex={rowOf(cell) + 1}
                  aria-colindex={column + 1}
                  aria-label={cellName(cell, look, lines)}
                  aria-selected={isStill ? undefined : selected.has(cell)}
                  tabIndex={cell === cursor ? 0 : -1}
                />
              );
            })}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

/** The background of a cell. Every cell has one, so that only colours change when the cursor moves. */
const Ground = memo(({ cell, kind }: { cell: number; kind: string }) => {
  const { x, y } = cornerOf(cell);
  return <rect class={`ground ${kind}`} x={x} y={y} width={CELL} height={CELL} />;
});

function Place({ cells }: { cells: ReadonlySet<number> }) {
  return (
    <g>
      {[...cells].map((cell) => (
        <rect class="place-mark" x={cornerOf(cell).x + 3} y={cornerOf(cell).y + 3} width={CELL - 6} height={CELL - 6} rx={8} />
      ))}
    </g>
  );
}

const thin = [1, 2, 4, 5, 7, 8].map((index) => `M0 ${index * CELL}H${SIZE}M${index * CELL} 0V${SIZE}`).join("");
const thick = [3, 6].map((index) => `M0 ${index * CELL}H${SIZE}M${index * CELL} 0V${SIZE}`).join("");

function Lines() {
  return (
    <g class="lines">
      <path class="thin" d={thin} />
      <path class="thick" d={thick} />
      <rect class="frame" width={SIZE} height={SIZE} rx={4} />
    </g>
  );
}
