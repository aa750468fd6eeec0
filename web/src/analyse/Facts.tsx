/** Facts about a puzzle: valid, unique, minimal. */

import type { About } from "../kit/wire.ts";

export function Facts({ about }: { about: About }) {
  const { givens, status, solutions, counted, flaws, minimal, redundant, solution } = about;
  const answers = { unique: "one", none: "none", multiple: counted ? String(solutions) : `more than ${solutions - 1}` }[status];
  const isMinimal =
    minimal === null ? "–" : minimal ? "yes" : `no: ${redundant.length === 1 ? "one given" : `any one of ${redundant.length} givens`} can be removed`;
  return (
    <section class="stack" aria-label="The puzzle">
      <dl class="facts">
        <div>
          <dt>Givens</dt>
          <dd>{givens}</dd>
        </div>
        <div>
          <dt>Solutions</dt>
          <dd>{answers}</dd>
        </div>
        <div>
          <dt>Minimal</dt>
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
          <summary>The solution</summary>
          <p class="extract" dir="ltr">
            {solution.match(/.{9}/g)?.join(" ")}
          </p>
        </details>
      )}
    </section>
  );
}
