/** My level: puzzles that need nothing but what the player knows, and hints that try that first. */

import type { App } from "../app.ts";
import { drawn, stocked } from "../kit/stock.ts";
import { LEVELS } from "../kit/tables.ts";
import type { Level, Training } from "../kit/wire.ts";
import type { Keeper } from "../store/keeper.ts";
import { numbersOf } from "../store/record.ts";
import { today } from "../ui/words.ts";

/** So many puzzles of a level are looked at. */
const LOOKED_AT = 12;

/** True if the player has said or practised anything: everybody knows singles. */
export const hasLevel = ({ ticked, known }: Training): boolean => ticked.length > 0 || Object.keys(known).length > 0;

/** The techniques that the player does not know; none if nothing is known of the player. */
export async function unknownTo(keeper: Keeper): Promise<readonly string[]> {
  const training = await keeper.ask((profile) => profile.training(today()));
  return hasLevel(training) ? training.unknown : [];
}

/** A puzzle of the hardest level that the player can solve, if possible with a technique that is due; null without a level. */
export async function myPuzzle(app: App, signal: AbortSignal): Promise<{ level: Level; seed: number } | null> {
  const training = await app.keeper.ask((profile) => profile.training(today()));
  if (!hasLevel(training)) return null;
  const due = new Set(training.due);
  for (const { name: level } of LEVELS.toReversed()) {
    const numbers = drawn(numbersOf(app.keeper.profile.value, level), LOOKED_AT);
    const puzzles = (await Promise.all(numbers.map((number) => stocked(level, number)))).map((puzzle) => puzzle ?? "");
    signal.throwIfAborted();
    const needed = await app.thought.ask("needed", { puzzles, without: training.unknown });
    const fitting = numbers.flatMap((seed, index) => {
      const techniques = needed[index] ?? null;
      return techniques === null ? [] : [{ seed, isDue: techniques.some((one) => due.has(one)) }];
    });
    const chosen = fitting.find(({ isDue }) => isDue) ?? fitting[0];
    if (chosen !== undefined) return { level, seed: chosen.seed };
  }
  return null;
}
