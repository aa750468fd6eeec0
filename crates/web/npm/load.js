// Finds the module of WebAssembly and starts it: the one with SIMD where that runs, the plain one elsewhere.

import { SudokitError } from "./error.js";
import { initSync, speak } from "./wasm/sudokit.js";

/** The smallest module that has a SIMD instruction: `(func (result v128) (v128.const i32x4 0 0 0 0))`. */
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 22, 1, 20, 0, 253, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11,
]);

let compiled;
let starting;
let spoken;
let census;

/** True if this machine runs WebAssembly with SIMD. */
export const hasSimd = () => WebAssembly.validate(SIMD);

/** Starts the module. */
export function init(options = {}) {
  starting ??= start(options).catch((error) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function start({ wasm, simd = hasSimd(), lang = "en", voice = "player", words }) {
  expectOneOf("lang", Object.keys(WORDS), lang);
  expectOneOf("voice", VOICES, voice);
  const isBuiltIn = lang === "en" && voice === "player";
  const [source, messages] = await Promise.all([wasm ?? (simd ? simdModule() : plainModule()), words ?? (isBuiltIn ? undefined : WORDS[lang]())]);
  initCompiled(source instanceof WebAssembly.Module ? source : await WebAssembly.compile(await bytes(source)));
  if (messages !== undefined) speakFrom({ lang, voice, messages: new TextDecoder().decode(await bytes(messages)) });
}

function expectOneOf(name, all, found) {
  if (all.includes(found)) return;
  const told = typeof found === "string" ? JSON.stringify(found) : typeof found;
  throw new SudokitError({ code: "init", message: `${name}: expected one of ${all.join(", ")}, found ${told}` });
}

/** Speaks in other words, if some were chosen. */
export function speakFrom(chosen) {
  if (chosen === undefined) return;
  spoken = chosen;
  speak(chosen.lang, chosen.messages, chosen.voice);
}

/** The words that were chosen, for Workers. */
export const speech = () => spoken;

/** Starts a module that has been compiled, or its bytes, at once. */
export function initSyncWith(wasm) {
  initCompiled(wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm));
  starting ??= Promise.resolve();
}

function initCompiled(module) {
  if (compiled) return;
  initSync({ module });
  compiled = module;
}

/** The module that runs, for Workers. */
export function module() {
  if (!compiled) throw new SudokitError({ code: "init", message: "expected `await init()` before anything else" });
  return compiled;
}

const VOICES = ["beginner", "player", "expert"];
// Written out, so that bundlers see which files these are.
const WORDS = {
  en: () => fetched(new URL("./words/en.ftl", import.meta.url)),
  de: () => fetched(new URL("./words/de.ftl", import.meta.url)),
  es: () => fetched(new URL("./words/es.ftl", import.meta.url)),
  fr: () => fetched(new URL("./words/fr.ftl", import.meta.url)),
  ja: () => fetched(new URL("./words/ja.ftl", import.meta.url)),
  "pt-BR": () => fetched(new URL("./words/pt-BR.ftl", import.meta.url)),
  "zh-Hans": () => fetched(new URL("./words/zh-Hans.ftl", import.meta.url)),
};
const simdModule = () => fetched(new URL("./wasm/sudokit_simd.wasm", import.meta.url));
const plainModule = () => fetched(new URL("./wasm/sudokit.wasm", import.meta.url));

/** The census of all grids, for ranks: loaded when it is first needed. */
export function loadedCensus() {
  census ??= loadCensus().catch((error) => {
    census = undefined;
    throw error;
  });
  return census;
}

const loadCensus = async () => new Uint8Array(await bytes(await fetched(new URL("./census.bin", import.meta.url))));

/** The content of an address; Node does not fetch files. */
function fetched(url) {
  const fs = url.protocol === "file:" && globalThis.process?.getBuiltinModule?.("node:fs/promises");
  return fs ? fs.readFile(url) : fetch(url);
}

/** The bytes of a source. */
async function bytes(source) {
  if (typeof source === "string" || source instanceof URL) source = await fetched(new URL(source, import.meta.url));
  if (!(source instanceof Response)) return source;
  if (!source.ok) {
    throw new SudokitError({ code: "init", message: `${source.url}: ${source.status} ${source.statusText}` });
  }
  return source.arrayBuffer();
}
