/** Rounds that announce nothing but what the player has shown: a placement, and positions of own games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { axe } from "./axe.ts";
import { visit } from "./browser.ts";
import { BRIEF, eventually } from "./eventually.ts";
import { givens, go, inGrid, openPuzzle, press, settle, solve } from "./play.ts";

/** The entry of the course. */
const OFFER = "a[href='#/train/placement']";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits for the drill with this number. */
const drillNumber = (page: Page, number: number): Promise<unknown> => page.waitForSelector(`.play-head:has-text("${number} of at most 20")`);

/** The picture of a position: its digits, given and placed. */
const position = (page: Page): Promise<string> =>
  page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((one) => one.ariaLabel).join("\n"));

/** Waits until the answer is shown, with the focus on the way on. Says if it goes on to the result. */
async function isLast(page: Page): Promise<boolean> {
  const focused = await page.waitForFunction(() => {
    const text = document.activeElement?.textContent ?? "";
    return ["Next", "How it went"].includes(text) && text;
  });
  return (await focused.jsonValue()) === "How it went";
}

test("a placement by keys alone ends with a chapter and the next lesson, and the course shows the chapter", async () => {
  const { page, complaints, end } = await visit({ bypassCSP: true, at: "#/train" });
  try {
    await page.waitForSelector(`${OFFER}:has-text('Not new? Skip what you know')`);
    assert.deepEqual(await axe(page), []);
    await page.locator(OFFER).focus();
    await page.keyboard.press("Enter");
    let count = 0;
    for (let isOver = false; !isOver; ) {
      count += 1;
      await drillNumber(page, count);
      assert.equal(await page.locator("h1").innerText(), "Placement");
      await inGrid(page);
      if (count === 1) assert.deepEqual(await axe(page), []);
      await press(page, "I see nothing");
      isOver = await isLast(page);
      await page.keyboard.press("Enter");
    }
    assert.ok(count >= 10 && count <= 20, `${count} positions`);
    await page.waitForSelector(`h1:has-text("0 of ${count} right first time")`);
    await page.waitForSelector("text=Your place is chapter 1: ");
    await page.waitForSelector("a:has-text('Full House'):has-text('Next lesson')");
    assert.equal(await page.locator("summary", { hasText: "Missed: " }).count(), count);
    assert.deepEqual(await axe(page), []);
    await press(page, "Done");
    await page.waitForSelector(`${OFFER}:has-text('Chapter 1, on ')`);
    // It may be repeated, and begins at the beginning.
    await press(page, (await page.locator(OFFER).textContent()) ?? "");
    await drillNumber(page, 1);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a placement by touch goes on after a reload, with the same position and every answer", async () => {
  const { page, complaints, end } = await visit({ ...PHONE, at: "#/train/placement" });
  try {
    for (const number of [1, 2]) {
      await drillNumber(page, number);
      await page.tap("button:has-text('I see nothing')");
      await page.tap("button:has-text('Next')");
    }
    await drillNumber(page, 3);
    // A hint is a slip: it counts after the reload, too.
    const before = await position(page);
    await page.locator(".tool", { hasText: "Hint" }).tap();
    await page.waitForSelector("section[aria-label=Hint] h2");
    await settle(page);
    await page.reload();
    await drillNumber(page, 3);
    assert.equal(await position(page), before);
    await page.tap("a[aria-label='All lessons']");
    await page.waitForSelector(`${OFFER}:has-text('3 of at most 20')`);
    await page.tap(OFFER);
    await drillNumber(page, 3);
    assert.equal(await position(page), before);
    let count = 2;
    for (let isOver = false; !isOver; ) {
      count += 1;
      await drillNumber(page, count);
      await page.tap("button:has-text('I see nothing')");
      isOver = await isLast(page);
      await settle(page);
      await page.tap(isOver ? "text=How it went" : "text=Next");
    }
    await page.waitForSelector(`h1:has-text("0 of ${count} right first time")`);
    await page.waitForSelector("text=Your place is chapter 1: ");
    // The pictures of those before the reload are made again.
    await eventually(async () => assert.equal(await page.locator("summary", { hasText: "Missed: " }).count(), count));
    // A reload now begins another one: the result is in the course.
    await settle(page);
    await page.reload();
    await drillNumber(page, 1);
    await go(page, "#/train");
    await page.waitForSelector(`${OFFER}:has-text('Chapter 1, on ')`);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("where a game took long is told after the win, and practised until it is seen", async () => {
  const { page, complaints, end } = await visit({ bypassCSP: true });
  try {
    await openPuzzle(page);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    await page.locator(".hint button.main").click();
    const shown = page.locator("section[aria-label=Hint]");
    await eventually(async () => {
      const told = await shown.innerText(BRIEF);
      if (!/Naked Single/i.test(told)) await shown.locator("button.main").click(BRIEF);
      assert.match(told, /Naked Single/i);
    });
    await page.keyboard.press("Escape");
    await solve(page);
    const dialog = page.locator("dialog", { hasText: "Solved" });
    await dialog.locator("summary", { hasText: "Where it took long" }).click();
    const link = dialog.locator("li a", { hasText: "with a hint" });
    assert.match((await link.getAttribute("href")) ?? "", /^#\/train\/[\w-]+$/);
    assert.deepEqual(await axe(page), []);
    await settle(page);
    await go(page, "#/train");
    const own = page.locator("a", { hasText: "From your games" });
    await own.waitFor();
    assert.match(await own.innerText(), /\d+ positions? that took you long/);
    await own.click();
    await page.waitForSelector("h1:has-text('From your games')");
    await inGrid(page);
    assert.equal((await givens(page)).length, 81);
    assert.deepEqual(await axe(page), []);
    for (let isOver = false; !isOver; ) {
      await press(page, "I see nothing");
      isOver = await isLast(page);
      await page.keyboard.press("Enter");
    }
    await page.waitForSelector("h1:has-text('right first time')");
    await press(page, "Done");
    // It was not seen, so it stays.
    await own.waitFor();
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
