export * from "./face.js";
export * from "./game.js";
export * from "./steps.js";
export * from "./team.js";

/**
 * An error: a code that stays the same from version to version, a message, and the place in a text, if it is
 * about one.
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
 * Starts the module of WebAssembly: the one with SIMD where that runs, the plain one elsewhere. Everything
 * else waits for it. Called again it does nothing.
 *
 * `wasm` names another place than the one beside this file: `sudokit/wasm/sudokit_simd.wasm` and
 * `sudokit/wasm/sudokit.wasm`. `lang` is the language of hints, explanations, names and games, also of a `Team`;
 * `words` names another place for its messages than `sudokit/words/de.ftl`. `voice` is the reader of explanations:
 * a beginner, a player or an expert.
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

/** The readers of explanations: what to do with the eyes, the pattern and why, the terms of the trade. */
export type Voice = "beginner" | "player" | "expert";

/** The languages of sentences. */
export type Language = "en" | "de" | "es" | "fr" | "ja" | "pt-BR" | "zh-Hans";

/**
 * The same at once, from bytes or from what has been compiled. Browsers allow it for large modules only in
 * Workers.
 */
export function initSync(wasm: BufferSource | WebAssembly.Module): void;

/** True if this machine runs WebAssembly with SIMD. */
export function hasSimd(): boolean;
