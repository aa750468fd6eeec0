/** Lists as the language writes them. */

import * as words from "sudokit-words";
import { lazy } from "./lazy.ts";

const choices = lazy(() => new Intl.ListFormat(words.text.locale, { type: "disjunction" }));
const lists = lazy(() => new Intl.ListFormat(words.text.locale));

/** "2", "2 and 8", "2, 5 and 8". */
export const list = (items: readonly (number | string)[]): string =>
  typeof items[0] === "number" ? digits(items) : lists().format(items.map(String));

/** The same as the format, which takes long to make. A test compares them; grids list nothing else. */
const digits = (items: readonly (number | string)[]): string =>
  items.length < 2 ? items.join() : items.slice(0, -1).join(words.text.listDigits) + words.text.listLast + items.at(-1);

/** "2", "2 or 8", "2, 5 or 8". */
export const either = (items: readonly string[]): string => choices().format(items);

/** The same with commas alone. */
export const commas = (items: readonly string[]): string => items.join(words.text.listComma);

/** Sentences one after the other. */
export const sentences = (said: readonly string[]): string => said.join(words.text.sentenceSpace);
