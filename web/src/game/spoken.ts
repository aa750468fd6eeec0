/**
 * How a voice says what stands in the grid. A synthetic voice spells r4c7, so cells are called row 4 column
 * 7.
 */

import * as words from "sudokit-words";
import { boxOf, CELLS, cellOf, columnOf, DIGITS, digitOf, rowOf } from "../kit/cells.ts";
import type { CellLook, OwnLine } from "../kit/wire.ts";
import { lazy } from "../ui/lazy.ts";
import { commas, list, sentences } from "../ui/lists.ts";

/** Where cells are: those of some rows in some columns. */
const place = (rows: readonly (number | string)[], columns: readonly (number | string)[]): string =>
  words.spokenCells({ rowCount: rows.length, rows: list(rows), columnCount: columns.length, columns: list(columns) });

/** Where each cell is. A grid says all of them again at every move, and lists and plurals take their time. */
const places = lazy(() => CELLS.map((cell) => place([rowOf(cell) + 1], [columnOf(cell) + 1])));

/** The lines that end in a cell, each with its other end. */
function linesAt(cell: number, lines: readonly OwnLine[]): string[] {
  const told = ({ ends, arrow }: OwnLine, here: number): string[] => {
    const [end, other] = [ends[here], ends[1 - here]];
    if (end === undefined || other === undefined || cellOf(end) !== cell) return [];
    const [digit, otherDigit, there] = [digitOf(end), digitOf(other), places()[cellOf(other)] ?? ""];
    const place = otherDigit === null ? there : words.spokenCandidateAt({ digit: otherDigit, cell: there });
    const line = words.spokenLine({ line: arrow ? (here === 0 ? "to" : "from") : "line", place });
    return [digit === null ? line : words.spokenLineOf({ digit, line })];
  };
  return lines.flatMap((line) => [...told(line, 0), ...told(line, 1)]);
}

/** The content of a cell. */
export function content(look: CellLook, lines: readonly string[] = []): string {
  const parts: string[] = [];
  if (look.digit !== null) {
    parts.push(look.given ? words.spokenGiven(look.digit) : String(look.digit));
    if (look.wrong) parts.push(words.text.spokenWrong);
    else if (look.clash) parts.push(words.text.spokenConflict);
  } else {
    parts.push(words.text.spokenEmpty);
    if (look.candidates.length > 0) parts.push(words.spokenCandidates({ count: look.candidates.length, digits: list(look.candidates) }));
    if (look.corner.length > 0) parts.push(words.spokenCornerMarks({ count: look.corner.length, digits: list(look.corner) }));
    if (look.crossed.length > 0) parts.push(words.spokenCrossedOut(list(look.crossed)));
    if (look.candidateColours.length > 0) {
      parts.push(list(look.candidateColours.map(([digit, colour]) => words.spokenColouredCandidate({ digit, colour }))));
    }
  }
  if (look.colours.length > 0) parts.push(words.spokenColours({ count: look.colours.length, colours: list(look.colours) }));
  return commas([...parts, ...lines]);
}

/** The name of a cell: where it is and what it holds. */
export const cellName = (cell: number, look: CellLook, lines: readonly OwnLine[] = []): string =>
  words.spokenCell({ cell: places()[cell] ?? "", contents: content(look, linesAt(cell, lines)) });

/** A sentence with its cells called as a voice says them: r46c7 are rows 4 and 6 column 7. */
export function aloud(said: string): string {
  return said
    .replace(/\br(\d+)c(\d+)\b/g, (_, rows: string, columns: string) => place([...rows], [...columns]))
    .replace(/ ?≠ ?/g, ` ${words.text.spokenIsNot} `)
    .replace(/(^|[.!?] )[a-z]/g, (start) => start.toUpperCase());
}

/** The digits missing in the row, the column and the box of a cell. */
export function houses(cell: number, looks: readonly CellLook[]): string {
  const missing = (of: (cell: number) => number) => {
    const there = new Set(looks.filter((_, other) => of(other) === of(cell)).map((look) => look.digit));
    const left = DIGITS.filter((digit) => !there.has(digit));
    return { number: of(cell) + 1, count: left.length, digits: list(left) };
  };
  return sentences([words.spokenRow(missing(rowOf)), words.spokenColumn(missing(columnOf)), words.spokenBox(missing(boxOf))]);
}
