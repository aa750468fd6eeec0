// The Sudoku toolkit for JavaScript. What each call does is said in `index.d.ts`.

import * as border from "./wasm/sudokit.js";

export { SudokitError } from "./error.js";
export { Game, Profile } from "./game.js";
export { hasSimd, init, initSyncWith as initSync } from "./load.js";

export const keys = () => JSON.parse(border.key_table());
export const levels = () => JSON.parse(border.level_table());
export const version = () => border.version();
