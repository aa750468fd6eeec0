/** How heavy the app is on the wire. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";
import { languages } from "sudokit-words";

const KB = 1000;

/** The aim, in kB: the whole app, and of it the WebAssembly. */
const BAR = { all: 600, module: 450 };
/**
 * The weight reached, beyond the bar still: it must not grow. A change that makes the app lighter lowers the
 * numbers here.
 */
const HELD = { all: 844, module: 701 };

/** The most that another language may weigh beside the English app. */
const LANGUAGE_BAR = 60;

const OTHERS = languages.filter((language) => language !== "en");
const ofOthers = ["en.ftl"].concat(OTHERS.flatMap((language) => [`app-${language}.js`, `lessons-${language}.json`, `${language}.ftl`]));

async function weight(name: string): Promise<number> {
  return brotliCompressSync(await readFile(`dist/${name}`), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }).length / KB;
}

test("another language adds little", async (t) => {
  const english = (await weight("app.js")) + (await weight("lessons.json"));
  for (const language of OTHERS) {
    const own = (await weight(`app-${language}.js`)) + (await weight(`lessons-${language}.json`)) + (await weight(`${language}.ftl`));
    t.diagnostic(`${language}: ${(own - english).toFixed(1)} kB more (the bar is ${LANGUAGE_BAR}), brotli`);
    assert.ok(own - english <= LANGUAGE_BAR, language);
  }
});

test("other voices of English add little", async (t) => {
  const more = await weight("en.ftl");
  t.diagnostic(`${more.toFixed(1)} kB (the bar is ${LANGUAGE_BAR}), brotli`);
  assert.ok(more <= LANGUAGE_BAR);
});

test("the app and its WebAssembly are no heavier on the wire than they were", async (t) => {
  let [all, module] = [0, 0];
  for (const name of (await readdir("dist")).filter((name) => !ofOthers.includes(name))) {
    const size = await weight(name);
    if (name === "sudokit.wasm") module = size;
    all += size;
  }
  t.diagnostic(`${all.toFixed(0)} kB (the bar is ${BAR.all}), of which WebAssembly ${module.toFixed(0)} kB (the bar is ${BAR.module}), brotli`);
  assert.ok(module <= HELD.module, `the WebAssembly has ${module} kB`);
  assert.ok(all <= HELD.all, `the app has ${all} kB`);
  assert.ok(all - module <= BAR.all - BAR.module, "all but the WebAssembly is within its bar");
});
