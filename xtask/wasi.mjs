// Runs a test program for WASI in Node: node xtask/wasi.mjs PROGRAM.wasm ARGUMENTS.
// It has no files, threads and processes: tests that need one are left out by cfg.
import { readFile } from "node:fs/promises";
import { argv, env, exit } from "node:process";
import { WASI } from "node:wasi";

const [program, ...more] = argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program, ...more], env, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
exit(wasi.start(instance));
