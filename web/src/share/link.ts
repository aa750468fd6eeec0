/** Links that hold a puzzle, or a game, in their fragment: no server ever sees it. */

import * as words from "sudokit-words";

/** The address of the app; a page from disk has none that others could open. */
const here = (): string => `${location.origin === "null" ? location.href.replace(/#.*$/s, "") : location.origin + location.pathname}`;

/** The address of a place in the app for others; null on a page from disk, whose folders are private. */
export const hereFor = (place: string): string | null => (location.protocol === "file:" ? null : here() + place);

/** The place of a puzzle in the app. */
export const puzzlePlace = (puzzle: string): string => `#p=${puzzle.replace(/[^1-9]/g, "0")}`;

export const puzzleLink = (puzzle: string): string => here() + puzzlePlace(puzzle);

export async function gameLink(save: string): Promise<string> {
  return `${here()}#g=${await pack(save)}`;
}

/** A text, compressed, in letters that links can have. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** More than any game: a link that unpacks to more is an attack. */
const MOST = 4_000_000;

export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"), MOST));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most = Infinity): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error(words.text.sharedTooLong);
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
