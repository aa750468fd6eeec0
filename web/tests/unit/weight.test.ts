/** How heavy the app is on the wire. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";
import { languages } from "sudokit-words";

const KB = 1000;

/** The bars, in kB by brotli: the page as it is first drawn, a first game with its hints, the module for it, everything. */
const BARS = { shell: 80, game: 400, module: 300, all: 800 };
/** Modules that few visitors ever need: each is a part of its own, with its bar, and no part of a first game. */
const PARTS = { "photo.wasm": 90, "proof.wasm": 60 };
/** The whole app, without those parts, has not come down to its bar: it must not grow. A change that makes it lighter lowers the number here. */
const HELD = 873;

const SHELL = ["index.html", "app.js"];
const GAME = [...SHELL, "stock.txt", "worker.js", "game.wasm"];

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

test("a first game is light, and the whole app no heavier than it was", async (t) => {
  const of = new Map<string, number>();
  for (const name of (await readdir("dist")).filter((name) => !ofOthers.includes(name))) of.set(name, await weight(name));
  const sum = (names: Iterable<string>): number => [...names].reduce((all, name) => all + (of.get(name) ?? Number.NaN), 0);
  const [shell, game, module, all] = [sum(SHELL), sum(GAME), sum(["game.wasm"]), sum(of.keys())];
  const parts = sum(Object.keys(PARTS));
  for (const [name, bar] of Object.entries(PARTS)) {
    t.diagnostic(`${name} ${of.get(name)?.toFixed(1)} kB of ${bar}, brotli`);
    assert.ok((of.get(name) ?? Number.NaN) <= bar, `${name} has ${of.get(name)} kB`);
  }
  const said = Object.entries({ shell, game, module, all }).map(
    ([name, size]) => `${name} ${size.toFixed(0)} kB of ${BARS[name as keyof typeof BARS]}`,
  );
  t.diagnostic(`${said.join(", ")}, brotli`);
  assert.ok(shell <= BARS.shell, `the shell has ${shell} kB`);
  assert.ok(game <= BARS.game, `a first game needs ${game} kB`);
  assert.ok(module <= BARS.module, `its module has ${module} kB`);
  assert.ok(all - parts <= HELD, `the app has ${all - parts} kB without its parts`);
});
