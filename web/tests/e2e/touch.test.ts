/** A game by touch alone, on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EASY_SOLVED, visit, EASY } from "./browser.ts";
import { MISSING, cell, openPuzzle } from "./play.ts";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test("a game from home to solved, by touch alone", async () => {
  const { page, complaints, end } = await visit(PHONE);
  try {
    await page.locator(".level", { hasText: "Beginner" }).tap();
    await page.waitForSelector("[role=grid]");
    await page.locator("[aria-label=Home]").tap();
    await page.locator(".go-on").tap();
    await openPuzzle(page);
    for (const { number, digit } of MISSING) {
      await cell(page, number).tap();
      await page.locator(".digits button").nth(Number(digit) - 1).tap();
    }
    await page.waitForSelector("dialog:has-text('Solved')");
    await page.locator("dialog a", { hasText: "Home" }).tap();
    await page.waitForSelector(".home");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a finger that draws over cells selects them, two taps select what is alike, a long press on a digit writes a mark", async () => {
  const { page, context, end } = await visit(PHONE);
  try {
    await openPuzzle(page);
    const box = async (number: number) => (await cell(page, number).boundingBox())!;
    const [from, to] = [await box(2), await box(20)];
    const touch = await context.newCDPSession(page);
    const at = (where: typeof from) => [{ x: where.x + where.width / 2, y: where.y + where.height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
    for (const number of [11, 20]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(await box(number)) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 3, JSON.stringify(to));

    await cell(page, 0).tap();
    await cell(page, 0).tap();
    const fives = [...EASY].filter((char) => char === "5").length;
    assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), fives);

    await page.waitForTimeout(400);
    await cell(page, 2).tap();
    const four = (await page.locator(".digits button").nth(3).boundingBox())!;
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(four) });
    await page.waitForTimeout(600);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    assert.match((await cell(page, 2).getAttribute("aria-label"))!, /corner marks 4$/);
    assert.equal(EASY_SOLVED.charAt(2), "4");
  } finally {
    await end();
  }
});

test("with digits first, a tap on a cell writes", async () => {
  const { page, end } = await visit(PHONE);
  try {
    await openPuzzle(page);
    await page.locator("[aria-label=More]").tap();
    await page.locator("dialog button", { hasText: "Options" }).tap();
    await page.locator("label", { hasText: "The digit, then its cells" }).tap();
    await page.locator("dialog [aria-label=Close]").tap();
    await page.locator(".digits button").nth(3).tap();
    await cell(page, 2).tap();
    assert.match((await cell(page, 2).getAttribute("aria-label"))!, /, 4/);
  } finally {
    await end();
  }
});
