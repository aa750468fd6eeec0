// The Sudoku toolkit for JavaScript. The files `*.d.ts` document its calls.

import { askMany, bytesOf } from "./bulk.js";

export { STATUS } from "./bulk.js";
export { SudokitError } from "./error.js";
export * from "./face.js";
export { Game, Profile } from "./game.js";
export { hasSimd, init, initSyncWith as initSync } from "./load.js";
export { eachStep } from "./steps.js";
export { solveMany, Team } from "./team.js";

/** Solves many here and now, in one thread. */
export const solveManySync = (grids) => askMany("solve", bytesOf(grids));
