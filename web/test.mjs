// Runs the tests: of units in Node, of the whole app in Chromium. `node test.mjs unit` or `node test.mjs e2e` runs one half, and further
// words choose files by name.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { build } from "esbuild";

const [half, ...names] = process.argv.slice(2);
const out = ".build/tests";
process.chdir(new URL(".", import.meta.url).pathname);
await rm(out, { recursive: true, force: true });

const halves = ["unit", "e2e"].filter((one) => half === undefined || half === one);
if (halves.includes("e2e") && !existsSync(process.env.CHROMIUM ?? "/usr/bin/chromium")) {
  console.error("error: Chromium is missing: install it (`apt-get install chromium`), or say where it is in CHROMIUM");
  process.exit(1);
}
const files = [];
for (const one of halves) {
  for (const file of (await readdir(`tests/${one}`)).sort()) {
    const isChosen = names.length === 0 || names.some((name) => file.startsWith(name));
    if (file.endsWith(".test.ts") && isChosen) files.push({ in: `tests/${one}/${file}`, out: `${one}-${file.replace(/\.ts$/, "")}` });
  }
}
await build({
  entryPoints: files, bundle: true, platform: "node", format: "esm", packages: "external", outdir: out, outExtension: { ".js": ".mjs" },
  alias: { "sudokit-glue": new URL("../crates/web/npm/wasm/sudokit.js", import.meta.url).pathname },
  jsx: "automatic", jsxImportSource: "preact", logLevel: "warning", sourcemap: "inline",
});
// One file after the other: what is measured must not share the machine.
const built = files.map((file) => `${out}/${file.out}.mjs`);
const { status } = spawnSync("node", ["--test", "--enable-source-maps", "--test-concurrency=1", "--test-reporter=spec", ...built], { stdio: "inherit" });
process.exit(status ?? 1);
