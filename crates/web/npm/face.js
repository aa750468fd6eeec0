// The face: one puzzle a call, each call at once. Team calls the same by name in its Workers.

import { data, guarded, optionsOf, puzzleOf, SCOPE, scopeOf, textOf, timeOf, wholeOf } from "./call.js";
import { argument } from "./error.js";
import { listening } from "./progress.js";
import * as border from "./wasm/sudokit.js";

/** The largest number that the module takes for a size. */
const MOST = 2 ** 32 - 1;

/** A record with a picture of each of its steps. */
const pictured = (call) => {
  const { record, pictures } = data(call);
  return { ...record, pictures };
};

export const solve = (puzzle) => data(() => border.solve(puzzleOf(puzzle)));
export const count = (puzzle, options) => {
  const { limit } = optionsOf(options, { limit: 1_000_000 });
  return data(() => border.count(puzzleOf(puzzle), wholeOf(limit, "limit", 1)));
};
export const solutions = (puzzle, options) => {
  const { limit } = optionsOf(options, { limit: 100 });
  return data(() => border.solutions(puzzleOf(puzzle), wholeOf(limit, "limit", 0, MOST)));
};
export const check = (puzzle) => data(() => border.check(puzzleOf(puzzle)));
export const minimal = (puzzle) => data(() => border.minimal(puzzleOf(puzzle)));
export const hint = (puzzle, options) => {
  const { level, within, ...scope } = optionsOf(options, { level: 5, within: undefined, ...SCOPE });
  return pictured(() => border.hint(puzzleOf(puzzle), wholeOf(level, "level", 0, 5), scopeOf(scope), timeOf(within)));
};
export const explain = (puzzle, options) => {
  const { within, ...scope } = optionsOf(options, { within: undefined, ...SCOPE });
  return pictured(() => border.explain(puzzleOf(puzzle), scopeOf(scope), timeOf(within)));
};
export const steps = (puzzle, options) => {
  const { limit, within, ...scope } = optionsOf(options, { limit: MOST, within: undefined, ...SCOPE });
  return pictured(() => border.steps(puzzleOf(puzzle), wholeOf(limit, "limit", 0, MOST), scopeOf(scope), timeOf(within)));
};
export const rate = (puzzle, options) => {
  const defaults = { scales: ["hodoku", "se"], hardest: false, path: false, within: undefined };
  const { scales, hardest, path, within } = optionsOf(options, defaults);
  const named = JSON.stringify([scales].flat());
  return data(() => border.rate(puzzleOf(puzzle), named, hardest, path, timeOf(within)));
};
export const verify = (proof) => data(() => border.verify(typeof proof === "string" ? proof : JSON.stringify(proof ?? null)));
export const canon = (puzzle, options) => {
  const defaults = { form: "minlex", map: false, automorphisms: false, within: undefined };
  const { form, map, automorphisms, within } = optionsOf(options, defaults);
  return data(() => border.canon(puzzleOf(puzzle), textOf(form, "form"), map, automorphisms, timeOf(within)));
};
export const vicinity = (puzzle, options) => {
  const { minus, plus, minimal, within } = optionsOf(options, { minus: 1, plus: 1, minimal: false, within: undefined });
  const [less, more] = [wholeOf(minus, "minus", 0, 81), wholeOf(plus, "plus", 0, 81)];
  return data(() => border.vicinity(puzzleOf(puzzle), less, more, minimal, timeOf(within)));
};

export const formats = () => data(() => border.formats());
export const read = (text) => data(() => border.read(textOf(text, "text")));
export const readAll = (text) => data(() => border.read_all(textOf(text, "text")));
export const convert = (text, format) => data(() => border.convert(textOf(text, "text"), textOf(format, "format")));
export const convertAll = (text, format) => guarded(() => border.convert_all(textOf(text, "text"), textOf(format, "format")));

export const svg = (puzzle, drawing = {}) => guarded(() => border.svg(puzzleOf(puzzle), JSON.stringify(drawing)));
/** An order of pages as the module reads it. */
const ofPages = ({ items, title = "Sudoku", perPage = 4, ...order } = {}) => {
  if (!Array.isArray(items)) throw argument("items: expected an array of puzzles");
  return JSON.stringify({ ...order, title, perPage, items: items.map((item) => (typeof item === "string" ? { puzzle: item } : item)) });
};
export const print = (order) => guarded(() => border.print(ofPages(order)));
export const pages = (order) => guarded(() => border.pages(ofPages(order)));

/** A new seed: a whole number below 2^53. */
const newSeed = () => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
};

export const generate = (given) => {
  const { count = 1, seed = newSeed(), within, onMade, ...rest } = given ?? {};
  const order = { count: wholeOf(count, "count", 0, MOST), seed: wholeOf(seed, "seed", 0), within: timeOf(within), ...rest };
  return listening(onMade, () => data(() => border.generate(JSON.stringify(order))));
};

export const ladder = (document, options) => {
  const { within } = optionsOf(options, { within: undefined });
  return data(() => border.ladder(textOf(document, "document"), timeOf(within)));
};
export const keys = () => data(() => border.key_table());
export const levels = () => data(() => border.level_table());
export const version = () => guarded(() => border.version());
