/** Facts about a puzzle, from the records of `crates/sudokit/schema`. */

import type { check, count, Status } from "sudokit";
import type { About } from "./wire.ts";

/** The status of a puzzle with so many solutions. */
export const statusOf = (solutions: number): Status => (solutions === 0 ? "none" : solutions === 1 ? "unique" : "multiple");

export function aboutOf(report: ReturnType<typeof check>, { count: solutions, exact }: ReturnType<typeof count>): About {
  return {
    givens: report.givens,
    status: statusOf(solutions),
    solutions,
    counted: exact,
    conflicts: report.conflicts,
    deadEnds: report.dead_ends,
    minimal: solutions === 1 ? report.minimal : null,
    redundant: report.redundant ?? [],
    solution: solutions === 1 ? report.solution : null,
  };
}
