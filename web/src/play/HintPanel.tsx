/** The told rungs of a hint, with a button for the next. The pattern is drawn in the grid. */

import * as words from "sudokit-words";
import type { Session } from "../game/session.ts";
import { Legend } from "../grid/Pattern.tsx";
import { Icon } from "../ui/icon.tsx";

const MORE: Readonly<Record<string, string>> = {
  mistakes: words.text.hintWhere,
  where: words.text.buttonUndoMistakes,
  name: words.text.hintWhere,
  look: words.text.hintPattern,
  pattern: words.text.hintWhy,
  reason: words.text.hintResult,
  result: words.text.hintApply,
};

export function HintPanel({ session }: { session: Session }) {
  const hint = session.hint.value;
  if (session.isThinking.value) {
    return (
      <section class="hint" aria-label={words.text.hint}>
        <p>{words.text.hintSearching}</p>
        <div class="row">
          <button type="button" onClick={() => session.stopThinking()}>
            {words.text.buttonStop}
          </button>
        </div>
      </section>
    );
  }
  if (hint === null) return null;
  const last = hint.told.at(-1);
  if (last === undefined) return null;
  const [title, rest] = last.rung === "nothing" ? [null, hint.told] : [hint.told[0], hint.told.slice(1)];
  const next = MORE[last.rung];
  // "nothing" has no step to take; after the others the main button is the only way on.
  const isDoable = !["nothing", "mistakes", "where", "result"].includes(last.rung);
  return (
    <section class="hint" aria-label={words.text.hint}>
      <div class="hint-head">
        <h2>{title?.text.replace(/\p{P}$/u, "") ?? words.text.hint}</h2>
        <button type="button" class="plain" aria-label={words.text.hintClose} onClick={() => session.closeHint()}>
          <Icon name="close" />
        </button>
      </div>
      {rest.map((told) => (
        <p key={told.rung} class={told === last ? "" : "muted"}>
          {told.text}
        </p>
      ))}
      <Legend diagram={last.shown} />
      <div class="row">
        {hint.hasMore && next !== undefined && (
          <button type="button" class="main" onClick={() => session.command("hint")}>
            {next}
          </button>
        )}
        {isDoable && (
          <button type="button" onClick={() => session.takeHint()}>
            {words.text.hintApplyNow}
          </button>
        )}
      </div>
    </section>
  );
}
