/**
 * A puzzle that is typed from paper: its printed digits are givens, and the player's own stand among them.
 * Before it begins the game knows only givens. Until then the player's have a colour, which is kept and undone
 * like any other.
 */

import { CELLS, nameOf } from "../kit/cells.ts";
import type { GameHandle } from "../kit/kit.ts";
import type { Action, Answer, CellLook, Digit } from "../kit/wire.ts";

const MINE = 1;

/** A cell whose digit will be the player's. It may still be empty. */
const isMarked = ({ colours }: CellLook): boolean => colours.includes(MINE);

const cellsWhere = (view: readonly CellLook[], is: (look: CellLook) => boolean): number[] => view.flatMap((look, cell) => (is(look) ? [cell] : []));

const colour = (cells: readonly number[]): Action => ({ do: "colour", cells: cells.map(nameOf), colour: MINE });

/** The cells as the game will show them. */
export const asPlayed = (view: readonly CellLook[]): CellLook[] =>
  view.map((look) => (isMarked(look) ? { ...look, colours: [], given: false } : look));

/** The printed digits as a puzzle of 81 characters. */
export const printedOf = (shown: readonly CellLook[]): string => shown.map(({ given, digit }) => (given && digit !== null ? digit : ".")).join("");

/** Givens, and the player's digits with `+` before each, as a line. */
export const lineOf = (givens: string, placed: string): string =>
  CELLS.map((cell) => (/[1-9]/.test(placed[cell] ?? "") ? `+${placed[cell]}` : (givens[cell] ?? "."))).join("");

/** The cells with the player's digits, which have `+` before them, in a line. */
export const mineIn = (line: string): number[] => (line.match(/\+?[\d.]/g) ?? []).flatMap((written, cell) => (written.startsWith("+") ? [cell] : []));

/** Writes a digit, or none, as the player's or as printed. Nothing comes back if all of it was there. */
export function write(game: GameHandle, cells: readonly number[], digit: Digit | null, isMine: boolean): Answer | null {
  const view = game.view();
  const others = cells.filter((cell) => digit !== null && view[cell] !== undefined && isMarked(view[cell]) !== isMine);
  if (others.length > 0) game.act(colour(others));
  if (cells.every((cell) => view[cell]?.digit === digit)) return null;
  const answer = game.act({ do: "give", cells: cells.map(nameOf), digit });
  if (answer.refused !== undefined && others.length > 0) game.act({ do: "undo" });
  return answer;
}

/** Makes the digit of a cell the player's or a printed one. Returns false if that changes nothing. */
export function mark(game: GameHandle, cell: number, isMine: boolean): boolean {
  const look = game.view()[cell];
  if (look === undefined || look.digit === null || isMarked(look) === isMine) return false;
  game.act(colour([cell]));
  return true;
}

/** Undoes or redoes as far as anything looks different: the colour of an empty cell is not seen. */
export function turnBack(game: GameHandle, way: "undo" | "redo"): Answer {
  const looks = (): string => JSON.stringify(asPlayed(game.view()).map(({ digit, given }) => [digit, digit !== null && given]));
  const before = looks();
  for (;;) {
    const answer = game.act({ do: way });
    if (answer.refused !== undefined || looks() !== before) return answer;
  }
}

/** Begins the game of the printed digits, and places those of the player. */
export function begin(game: GameHandle, start: () => Answer): Answer {
  const view = game.view();
  const marked = cellsWhere(view, isMarked);
  const mine = marked.filter((cell) => view[cell]?.digit !== null);
  const before: Action[] = [];
  if (mine.length > 0) before.push({ do: "give", cells: mine.map(nameOf), digit: null });
  if (marked.length > 0) before.push(colour(marked));
  for (const action of before) game.act(action);
  const answer = start();
  if (answer.refused !== undefined) {
    for (const _ of before) game.act({ do: "undo" });
    return answer;
  }
  const placed = mine.map((cell) => game.act({ do: "place", cells: [nameOf(cell)], digit: view[cell]?.digit as Digit }));
  const last = placed.at(-1);
  return last?.refused === undefined && last?.finished === true ? { ...answer, finished: true } : answer;
}
