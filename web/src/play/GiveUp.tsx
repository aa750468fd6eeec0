/** The question before a game is given up. */

import { Question } from "../ui/dialog.tsx";

export function GiveUp({ answer }: { answer: (is: boolean) => void }) {
  return <Question title="Give up this game?" text="It counts as unsolved, and you can't come back to it." yes="Give up" answer={answer} />;
}
