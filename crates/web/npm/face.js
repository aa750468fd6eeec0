// The face: one puzzle a call, each call at once. Team calls the same by name in its Workers.

import { asked, data, guarded, newSeed, optionsObject, optionsOf, puzzleOf, requestOf, textOf, timeOf } from "./call.js";
import { argument } from "./error.js";
import { listening } from "./progress.js";
import * as border from "./wasm/sudokit.js";

export const call = (task, fields) => asked(textOf(task, "task"), {}, fields);

/** Texts go straight to the engine: this is called a hundred thousand times a second. */
export const solve = (puzzle, options) =>
  typeof puzzle === "string" && options === undefined ? data(() => border.solve(puzzle)) : asked("solve", { puzzle }, options);
export const count = (puzzle, options) => asked("count", { puzzle }, options);
export const solutions = (puzzle, options) => asked("solutions", { puzzle }, options);
export const check = (puzzle, options) => asked("check", { puzzle }, options);
export const minimal = (puzzle, options) => asked("minimal", { puzzle }, options);
export const hint = (puzzle, options) => asked("hint", { puzzle }, options, { pictures: true });
export const explain = (puzzle, options) => asked("explain", { puzzle }, options, { pictures: true });
export const steps = (puzzle, options) => asked("steps", { puzzle }, options, { pictures: true });
export const verify = (proof, options) => asked("verify", { proof }, options);
export const rate = (puzzle, options) => asked("rate", { puzzle }, options);
export const classify = (puzzle, options) => asked("classify", { puzzle }, options);
export const canon = (puzzle, options) => asked("canon", { puzzle }, options);
export const isomorphic = (puzzle, other, options) => asked("isomorphic", { puzzle, other }, options);
export const transform = (puzzle, by, options) => asked("transform", { puzzle, by }, options);
export const shuffle = (puzzle, options) => asked("shuffle", { puzzle }, options);
export const vicinity = (puzzle, options) => asked("vicinity", { puzzle }, options);
export const read = (text, options) => asked("read", { text }, options);
export const convert = (text, format, options) => asked("convert", { text, format }, options);
export const picture = (puzzle, options) => asked("picture", { puzzle }, options);
export const names = (options) => asked("names", {}, options);

export const generate = (order) => {
  const { onMade, ...fields } = optionsObject(order);
  return listening(onMade, () => data(() => border.generate(requestOf({}, fields), newSeed())));
};

export const formats = () => data(() => border.formats());
export const readAll = (text) => data(() => border.read_all(textOf(text, "text")));
export const convertAll = (text, format) => guarded(() => border.convert_all(textOf(text, "text"), textOf(format, "format")));

export const svg = (puzzle, drawing = {}) => guarded(() => border.svg(puzzleOf(puzzle), JSON.stringify(drawing)));
/** An order of pages as the module reads it. */
const ofPages = ({ items, title = "Sudoku", perPage = 4, ...order } = {}) => {
  if (!Array.isArray(items)) throw argument("items: expected an array of puzzles");
  return JSON.stringify({ ...order, title, perPage, items: items.map((item) => (typeof item === "string" ? { puzzle: item } : item)) });
};
export const print = (order) => guarded(() => border.print(ofPages(order)));
export const pages = (order) => guarded(() => border.pages(ofPages(order)));

export const ladder = (document, options) => {
  const { seconds } = optionsOf(options, { seconds: undefined });
  return data(() => border.ladder(textOf(document, "document"), timeOf(seconds)));
};
export const keys = () => data(() => border.key_table());
export const levels = () => data(() => border.level_table());
export const version = () => guarded(() => border.version());
