/**
 * The first step of a path, before the second half is there: the first one has the techniques that most puzzles
 * begin with, and its hints say the same of a step as the path does.
 */

import { useMemo } from "preact/hooks";
import type { App } from "../app.ts";
import { USUAL } from "../game/fresh.ts";
import { CELLS, DIGITS, sees } from "../kit/cells.ts";
import { useThought } from "../kit/use-thought.ts";
import type { Ladder, Lesson, Options, Rung } from "../kit/wire.ts";

/** A path of one step, without its points; null until it is found, and if it is not wanted. */
export function usePreview(app: App | null, thought: Thinker, givens: string, wishes: Wishes, isWanted: boolean): Lesson[] | null {
  const game = useMemo(() => (isWanted && app !== null ? begun(app, givens, wishes) : null), [app]);
  const { value } = useThought(thought, "preview", game === null ? undefined : { game, unknown: [] });
  return useMemo(() => (value === null ? null : lessonOf(value, givens)), [value]);
}

type Thinker = Pick<App, "thought"> | null;
type Wishes = Pick<Options, "notation" | "without">;

function begun({ kit }: App, givens: string, { notation, without }: Wishes): string | null {
  try {
    const game = kit.begin(givens, { from: "opened" });
    game.act({ do: "choose", options: { ...USUAL, notation, ...(without && { without }) } });
    const text = game.save();
    game.free();
    return text;
  } catch {
    // The analysis says what is wrong with it.
    return null;
  }
}

function lessonOf({ told }: Ladder, givens: string): Lesson[] | null {
  const of = (rung: Rung) => told.find((one) => one.rung === rung);
  const lines = (rung: Rung): string[] => of(rung)?.lines ?? [];
  const [name, result] = [of("name"), of("result")];
  if (name === undefined || result === undefined) return null;
  const candidates = CELLS.map((cell) =>
    givens[cell] === "." ? DIGITS.filter((digit) => !CELLS.some((other) => givens[other] === String(digit) && sees(other, cell))) : [],
  );
  return [
    {
      name: name.text.replace(/\p{P}$/u, ""),
      line: result.text,
      score: 0,
      level: 0,
      look: of("look")?.text ?? "",
      pattern: lines("pattern"),
      reason: lines("reason"),
      depths: of("reason")?.depths ?? [],
      result: result.lines,
      shown: result.shown,
      givens,
      placed: "",
      candidates,
    },
  ];
}
