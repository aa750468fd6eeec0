/** Asks for what to analyse: one puzzle, or a table of many. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { wrongOf } from "../kit/kit.ts";
import { goTo, linkTo } from "../route.ts";
import { Page } from "../ui/Page.tsx";
import { Batch } from "./batch.ts";
import { TABLE } from "./Table.tsx";

/** A field takes half a minute for thousands of puzzles: a text of so many characters is analysed as it is pasted. */
const LONG = 20_000;

export function Ask({ app, wrong = null }: { app: App; wrong?: string | null }) {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState(wrong);
  const look = async (text: string): Promise<void> => {
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
      {games.length > 0 && <p class="muted">{words.text.analyseFromGame}</p>}
    </Page>
  );
}
