/** Saved games to ask for help about, made by the modules of the app. */

import { readFile } from "node:fs/promises";
import loadDeep, * as deep from "sudokit-deep";
import loadGame, * as game from "sudokit-game";

export const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "master"] as const;

/** Loads both modules as they are served. */
export async function loadModules(): Promise<void> {
  const compiled = async (name: string): Promise<WebAssembly.Module> => WebAssembly.compile(await readFile(`dist/${name}.wasm`));
  await loadGame({ module_or_path: await compiled("game") });
  await loadDeep({ module_or_path: await compiled("deep") });
}

/** Every position that help passes on its way through games of all levels, each as a saved game. */
export function positions(count: number): string[] {
  const all: string[] = [];
  for (let seed = 1; all.length < count; seed += 1) {
    const level = LEVELS[seed % LEVELS.length]!;
    const origin = JSON.stringify({ from: "made", level, seed });
    const played = game.Game.begin(deep.level_puzzle(origin), origin);
    for (;;) {
      const document = played.save();
      const { action } = JSON.parse(deep.ladder(document)) as { action: unknown };
      if (action === null || (JSON.parse(played.act(JSON.stringify(action))) as { refused?: string }).refused !== undefined) break;
      all.push(document);
      if ((JSON.parse(played.state()) as { finished: unknown }).finished !== null) break;
    }
    played.free();
  }
  return all.slice(0, count);
}
