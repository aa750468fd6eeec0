/** The verdict on a proof that somebody pasted, or on several. */

import { useMemo } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import type { Verdict } from "../kit/checker.ts";
import { useThought } from "../kit/use-thought.ts";
import { linkTo } from "../route.ts";
import { capital } from "../ui/words.ts";
import type { Proof } from "./proofs.ts";

/** Of several proofs, those that do not hold are listed, up to here. */
const LISTED = 20;

export function Verdicts({ app, proofs }: { app: App; proofs: readonly Proof[] }) {
  const texts = useMemo(() => proofs.map(({ text }) => text), [proofs]);
  const { value, isBusy, trouble } = useThought(app, "check", { proofs: texts });
  const verdicts = value ?? [];
  const judged = proofs.slice(0, verdicts.length).map((proof, number) => ({ proof, number, verdict: verdicts[number] as Verdict }));
  const failed = judged.filter(({ verdict }) => verdict.is !== "holds");
  return (
    <div class="stack verdicts">
      <div class="stack" role="status">
        {isBusy && <p class="muted">{words.text.proofChecking}</p>}
        {trouble !== null && <p class="misfit">{trouble}</p>}
        {proofs.length > 1 && verdicts.length > 0 && (
          <p>{words.proofMany({ held: judged.length - failed.length, total: isBusy ? judged.length : proofs.length })}</p>
        )}
        {proofs.length === 1 && judged.map((one) => <OfProof key={0} {...one} />)}
      </div>
      {isBusy && (
        <div class="row">
          <button type="button" onClick={() => app.thought.stop()}>
            {words.text.buttonStop}
          </button>
        </div>
      )}
      {proofs.length > 1 &&
        failed.slice(0, LISTED).map((one) => (
          <section key={one.number} class="stack">
            <h2>{words.proofNumber(String(one.number + 1))}</h2>
            <OfProof {...one} />
          </section>
        ))}
    </div>
  );
}

/** The verdict in words, the step that it is about, and the reason. */
function OfProof({ proof, verdict }: { proof: Proof; verdict: Verdict }) {
  const { lines, puzzle } = proof;
  return (
    <>
      {verdict.is === "holds" && <p>{words.proofHolds(lines.length)}</p>}
      {verdict.is === "step" && <p class="misfit">{words.proofStep({ number: verdict.step + 1, total: lines.length })}</p>}
      {verdict.is === "unread" && <p class="misfit">{words.text.proofUnread}</p>}
      {verdict.is === "step" && <p dir="ltr">{lines[verdict.step]}</p>}
      {verdict.is !== "holds" && (
        <p class="muted" lang="en">
          {capital(verdict.why)}
        </p>
      )}
      {puzzle.length === 81 && (
        <p>
          <a href={linkTo("analyse", puzzle.replaceAll(".", "0"))}>{words.text.buttonAnalyse}</a>
        </p>
      )}
    </>
  );
}
