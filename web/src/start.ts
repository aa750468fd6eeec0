/**
 * Loads the app in the language that is wanted: each language is a script of its own. This stands inside the
 * page, so that no script waits for another.
 */

import { languages } from "sudokit-words";
import { wanted } from "./wanted.ts";

let chosen: string | null = null;
try {
  chosen = localStorage.getItem("sudokit/language");
} catch {
  // Without storage the browser's language holds.
}
load([wanted(chosen, navigator.languages), ...languages]);

/** Without a network any language that is kept is better than nothing. */
function load([language, ...others]: readonly string[]): void {
  if (language === undefined) return;
  const script = document.createElement("script");
  script.type = "module";
  script.src = language === "en" ? "app.js" : `app-${language}.js`;
  script.onerror = () => load(others);
  document.head.append(script);
}
