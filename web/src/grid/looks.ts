/** Cells to draw that are of no game: of puzzles and of boards. */

import { CELLS, DIGITS } from "../kit/cells.ts";
import type { CellLook, Digit } from "../kit/wire.ts";

const EMPTY: CellLook = {
  digit: null,
  given: false,
  candidates: [],
  corner: [],
  crossed: [],
  colours: [],
  candidateColours: [],
  wrong: false,
  clash: false,
};

const digitOf = (text: string, cell: number): Digit | null => DIGITS.find((digit) => String(digit) === text.charAt(cell)) ?? null;

/** The cells of givens, of digits placed since, and of candidates that are left. */
export function looksOf(givens: string, placed = "", candidates: readonly Digit[][] = []): CellLook[] {
  return CELLS.map((cell) => {
    const given = digitOf(givens, cell);
    return { ...EMPTY, digit: given ?? digitOf(placed, cell), given: given !== null, candidates: candidates[cell] ?? [] };
  });
}
