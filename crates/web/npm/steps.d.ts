import type { Picture, Puzzle, Step, StepsOptions } from "./requests.js";

/**
 * Every step that is possible now, the easiest first. Each is searched for when you ask for it: the first
 * takes a few milliseconds, all of them take seconds. After the time limit, `seconds`, the next one throws an
 * error.
 *
 * ```js
 * import { eachStep, init } from "sudokit";
 *
 * await init();
 * for (const { line } of eachStep("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")) {
 *   console.log(line);
 *   break;
 * }
 * ```
 */
export function eachStep(puzzle: Puzzle, options?: StepsOptions): Generator<Step & { picture: Picture }, void, void>;
