/** The ladder of help, climbed on a copy of the game. */

import * as glue from "sudokit-glue";
import type { Action, Climb, Told } from "./wire.ts";

const LAST: readonly string[] = ["nothing", "back", "done"];

/** All rungs for a saved game, from the bottom, and what the last one does. */
export function climb(saved: string): Climb {
  const game = glue.Game.restore(saved);
  game.look();
  return climbIn(game);
}

/** All rungs of the help that a game has ready. The game is used up. */
export function climbIn(game: glue.Game): Climb {
  try {
    const action = JSON.parse(game.hinted() ?? "null") as Action | null;
    const rungs: Told[] = [];
    for (;;) {
      const told = JSON.parse(game.ask()) as Told;
      rungs.push(told);
      if (LAST.includes(told.rung)) return { rungs, action };
    }
  } finally {
    game.free();
  }
}
