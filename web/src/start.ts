/**
 * Loads the app in the language that is wanted: each language is a script of its own. This stands inside the
 * page, so that no script waits for another. Texts that the address needs are asked for at the same time, and the
 * database is opened.
 */

import { languages } from "sudokit-words";
import "./kit/file.ts";
import { openDatabase } from "./store/opening.ts";
import { textsFor, wanted } from "./wanted.ts";

/** The first half of the WebAssembly. */
const MODULE = "game.wasm";

let chosen: string | null = null;
try {
  chosen = localStorage.getItem("sudokit/language");
} catch {
  // Without storage the browser's language holds.
}
const language = wanted(chosen, navigator.languages);
load([language, ...languages]);
globalThis.sudokitStore = openDatabase();
// An error of it is told where it is waited for.
globalThis.sudokitStore.catch(() => undefined);
globalThis.sudokitAsked = Object.fromEntries(textsFor(location.hash, language).map((name) => [name, asked(name)]));

/** Asks for a file. An error of it is told where it is waited for. */
function asked(name: string): Promise<Response> {
  const answer = fetch(name);
  answer.catch(() => undefined);
  return answer;
}

/**
 * Without a network any language that is kept is better than nothing. The first half of the module is asked for when
 * the script has come, and not when it has run: any sooner, it would slow the script down.
 */
function load([language, ...others]: readonly string[]): void {
  if (language === undefined) return;
  const script = document.createElement("script");
  script.type = "module";
  script.src = language === "en" ? "app.js" : `app-${language}.js`;
  script.onerror = () => load(others);
  const came = document.createElement("link");
  came.rel = "modulepreload";
  came.href = script.src;
  came.onload = () => {
    globalThis.sudokitAsked ??= {};
    if (!(MODULE in globalThis.sudokitAsked)) globalThis.sudokitAsked[MODULE] = asked(MODULE);
  };
  document.head.append(came, script);
}
