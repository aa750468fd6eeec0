/** The game is solved. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { Session } from "../game/session.ts";
import { linkTo } from "../route.ts";
import { Dialog } from "../ui/dialog.tsx";
import { clock } from "../ui/words.ts";

export function Finished({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const { finished, help, assistance, origin, puzzle } = session.state.value;
  const close = (): void => {
    setOpen(false);
    session.hasJustFinished.value = false;
  };
  const helped = help.hints > 0 ? words.finishedHints(help.hints) : words.finishedHelp(assistance);
  const card = (
    <div class="finish-card">
      <p class="big-time">{clock(finished ?? session.time.value)}</p>
      <p class="muted">{helped}</p>
    </div>
  );
  return (
    <Dialog title={words.text.finished} text={card} close={close}>
      <div class="row">
        {origin.from === "made" && (
          <a class="button main" href={linkTo("new", origin.level)}>
            {words.text.finishedAnother}
          </a>
        )}
        <a class={`button${origin.from === "made" ? "" : " main"}`} href="#/">
          {words.text.buttonHome}
        </a>
        <a class="button" href={linkTo("analyse", puzzle)}>
          {words.text.finishedAnalyse}
        </a>
      </div>
    </Dialog>
  );
}
