// The face: one puzzle a call, each call at once. Team calls the same by name in its Workers.

import { data, guarded } from "./error.js";
import { listening } from "./progress.js";
import * as border from "./wasm/sudokit.js";

/** All scales of `rate`. */
const SCALES = ["hodoku", "se", "se-fixed", "se-sukaku", "w", "b", "gw", "gb", "invariant"];

/** A record with a picture of each of its steps. */
const pictured = (call) => {
  const { record, pictures } = data(call);
  return { ...record, pictures };
};

export const solve = (puzzle) => data(() => border.solve(puzzle));
export const count = (puzzle, { limit = 1_000_000 } = {}) => data(() => border.count(puzzle, limit));
export const solutions = (puzzle, { limit = 100 } = {}) => data(() => border.solutions(puzzle, limit));
export const check = (puzzle) => data(() => border.check(puzzle));
export const minimal = (puzzle) => data(() => border.minimal(puzzle));
export const hint = (puzzle, { level = 5, within } = {}) => pictured(() => border.hint(puzzle, level, within));
export const explain = (puzzle, { within } = {}) => pictured(() => border.explain(puzzle, within));
export const steps = (puzzle, { within } = {}) => pictured(() => border.steps(puzzle, within));
export const rate = (puzzle, { scales = ["hodoku", "se"], hardest = false, path = false, within } = {}) =>
  data(() => border.rate(puzzle, JSON.stringify(scales === "all" ? SCALES : scales), hardest, path, within));
export const verify = (proof) => data(() => border.verify(typeof proof === "string" ? proof : JSON.stringify(proof)));
export const canon = (puzzle, { form = "minlex", map = false, automorphisms = false, within } = {}) =>
  data(() => border.canon(puzzle, form, map, automorphisms, within));
export const vicinity = (puzzle, { minus = 1, plus = 1, minimal = false, within } = {}) =>
  data(() => border.vicinity(puzzle, minus, plus, minimal, within));

export const formats = () => JSON.parse(border.formats());
export const read = (text) => data(() => border.read(text));
export const readAll = (text) => JSON.parse(border.read_all(text));
export const convert = (text, format) => data(() => border.convert(text, format));
export const convertAll = (text, format) => guarded(() => border.convert_all(text, format));

export const svg = (puzzle, drawing = {}) => guarded(() => border.svg(puzzle, JSON.stringify(drawing)));
/** An order of pages as the module reads it. */
const ofPages = ({ items, title = "Sudoku", perPage = 4, ...order }) =>
  JSON.stringify({ ...order, title, perPage, items: items.map((item) => (typeof item === "string" ? { puzzle: item } : item)) });
export const print = (order) => guarded(() => border.print(ofPages(order)));
export const pages = (order) => guarded(() => border.pages(ofPages(order)));

/** A new seed: a whole number below 2^53. */
const newSeed = () => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
};

export const generate = ({ count = 1, seed = newSeed(), onMade, ...order } = {}) =>
  listening(onMade, () => data(() => border.generate(JSON.stringify({ count, seed, ...order }))));

export const ladder = (document, { within } = {}) => data(() => border.ladder(document, within));
export const keys = () => JSON.parse(border.key_table());
export const levels = () => JSON.parse(border.level_table());
export const version = () => border.version();
