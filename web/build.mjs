// Makes the app in `dist`: a script for each language, one worker, the page with its styles, the WebAssembly,
// and the list by which it works offline.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { LANGUAGES } from "./words.mjs";

const here = new URL(".", import.meta.url).pathname;
const wasm = new URL("./.build/wasm/", import.meta.url).pathname;
const dist = `${here}dist`;

/** Settings of all scripts and styles. */
const shared = {
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  logLevel: "warning",
};

/** The WebAssembly: what every visit needs, and what the worker loads when it is needed. */
const MODULES = ["game", "deep", "photo", "proof"];

/** Bindings load one module, once, that is compiled already (`src/kit/module.ts`): they need no other way. */
const COMPILED =
  "const __wbg_init = async ({ module_or_path }) => " +
  "__wbg_finalize_init(await WebAssembly.instantiate(module_or_path, __wbg_get_imports()), module_or_path);\n";

/**
 * The bindings of the WebAssembly without a statement after each class, which would keep the class in a script that
 * does not use it. Nothing of ours is disposed of by `using`.
 */
const bindings = {
  name: "bindings without disposal",
  setup: ({ onLoad }) =>
    onLoad({ filter: /wasm\/sudokit\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8"))
        .replace(/^if \(Symbol\.dispose\) .*$/gm, "")
        .replace(/^let __wbg_init_promise;[\s\S]*(?=^export )/m, COMPILED),
      loader: "js",
    })),
};

/** Settings of scripts that speak a language. */
const speaking = (language) => ({
  ...shared,
  plugins: [bindings],
  alias: {
    "sudokit-tables": `${here}.build/tables/${language}.json`,
    "sudokit-wasm": `${wasm}sudokit.js`,
    "sudokit-words": `${here}.build/words/${language}.ts`,
  },
});

/** A file of a language: English has the plain name. */
const named = (name, language) => (language === "en" ? name : name.replace(".", `-${language}.`));

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
for (const language of LANGUAGES) {
  const app = named("app.js", language).replace(/\.js$/, "");
  await build({ ...speaking(language), entryPoints: { [app]: `${here}src/main.tsx` }, outdir: dist });
  // Loaded by the training alone: the texts of lessons, which `cargo xtask web` writes.
  const lessons = named("lessons.json", language);
  await cp(`${here}.build/lessons/${lessons}`, `${dist}/${lessons}`);
}
// The messages of the WebAssembly, which has the English ones for a player.
for (const language of LANGUAGES) await cp(`${here}.build/speech/${language}.ftl`, `${dist}/${language}.ftl`);
// The few words of a worker are those of a browser that fails.
await build({ ...speaking("en"), entryPoints: { worker: `${here}src/kit/worker.ts` }, outdir: dist });
await cp(`${here}public`, dist, { recursive: true });
await cp(`${here}../crates/play/src/train/positions.txt`, `${dist}/positions.txt`);
// Inside the page stand the script that chooses the language, the styles, and Home as a first visit sees it:
// of the network, a first screen needs the page alone.
const hashed = (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const made = async (settings) => (await build({ ...settings, write: false })).outputFiles[0].text.trim();
const styles = await made({ ...shared, entryPoints: [`${here}src/styles/app.css`], plugins: [preferred] });
const start = await made({ ...speaking("en"), entryPoints: [`${here}src/start.ts`], format: "iife" });
const written = await made({ ...speaking("en"), entryPoints: [`${here}src/written.tsx`], platform: "node" });
const { home } = await import(`data:text/javascript,${encodeURIComponent(written)}`);
const empty = await readFile(`${dist}/index.html`, "utf8");
const index = empty
  .replace("start.js", () => start)
  .replace("app.css", () => styles)
  .replace("home.html", () => home)
  .replace("script-src 'self'", (from) => `${from} ${hashed(start)}`)
  .replace("style-src 'self'", `style-src ${hashed(styles)}`);
await writeFile(`${dist}/index.html`, index);
for (const module of MODULES) await cp(`${wasm}${module}.wasm`, `${dist}/${module}.wasm`);

// The service worker keeps all files, and a change of any of them is another version.
const names = (await readdir(dist)).sort();
const hash = createHash("sha256");
for (const name of names) hash.update(name).update(await readFile(`${dist}/${name}`));
const version = hash.digest("hex").slice(0, 16);
const ofLanguage = (language) => [named("app.js", language), named("lessons.json", language), ...(language === "en" ? [] : [`${language}.ftl`])];
const ofLanguages = Object.fromEntries(LANGUAGES.map((language) => [language, ofLanguage(language)]));
ofLanguages["en-voices"] = [...ofLanguage("en"), "en.ftl"];
const files = names.filter((name) => name !== "index.html" && !Object.values(ofLanguages).flat().includes(name));
await build({
  ...shared,
  entryPoints: { sw: `${here}src/offline.ts` },
  outdir: dist,
  define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(["./", ...files]), OF_LANGUAGES: JSON.stringify(ofLanguages) },
});

