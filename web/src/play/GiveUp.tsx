/** The question before a game is given up. */

import * as words from "sudokit-words";
import { Question } from "../ui/dialog.tsx";

export function GiveUp({ answer }: { answer: (is: boolean) => void }) {
  return <Question title={words.text.giveUpQuestion} text={words.text.giveUpQuestionText} yes={words.text.buttonGiveUp} answer={answer} />;
}
