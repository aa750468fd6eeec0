// Very many puzzles: arrays of bytes in, arrays out.

import { guarded, SudokitError } from "./error.js";
import * as border from "./wasm/sudokit.js";

const GRID = 81;

/** Codes of statuses, as in `statuses` of `solveMany`. */
export const STATUS = Object.freeze({ none: 0, unique: 1, multiple: 2, invalid: 255 });

/** Questions, with their output arrays: so many elements a grid. */
export const QUESTIONS = {
  solve: {
    outputs: (grids) => ({ solutions: new Uint8Array(grids * GRID), statuses: new Uint8Array(grids) }),
    ask: (bytes, _, { solutions, statuses }) => border.solve_many(bytes, solutions, statuses),
  },
  count: {
    outputs: (grids) => ({ counts: new BigUint64Array(grids) }),
    ask: (bytes, { limit = 2 }, { counts }) => border.count_many(bytes, BigInt(limit), counts),
  },
  minimal: {
    outputs: (grids) => ({ minimal: new Uint8Array(grids) }),
    ask: (bytes, _, { minimal }) => border.minimal_many(bytes, minimal),
  },
  canon: {
    outputs: (grids) => ({ forms: new Uint8Array(grids * GRID) }),
    ask: (bytes, _, { forms }) => border.canon_many(bytes, forms),
  },
  rate: {
    outputs: (grids) => ({ numbers: new Float64Array(grids) }),
    ask: (bytes, { scale = "hodoku" }, { numbers }) => border.rate_many(bytes, scale, numbers),
  },
};

/** Asks a question about every grid, here and now. */
export function askMany(question, grids, options = {}) {
  const { outputs, ask } = QUESTIONS[question];
  const results = outputs(grids.length / GRID);
  guarded(() => ask(grids, options, results));
  return results;
}

/** The bytes of grids: an array of bytes as it is, or lines of 81 characters. */
export function bytesOf(grids) {
  if (grids instanceof Uint8Array) return whole(grids);
  const lines = typeof grids === "string" ? grids.split(/\r?\n/).filter((line) => line !== "") : [...grids];
  const bytes = new Uint8Array(lines.length * GRID);
  const encoder = new TextEncoder();
  lines.forEach((line, number) => {
    const { read, written } = encoder.encodeInto(line, bytes.subarray(number * GRID, (number + 1) * GRID));
    if (read !== line.length || written !== GRID) throw argument(`line ${number + 1} has ${line.length} characters: expected 81`);
  });
  return bytes;
}

function whole(bytes) {
  if (bytes.length % GRID === 0) return bytes;
  throw argument(`${bytes.length} bytes are no grids of 81`);
}

const argument = (message) => new SudokitError({ code: "argument", message });
