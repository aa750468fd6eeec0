// Runs a test program for WASI in Node: node xtask/wasi.mjs PROGRAM.wasm ARGUMENTS.
// It has no files, threads and processes: tests that need one are left out by cfg.
import { readFile } from "node:fs/promises";
import process, { argv, env } from "node:process";
import { WASI } from "node:wasi";

const [program, ...more] = argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program, ...more], env, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
// Node ends by itself: `exit` would not wait for its threads that still compile, which then crash at times.
process.exitCode = wasi.start(instance);
