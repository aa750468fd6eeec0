/** The language to show. */

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
