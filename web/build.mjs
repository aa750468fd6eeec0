// Makes the app in `dist`: one script, one worker, one sheet of styles, the WebAssembly, and the list by
// which it works offline.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import "./words.mjs";

const here = new URL(".", import.meta.url).pathname;
const wasm = new URL("./.build/wasm/", import.meta.url).pathname;
const dist = `${here}dist`;

/** Build settings of the scripts and styles. */
const shared = {
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  alias: { "sudokit-glue": `${wasm}sudokit.js`, "sudokit-words": `${here}.build/words/en.ts` },
  logLevel: "warning",
};

/**
 * The skins that a system may prefer. `tokens.css` has each of them once, for those who choose it: this
 * repeats them behind a question to the system.
 */
const PREFERENCES = { dark: "(prefers-color-scheme: dark)", contrast: "(prefers-contrast: more)" };
const preferred = {
  name: "preferred skins",
  setup: ({ onLoad }) =>
    onLoad({ filter: /tokens\.css$/ }, async ({ path }) => {
      const css = await readFile(path, "utf8");
      const repeated = Object.entries(PREFERENCES).map(([skin, question]) => {
        const [, colours] = css.split(`:root[data-skin="${skin}"] `);
        return `@media ${question} { :root[data-skin="system"] ${colours.slice(0, colours.indexOf("}") + 1)} }\n`;
      });
      return { contents: css + repeated.join(""), loader: "css" };
    }),
};

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await build({ ...shared, entryPoints: { app: `${here}src/main.tsx`, worker: `${here}src/kit/worker.ts` }, outdir: dist });
await build({ ...shared, entryPoints: { app: `${here}src/styles/app.css` }, outdir: dist, plugins: [preferred] });
await cp(`${here}public`, dist, { recursive: true });
// Loaded by the training alone: the texts of lessons, which `cargo xtask web` writes, and positions to
// practise on.
await cp(`${here}.build/lessons.json`, `${dist}/lessons.json`);
await cp(new URL("../crates/play/src/train/positions.txt", import.meta.url).pathname, `${dist}/positions.txt`);
await cp(`${wasm}sudokit.wasm`, `${dist}/sudokit.wasm`);

// The service worker keeps all files, and a change of any of them is another version.
const names = (await readdir(dist)).sort();
const hash = createHash("sha256");
for (const name of names) hash.update(name).update(await readFile(`${dist}/${name}`));
const version = hash.digest("hex").slice(0, 16);
const files = names.filter((name) => name !== "index.html");
await build({
  ...shared,
  entryPoints: { sw: `${here}src/offline.ts` },
  outdir: dist,
  define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(["./", ...files]) },
});

// The edition that is one file, for a disk or an attachment: the same parts, inside the page. It has no
// service worker and needs none.
const text = (name) => readFile(`${dist}/${name}`, "utf8");
const inScript = (code) => code.replaceAll("</script", "<\\/script");
const module = (await readFile(`${dist}/sudokit.wasm`)).toString("base64");
const withFile = async (name) => `globalThis.sudokitFiles={"${name}":${JSON.stringify(await text(name))}};`;
const worker = (await withFile("positions.txt")) + (await text("worker.js"));
const scripts = [
  `globalThis.sudokitWasm="${module}";globalThis.sudokitWorker=${inScript(JSON.stringify(worker))};${inScript(await withFile("lessons.json"))}`,
  inScript(await text("app.js")),
];
const style = await text("app.css");
const allowed = (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const policy =
  `default-src 'none'; script-src ${scripts.map(allowed).join(" ")} 'wasm-unsafe-eval' blob:; worker-src blob:; style-src ${allowed(style)}; ` +
  "img-src data: blob:; base-uri 'none'; form-action 'none'";
const icon = Buffer.from(await text("icon.svg")).toString("base64");
const page = (await text("index.html"))
  .replace(/(Content-Security-Policy" content=")[^"]*/, (_, before) => before + policy)
  .replace(/href="icon\.svg"/, `href="data:image/svg+xml;base64,${icon}"`)
  .replace(/<link rel="manifest"[^>]*>\n/, "")
  .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
  .replace(/<script type="module"[^>]*><\/script>/, "")
  .replace("</body>", () => `${scripts.map((code) => `<script type="module">${code}</script>`).join("\n")}\n</body>`);
await mkdir(`${here}.build`, { recursive: true });
await writeFile(`${here}.build/sudokit.html`, page);

// The files that `sudoku web` serves and exports, packed. Those that have not changed are left alone: cargo
// would compile the program again.
const packed = `${here}.build/packed`;
await mkdir(packed, { recursive: true });
const kept = new Set();
const pack = async (name, bytes) => {
  const file = `${name}.gz`;
  const small = gzipSync(bytes, { level: 9 });
  const old = await readFile(`${packed}/${file}`).catch(() => null);
  if (old === null || !small.equals(old)) await writeFile(`${packed}/${file}`, small);
  kept.add(file);
  return small.length;
};
await pack("sudokit.html", page);

// The download of a first visit.
let all = 0;
for (const name of (await readdir(dist)).sort()) {
  const bytes = await readFile(`${dist}/${name}`);
  const weight = await pack(name, bytes);
  all += weight;
  console.log(`${name.padEnd(22)} ${String(bytes.length).padStart(9)} ${String(weight).padStart(9)} gzip`);
}
console.log(`${"on a first visit".padEnd(22)} ${"".padStart(9)} ${String(all).padStart(9)} gzip`);
for (const file of await readdir(packed)) if (!kept.has(file)) await rm(`${packed}/${file}`);
