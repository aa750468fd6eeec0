/** A first visit: Home stands in the page, and the script takes it over as it is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { drawn, inGrid } from "./play.ts";

/** The app loaded again, as on a first visit unless something is kept; its script comes when let through. */
async function begin({ at = "#/", isFirst = true, ...options }: BrowserContextOptions & { at?: string; isFirst?: boolean } = {}) {
  const visited = await visit(options);
  const { page } = visited;
  let letThrough = (): void => undefined;
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/app[^/]*\.js$/, async (route) => {
    await through;
    await route.continue();
  });
  if (isFirst) await page.evaluate(() => localStorage.clear());
  await page.goto(`${visited.url}?again${at}`, { waitUntil: "commit" });
  return { ...visited, letThrough };
}

const isTakenOver = (page: Page) => page.waitForSelector("#app:not(.written) #main");
const BRAND = "body > p.first";

test("Home is seen before the script is there, and does not move when it is", async () => {
  for (const width of [320, 1440]) {
    const { page, complaints, end, letThrough } = await begin({ viewport: { width, height: 700 } });
    try {
      await page.waitForSelector(".home");
      assert.equal(await page.locator(".level:visible").count(), 7);
      assert.equal(await page.locator(BRAND).isVisible(), false);
      // It has its styles, and every door.
      assert.equal(
        await page
          .locator(".level")
          .first()
          .evaluate((one) => getComputedStyle(one).display),
        "flex",
      );
      await eventually(async () => assert.equal(await page.evaluate(() => performance.getEntriesByName("first-screen").length), 1));
      const about = page.locator(".door").last();
      await about.focus();
      await about.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      const seen = () =>
        page.evaluate(() =>
          [...document.querySelectorAll(".home *:not(.home-head .muted)")]
            .map((one) => Object.values(one.getBoundingClientRect().toJSON()).join(" "))
            .join("\n"),
        );
      // All but the date, which is written later.
      const heard = async () => (await page.locator(".home").ariaSnapshot()).replace(/\n {2}- paragraph.*/, "");
      const before = { seen: await seen(), heard: await heard() };
      await page.evaluate(() => Object.assign(window, { home: document.querySelector("#main") }));
      letThrough();
      await isTakenOver(page);
      await eventually(async () => assert.match(await page.locator(".home-head .muted").innerText(), /\d{4}/));
      await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0);
      await drawn(page);
      assert.ok(await page.evaluate(() => document.querySelector("#main") === (window as unknown as { home: Element }).home), "the same elements");
      assert.equal(await seen(), before.seen);
      assert.equal(await heard(), before.heard);
      assert.ok(await about.evaluate((one) => one === document.activeElement), "the focus stays");
      assert.equal(await page.evaluate(() => scrollY), scrolled);
      assert.equal(await page.locator(BRAND).count(), 0);
      assert.equal(await page.evaluate(() => performance.getEntriesByName("first-screen").length), 1);
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  }
});

test("Home is painted before the script runs, however soon that comes", async () => {
  const { page, url, end } = await visit();
  try {
    await page.route("**/app.js", (route) => route.fulfill({ contentType: "text/javascript", body: "performance.mark('runs')" }));
    await page.evaluate(() => localStorage.clear());
    // The frame is late.
    await page.addInitScript(() => {
      const { requestAnimationFrame: next } = window;
      window.requestAnimationFrame = (then) => window.setTimeout(() => next(then), 500);
    });
    await page.goto(`${url}?again`, { waitUntil: "commit" });
    const at = (name: string): Promise<number> => page.evaluate((one) => performance.getEntriesByName(one)[0]?.startTime ?? 0, name);
    await eventually(async () => assert.ok((await at("runs")) > 0));
    const seen = await at("first-screen");
    assert.ok(seen > 0 && seen <= (await at("runs")), String(seen));
  } finally {
    await end();
  }
});

test("a screen reader is taken to the heading as soon as the script is there", async () => {
  const { page, end, letThrough } = await begin();
  try {
    await page.waitForSelector(".home");
    letThrough();
    await page.waitForSelector("h1:focus");
    assert.equal(await page.title(), "Sudokit");
  } finally {
    await end();
  }
});

test("a tap before the script is there is answered, and followed when it is", async () => {
  const { page, complaints, end, letThrough } = await begin();
  try {
    await page.click(".level:has-text('Easy')");
    await page.waitForSelector(BRAND);
    await page.goBack({ waitUntil: "commit" });
    await page.waitForSelector(".home");
    await page.click("a:has-text('Open')");
    await page.waitForSelector(BRAND);
    assert.equal(await page.locator(".home").isVisible(), false);
    letThrough();
    await page.waitForSelector("textarea");
    await page.goBack();
    await page.click(".days a:has-text('Easy')");
    await inGrid(page);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

for (const [what, options] of Object.entries({
  "another screen": { at: "#/train" },
  "another language": { locale: "de-CH" },
  "a later visit": { isFirst: false },
})) {
  test(`${what} is no occasion for it`, async () => {
    const { page, complaints, end, letThrough } = await begin(options);
    try {
      await page.waitForFunction(() => document.readyState !== "loading");
      await page.waitForSelector(BRAND);
      assert.equal(await page.locator(".home").isVisible(), false);
      assert.equal(await page.evaluate(() => document.body.innerText.trim()), "Sudokit");
      letThrough();
      await isTakenOver(page);
      await eventually(async () => assert.equal(await page.evaluate(() => performance.getEntriesByName("first-screen").length), 1));
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  });
}
