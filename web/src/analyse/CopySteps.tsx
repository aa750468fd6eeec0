/** The steps as text, for a forum or a friend. */

import * as words from "sudokit-words";
import type { Lesson } from "../kit/wire.ts";
import { CopyButton } from "../share/CopyButton.tsx";
import { copyText } from "../share/hand-over.ts";

export function CopySteps({ lessons }: { lessons: readonly Lesson[] }) {
  const text = (): string => lessons.map(({ line }, index) => `${index + 1}. ${line}\n`).join("");
  return <CopyButton label={words.text.shareCopyText} done={words.text.shareCopyTextDone} copy={() => copyText(text())} />;
}
