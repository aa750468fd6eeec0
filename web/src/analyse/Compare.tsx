/** Another puzzle beside this one: it may be the same, turned, reordered and renamed. */

import { useRef, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { DIGITS } from "../kit/cells.ts";
import { wrongOf } from "../kit/kit.ts";
import type { Isomorphism } from "../kit/wire.ts";

type Compared = { is: "same"; by: Isomorphism } | { is: "other" } | { is: "wrong"; why: string };

export function Compare({ app, puzzle }: { app: App; puzzle: string }) {
  const [compared, setCompared] = useState<Compared | null>(null);
  /** Counts the texts: only the answer to the last one is shown. */
  const asked = useRef(0);
  const compare = async (text: string): Promise<Compared> => {
    const read = await app.thought.ask("read", { text, at: 0 });
    if ("wrong" in read) return { is: "wrong", why: read.wrong.message };
    const by = await app.thought.ask("isomorphism", { puzzle, other: read.givens });
    return by === null ? { is: "other" } : { is: "same", by };
  };
  const look = (text: string): void => {
    asked.current += 1;
    const { current: number } = asked;
    const show = (found: Compared | null): void => {
      if (number === asked.current) setCompared(found);
    };
    if (text.trim() === "") show(null);
    else void compare(text).then(show, (error: unknown) => show({ is: "wrong", why: wrongOf(error).message }));
  };
  return (
    <details>
      <summary>{words.text.compare}</summary>
      <div class="stack">
        <label class="field">
          <span>{words.text.analyseField}</span>
          <textarea dir="ltr" spellcheck={false} aria-describedby="compared" onInput={(event) => look(event.currentTarget.value)} />
        </label>
        <div id="compared" role="status">
          {compared?.is === "wrong" && <p class="misfit">{compared.why}</p>}
          {compared?.is === "other" && <p>{words.text.compareOther}</p>}
          {compared?.is === "same" && <p>{words.text.compareSame}</p>}
        </div>
        {compared?.is === "same" && <Images {...compared.by} />}
      </div>
    </details>
  );
}

/** What becomes of the rows, columns and digits of this puzzle in the other. */
function Images({ rows, columns, digits, transposes }: Isomorphism) {
  // After the exchange, a row is told to become a column.
  const [row, column] = transposes ? (["row-column", "column-row"] as const) : (["row", "column"] as const);
  const lines = [
    { of: row, to: rows.map((line) => line + 1) },
    { of: column, to: columns.map((line) => line + 1) },
    { of: "digit", to: digits },
  ] as const;
  return (
    <div class="table">
      <table class="images">
        <thead>
          <tr>
            <td />
            {lines.map(({ of }) => (
              <th scope="col" key={of}>
                {words.compareImage(of)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIGITS.map((number) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {lines.map(({ of, to }) => (
                <td key={of}>{to[number - 1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
