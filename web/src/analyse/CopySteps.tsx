/** The steps as text, for a forum or a friend. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { Lesson } from "../kit/wire.ts";
import { copyText } from "../share/hand-over.ts";

export function CopySteps({ lessons }: { lessons: readonly Lesson[] }) {
  const [isDone, setDone] = useState(false);
  const text = (): string => lessons.map(({ line }, index) => `${index + 1}. ${line}\n`).join("");
  return (
    <button type="button" onClick={() => void copyText(text()).then(() => setDone(true))}>
      <span role="status">{isDone ? words.text.shareCopyTextDone : words.text.shareCopyText}</span>
    </button>
  );
}
