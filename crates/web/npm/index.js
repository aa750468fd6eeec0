// The Sudoku toolkit for JavaScript. What each call does is said in the files that end with `.d.ts`.

import { askMany, bytesOf } from "./bulk.js";

export { STATUS } from "./bulk.js";
export { SudokitError } from "./error.js";
export * from "./face.js";
export { Game, Profile } from "./game.js";
export { hasSimd, init, initSyncWith as initSync } from "./load.js";
export { solveMany, Team } from "./team.js";

/** Solves many here and now, in one thread. */
export const solveManySync = (grids) => askMany("solve", bytesOf(grids));
