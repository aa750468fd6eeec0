/** Looks for the mistyped digit of a puzzle without a solution, until the puzzle changes. */

import { useMemo } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { cellOf, nameOf } from "../kit/cells.ts";
import { useThought } from "../kit/use-thought.ts";
import type { Suspected } from "../kit/wire.ts";
import { either } from "../ui/lists.ts";

/** More cells than this are no help: none is named. */
const MOST = 4;

export interface Search {
  /** The cells, one of which is mistyped. */
  cells: readonly number[];
  said: string;
  /** Stops the search; null when nothing is being searched. */
  stop: (() => void) | null;
}

const NONE: readonly number[] = [];

/** Searches this puzzle; with null, nothing. */
export function useSuspects(app: App, puzzle: string | null): Search {
  const { value, isBusy, trouble } = useThought(app, "suspects", puzzle === null ? undefined : { puzzle });
  // Of larger sets it is said only that there is more than one wrong digit.
  const alone = useMemo(() => (value === null ? NONE : value.sets.flatMap((set) => (set.length === 1 ? set.map(cellOf) : []))), [value]);
  if (isBusy) return { cells: NONE, said: words.text.suspectsSearching, stop: () => app.thought.stop() };
  if (puzzle === null || value === null) return { cells: NONE, said: trouble ?? "", stop: null };
  return { cells: alone.length > MOST ? NONE : alone, said: say(puzzle, alone, value.leaves), stop: null };
}

function say(puzzle: string, cells: readonly number[], leaves: Suspected["leaves"]): string {
  if (cells.length === 0) return words.text.suspectsMany;
  if (cells.length > MOST) return words.suspectsOneOf(cells.length);
  const digits = either(cells.map((cell) => words.suspectsDigit({ digit: puzzle.charAt(cell), cell: nameOf(cell) })));
  return words.suspects({ digits, status: leaves === "unique" ? "unique" : "multiple" });
}
