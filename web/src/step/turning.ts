/** Turning the frames of a step. */

import { speak } from "../ui/say.ts";
import type { Frame } from "./frames.ts";

/** Turns by some frames, if there is one, and says what is shown then. */
export const turning =
  (frames: readonly Frame[], at: number, turnTo: (at: number) => void) =>
  (by: number): void => {
    const next = frames[at + by];
    if (next === undefined) return;
    turnTo(at + by);
    speak(next.text);
  };
