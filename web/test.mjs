// Runs the tests: of units in Node, of the whole app in Chromium. `node test.mjs unit` or `node test.mjs e2e` runs one half, and further
// words choose files by name.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { build } from "esbuild";

const [half, ...names] = process.argv.slice(2);
const out = ".build/tests";
process.chdir(new URL(".", import.meta.url).pathname);
await rm(out, { recursive: true, force: true });

const halves = ["unit", "e2e"].filter((one) => half === undefined || half === one);
if (halves.includes("e2e")) {
  // A path, or a name to be looked for where programs are.
  const chromium = process.env.CHROMIUM ?? "chromium";
  const places = isAbsolute(chromium) ? [chromium] : (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, chromium));
  process.env.CHROMIUM = places.find((place) => existsSync(place));
  if (process.env.CHROMIUM === "undefined") {
    console.error(`error: there is no ${chromium}: install it (\`apt-get install chromium\`), or say in CHROMIUM where it is`);
    process.exit(1);
  }
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
  alias: { "sudokit-glue": new URL("./.build/wasm/sudokit.js", import.meta.url).pathname },
  jsx: "automatic", jsxImportSource: "preact", logLevel: "warning", sourcemap: "inline",
});
// One file after the other: what is measured must not share the machine.
const built = files.map((file) => `${out}/${file.out}.mjs`);
const { status } = spawnSync("node", ["--test", "--enable-source-maps", "--test-concurrency=1", "--test-reporter=spec", ...built], { stdio: "inherit" });
process.exit(status ?? 1);
