/** Saved games to ask for help about, made by the module of the app. */

import { readFile } from "node:fs/promises";
import load, * as wasm from "sudokit-wasm";

export const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "master"] as const;

const compiled = async (name: string): Promise<WebAssembly.Module> => WebAssembly.compile(await readFile(`dist/${name}.wasm`));

/** Loads the first half of the module as it is served. */
export const loadFirst = async (): Promise<WebAssembly.Exports> => ({ ...(await load({ module_or_path: await compiled("game") })) });

/** Loads both halves of the module as they are served. */
export async function loadModules(): Promise<void> {
  await WebAssembly.instantiate(await compiled("deep"), { first: await loadFirst() });
}

/** Every position that help passes on its way through games of all levels, each as a saved game. */
export function positions(count: number): string[] {
  const all: string[] = [];
  for (let seed = 1; all.length < count; seed += 1) {
    const level = LEVELS[seed % LEVELS.length]!;
    const origin = JSON.stringify({ from: "made", level, seed });
    const played = wasm.Game.begin(wasm.level_puzzle(origin), origin);
    for (;;) {
      const document = played.save();
      const { action } = JSON.parse(wasm.ladder(document)) as { action: unknown };
      if (action === null || (JSON.parse(played.act(JSON.stringify(action))) as { refused?: string }).refused !== undefined) break;
      all.push(document);
      if ((JSON.parse(played.state()) as { finished: unknown }).finished !== null) break;
    }
    played.free();
  }
  return all.slice(0, count);
}
