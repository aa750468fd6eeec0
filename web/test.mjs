// Runs the tests, each half by its name: `unit` in Node, `e2e` in Chromium; both if none is named. Three more
// run by their names alone: `bench`, which needs a quiet machine, `firefox`, and `lighthouse`, which installs it. Further words choose files
// by the beginnings of their names.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import "./words.mjs";

const [half, ...names] = process.argv.slice(2);
const halves = half === undefined ? ["unit", "e2e"] : [half];
const out = ".build/tests";
process.chdir(new URL(".", import.meta.url).pathname);
await rm(out, { recursive: true, force: true });

/** The path of a program: itself, or found by one of these names among the programs. */
function find(...programs) {
  const places = (process.env.PATH ?? "").split(delimiter);
  const paths = programs.flatMap((program) => (isAbsolute(program) ? program : places.map((folder) => join(folder, program))));
  return paths.find((path) => existsSync(path));
}

if (["e2e", "bench", "lighthouse"].some((one) => halves.includes(one))) {
  const name = process.env.CHROMIUM ?? "chromium";
  const chromium = find(name);
  if (chromium === undefined) {
    console.error(`error: there is no ${name}: install it (\`apt-get install chromium\`), or say in CHROMIUM where it is`);
    process.exit(1);
  }
  process.env.CHROMIUM = chromium;
}
if (halves.includes("lighthouse")) {
  // It is larger than everything else together, so only those who run it have it. Later versions need Node 22.
  const folder = ".build/lighthouse";
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, "lighthouse@12.8.2"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  process.env.LIGHTHOUSE = pathToFileURL(`${folder}/node_modules/lighthouse/core/index.js`).href;
}
if (halves.includes("firefox")) {
  const search = () => find(...(process.env.FIREFOX === undefined ? ["firefox", "firefox-esr"] : [process.env.FIREFOX]));
  if (search() === undefined && process.env.CI === "true") {
    // If this fails, Firefox is still absent below.
    for (const order of ["update", "install --yes firefox-esr"]) spawnSync("apt-get", ["--quiet", ...order.split(" ")], { stdio: "inherit" });
  }
  const firefox = search();
  if (firefox === undefined) {
    console.log("skipped: there is no Firefox; install it (`apt-get install firefox-esr`), or say in FIREFOX where it is");
    process.exit(process.env.CI === "true" ? 1 : 0);
  }
  process.env.FIREFOX = firefox;
}

const files = [];
for (const one of halves) {
  for (const file of (await readdir(`tests/${one}`)).sort()) {
    const isChosen = names.length === 0 || names.some((name) => file.startsWith(name));
    if (file.endsWith(".test.ts") && isChosen) files.push({ in: `tests/${one}/${file}`, out: `${one}-${file.replace(/\.ts$/, "")}` });
  }
}
await build({
  entryPoints: files,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  outdir: out,
  outExtension: { ".js": ".mjs" },
  alias: {
    "sudokit-tables": new URL("./.build/tables/en.json", import.meta.url).pathname,
    "sudokit-wasm": new URL("./.build/wasm/sudokit.js", import.meta.url).pathname,
    "sudokit-words": new URL("./.build/words/en.ts", import.meta.url).pathname,
  },
  jsx: "automatic",
  jsxImportSource: "preact",
  logLevel: "warning",
  sourcemap: "inline",
});
const built = files.map((file) => `${out}/${file.out}.mjs`);
// Each file has a server and a browser of its own; tests wait more than they compute. Measurements share the
// machine with nothing.
const concurrency = halves.includes("bench") || halves.includes("lighthouse") ? 1 : 2;
const node = ["--test", "--enable-source-maps", `--test-concurrency=${concurrency}`, "--test-reporter=spec"];
const { status } = spawnSync("node", [...node, ...built], { stdio: "inherit" });
process.exit(status ?? 1);
