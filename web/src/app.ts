/** Services of every screen: the WebAssembly, the worker, the store. */

import type { Kit } from "./kit/kit.ts";
import type { Thought } from "./kit/thought.ts";
import type { Binding, Origin } from "./kit/wire.ts";
import { goTo, linkTo } from "./route.ts";
import type { Keeper } from "./store/keeper.ts";

export interface App {
  kit: Kit;
  thought: Thought;
  keeper: Keeper;
  keys: Binding[];
}

/** Begins a game from a text, stores it, and opens it. */
export async function play(app: App, text: string, origin: Origin, instead = false): Promise<void> {
  const game = app.kit.open(text, origin);
  const options = app.keeper.profile.value.options;
  game.act({ do: "choose", options });
  const id = await app.keeper.begin(nameLike(origin), game);
  game.free();
  goTo(linkTo("play", id), instead);
}

/** The beginning of a game's id. */
export function nameLike(origin: Origin): string {
  switch (origin.from) {
    case "made":
      return `${origin.level}-${origin.seed}`;
    case "daily":
      return `${origin.date}-${origin.level}`;
    default:
      return origin.from;
  }
}
