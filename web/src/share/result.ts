/** The result of a game as a text for others, with the way to the same puzzle and nothing of its solution. */

import * as words from "sudokit-words";
import type { State } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { titleOf } from "../ui/words.ts";
import { shareText } from "./hand-over.ts";
import { hereFor, puzzlePlace } from "./link.ts";

export interface Result extends Pick<State, "origin" | "puzzle"> {
  /** The clock. */
  time: string;
  /** The help that the player had, in words. */
  help: string;
}

export function shareResult(result: Result): Promise<"copied" | "shared"> {
  const { origin, time, help } = result;
  const text = "level" in origin ? words.finishedResult({ title: titleOf(origin), time, help }) : words.finishedResultOther({ time, help });
  const link = hereFor(placeOf(result));
  return shareText(link === null ? text : `${text}\n${link}`);
}

/** The place of the same puzzle. */
function placeOf({ origin, puzzle }: Result): string {
  switch (origin.from) {
    case "made":
      return linkTo("new", origin.level, String(origin.seed));
    case "daily":
      return linkTo("daily", origin.level, origin.date);
    default:
      return puzzlePlace(puzzle);
  }
}
