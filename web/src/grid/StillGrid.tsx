/** A grid to look at and to read cell by cell, with a cursor of its own. */

import { useMemo, useState } from "preact/hooks";
import { columnOf, rowOf } from "../kit/cells.ts";
import { Grid, type GridProps } from "./Grid.tsx";

const NOTHING: ReadonlySet<number> = new Set();

type Props = Pick<GridProps, "label" | "view" | "place" | "diagram" | "link">;

export function StillGrid(props: Props) {
  const [cursor, setCursor] = useState(0);
  const onKey = (event: KeyboardEvent): void => {
    const next = beside(cursor, event.key);
    if (next === null) return;
    event.preventDefault();
    setCursor(next);
  };
  const selected = useMemo(() => NOTHING, []);
  return (
    <div class="still">
      <Grid {...props} cursor={cursor} selected={selected} digit={null} onKey={onKey} isStill />
    </div>
  );
}

/** The cell beside another; at an edge it is the same. */
export function beside(cell: number, key: string): number | null {
  switch (key) {
    case "ArrowUp":
      return rowOf(cell) > 0 ? cell - 9 : cell;
    case "ArrowDown":
      return rowOf(cell) < 8 ? cell + 9 : cell;
    case "ArrowLeft":
      return columnOf(cell) > 0 ? cell - 1 : cell;
    case "ArrowRight":
      return columnOf(cell) < 8 ? cell + 1 : cell;
    default:
      return null;
  }
}
