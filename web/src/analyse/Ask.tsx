/** Asks for what to analyse: one puzzle, a table of many, or proofs. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { wrongOf } from "../kit/kit.ts";
import { goTo, linkTo } from "../route.ts";
import { Page } from "../ui/Page.tsx";
import { Batch } from "./batch.ts";
import { type Proof, proofsOf } from "./proofs.ts";
import { TABLE } from "./Table.tsx";
import { Verdicts } from "./Verdicts.tsx";

/** A field takes half a minute for thousands of puzzles: a text of so many characters is analysed as it is pasted. */
const LONG = 20_000;

export function Ask({ app, wrong = null }: { app: App; wrong?: string | null }) {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState(wrong);
  const [proofs, setProofs] = useState<readonly Proof[] | null>(null);
  const look = async (text: string): Promise<void> => {
    const found = proofsOf(text);
    setProofs(found);
    setTrouble(null);
    if (found !== null) return;
    const read = await app.thought.ask("read", { text, at: 0 });
    if ("wrong" in read) setTrouble(read.wrong.message);
    else if (read.of > 1) {
      app.table = new Batch(app.thought, text);
      goTo(linkTo("analyse", TABLE));
    } else goTo(linkTo("analyse", read.line.replaceAll(".", "0")));
  };
  const go = (text: string): void => void look(text).catch((error: unknown) => setTrouble(wrongOf(error).message));
  const { games } = app.keeper.profile.value;
  return (
    <Page title={words.text.analyse}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          go(text);
        }}
      >
        <label class="field">
          <span>{words.text.analyseField}</span>
          <textarea
            value={text}
            dir="ltr"
            spellcheck={false}
            aria-invalid={trouble !== null}
            aria-describedby="trouble"
            onInput={(event) => setText(event.currentTarget.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData?.getData("text") ?? "";
              if (pasted.length < LONG) return;
              event.preventDefault();
              go(pasted);
            }}
          />
        </label>
        <p id="trouble" role="status" class="misfit">
          {trouble ?? ""}
        </p>
        <div class="row">
          <button class="main" type="submit">
            {words.text.buttonAnalyse}
          </button>
          <label class="button file">
            {words.text.openFile}
            <input class="unseen" type="file" onChange={(event) => void event.currentTarget.files?.[0]?.text().then(go)} />
          </label>
        </div>
      </form>
      {proofs !== null && <Verdicts app={app} proofs={proofs} />}
      <p class="muted">{words.text.proofNote.split("`").map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}</p>
      {games.length > 0 && <p class="muted">{words.text.analyseFromGame}</p>}
    </Page>
  );
}
