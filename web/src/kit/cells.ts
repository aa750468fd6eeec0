/** Cells by number, from 0 in the upper left corner, row by row. Texts call them r1c1. */

import type { Digit } from "./wire.ts";

export const CELLS: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);
export const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** True for a puzzle as a line of 81 characters. */
export const isLine = (text: string): boolean => /^[\d.]{81}$/.test(text);

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number => 3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);

export const nameOf = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** The number of the cell of this name. */
export function cellOf(name: string): number {
  return 9 * (name.charCodeAt(1) - 49) + (name.charCodeAt(3) - 49);
}

/** Cell and digit of a candidate such as r4c7=3. */
export function candidateOf(name: string): { cell: number; digit: number } {
  return { cell: cellOf(name), digit: name.charCodeAt(5) - 48 };
}

/** The digit of the end of a line that is a candidate; null if it is a cell. */
export const digitOf = (end: string): number | null => (end.length > 4 ? candidateOf(end).digit : null);

export const sees = (a: number, b: number): boolean => a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));

/** The cells of a house as records name it: row 4, column 7, box 2. */
export function cellsOfHouse(house: string): number[] {
  const [kind, ordinal] = house.split(" ");
  const index = Number(ordinal) - 1;
  const of = kind === "row" ? rowOf : kind === "column" ? columnOf : boxOf;
  return CELLS.filter((cell) => of(cell) === index);
}
