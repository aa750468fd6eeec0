/**
 * Files beside the app that only some need. The edition that is one file has them in it, and what is not text
 * in base 64.
 */

import * as words from "sudokit-words";

declare global {
  var sudokitFiles: Record<string, string> | undefined;
}

export async function fileText(name: string): Promise<string> {
  const inside = globalThis.sudokitFiles?.[name];
  if (inside !== undefined) return inside;
  const answer = await fetch(name).catch(() => null);
  if (answer?.ok !== true) throw new Error(words.fileNotLoaded(name));
  return answer.text();
}
