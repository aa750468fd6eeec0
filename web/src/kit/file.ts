/**
 * Files beside the app that only some need. The edition that is one file has them in it, and what is not text
 * in base 64.
 */

import * as words from "sudokit-words";

declare global {
  var sudokitFiles: Record<string, string> | undefined;
  /** Files that the page asked for before this script was there, by their names. */
  var sudokitAsked: Record<string, Promise<Response> | undefined> | undefined;
}

/**
 * Fetches a file, unless it is on its way. An answer can be read once, so it is asked for again the next time. Its name
 * stays in the list, so that the page does not ask for it any more.
 */
export function ask(name: string): Promise<Response> {
  globalThis.sudokitAsked ??= {};
  const { [name]: asked } = globalThis.sudokitAsked;
  globalThis.sudokitAsked[name] = undefined;
  return asked ?? fetch(name);
}

export async function fileText(name: string): Promise<string> {
  const inside = globalThis.sudokitFiles?.[name];
  if (inside !== undefined) return inside;
  const answer = await ask(name).catch(() => null);
  if (answer?.ok !== true) throw new Error(words.fileNotLoaded(name));
  return answer.text();
}
