// Calls into the module: it has to be started, and what it throws becomes an exception.

import { argument, SudokitError } from "./error.js";
import { module } from "./load.js";
import * as border from "./wasm/sudokit.js";

/** The result of a call; texts that it throws become a `SudokitError`. */
export function guarded(call) {
  module();
  try {
    return call();
  } catch (thrown) {
    // The border throws texts; anything else is a fault of the module itself, and is handed on.
    if (typeof thrown !== "string") throw thrown;
    const { message, ...error } = JSON.parse(thrown);
    throw new SudokitError({ ...error, message: error.code === "argument" ? toCamel(message) : message });
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
  const options = optionsObject(given);
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(defaults, name));
  if (unknown !== undefined) throw argument(`unknown option "${unknown}": expected one of ${Object.keys(defaults).join(", ")}`);
  const named = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(named) };
}

/** Options as they are given; none for undefined. */
export function optionsObject(options = {}) {
  if (typeof options === "object" && options !== null && !Array.isArray(options)) return options;
  throw argument(`options: expected an object, found ${kindOf(options)}`);
}

/** Marks the digits of a number that JavaScript's JSON has no form for. */
const DIGITS = "\u0000digits:";

/** The JSON of a request. Its fields are in snake case there, and what JSON has no word for is said as a text. */
export function requestOf(required, options, usual = {}) {
  const fields = {};
  for (const [name, value] of Object.entries({ ...usual, ...optionsObject(options), ...required })) {
    const field = toSnake(name);
    if (Object.hasOwn(fields, field)) throw argument(`"${name}" stands there twice`);
    fields[field] = value;
  }
  try {
    return JSON.stringify(fields, sayable).replace(/"\\u0000digits:(\d+)"/g, "$1");
  } catch (error) {
    throw error instanceof SudokitError ? error : argument(`expected data that JSON can hold: ${error.message}`);
  }
}

/** A value that JSON can hold. */
function sayable(_, value) {
  if (typeof value === "bigint") return value >= 0n ? `${DIGITS}${value}` : String(value);
  if (typeof value === "function" || typeof value === "symbol") return String(value);
  if (typeof value !== "number" || Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))) return value;
  if (!Number.isFinite(value)) return String(value);
  throw argument(`${value} is beyond the whole numbers that JavaScript has exactly: write it as a BigInt`);
}

/** The reply to a request. */
export function asked(task, required, options, usual) {
  return data(() => border.call(task, requestOf(required, options, usual), newSeed()));
}

/** A new seed: a whole number below 2^53. */
export const newSeed = () => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
};

const toSnake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** A message with the names of fields as JavaScript writes them: at its start, and between single quotes. */
const toCamel = (message) =>
  message.replace(/^[a-z]+(?:_[a-z]+)+(?=: )|(?<=')[a-z]+(?:_[a-z]+)+(?=')/g, (name) => name.replace(/_./g, ([, letter]) => letter.toUpperCase()));

/** A whole number between these. */
export function wholeOf(value, name, least, most = Number.MAX_SAFE_INTEGER) {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw argument(`${name}: expected a whole number from ${least} to ${most}, found ${kindOf(value)}`);
}

/** Milliseconds for a number of seconds, or undefined for all the time in the world. */
export function timeOf(seconds) {
  if (seconds === undefined || seconds === null) return undefined;
  if (seconds >= 0) return seconds * 1000;
  throw argument(`seconds: expected a number from 0 on, found ${kindOf(seconds)}`);
}

/** A value, as an error names it. */
function kindOf(value) {
  if (value === null || ["undefined", "number", "boolean", "bigint"].includes(typeof value)) return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "string" ? JSON.stringify(value) : `${/^[aeiou]/.test(typeof value) ? "an" : "a"} ${typeof value}`;
}
