/** The WebAssembly as it is fetched and compiled, once for the page and its worker. */

import * as words from "sudokit-words";
import { ask } from "./file.ts";

/** The smallest module with an instruction on 128-bit vectors. */
const VECTORS = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

/** The parts that few visitors need: the reader of photographs, and the checker of proofs. */
export type PartName = "photo" | "proof";

/** Every visit needs `game`, the first half of the module, and some tasks the second, `deep`, or a part. */
export type ModuleName = "game" | "deep" | PartName;

export async function compileModule(name: ModuleName): Promise<WebAssembly.Module> {
  if (!WebAssembly.validate(VECTORS)) throw new Error(words.text.startOldBrowser);
  const file = `${name}.wasm`;
  const inside = globalThis.sudokitFiles?.[file];
  if (inside !== undefined) {
    const bytes = Uint8Array.from(atob(inside), (char) => char.charCodeAt(0));
    return WebAssembly.compile(bytes);
  }
  const response = await ask(file).catch(() => null);
  if (response === null) throw new Error(words.text.startOffline);
  if (!response.ok) throw new Error(words.startRefused(String(response.status)));
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    // Some servers do not say what it is.
    return WebAssembly.compile(await response.arrayBuffer());
  }
}
