/** A button that copies a text, and says so in its own place: the line beside the grid is hidden behind a dialog. */

import { useEffect, useState } from "preact/hooks";
import { speak } from "../ui/say.ts";

/** Milliseconds for which it says that it is done. */
const SAID = 2500;

interface Props {
  label: string;
  /** Said once the text is copied. */
  done: string;
  /** Copies, or hands the text to another app, which tells the player itself. */
  copy: () => Promise<"copied" | "shared">;
  isMain?: boolean;
  isOff?: boolean;
}

export function CopyButton({ label, done, copy, isMain = false, isOff = false }: Props) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return undefined;
    speak(done);
    const timer = setTimeout(() => setDone(false), SAID);
    return () => clearTimeout(timer);
  }, [isDone]);
  const start = async (): Promise<void> => setDone((await copy()) === "copied");
  return (
    <button type="button" class={`copy${isMain ? " main" : ""}`} disabled={isOff} onClick={() => void start()}>
      {/* Both have their room, so that the buttons beside it stay where they are. */}
      <span class={isDone ? "hushed" : ""}>{label}</span>
      <span class={isDone ? "" : "hushed"}>{done}</span>
    </button>
  );
}
