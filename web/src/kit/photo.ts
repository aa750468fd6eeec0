/** The reader of photographs. */

import type { Part } from "./part.ts";

/** Pixels as a canvas has them. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Reasons why a picture cannot be read. */
export type Unread = "blurred" | "damaged" | "empty" | "no-grid" | "several" | "size" | "small";

/** The puzzle in a picture. */
export interface Reading {
  /** Its cells, with `+` before each digit of the player's. */
  line: string;
  /** The cells to check. */
  doubtful: number[];
  /** The corners of the grid, x and y in pixels, in turn. */
  corners: [number, number][];
}

export type Photographed = Reading | { unread: Unread };

export function photographed(part: Part, { width, height, data }: Pixels): Photographed {
  const [is, line = "", check = "", ...numbers] = part.ask("read_picture", data, width, height).split(" ");
  if (is !== "read") return { unread: line as Unread };
  return {
    line,
    doubtful: [...check].flatMap((char, cell) => (char === "?" ? [cell] : [])),
    corners: [0, 2, 4, 6].map((at) => [Number(numbers[at]), Number(numbers[at + 1])]),
  };
}
