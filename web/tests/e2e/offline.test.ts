/** The app without a network. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { EASY, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { go, hasDigits, inGrid, settle } from "./play.ts";

/** Waits until everything is kept: an active worker has installed all files. */
const kept = (page: Page): Promise<void> => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test("after one visit everything works without a network, and nothing is asked of others", async () => {
  const { page, context, url, complaints, stop, end } = await visit({ isKept: true });
  try {
    const elsewhere: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
    });
    await go(page, "#/new/easy/3");
    await inGrid(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Digit1");
    await settle(page);
    await kept(page);
    await stop();
    await page.reload();
    await inGrid(page);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    await go(page, "#/");
    await page.click(".level:has-text('Medium')");
    await inGrid(page);
    await go(page, `#/analyse/${EASY}`);
    await page.waitForSelector("text=Difficulty");
    await go(page, "#/train/x-wing");
    await page.waitForSelector(".lesson, h1:has-text('X-Wing')");
    assert.deepEqual(elsewhere, []);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a release in between changes no open page, and works without a network from the next start", async () => {
  const release = new Map<string, string>();
  const { page, context, url, complaints, stop, end } = await visit({ release, isKept: true });
  const version = (on: Page): Promise<unknown> => on.evaluate(() => (globalThis as { release?: number }).release ?? 1);
  try {
    await kept(page);
    const [app, worker] = await Promise.all(["app.js", "sw.js"].map((name) => readFile(`dist/${name}`, "utf8")));
    release.set("app.js", `globalThis.release=2;${app}`);
    release.set("sw.js", worker!.replace(/sudokit-[0-9a-f]{16}/, "sudokit-0000000000000002"));
    await page.goto(`${url}?again`);
    await page.waitForSelector(".home");
    await eventually(async () => {
      const isWaiting = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting instanceof ServiceWorker);
      assert.ok(isWaiting, "the new version has not come");
    });
    await stop();
    await page.reload();
    await page.waitForSelector(".home");
    assert.equal(await version(page), 1);
    // The worker of the page is of its version, too.
    await go(page, "#/new/easy/3");
    await inGrid(page);
    await go(page, "#/");

    const next = await context.newPage();
    await page.close();
    await eventually(async () => {
      // The new version takes over while nobody visits.
      await next.goto("about:blank");
      await next.waitForTimeout(200);
      await next.goto(url);
      await next.waitForSelector(".home");
      assert.equal(await version(next), 2);
    });
    const names = await next.evaluate(() => caches.keys());
    assert.deepEqual(names, ["sudokit-0000000000000002-en"]);
    await go(next, `#p=${EASY}`);
    await inGrid(next);
    await hasDigits(next, 30);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a language that is chosen without a network is promised, and there with the next one", async () => {
  const { page, context, url, end } = await visit({ isKept: true, at: "#/settings" });
  try {
    await kept(page);
    await context.setOffline(true);
    await page.locator("select").first().selectOption("de");
    await page.waitForSelector("text=Deutsch loads the next time you open Sudokit online.");
    await context.setOffline(false);
    await page.goto(`${url}?online#/settings`);
    await page.waitForSelector("h1:has-text('Einstellungen')");
    assert.equal(await page.locator("text=das nächste Mal").count(), 0);
  } finally {
    await end();
  }
});
