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

let read: Promise<string[]> | undefined;

/** The puzzle of a level and a number; null if it is not in stock. */
export async function stocked(level: Level, number: number): Promise<string | null> {
  if (number < 1 || number > STOCKED) return null;
  read ??= fileText("stock.txt").then((text) => text.split("\n"));
  // A failed download is tried again.
  read.catch(() => (read = undefined));
  const lines = await read;
  const line = lines[LEVELS.findIndex(({ name }) => name === level) * STOCKED + number - 1];
  return line === undefined ? null : puzzleOf(line);
}

/** A line as a puzzle: its pattern is that of half the cells, and the other half is its mirror. */
function puzzleOf(line: string): string {
  const isGiven = (cell: number): boolean => ((BASE_64.indexOf(line.charAt(Math.floor(cell / 6))) >> (cell % 6)) & 1) === 1;
  let at = PATTERN;
  return CELLS.map((cell) => (isGiven(Math.min(cell, 80 - cell)) ? line.charAt(at++) : ".")).join("");
}

/** The number of a puzzle in stock that the player has not had; null if they have had all. */
export function fresh(played: ReadonlySet<number>): number | null {
  const left = Array.from({ length: STOCKED }, (_, index) => index + 1).filter((number) => !played.has(number));
  return left[Math.floor(Math.random() * left.length)] ?? null;
}
