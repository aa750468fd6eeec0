/**
 * Loads the app in the language that is wanted: each language is a script of its own. This stands inside the
 * page, so that no script waits for another. Texts that the address needs are asked for at the same time, and the
 * database is opened. It also decides whether the page shows Home, which stands in it, until the script is there, or
 * the brand.
 */

import { languages } from "sudokit-words";
import { isFirstVisit } from "./first-visit.ts";
import "./kit/file.ts";
import { openDatabase } from "./store/opening.ts";
import { painted } from "./ui/painted.ts";
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
showWritten();
// A tap on a link of Home is answered before the script is there.
addEventListener("hashchange", showWritten);
const first = isWritten() ? seen() : Promise.resolve();
load([language, ...languages]);
globalThis.sudokitStore = openDatabase();
// An error of it is told where it is waited for.
globalThis.sudokitStore.catch(() => undefined);
globalThis.sudokitAsked = Object.fromEntries(textsFor(location.hash, language).map((name) => [name, asked(name)]));

/** Shows the Home that stands in the page if the script will show the same one. `base.css` goes by the attribute. */
function showWritten(): void {
  document.documentElement.toggleAttribute("data-written", isFirstVisit && language === "en" && /^#?\/?$/.test(location.hash));
}

function isWritten(): boolean {
  return document.documentElement.dataset.written !== undefined;
}

/**
 * Waits until Home is seen: the script would hold it up if it ran before. A page in the background waits for
 * nothing.
 */
async function seen(): Promise<void> {
  if (document.hidden) return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  await painted();
  if (isWritten()) performance.mark("first-screen");
}

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
  document.head.append(came);
  void first.then(() => document.head.append(script));
}
