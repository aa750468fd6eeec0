/**
 * Sentences, one below the other: a chain has one link on each line. An argument within another folds under the line
 * that it proves.
 */

import type { JSX } from "preact";

/** A proof of so many lines is open at first: a tap would not be worth it. */
const SHORT = 3;

interface Props {
  lines: readonly string[];
  /** How deep each line is nested; where there is no number, not at all. */
  depths: readonly number[];
}

export function Lines({ lines, depths }: Props) {
  const parts: JSX.Element[] = [];
  for (let at = 0, end: number; at < lines.length; at = end) {
    end = at + 1;
    while ((depths[end] ?? 0) > (depths[at] ?? 0)) end += 1;
    parts.push(
      end === at + 1 ? (
        <p key={at}>{lines[at]}</p>
      ) : (
        <details key={at} class="proof" open={end - at - 1 <= SHORT}>
          <summary>{lines[at]}</summary>
          <Lines lines={lines.slice(at + 1, end)} depths={depths.slice(at + 1, end)} />
        </details>
      ),
    );
  }
  return <>{parts}</>;
}
