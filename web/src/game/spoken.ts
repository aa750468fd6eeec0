/**
 * How a voice says what stands in the grid. A synthetic voice spells r4c7, so cells are called row 4 column
 * 7.
 */

import { boxOf, columnOf, DIGITS, rowOf } from "../kit/cells.ts";
import type { CellLook } from "../kit/wire.ts";

/** "2", "2 and 8", "2, 5 and 8". */
export function list(items: readonly (number | string)[]): string {
  const head = items.slice(0, -1).join(", ");
  const last = String(items.at(-1) ?? "");
  return head === "" ? last : `${head} and ${last}`;
}

export const place = (cell: number): string => `row ${rowOf(cell) + 1} column ${columnOf(cell) + 1}`;

/** The content of a cell. */
export function content(look: CellLook): string {
  const parts: string[] = [];
  if (look.digit !== null) {
    parts.push(look.given ? `given ${look.digit}` : String(look.digit));
    if (look.wrong) parts.push("wrong");
    else if (look.clash) parts.push("clashes");
  } else {
    parts.push("empty");
    if (look.candidates.length > 0) parts.push(`candidates ${list(look.candidates)}`);
    if (look.corner.length > 0) parts.push(`corner marks ${list(look.corner)}`);
    if (look.crossed.length > 0) parts.push(`crossed out ${list(look.crossed)}`);
    if (look.candidateColours.length > 0) {
      parts.push(list(look.candidateColours.map(([digit, colour]) => `candidate ${digit} in colour ${colour}`)));
    }
  }
  if (look.colours.length > 0) parts.push(`colour ${list(look.colours)}`);
  return parts.join(", ");
}

/** The name of a cell: where it is and what it holds. */
export const cellName = (cell: number, look: CellLook): string => `${place(cell)}, ${content(look)}`;

/** A sentence with its cells called as a voice says them: r46c7 are rows 4 and 6 column 7. */
export function aloud(said: string): string {
  return said
    .replace(/\br(\d+)c(\d+)\b/g, (_, rows: string, columns: string) => `${many("row", rows)} ${many("column", columns)}`)
    .replace(/ ?≠ ?/g, " is not ")
    .replace(/(^|[.!?] )[a-z]/g, (start) => start.toUpperCase());
}

const many = (word: string, digits: string): string => (digits.length === 1 ? `${word} ${digits}` : `${word}s ${list([...digits])}`);

/** The digits missing in the row, the column and the box of a cell. */
export function houses(cell: number, looks: readonly CellLook[]): string {
  const missing = (of: (cell: number) => number): string => {
    const there = new Set(looks.filter((_, other) => of(other) === of(cell)).map((look) => look.digit));
    const left = DIGITS.filter((digit) => !there.has(digit));
    return left.length === 0 ? "is complete" : `lacks ${list(left)}`;
  };
  const [row, column, box] = [rowOf, columnOf, boxOf].map(missing);
  return `Row ${rowOf(cell) + 1} ${row}. Column ${columnOf(cell) + 1} ${column}. Box ${boxOf(cell) + 1} ${box}.`;
}
