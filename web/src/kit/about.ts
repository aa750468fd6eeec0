/** What there is to say about a puzzle itself, out of the records of `crates/sudokit/schema`. */

import type { About } from "./wire.ts";

export interface Report {
  givens: number;
  conflicts: { kind: string; ordinal: number; digit: number; cells: string[] }[];
  dead_ends: string[];
  solution: string | null;
  minimal: boolean | null;
  redundant: string[] | null;
}

export function aboutOf(report: Report, { count, exact }: { count: number; exact: boolean }): About {
  const conflicts = report.conflicts.map(({ kind, ordinal, digit, cells }) => `${digit} comes more than once in ${kind} ${ordinal}: ${cells.join(", ")}.`);
  return {
    givens: report.givens,
    status: count === 0 ? "none" : count === 1 ? "unique" : "multiple",
    solutions: count,
    counted: exact,
    flaws: [...conflicts, ...report.dead_ends.map((flaw) => `${flaw.charAt(0).toUpperCase()}${flaw.slice(1)}.`)],
    minimal: count === 1 ? report.minimal : null,
    redundant: report.redundant ?? [],
    solution: count === 1 ? report.solution : null,
  };
}
