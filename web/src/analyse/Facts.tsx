/** Facts about a puzzle: valid, unique, minimal. */

import * as words from "sudokit-words";
import type { About } from "../kit/wire.ts";
import { list } from "../ui/lists.ts";
import { capital } from "../ui/words.ts";

export function Facts({ about }: { about: About }) {
  const { givens, status, solutions, counted, conflicts, deadEnds, minimal, redundant, solution } = about;
  const several = counted ? "counted" : "many";
  const isMinimal = minimal === null ? words.text.noValue : minimal ? words.text.factsMinimalYes : words.factsNotMinimal(redundant.length);
  const flaws = [
    ...conflicts.map(({ kind, ordinal, digit, cells }) => words.factsConflict({ house: kind, number: ordinal, digit, cells: list(cells) })),
    ...deadEnds.map((flaw) => words.factsDeadEnd(capital(flaw))),
  ];
  return (
    <section class="stack" aria-label={words.text.labelPuzzle}>
      <dl class="facts">
        <div>
          <dt>{words.text.labelGivens}</dt>
          <dd>{givens}</dd>
        </div>
        <div>
          <dt>{words.text.factsSolutions}</dt>
          <dd>{words.factsSolutionCount({ status: status === "multiple" ? several : status, count: counted ? solutions : solutions - 1 })}</dd>
        </div>
        <div>
          <dt>{words.text.factsMinimal}</dt>
          <dd>{isMinimal}</dd>
        </div>
      </dl>
      {flaws.length > 0 && (
        <ul class="plain-list">
          {flaws.map((flaw) => (
            <li key={flaw}>{flaw}</li>
          ))}
        </ul>
      )}
      {solution !== null && (
        <details>
          <summary>{words.text.factsSolution}</summary>
          <p class="extract" dir="ltr">
            {solution.match(/.{9}/g)?.join(" ")}
          </p>
        </details>
      )}
    </section>
  );
}
