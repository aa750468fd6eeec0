/** The language to show, and the texts to ask for at once. */

import { languages } from "sudokit-words";

/** Chinese in which rows and columns have each other's names. A script says more than a region. */
const TRADITIONAL = /^zh\b(?!-hans).*-(hant|tw|hk|mo)\b/i;

/** The language of ours for one that a browser asks for, such as "de-CH". */
function ours(asked: string): string | undefined {
  const main = (code: string): string | undefined => code.toLowerCase().split("-")[0];
  return TRADITIONAL.test(asked) ? undefined : languages.find((code) => main(code) === main(asked));
}

/** The language that the player chose, or the first of the browser's that is ours. */
export function wanted(chosen: string | null, asked: readonly string[]): string {
  if (chosen !== null && languages.includes(chosen)) return chosen;
  return asked.map(ours).find((code) => code !== undefined) ?? "en";
}

/**
 * The texts that a screen shows first, for which it would wait a second time. What is larger would slow the script
 * down.
 */
export function textsFor(fragment: string, language: string): string[] {
  const [, screen, first = ""] = fragment.split("/");
  if (screen === "new") return ["stock.txt"];
  return screen === "train" && first !== "" ? [language === "en" ? "lessons.json" : `lessons-${language}.json`] : [];
}
