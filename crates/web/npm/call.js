// Calls into the module: it has to be started, and what it throws becomes an exception.

import { argument, SudokitError } from "./error.js";
import { module } from "./load.js";

/** The result of a call; texts that it throws become a `SudokitError`. */
export function guarded(call) {
  module();
  try {
    return call();
  } catch (thrown) {
    // The border throws texts; anything else is a fault of the module itself, and is handed on.
    throw typeof thrown === "string" ? new SudokitError(JSON.parse(thrown)) : thrown;
  }
}

/** The data that a call gives as JSON. */
export const data = (call) => JSON.parse(guarded(call));

/** A text. The module would take the length of anything else for that of a text, and read beyond its memory. */
export function textOf(value, name) {
  if (typeof value === "string") return value;
  throw argument(`${name}: expected a text, found ${kindOf(value)}`);
}

/** The text of a puzzle. */
export function puzzleOf(value) {
  if (typeof value === "string") return value;
  const hint = Array.isArray(value) ? `; join it: cells.flat().join("")` : "";
  throw argument(`puzzle: expected a text of 81 characters, found ${kindOf(value)}${hint}`);
}

/** Options with their defaults. Names that are not among these are mistakes. */
export function optionsOf(given, defaults) {
  if (given === undefined) return defaults;
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw argument(`options: expected an object, found ${kindOf(given)}`);
  }
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(defaults, name));
  if (unknown !== undefined) throw argument(`unknown option "${unknown}": expected one of ${Object.keys(defaults).join(", ")}`);
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(named) };
}

/** The options that choose techniques and the limits of the search. */
export const SCOPE = { allow: undefined, deny: undefined, uniqueness: undefined, options: undefined };

/** These options as the module reads them: names may stand alone. Empty where nothing is chosen. */
export function scopeOf({ allow, deny, uniqueness, options }) {
  const names = (one) => (one === undefined ? undefined : [one].flat());
  const chosen = { allow: names(allow), deny: names(deny), uniqueness, options };
  return Object.values(chosen).every((value) => value === undefined) ? "" : JSON.stringify(chosen);
}

/** A whole number between these. */
export function wholeOf(value, name, least, most = Number.MAX_SAFE_INTEGER) {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw argument(`${name}: expected a whole number from ${least} to ${most}, found ${kindOf(value)}`);
}

/** Milliseconds, or undefined for all the time in the world. */
export function timeOf(value) {
  if (value === undefined || value === null || value >= 0) return value ?? undefined;
  throw argument(`within: expected milliseconds from 0 on, found ${kindOf(value)}`);
}

/** A value, as an error names it. */
function kindOf(value) {
  if (value === null || ["undefined", "number", "boolean", "bigint"].includes(typeof value)) return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "string" ? JSON.stringify(value) : `${/^[aeiou]/.test(typeof value) ? "an" : "a"} ${typeof value}`;
}
