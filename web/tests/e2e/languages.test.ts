/** The app in other languages than English: chosen by the browser or in the settings, with a network and without. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { languages } from "sudokit-words";
import { EASY, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { go, inGrid } from "./play.ts";

const OTHERS = languages.filter((language) => language !== "en");

/** Words that no language of ours has but English. */
const ENGLISH = /\b(the|and|cannot|only|cells?|rows?|columns?|box|boxes|hint|puzzle|givens|settings|undo|which|with)\b/i;

/** Names of techniques, of which many are English everywhere, the longest first. */
const namesIn = (language: string): string[] =>
  [...readFileSync(`../crates/diagram/words/${language}/techniques.ftl`, "utf8").matchAll(/= (.*)/g)]
    .map(([, name]) => name!)
    .sort((one, other) => other.length - one.length);

/** Everything that can be seen or is read aloud. */
const texts = (): string => {
  const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
  const labels = named.flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""));
  return [document.body.innerText, ...labels].join("\n");
};

for (const language of OTHERS) {
  test(`${language}: all screens and a hint are in the language`, async () => {
    const { page, complaints, end } = await visit({ locale: language });
    const names = namesIn(language);
    try {
      await page.waitForSelector(".home");
      assert.equal((await page.evaluate(() => document.documentElement.lang)).split("-")[0], language.split("-")[0]);
      for (const place of [
        "#/",
        "#/days",
        "#/daily/easy/2999-12-31",
        "#/make",
        "#/open",
        "#/print",
        "#/statistics",
        "#/settings",
        "#/keys",
        "#/train",
        "#/train/naked-pair",
      ]) {
        await go(page, place);
        await page.waitForSelector("h1");
        const said = names.reduce((text, name) => text.replaceAll(name, ""), await page.evaluate(texts));
        assert.doesNotMatch(said, ENGLISH, place);
        assert.doesNotMatch(said, /[{}$]|undefined/, place);
        const ids = await page.evaluate(() => [...document.querySelectorAll("main [id]")].map(({ id }) => id));
        assert.equal(new Set(ids).size, ids.length, `${place}: ${ids.join()}`);
      }
      // Pages for print are drawn in the module, in fonts of the browser.
      await go(page, `#/print/${EASY}`);
      await page.waitForSelector(`.sheet svg[lang='${language}']`);
      assert.doesNotMatch(await page.evaluate(texts), ENGLISH, "on paper");
      await go(page, "#/new/easy/3");
      await inGrid(page);
      for (let rung = 0; rung < 4; rung++) await page.keyboard.press("h");
      await page.waitForSelector(".hint h2");
      assert.doesNotMatch(await page.evaluate(texts), ENGLISH);
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  });
}

test("a language is chosen in the settings, and stays without a network", async () => {
  const { page, complaints, stop, end } = await visit({ isKept: true });
  const other = OTHERS[0] ?? "";
  const lang = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
  try {
    await go(page, "#/settings");
    await page.selectOption("main select:has(option[value=en])", other);
    await page.waitForFunction((code) => document.documentElement.lang.startsWith(code) && document.querySelector("h1") !== null, other);
    // The service worker of the first language goes with its last page. Until then the one of the second waits.
    await eventually(async () => {
      const next = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (registration?.waiting ?? registration?.active)?.scriptURL;
      });
      assert.ok(next?.endsWith(`?language=${other}`), String(next));
    });
    await page.goto("about:blank");
    await stop();
    await page.goBack();
    await page.waitForSelector("h1");
    assert.equal((await lang()).split("-")[0], other.split("-")[0]);
    await go(page, "#/new/easy/3");
    await inGrid(page);
    assert.deepEqual(complaints, []);
    // A language that is not kept is no way to lose the app.
    await go(page, "#/settings");
    await Promise.all([page.waitForEvent("load"), page.selectOption("main select:has(option[value=en])", "en")]);
    await page.waitForSelector("h1");
    // Chromium may still have the English script in its memory.
    const shown = (await lang()).split("-")[0] ?? "";
    assert.ok(
      [other, "en"].some((code) => code.startsWith(shown)),
      shown,
    );
  } finally {
    await end();
  }
});

test("explanations speak to the reader that is chosen in the settings, without a network as well", async () => {
  const { page, complaints, stop, end } = await visit({ isKept: true });
  const isTold = async (expected: RegExp): Promise<void> => {
    await go(page, "#/new/easy/3");
    await inGrid(page);
    await eventually(async () => {
      await page.keyboard.press("h");
      assert.match(await page.locator(".hint").innerText(), expected);
    });
  };
  try {
    await isTold(/the only place for/);
    await go(page, "#/settings");
    await Promise.all([page.waitForEvent("load"), page.getByLabel("Explanations").selectOption("beginner")]);
    await isTold(/cell by cell/);
    await eventually(async () => {
      const kept = await page.evaluate(async () => {
        const caches = await globalThis.caches.keys();
        return caches.find((name) => name.endsWith("-en-voices"));
      });
      assert.ok(kept);
    });
    await page.goto("about:blank");
    await stop();
    await page.goBack();
    await isTold(/cell by cell/);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("another voice that is chosen without a network is no way to lose the app", async () => {
  const { page, complaints, stop, end } = await visit({ isKept: true });
  try {
    await page.waitForSelector(".home");
    await eventually(async () => {
      const isKept = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active !== null);
      assert.ok(isKept);
    });
    await go(page, "#/settings");
    await stop();
    await Promise.all([page.waitForEvent("load"), page.getByLabel("Explanations").selectOption("expert")]);
    await page.waitForSelector("h1");
    await go(page, "#/new/easy/3");
    await inGrid(page);
    assert.deepEqual(
      complaints.filter((complaint) => !/en\.ftl|Failed to (fetch|load)|ERR_|fetching the script/.test(complaint)),
      [],
    );
  } finally {
    await end();
  }
});

test("a traditional Chinese browser gets another language that it asks for, or English", async () => {
  const { page, end } = await visit({ locale: "zh-TW" });
  try {
    await page.waitForSelector(".home");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en-GB");
  } finally {
    await end();
  }
});
