/** The question before a game is given up. */

import { Question } from "../ui/dialog.tsx";

export function GiveUp({ answer }: { answer: (is: boolean) => void }) {
  return <Question title="Give up this game?" text="It counts as played and not solved, and its grid is forgotten." yes="Give up" answer={answer} />;
}
