/** The game is solved. */

import { useState } from "preact/hooks";
import type { Session } from "../game/session.ts";
import { linkTo } from "../route.ts";
import { Dialog } from "../ui/dialog.tsx";
import { clock } from "../ui/words.ts";

const HELPED: Readonly<Record<string, string>> = { none: "without help", candidates: "with candidates kept for you" };

export function Finished({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const { finished, help, assistance, origin, puzzle } = session.state.value;
  const close = (): void => {
    setOpen(false);
    session.hasJustFinished.value = false;
  };
  const helped = help.hints > 0 ? `with ${help.hints} ${help.hints === 1 ? "hint" : "hints"}` : (HELPED[assistance] ?? "with some help");
  const card = (
    <div class="finish-card">
      <p class="big-time">{clock(finished ?? session.time.value)}</p>
      <p class="muted">{helped}</p>
    </div>
  );
  return (
    <Dialog title="Solved" text={card} close={close}>
      <div class="row">
        {origin.from === "made" && (
          <a class="button main" href={linkTo("new", origin.level)}>
            Another puzzle
          </a>
        )}
        <a class={`button${origin.from === "made" ? "" : " main"}`} href="#/">
          Home
        </a>
        <a class="button" href={linkTo("analyse", puzzle)}>
          See how it's solved
        </a>
      </div>
    </Dialog>
  );
}
