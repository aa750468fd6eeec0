/** The way to the review, where a game begins: only if something is due. */

import * as words from "sudokit-words";
import type { Known } from "../early.ts";
import { linkTo } from "../route.ts";
import { today } from "../ui/words.ts";

export function Due({ of: { known, hinted = [] } }: { of: Known["training"] }) {
  const due = Object.entries(known).filter(([id, memory]) => memory.due <= today() || hinted.includes(id)).length;
  if (due === 0) return null;
  return (
    <p class="row muted">
      {words.trainWaiting(due)}
      <a class="button" href={linkTo("train", "review")}>
        {words.text.trainWaitingNow}
      </a>
    </p>
  );
}
