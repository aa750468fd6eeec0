// The solver alone, without `init` and without any other file. `cargo xtask web` and `cargo xtask npm` put
// the module of this crate into the script and the script into the package. `solve.d.ts` documents the calls.
//
// The first call compiles the module synchronously, so importing costs nothing. With a top-level `await`,
// neither `require` nor single-file scripts could use it, and bundlers would refuse it for older browsers.

// biome-ignore format: The module is one long string.
const MODULE = "MODULE";

const GRID = 81;
/** The number of grids passed to the module at a time: enough for its batch engine, with little memory. */
const PIECE = 4096;
const INVALID = 255;
const STATUSES = ["none", "unique", "multiple"];
/** Characters that the library reads as an empty cell. */
const BLANK = /[0*_xX?\-·∙⋅•□▢．⬜]/g;
const LINE = /^[1-9.0*_xX?\-·∙⋅•□▢．⬜]{81}$/;
const ELSEWHERE = 'import { init, solve } from "sudokit" reads other formats';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** The exports of the module, once it runs. */
let wasm;
/** The address of the grids in the memory of the module. */
let room;
let first;

export class SudokitError extends Error {
  constructor(code, message, place) {
    super(message);
    this.name = "SudokitError";
    this.code = code;
    this.line = place?.line;
    this.column = place?.column;
  }
}

/** Only pages in old versions of Chromium have to await this: they compile at most 4 kB synchronously. */
export async function ready() {
  if (!wasm) start(await WebAssembly.compile(bytesOfModule()));
}

export function solve(puzzle) {
  const line = lineOf(puzzle);
  write(line);
  const count = wasm.solve();
  const solution = count === 0 ? null : decoder.decode(firstGrid());
  return { version: 1, puzzle: line, status: STATUSES[count], count, exact: count < 2, solution };
}

export function count(puzzle, limit = 2) {
  if (!Number.isSafeInteger(limit) || limit < 1) throw argument(`limit: expected a whole number from 1, found ${told(limit)}`);
  write(lineOf(puzzle));
  return wasm.count(limit);
}

export const isUnique = (puzzle) => count(puzzle) === 1;

export function solveMany(grids) {
  const bytes = bytesOf(grids);
  const total = bytes.length / GRID;
  const solutions = new Uint8Array(bytes.length);
  const statuses = new Uint8Array(total);
  started();
  for (let done = 0; done < total; done += PIECE) {
    const piece = bytes.subarray(done * GRID, (done + PIECE) * GRID);
    room = wasm.room(piece.length / GRID);
    new Uint8Array(wasm.memory.buffer, room).set(piece);
    wasm.solve_many();
    const results = new Uint8Array(wasm.memory.buffer, room);
    solutions.set(results.subarray(0, piece.length), done * GRID);
    statuses.set(results.subarray(piece.length, piece.length + piece.length / GRID), done);
  }
  first = undefined;
  return { solutions, statuses };
}

function bytesOfModule() {
  const text = atob(MODULE);
  const bytes = new Uint8Array(text.length);
  // Three times as fast as `Uint8Array.from`, and the first call waits for it.
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function start(module) {
  if (wasm) return;
  wasm = new WebAssembly.Instance(module).exports;
  room = wasm.room(1);
}

function started() {
  if (wasm) return;
  try {
    start(new WebAssembly.Module(bytesOfModule()));
  } catch (error) {
    if (error instanceof RangeError) throw new SudokitError("init", `call \`await ready()\` first: ${error.message}`);
    throw error;
  }
}

/** Writes a line to the place where the module expects a single grid. */
function write(line) {
  started();
  encoder.encodeInto(line, firstGrid());
}

/** The first grid in memory. When memory grows, it has a new buffer, and views of the old one are empty. */
function firstGrid() {
  if (!first?.length) first = new Uint8Array(wasm.memory.buffer, room, GRID);
  return first;
}

/** A puzzle as 81 digits and dots. */
function lineOf(puzzle) {
  if (typeof puzzle === "string") {
    if (LINE.test(puzzle)) return puzzle.replace(BLANK, ".");
    throw wrongText(puzzle);
  }
  const isList = Array.isArray(puzzle);
  const list = isList && puzzle.length === 9 && puzzle.every((row) => Array.isArray(row) && row.length === 9) ? puzzle.flat() : puzzle;
  if (!isList || list.length !== GRID) {
    throw argument(`puzzle: expected a text of 81 characters, or 81 numbers in one list or in nine, found ${told(puzzle)}`);
  }
  return Array.from(list, (cell) => {
    if (cell === 0 || cell === null || cell === undefined) return ".";
    if (Number.isInteger(cell) && cell > 0 && cell <= 9) return cell;
    throw argument(`puzzle: expected numbers from 0 to 9, found ${told(cell)}`);
  }).join("");
}

function wrongText(text) {
  const characters = [...text];
  const at = characters.findIndex((character) => !LINE.test(character.repeat(GRID)));
  if (characters.length === GRID) {
    const place = { line: 1, column: at + 1 };
    return new SudokitError("text", `line 1, column ${place.column}: expected a digit or '.', found '${characters[at]}'; ${ELSEWHERE}`, place);
  }
  const place = { line: 1, column: Math.min(characters.length, GRID) + 1 };
  return new SudokitError("text", `expected 81 characters, found ${characters.length}; ${ELSEWHERE}`, place);
}

/** The bytes of grids: an array unchanged, or lines. A line that is not a puzzle becomes an invalid grid. */
function bytesOf(grids) {
  if (grids instanceof Uint8Array) {
    if (grids.length % GRID === 0) return grids;
    throw argument(`grids: expected 81 bytes for each grid, found ${grids.length} bytes`);
  }
  if (typeof grids?.[Symbol.iterator] !== "function") throw argument("grids: expected a Uint8Array, a text of lines, or a list of texts");
  const lines = typeof grids === "string" ? grids.split(/\r?\n/).filter((line) => line !== "") : [...grids];
  const bytes = new Uint8Array(lines.length * GRID).fill(INVALID);
  for (const [number, line] of lines.entries()) {
    if (/^[0-9.]{81}$/.test(line)) encoder.encodeInto(line, bytes.subarray(number * GRID, (number + 1) * GRID));
  }
  return bytes;
}

const argument = (message) => new SudokitError("argument", message);

/** A value, as errors show it. */
function told(value) {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === null || ["undefined", "number", "boolean", "bigint"].includes(typeof value)) return String(value);
  return typeof value === "string" ? JSON.stringify(value) : `${/^[aeiou]/.test(typeof value) ? "an" : "a"} ${typeof value}`;
}
