// Makes the app in `dist`: one script, one worker, one sheet of styles, the WebAssembly, and the list by which it works offline.

import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = new URL(".", import.meta.url).pathname;
const wasm = new URL("../crates/web/npm/wasm/", import.meta.url).pathname;
const dist = `${here}dist`;

/** What the program for browsers is made of, each of the parts that a page loads by itself. */
const shared = {
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  alias: { "sudokit-glue": `${wasm}sudokit.js` },
  logLevel: "warning",
};

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await build({ ...shared, entryPoints: { app: `${here}src/main.tsx`, worker: `${here}src/kit/worker.ts` }, outdir: dist });
await build({ ...shared, entryPoints: { app: `${here}src/styles/app.css` }, outdir: dist });
await cp(`${here}public`, dist, { recursive: true });
// What only those need who learn: the texts of lessons, which `cargo xtask web` writes, and positions to practise on.
await cp(`${here}.build/lessons.json`, `${dist}/lessons.json`);
await cp(new URL("../crates/play/src/train/positions.txt", import.meta.url).pathname, `${dist}/positions.txt`);
for (const name of ["sudokit.wasm", "sudokit_simd.wasm"]) await cp(`${wasm}${name}`, `${dist}/${name}`);

// The service worker keeps exactly these files, and a change of any of them is another version.
const names = (await readdir(dist)).sort();
const hash = createHash("sha256");
for (const name of names) hash.update(name).update(await readFile(`${dist}/${name}`));
const version = hash.digest("hex").slice(0, 16);
const files = names.filter((name) => name !== "index.html" && !name.endsWith(".wasm"));
await build({
  ...shared,
  entryPoints: { sw: `${here}src/offline.ts` },
  outdir: dist,
  define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(["./", ...files]) },
});

// What comes over the wire on a first visit: one of the two modules, and everything else.
let all = 0;
for (const name of (await readdir(dist)).sort()) {
  const bytes = await readFile(`${dist}/${name}`);
  const packed = gzipSync(bytes, { level: 9 }).length;
  if (name !== "sudokit.wasm") all += packed;
  console.log(`${name.padEnd(22)} ${String(bytes.length).padStart(9)} ${String(packed).padStart(9)} gzip`);
}
console.log(`${"on a first visit".padEnd(22)} ${"".padStart(9)} ${String(all).padStart(9)} gzip`);
