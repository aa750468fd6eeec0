/**
 * Loads the app in the language that is wanted: each language is a script of its own. This stands inside the
 * page, so that no script waits for another.
 */

import { wanted } from "./wanted.ts";

let chosen: string | null = null;
try {
  chosen = localStorage.getItem("sudokit/language");
} catch {
  // Without storage the browser's language holds.
}
load(wanted(chosen, navigator.languages));

function load(language: string): void {
  const script = document.createElement("script");
  script.type = "module";
  script.src = language === "en" ? "app.js" : `app-${language}.js`;
  // Without a network English is better than nothing.
  if (language !== "en") script.onerror = () => load("en");
  document.head.append(script);
}
