// Very many puzzles: arrays of bytes in, arrays out.

import { guarded, optionsOf, textOf, wholeOf } from "./call.js";
import { argument } from "./error.js";
import * as border from "./wasm/sudokit.js";

const GRID = 81;
/** A byte that no puzzle has: "?". */
const NO_CELL = 63;

/** Codes of statuses, as in `statuses` of `solveMany`. */
export const STATUS = Object.freeze({ none: 0, unique: 1, multiple: 2, invalid: 255 });

/** Questions, with their options and their output arrays: so many elements a grid. */
export const QUESTIONS = {
  solve: {
    outputs: (grids) => ({ solutions: new Uint8Array(grids * GRID), statuses: new Uint8Array(grids) }),
    ask: (bytes, _, { solutions, statuses }) => border.solve_many(bytes, solutions, statuses),
  },
  count: {
    outputs: (grids) => ({ counts: new BigUint64Array(grids) }),
    options: { limit: 2 },
    ask: (bytes, { limit }, { counts }) => border.count_many(bytes, BigInt(wholeOf(limit, "limit", 1)), counts),
  },
  minimal: {
    outputs: (grids) => ({ minimal: new Uint8Array(grids) }),
    ask: (bytes, _, { minimal }) => border.minimal_many(bytes, minimal),
  },
  canon: {
    outputs: (grids) => ({ forms: new Uint8Array(grids * GRID) }),
    options: { form: "minlex" },
    ask: (bytes, { form }, { forms }) => border.canon_many(bytes, textOf(form, "form"), forms),
  },
  shuffle: {
    outputs: (grids) => ({ isomorphs: new Uint8Array(grids * GRID) }),
    options: { seed: 0 },
    ask: (bytes, { seed }, { isomorphs }, first) => border.shuffle_many(bytes, wholeOf(seed, "seed", 0), first, isomorphs),
  },
  candidates: {
    outputs: (grids) => ({ candidates: new Uint8Array(grids * GRID * 9) }),
    ask: (bytes, _, { candidates }) => border.candidates_many(bytes, candidates),
  },
  rank: {
    isSlow: true,
    outputs: (grids) => ({ ranks: new BigUint64Array(grids) }),
    options: { census: undefined },
    ask: (bytes, { census }, { ranks }) => border.rank_many(bytes, census, ranks),
  },
  rate: {
    isSlow: true,
    outputs: (grids) => ({ numbers: new Float64Array(grids) }),
    options: { scale: "hodoku" },
    ask: (bytes, { scale }, { numbers }) => border.rate_many(bytes, textOf(scale, "scale"), numbers),
  },
};

/** Asks a question about every grid, here and now. `first` is the number of the first. */
export function askMany(question, grids, given, first = 0) {
  const { outputs, ask, options = {} } = QUESTIONS[question];
  const named = optionsOf(given, options);
  const results = outputs(grids.length / GRID);
  guarded(() => ask(grids, named, results, first));
  return results;
}

/** The bytes of grids: an array of bytes as it is, or lines of 81 characters. Others are grids that are no puzzle. */
export function bytesOf(grids) {
  if (grids instanceof Uint8Array) return whole(grids);
  const lines = typeof grids === "string" ? grids.split(/\r?\n/).filter((line) => line !== "") : listOf(grids);
  const bytes = new Uint8Array(lines.length * GRID).fill(NO_CELL);
  const encoder = new TextEncoder();
  for (const [number, line] of lines.entries()) {
    const grid = bytes.subarray(number * GRID, (number + 1) * GRID);
    if (typeof line !== "string" || line.length !== GRID) continue;
    // Of a line with other than ASCII characters not all fits.
    if (encoder.encodeInto(line, grid).read !== GRID) grid.fill(NO_CELL);
  }
  return bytes;
}

function listOf(grids) {
  if (typeof grids?.[Symbol.iterator] === "function") return [...grids];
  throw argument("grids: expected a Uint8Array, a text of lines, or a list of texts");
}

function whole(bytes) {
  if (bytes.length % GRID === 0) return bytes;
  throw argument(`grids: expected 81 bytes for each grid, found ${bytes.length} bytes`);
}
