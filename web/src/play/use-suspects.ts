/** Looks for the mistyped digit of a puzzle without a solution, until the puzzle changes. */

import { useEffect, useRef, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { findSuspects, type Suspects } from "../game/suspects.ts";
import { nameOf } from "../kit/cells.ts";
import { wrongOf } from "../kit/kit.ts";
import { either } from "../ui/lists.ts";

/** More cells than this are no help: none is named. */
const MOST = 4;

export interface Search {
  /** The cells, one of which is mistyped. */
  cells: readonly number[];
  said: string;
  /** Stops the search; null if there is none. */
  stop: (() => void) | null;
}

const NONE: readonly number[] = [];

/** Looks as long as `puzzle` is no null. */
export function useSuspects(app: App, puzzle: string | null): Search {
  const [found, setFound] = useState<{ of: string; suspects: Suspects | null; trouble: string | null } | null>(null);
  const search = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    search.current = control;
    if (puzzle === null) return undefined;
    const count = (one: string): Promise<number> => app.thought.ask("count", { puzzle: one, limit: 2 });
    findSuspects(puzzle, count, control.signal).then(
      (suspects) => setFound({ of: puzzle, suspects, trouble: null }),
      (error: unknown) => {
        if (!control.signal.aborted) setFound({ of: puzzle, suspects: null, trouble: wrongOf(error).message });
      },
    );
    return () => control.abort();
  }, [puzzle]);
  if (puzzle === null) return { cells: NONE, said: "", stop: null };
  if (found?.of !== puzzle) {
    const stop = (): void => {
      search.current.abort();
      setFound({ of: puzzle, suspects: null, trouble: null });
    };
    return { cells: NONE, said: words.text.suspectsSearching, stop };
  }
  const cells = found.suspects === null || found.suspects.cells.length > MOST ? NONE : found.suspects.cells;
  return { cells, said: found.trouble ?? say(puzzle, found.suspects), stop: null };
}

function say(puzzle: string, suspects: Suspects | null): string {
  if (suspects === null) return words.text.stopped;
  const { cells, isUnique } = suspects;
  if (cells.length === 0) return words.text.suspectsMany;
  if (cells.length > MOST) return words.suspectsOneOf(cells.length);
  const digits = either(cells.map((cell) => words.suspectsDigit({ digit: puzzle.charAt(cell), cell: nameOf(cell) })));
  return words.suspects({ digits, status: isUnique ? "unique" : "multiple" });
}
