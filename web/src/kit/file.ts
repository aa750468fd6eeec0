/**
 * Files beside the app that only some need. The edition that is one file has them in it, and what is not text
 * in base 64.
 */

import * as words from "sudokit-words";

declare global {
  var sudokitFiles: Record<string, string> | undefined;
  /** Texts that the page asked for before this script was there, by their names. */
  var sudokitAsked: Record<string, Promise<Response>> | undefined;
}

/** Fetches a file, unless it is on its way. An answer can be read once, so it is asked for again the next time. */
function ask(name: string): Promise<Response> {
  const asked = globalThis.sudokitAsked?.[name];
  if (asked === undefined) return fetch(name);
  delete globalThis.sudokitAsked?.[name];
  return asked;
}

export async function fileText(name: string): Promise<string> {
  const inside = globalThis.sudokitFiles?.[name];
  if (inside !== undefined) return inside;
  const answer = await ask(name).catch(() => null);
  if (answer?.ok !== true) throw new Error(words.fileNotLoaded(name));
  return answer.text();
}