// The edition that is one file, for a disk or an attachment: the same parts, inside the page. It has no
// service worker and needs none. Here is the page without the parts, each in its place by its name: the
// program has the parts already, and fills them in (`crates/cli/src/commands/web/bundle.rs`).
const text = (name) => readFile(`${dist}/${name}`, "utf8");
const inScript = (code) => code.replaceAll("</script", "<\\/script");
const PART = /\{\{(\w+) ([\w.-]+)\}\}/g;
const FILL = {
  style: () => styles,
  script: async (name) => inScript(await text(name)),
  json: async (name) => inScript(JSON.stringify(await text(name))),
  base64: async (name) => (await readFile(`${dist}/${name}`)).toString("base64"),
};
async function filled(page) {
  const parts = await Promise.all([...page.matchAll(PART)].map(([, how, name]) => FILL[how](name)));
  return page.replace(PART, () => parts.shift());
}

const allowed = async (code) => hashed(await filled(code));
const icon = Buffer.from(await text("icon.svg")).toString("base64");
async function oneFile(language) {
  const own = [named("lessons.json", language), `${language}.ftl`];
  const inside = ["positions.txt", "stock.txt", "worker.js", ...own].map((name) => `${JSON.stringify(name)}:{{json ${name}}}`);
  const modules = MODULES.map((module) => `"${module}.wasm":"{{base64 ${module}.wasm}}"`);
  const scripts = [`globalThis.sudokitFiles={${[...modules, ...inside].join()}}`, `{{script ${named("app.js", language)}}}`];
  const style = "{{style app.css}}";
  const hashes = await Promise.all(scripts.map(allowed));
  const policy =
    `default-src 'none'; script-src ${hashes.join(" ")} 'wasm-unsafe-eval' blob:; worker-src blob:; style-src ${await allowed(style)}; ` +
    "img-src data: blob:; base-uri 'none'; form-action 'none'";
  return empty
    .replace(/(Content-Security-Policy" content=")[^"]*/, (_, before) => before + policy)
    .replace(/href="icon\.svg"/, `href="data:image/svg+xml;base64,${icon}"`)
    .replace(/<html lang="en"/, `<html lang="${language}"`)
    .replace(/<link rel="manifest"[^>]*>\n/, "")
    .replace("<script>start.js</script>\n", "")
    .replace("app.css", style)
    .replace("home.html", "")
    .replace("</body>", `${scripts.map((code) => `<script type="module">${code}</script>`).join("\n")}\n</body>`);
}

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
// A part of the pages that are one file.
await pack("app.css", styles);
for (const language of LANGUAGES) {
  const name = named("sudokit.html", language);
  const page = await oneFile(language);
  await writeFile(`${here}.build/${name}`, await filled(page));
  await pack(name, page);
}

// The download of a first visit, in English.
let all = 0;
for (const name of (await readdir(dist)).sort()) {
  const bytes = await readFile(`${dist}/${name}`);
  const weight = await pack(name, bytes);
  if (files.includes(name) || ofLanguages.en.includes(name)) all += weight;
  console.log(`${name.padEnd(22)} ${String(bytes.length).padStart(9)} ${String(weight).padStart(9)} gzip`);
}
console.log(`${"on a first visit".padEnd(22)} ${"".padStart(9)} ${String(all).padStart(9)} gzip`);
for (const file of await readdir(packed)) if (!kept.has(file)) await rm(`${packed}/${file}`);
