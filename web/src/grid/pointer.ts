/** Pointers on the grid: tap, drag, tap again, with finger, pen or mouse. */

import { type Point, SIZE } from "./geometry.ts";

/** Lines that pointers draw. */
export interface Strokes {
  /** A pointer came down. True if it begins or ends a line, unless it goes up where it is. */
  down(cell: number, at: Point): boolean;
  move(cell: number, at: Point): void;
  /** It went up. False if that was no more than a tap. */
  up(): boolean;
  /** The browser has taken the pointer away. */
  cancel(): void;
}

export interface Gestures {
  /** Lines come before everything else. */
  pen?: Strokes;
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
  let isStroke = false;
  let last: { cell: number; at: number } | null = null;

  const cellAt = ({ clientX, clientY }: PointerEvent): number | null => {
    const { left, top, width, height } = grid.getBoundingClientRect();
    const [column, row] = [Math.floor((9 * (clientX - left)) / width), Math.floor((9 * (clientY - top)) / height)];
    return column >= 0 && column < 9 && row >= 0 && row < 9 ? 9 * row + column : null;
  };

  /** The place of a pointer on the picture. */
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = grid.getBoundingClientRect();
    return { x: (SIZE * (clientX - left)) / width, y: (SIZE * (clientY - top)) / height };
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
    const adds = event.ctrlKey || event.metaKey || event.shiftKey;
    isStroke = !isSecond && !adds && on.pen?.down(cell, pointOf(event)) === true;
    if (isStroke) return;
    if (isSecond) on.twice(cell);
    else on.tap(cell, adds);
  };

  const move = (event: PointerEvent): void => {
    if (drawing === null) return;
    const cell = cellAt(event);
    if (isStroke && cell !== null) {
      if (cell !== drawing) last = null;
      on.pen?.move(cell, pointOf(event));
      return;
    }
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

  const end = (event: PointerEvent): void => {
    const cell = drawing;
    drawing = null;
    if (!isStroke || cell === null) return;
    isStroke = false;
    if (event.type === "pointercancel") on.pen?.cancel();
    else if (on.pen?.up() === false) on.tap(cell, false);
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
