/** Pointers on the grid: tap, drag, tap again, with finger, pen or mouse. */

export interface Gestures {
  /** A cell was tapped. `adds` selects it beside what is selected. */
  tap(cell: number, adds: boolean): void;
  /** A pointer was drawn over a cell. */
  draw(cell: number): void;
  /** A cell was tapped twice. */
  twice(cell: number): void;
}

const TWICE_WITHIN = 350;

/** Listens to the pointers of a grid. Returns a function that stops. */
export function gestures(grid: HTMLElement, on: Gestures): () => void {
  let drawing: number | null = null;
  let last: { cell: number; at: number } | null = null;

  const cellAt = ({ clientX, clientY }: PointerEvent): number | null => {
    const { left, top, width, height } = grid.getBoundingClientRect();
    const [column, row] = [Math.floor((9 * (clientX - left)) / width), Math.floor((9 * (clientY - top)) / height)];
    return column >= 0 && column < 9 && row >= 0 && row < 9 ? 9 * row + column : null;
  };

  const down = (event: PointerEvent): void => {
    const cell = cellAt(event);
    if (cell === null || event.button !== 0) return;
    // The browser must not move the focus elsewhere.
    event.preventDefault();
    grid.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
    grid.setPointerCapture(event.pointerId);
    const isSecond = last !== null && last.cell === cell && event.timeStamp - last.at < TWICE_WITHIN;
    last = isSecond ? null : { cell, at: event.timeStamp };
    drawing = cell;
    if (isSecond) on.twice(cell);
    else on.tap(cell, event.ctrlKey || event.metaKey || event.shiftKey);
  };

  const move = (event: PointerEvent): void => {
    if (drawing === null) return;
    const cell = cellAt(event);
    if (cell === null || cell === drawing || isBetween(event)) return;
    drawing = cell;
    last = null;
    on.draw(cell);
  };

  /** True near a corner of cells: a diagonal stroke does not mean the cells beside it. */
  const isBetween = (event: PointerEvent): boolean => {
    const { left, top, width } = grid.getBoundingClientRect();
    const size = width / 9;
    return [(event.clientX - left) % size, (event.clientY - top) % size].some((at) => Math.min(at, size - at) / size < 0.12);
  };

  const end = (): void => {
    drawing = null;
  };

  grid.addEventListener("pointerdown", down);
  grid.addEventListener("pointermove", move);
  grid.addEventListener("pointerup", end);
  grid.addEventListener("pointercancel", end);
  return () => {
    grid.removeEventListener("pointerdown", down);
    grid.removeEventListener("pointermove", move);
    grid.removeEventListener("pointerup", end);
    grid.removeEventListener("pointercancel", end);
  };
}
