/** A game without a move as it looks before the WebAssembly is there. A test compares it with the game's own word. */

import type { Look } from "../early.ts";
import { looksOf } from "../grid/looks.ts";
import { CELLS, DIGITS, nameOf } from "../kit/cells.ts";
import type { Options, Origin } from "../kit/wire.ts";

/** The options of a player who has chosen none. */
export const USUAL: Options = {
  candidates: "by-hand",
  clean: true,
  clashes: true,
  wrong: "when-asked",
  complete: true,
  clock: true,
  first: "cell",
  notation: "rncn",
  hints: "ours",
};

/** How a sound puzzle looks when its game begins. Its solution is not known here, and nothing shows it. */
export function freshLook(puzzle: string, origin: Origin, options: Options): Look {
  const left = (digit: number): number => 9 - [...puzzle].filter((char) => char === String(digit)).length;
  const missing = DIGITS.map(left);
  const empty = missing.reduce((sum, one) => sum + one, 0);
  const first = nameOf(CELLS.find((cell) => puzzle.charAt(cell) === ".") ?? 0);
  return {
    view: looksOf(puzzle),
    state: {
      puzzle,
      origin,
      status: "unique",
      entering: false,
      filled: 0,
      empty,
      isFinished: false,
      finished: null,
      time: 0,
      options,
      assistance: "none",
      help: { hints: 0, rungs: 0, steps: 0, checks: 0 },
      canUndo: false,
      canRedo: false,
      savepoints: [],
      complete: options.complete ? DIGITS.filter((digit) => left(digit) === 0) : [],
      lines: [],
      missing,
      mistakes: { wrong: [], lost: [] },
      solution: null,
    },
    hand: { cursor: first, cells: [first], mode: "digits", selecting: false, asking: false, digit: null, shown: null },
  };
}
