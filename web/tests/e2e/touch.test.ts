/** A game by touch alone, on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CDPSession, Page } from "playwright-core";
import { EASY, EASY_SOLVED, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { cell, clickCell, digits, hasDigits, heard, inGrid, MISSING, openPuzzle } from "./play.ts";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Both taps say when they were: on a busy machine they would come too late to be one gesture. */
async function tapTwice(touch: CDPSession, page: Page, number: number): Promise<void> {
  const at = middleOf((await cell(page, number).boundingBox())!);
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + 0.1]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at], timestamp });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: timestamp + 0.05 });
  }
}

test("with one kind of notes the pad has one button for them, and Space leaves out the other", async () => {
  const { page, complaints, end } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await openPuzzle(page);
    await page.keyboard.press("o");
    await page.getByLabel("One kind of notes").check();
    await page.keyboard.press("Escape");
    const modes = page.locator(".modes button");
    await eventually(async () => assert.deepEqual(await modes.allInnerTexts(), ["Digits", "Notes", "Colours"]));
    await clickCell(page, 2);
    await page.keyboard.press("Space");
    await eventually(async () => assert.equal(await heard(page), "Now entering notes."));
    await page.locator(".digits button", { hasText: "1" }).tap();
    await eventually(async () => assert.match((await cell(page, 2).getAttribute("aria-label")) ?? "", /candidate 1/));
    // Its own key still writes in corners, and shows so.
    await page.keyboard.press("x");
    await eventually(async () => assert.equal(await page.locator(".modes [aria-checked=true]").innerText(), "Corner"));
    await page.reload();
    await inGrid(page);
    await eventually(async () => assert.deepEqual(await modes.allInnerTexts(), ["Digits", "Notes", "Colours"]));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a game from home to solved, by touch alone", async () => {
  const { page, complaints, end } = await visit(PHONE);
  try {
    await page.locator(".level", { hasText: "Beginner" }).tap();
    await inGrid(page);
    await page.locator(".tool", { hasText: "Hint" }).tap();
    await page.waitForSelector(".hint h2");
    await page.locator("text=Apply now").tap();
    await page.locator("[aria-label=Home]").tap();
    await page.locator(".go-on").tap();
    await inGrid(page);
    await openPuzzle(page);
    for (const { number, digit } of MISSING) {
      await cell(page, number).tap();
      await page
        .locator(".digits button")
        .nth(Number(digit) - 1)
        .tap();
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
    const touch = await context.newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", where?: Box): Promise<unknown> =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: where === undefined ? [] : [middleOf(where)] });
    const selected = (count: number): Promise<void> =>
      eventually(async () => assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), count));
    await send("touchStart", await box(2));
    for (const number of [11, 20]) await send("touchMove", await box(number));
    await send("touchEnd");
    await selected(3);

    await tapTwice(touch, page, 0);
    await selected([...EASY].filter((char) => char === "5").length);

    await cell(page, 2).tap();
    await send("touchStart", (await page.locator(".digits button").nth(3).boundingBox())!);
    await eventually(async () => assert.match((await cell(page, 2).getAttribute("aria-label"))!, /corner mark 4$/));
    await send("touchEnd");
    await selected(1);
    assert.equal(EASY_SOLVED.charAt(2), "4");
  } finally {
    await end();
  }
});

test("two taps on an empty cell select no other, and a digit is not written into cells that see each other", async () => {
  const { page, context, end } = await visit(PHONE);
  try {
    await openPuzzle(page);
    await tapTwice(await context.newCDPSession(page), page, 2);
    const selected = (count: number): Promise<void> =>
      eventually(async () => assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), count));
    await selected(1);
    const before = await digits(page);
    await page.locator(".digits button").nth(3).tap();
    await hasDigits(page, before + 1);

    await cell(page, 3).tap();
    await page.locator(".tool", { hasText: "Select" }).tap();
    await cell(page, 5).tap();
    await selected(2);
    await page.locator(".digits button").nth(5).tap();
    await eventually(async () => assert.match(await heard(page), /6 cannot be in all of them/));
    await hasDigits(page, before + 1);
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
    await page.locator("label", { hasText: "Digit first" }).tap();
    await page.locator("dialog [aria-label=Close]").tap();
    await page.locator(".digits button").nth(3).tap();
    await cell(page, 2).tap();
    await eventually(async () => assert.match((await cell(page, 2).getAttribute("aria-label"))!, /, 4/));
  } finally {
    await end();
  }
});
