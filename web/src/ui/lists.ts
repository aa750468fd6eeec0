/** Lists as the language writes them. */

import * as words from "sudokit-words";

const lists = new Intl.ListFormat(words.text.locale);
const units = new Intl.ListFormat(words.text.locale, { type: "unit" });

/** "2", "2 and 8", "2, 5 and 8". */
export const list = (items: readonly (number | string)[]): string => lists.format(items.map(String));

/** The same with commas alone. */
export const commas = (items: readonly string[]): string => units.format(items);
