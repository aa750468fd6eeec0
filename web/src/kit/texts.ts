/** Texts in any format, in the worker. */

import * as wasm from "sudokit-wasm";
import { statusOf } from "./about.ts";
import { wrongOf } from "./kit.ts";
import type { Tasks } from "./tasks.ts";

/** The puzzle at a place among those of a text. */
export function read({ text, at }: Tasks["read"]["in"]): Tasks["read"]["out"] {
  try {
    // The error of a text is that of its first puzzle.
    wasm.read(text);
    const all = JSON.parse(wasm.read_each(text)) as unknown[];
    const one = all.length > 1 ? JSON.stringify(all[at] ?? all[0]) : text;
    const { puzzle = "", placed = "", candidates, left, title = null } = JSON.parse(wasm.read(one)) as Partial<Record<string, string>>;
    const { count } = JSON.parse(wasm.count(one, 2)) as { count: number };
    return {
      text: one,
      of: Math.max(all.length, 1),
      givens: puzzle,
      placed,
      line: candidates ?? puzzle,
      hasCandidates: candidates !== undefined || left !== undefined,
      title,
      status: statusOf(count),
    };
  } catch (error) {
    return { wrong: wrongOf(error) };
  }
}

/** All puzzles of a text. */
export function readAll({ text }: Tasks["readAll"]["in"]): Tasks["readAll"]["out"] {
  const entries = JSON.parse(wasm.read_each(text)) as { puzzle: string; candidates?: string }[];
  return entries.map((entry) => ({ text: JSON.stringify(entry), line: entry.candidates ?? entry.puzzle }));
}

/** The rating of Sudoku Explainer, the first of its three; null for a puzzle without one. */
export function explained(puzzle: string): string | null {
  const record = JSON.parse(wasm.rating(puzzle, "se")) as { er: { rating: string } } | null;
  return record?.er.rating ?? null;
}
