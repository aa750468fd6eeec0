/** Rows of a table of puzzles: what they are sorted by, which are shown, and the table as a file. */

import { HODOKU_LEVELS, type HodokuLevel, type Row } from "../kit/wire.ts";

/** A puzzle of the table, with what has been found out about it so far. */
export interface Entry {
  /** Its place in the text, from 0. */
  number: number;
  /** The puzzle in our own format, and as a line. */
  text: string;
  line: string;
  row: Row | null;
  /** The rating of Sudoku Explainer; undefined if it was not asked for yet. */
  explained: string | null | undefined;
  /** The place of the first puzzle that this one is an image of; null if it is the first. */
  sameAs: number | null;
}

export const COLUMNS = ["number", "givens", "solutions", "level", "score", "hardest", "explained"] as const;
export type Column = (typeof COLUMNS)[number];

/** The puzzles to show: all, those of a level, images of others, or those that are no puzzles. */
export type Shown = "all" | HodokuLevel | "same" | "invalid";

export const levelOf = ({ row }: Entry): HodokuLevel | null => (row?.hodoku ? (HODOKU_LEVELS[row.hodoku[0]] ?? null) : null);

function keyOf(entry: Entry, by: Column): number | string | null {
  const { number, row, explained } = entry;
  switch (by) {
    case "number":
      return number;
    case "level":
      return row?.hodoku?.[0] ?? null;
    case "score":
      return row?.hodoku?.[1] ?? null;
    case "explained":
      return explained == null ? null : Number(explained);
    default:
      return row?.[by] ?? null;
  }
}

/** Sorted by a column; what is not known yet comes last, and equal values stay in the order of the text. */
export function sorted(entries: readonly Entry[], by: Column, isDown: boolean): Entry[] {
  const keyed = entries.map((entry) => ({ entry, value: keyOf(entry, by) }));
  keyed.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    const order = a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
    return isDown ? -order : order;
  });
  return keyed.map(({ entry }) => entry);
}

export function isShown(entry: Entry, shown: Shown): boolean {
  switch (shown) {
    case "all":
      return true;
    case "same":
      return entry.sameAs !== null;
    case "invalid":
      return entry.row !== null && entry.row.solutions !== 1;
    default:
      return levelOf(entry) === shown;
  }
}

/** Says of each puzzle which earlier one it is an image of. */
export function compareForms(entries: readonly Entry[]): void {
  const first = new Map<string, number>();
  for (const entry of entries) {
    const form = entry.row?.form;
    if (form == null) continue;
    const before = first.get(form);
    entry.sameAs = before ?? null;
    if (before === undefined) first.set(form, entry.number);
  }
}

/** The table as comma-separated values, with the names that the program uses: none has a comma. */
export function csvOf(entries: readonly Entry[]): string {
  const lines = entries.map((entry) => {
    const { line, row, explained, sameAs } = entry;
    const values = [
      line,
      row?.givens,
      row?.solutions,
      levelOf(entry),
      row?.hodoku?.[1],
      row?.technique,
      explained,
      sameAs === null ? null : sameAs + 1,
    ];
    return `${values.join()}\n`;
  });
  return `puzzle,givens,solutions,level,score,hardest,se,same_as\n${lines.join("")}`;
}
