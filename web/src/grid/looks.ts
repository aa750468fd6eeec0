/** Cells to draw that are of no game: of puzzles and of boards. */

import type { CellLook } from "../kit/wire.ts";
import { CELLS } from "../kit/cells.ts";

const EMPTY: CellLook = {
  digit: null, given: false, candidates: [], corner: [], crossed: [], colours: [], candidateColours: [], wrong: false, clash: false,
};

const digitOf = (text: string, cell: number): number | null => {
  const char = text.charAt(cell);
  return char >= "1" && char <= "9" ? Number(char) : null;
};

/** The cells of givens, of digits placed since, and of candidates that are left. */
export function looksOf(givens: string, placed = "", candidates: readonly number[][] = []): CellLook[] {
  return CELLS.map((cell) => {
    const given = digitOf(givens, cell);
    return { ...EMPTY, digit: given ?? digitOf(placed, cell), given: given !== null, candidates: candidates[cell] ?? [] };
  });
}
