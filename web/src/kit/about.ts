/** Facts about a puzzle, from the records of `crates/sudokit/schema`. */

import type { check, count } from "sudokit";
import type { About } from "./wire.ts";

export function aboutOf(report: ReturnType<typeof check>, { count: solutions, exact }: ReturnType<typeof count>): About {
  const conflicts = report.conflicts.map(
    ({ kind, ordinal, digit, cells }) => `${digit} appears more than once in ${kind} ${ordinal}: ${cells.join(", ")}.`,
  );
  return {
    givens: report.givens,
    status: solutions === 0 ? "none" : solutions === 1 ? "unique" : "multiple",
    solutions,
    counted: exact,
    flaws: [...conflicts, ...report.dead_ends.map((flaw) => `${flaw.charAt(0).toUpperCase()}${flaw.slice(1)}.`)],
    minimal: solutions === 1 ? report.minimal : null,
    redundant: report.redundant ?? [],
    solution: solutions === 1 ? report.solution : null,
  };
}
