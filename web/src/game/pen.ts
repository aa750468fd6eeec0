/** The player's pen. In the colour mode a pointer draws a line from cell to cell; keys draw one end after the other. */

import { computed, signal } from "@preact/signals";
import * as words from "sudokit-words";
import { markPlace, type Point } from "../grid/geometry.ts";
import type { Strokes } from "../grid/pointer.ts";
import { nameOf } from "../kit/cells.ts";
import type { LineEnd, OwnLine } from "../kit/wire.ts";
import { say } from "../ui/say.ts";
import type { Session } from "./session.ts";

/** A pointer this near to a candidate means it, and not its cell. */
const NEAR = 17;

/** Pointers and the pad draw arrows instead of lines. */
export const drawsArrows = signal(false);

export class Pen implements Strokes {
  /** A line that has begun. Its other end is that of the pointer; of keys it is the cursor. */
  private readonly begun = signal<{ from: LineEnd; to: LineEnd | null } | null>(null);
  /** A pointer that is down, and where it came down. */
  private held: { cell: number; from: LineEnd } | null = null;

  /** The line as far as it is drawn; both ends are the same at first. */
  readonly line = computed<OwnLine | null>(() => {
    const { value: begun } = this.begun;
    if (begun === null) return null;
    return { ends: [begun.from, begun.to ?? this.endAt(this.session.cursor.value)], arrow: drawsArrows.value };
  });

  constructor(private readonly session: Session) {}

  /** The end of a line in a cell: the candidate under the pointer or of the digit that is highlighted, or the cell. */
  private endAt(cell: number, at: Point | null = null): LineEnd {
    const look = this.session.view.value[cell];
    const name = nameOf(cell);
    if (look === undefined || look.digit !== null) return name;
    const { digit: chosen } = this.session.hand.value;
    const farFrom = (digit: number): number => {
      const { x, y } = markPlace(cell, digit, look);
      return at === null ? Number.POSITIVE_INFINITY : Math.hypot(x - at.x, y - at.y);
    };
    const digit = look.candidates.find((one) => one === chosen) ?? look.candidates.find((one) => farFrom(one) < NEAR);
    return digit === undefined ? name : `${name}=${digit}`;
  }

  /** The key of lines, or of arrows: it begins a line at the cursor, or ends it there. */
  press(isArrow: boolean): void {
    if (this.session.state.value.entering) return;
    const end = this.endAt(this.session.cursor.value);
    if (this.begun.value !== null) {
      this.end(end, isArrow);
      return;
    }
    this.begun.value = { from: end, to: null };
    say(words.penBegun(nameOf(this.session.cursor.value)));
  }

  private end(to: LineEnd, arrow: boolean): void {
    const { value: begun } = this.begun;
    if (begun === null) return;
    if (begun.from === to) {
      this.drop();
      return;
    }
    this.begun.value = null;
    this.session.act({ do: "line", ends: [begun.from, to], arrow });
  }

  /** Takes the pen away without a line. True if one had begun. */
  drop(): boolean {
    if (this.begun.value === null) return false;
    this.begun.value = null;
    say(words.text.penDropped);
    return true;
  }

  down(cell: number, at: Point): boolean {
    const { mode, selecting } = this.session.hand.value;
    const ends = this.begun.value !== null;
    if (!ends && (mode !== "colours" || selecting || this.session.state.value.entering)) return false;
    this.session.goTo(cell, false);
    const end = this.endAt(cell, at);
    if (ends) this.end(end, drawsArrows.value);
    else this.held = { cell, from: end };
    return true;
  }

  move(cell: number, at: Point): void {
    if (this.held === null) return;
    const { from } = this.held;
    this.begun.value = cell === this.held.cell ? null : { from, to: this.endAt(cell, at) };
  }

  up(): boolean {
    const { held } = this;
    this.held = null;
    const to = this.begun.value?.to ?? null;
    if (to !== null) this.end(to, drawsArrows.value);
    return held === null || to !== null;
  }

  cancel(): void {
    if (this.held !== null) this.begun.value = null;
    this.held = null;
  }
}
