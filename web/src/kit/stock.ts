/** The first puzzles of every level, which are there at once. `crates/web/examples/stock.rs` writes them. */

import { CELLS } from "./cells.ts";
import { fileText } from "./file.ts";
import { LEVELS } from "./tables.ts";
import type { Level } from "./wire.ts";

/** So many puzzles of each level: those with the numbers from 1 on. */
export const STOCKED = 200;

const BASE_64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The length of a pattern: 41 cells, six to a character. */
const PATTERN = 7;

/** The givens of all puzzles one after another, and their patterns: apart from each other they are packed better. */
type Stock = readonly [givens: string, patterns: string];

let read: Promise<Stock> | undefined;

/** The puzzle of a level and a number; null if it is not in stock. */
export async function stocked(level: Level, number: number): Promise<string | null> {
  if (number < 1 || number > STOCKED) return null;
  read ??= fileText("stock.txt").then((text) => {
    const [givens = "", patterns = ""] = text.split("\n");
    return [givens, patterns];
  });
  // A failed download is tried again.
  read.catch(() => (read = undefined));
  return puzzleOf(await read, LEVELS.findIndex(({ name }) => name === level) * STOCKED + number - 1);
}

/** A puzzle by its place; null if there is none. A pattern is that of half the cells, and the other half is its mirror. */
function puzzleOf([givens, patterns]: Stock, place: number): string | null {
  if (PATTERN * place >= patterns.length) return null;
  const isGiven = (of: number, cell: number): boolean => {
    const half = Math.min(cell, 80 - cell);
    return ((BASE_64.indexOf(patterns.charAt(PATTERN * of + Math.floor(half / 6))) >> (half % 6)) & 1) === 1;
  };
  // The givens begin where those of the puzzles before it end.
  let at = 0;
  for (let before = 0; before < place; before += 1) at += CELLS.filter((cell) => isGiven(before, cell)).length;
  return CELLS.map((cell) => (isGiven(place, cell) ? givens.charAt(at++) : ".")).join("");
}

/** Numbers of puzzles in stock, by chance: first those that the player has not had. */
export function drawn(had: ReadonlySet<number>, count: number): number[] {
  const all = Array.from({ length: STOCKED }, (_, index) => ({ number: index + 1, place: Math.random() + (had.has(index + 1) ? 1 : 0) }));
  return all
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ number }) => number);
}

/** The number of a puzzle in stock that the player has not had; null if they have had all. */
export const fresh = (had: ReadonlySet<number>): number | null => drawn(had, 1).find((number) => !had.has(number)) ?? null;
