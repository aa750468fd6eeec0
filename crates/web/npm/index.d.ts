export * from "./face.js";
export * from "./game.js";
export * from "./steps.js";
export * from "./team.js";

/**
 * An error, with a code that stays the same from version to version, a message and, if it is about a place in
 * a text, the line and column.
 *
 * ```js
 * import { Game, init } from "sudokit";
 *
 * await init();
 * try {
 *   Game.open("53..7....6..195....98....6.8...6...34..8q3..17");
 * } catch (error) {
 *   console.log(error.code, error.line, error.column);
 * }
 * ```
 */
export class SudokitError extends Error {
  readonly code: string;
  /** The line, counted from 1. */
  readonly line?: number;
  /** The column, counted from 1. */
  readonly column?: number;
}

/** A source of WebAssembly: an address, a response, bytes, or a compiled module. */
export type Wasm = string | URL | Response | BufferSource | WebAssembly.Module;

/**
 * Starts the WebAssembly module: with SIMD if the engine has it, without it otherwise. Call this before
 * anything else. A second call does nothing.
 *
 * `wasm` is the source of the module, if it is not beside this file, as `sudokit/wasm/sudokit_simd.wasm` or
 * `sudokit/wasm/sudokit.wasm`. `lang` is the language of hints, explanations, names and games, in a `Team`,
 * too. `words` is the source of its messages, if it is not a file such as `sudokit/words/de.ftl`. `voice` is
 * the reader of explanations: a beginner, a player or an expert.
 */
export function init(options?: {
  wasm?: Wasm | Promise<Wasm>;
  simd?: boolean;
  lang?: Language;
  voice?: Voice;
  words?: Words | Promise<Words>;
}): Promise<void>;

/** A source of messages: an address, a response or bytes. */
export type Words = string | URL | Response | BufferSource;

/**
 * The reader of explanations. A beginner learns what to do with eyes and pencil, a player the pattern and why
 * it works, an expert both in the terms of the field.
 */
export type Voice = "beginner" | "player" | "expert";

/** The languages of hints, explanations, names and games. */
export type Language = "en" | "de" | "es" | "fr" | "ja" | "pt-BR" | "zh-Hans";

/**
 * Starts the module without waiting, from its bytes or compiled. Browsers allow this for large modules only
 * in Workers.
 */
export function initSync(wasm: BufferSource | WebAssembly.Module): void;

/** True if this machine runs WebAssembly with SIMD. */
export function hasSimd(): boolean;
