/** The player's own lines and arrows: by finger, mouse, pad and keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CDPSession, Page } from "playwright-core";
import { axe } from "./axe.ts";
import { visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { cell, clickCell, go, heard, inGrid, openPuzzle, settle } from "./play.ts";

const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const LARGE = { viewport: { width: 1440, height: 900 } };

/** A place in a cell, in parts of its width and height. */
type Place = readonly [number: number, x?: number, y?: number];

async function at(page: Page, [number, x = 0.5, y = 0.5]: Place): Promise<{ x: number; y: number }> {
  const box = (await cell(page, number).boundingBox())!;
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

/** Draws with the mouse. */
async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const [start, end] = [await at(page, from), await at(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** Draws with a finger, which rests before it is lifted: the browser takes a fast one for a fling, and the next tap for its end. */
async function swipe(page: Page, touch: CDPSession, from: Place, to: Place): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", where?: { x: number; y: number }): Promise<unknown> =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: where === undefined ? [] : [where] });
  const [start, end] = [await at(page, from), await at(page, to)];
  await send("touchStart", start);
  for (const part of [0.3, 0.6, 1]) await send("touchMove", { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) });
  await new Promise((rested) => setTimeout(rested, 150));
  await send("touchMove", { ...end, x: end.x + 1 });
  await send("touchEnd");
}

const says = (page: Page, text: string): Promise<void> => eventually(async () => assert.equal(await heard(page), text));

/** How many lines and how many arrows are drawn. */
const hasLines = (page: Page, lines: number, arrows: number): Promise<void> =>
  eventually(async () => {
    const drawn = await page.locator(".own-lines > *").evaluateAll((all) => all.map((one) => one.tagName));
    const counted = ["path", "g"].map((name) => drawn.filter((one) => one === name).length);
    assert.deepEqual(counted, [lines, arrows]);
  });

const nameOf = async (page: Page, number: number): Promise<string> => (await cell(page, number).getAttribute("aria-label")) ?? "";

const colours = (page: Page) => page.locator(".modes button", { hasText: "Colours" });

test("a finger draws lines and arrows on the smallest phone; undo, redo and a reload keep them", async () => {
  const { page, context, complaints, end } = await visit(SMALL);
  try {
    await openPuzzle(page);
    const touch = await context.newCDPSession(page);
    const pad = await page.locator(".pad").boundingBox();
    await colours(page).tap();
    // Two more buttons move nothing.
    await page.waitForSelector("[aria-label=Arrows]");
    assert.deepEqual(await page.locator(".pad").boundingBox(), pad);
    await swipe(page, touch, [0], [40]);
    await says(page, "Line from row 1 column 1 to row 5 column 5.");
    assert.equal(await nameOf(page, 0), "row 1 column 1, given 5, line to row 5 column 5");
    assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 1);
    await page.locator("[aria-label=Arrows]").tap();
    await swipe(page, touch, [2], [20]);
    await says(page, "Arrow from row 1 column 3 to row 3 column 3.");
    assert.equal(await nameOf(page, 20), "row 3 column 3, given 8, arrow from row 1 column 3");
    await hasLines(page, 1, 1);

    await page.locator(".tool", { hasText: "Undo" }).tap();
    await says(page, "Undone. Arrow from row 1 column 3 to row 3 column 3 taken away.");
    await hasLines(page, 1, 0);
    await settle(page);
    await page.reload();
    await inGrid(page);
    await hasLines(page, 1, 0);
    await page.locator(".tool", { hasText: "Redo" }).tap();
    await hasLines(page, 1, 1);

    // The same again takes it away, from either end. A tap draws nothing, nor does a finger that comes back.
    await colours(page).tap();
    await swipe(page, touch, [40], [0]);
    await says(page, "Line from row 1 column 1 to row 5 column 5 taken away.");
    await cell(page, 3).tap();
    await page.locator(".digits button").nth(2).tap();
    await says(page, "Colour 3 on row 1 column 4.");
    await hasLines(page, 0, 1);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("without dragging, the pad's button begins a line and a tap ends it", async () => {
  const { page, end } = await visit(SMALL);
  try {
    await openPuzzle(page);
    await colours(page).tap();
    await cell(page, 2).tap();
    await page.locator("[aria-label='Draw a line from this cell']").tap();
    await says(page, "A line from row 1 column 3. Now choose its other end.");
    await cell(page, 80).tap();
    await says(page, "Line from row 1 column 3 to row 9 column 9.");
    // Selecting is still there for cells.
    await page.locator(".tool", { hasText: "Select" }).tap();
    const touch = await page.context().newCDPSession(page);
    await swipe(page, touch, [80], [78]);
    await eventually(async () => assert.ok((await page.locator("[role=gridcell][aria-selected=true]").count()) > 1));
    await hasLines(page, 1, 0);
  } finally {
    await end();
  }
});

test("keys draw lines from candidate to candidate, and the sheet of keys says so", async () => {
  const { page, complaints, end } = await visit(LARGE);
  try {
    await openPuzzle(page);
    await page.keyboard.press("?");
    await page.waitForSelector("dialog:has-text('Draw a line: press at one end, then at the other')");
    await page.keyboard.press("Escape");
    await inGrid(page);
    await page.keyboard.press("a");
    await clickCell(page, 2);
    for (const key of ["f", "4", "d"]) await page.keyboard.press(key);
    await says(page, "A line from row 1 column 3. Now choose its other end.");
    for (const key of ["ArrowRight", "f", "4", "f", "2", "Shift+D"]) await page.keyboard.press(key);
    await says(page, "Arrow from 4 in row 1 column 3 to 2 in row 1 column 4.");
    assert.match(await nameOf(page, 2), /, 4: arrow to 2 in row 1 column 4$/);
    await hasLines(page, 0, 1);
    await page.keyboard.press("u");
    await hasLines(page, 0, 0);
    await page.keyboard.press("U");
    await hasLines(page, 0, 1);
    // A line that was begun can be dropped.
    await page.keyboard.press("d");
    await page.keyboard.press("Escape");
    await says(page, "No line drawn.");
    await page.keyboard.press("d");
    await page.keyboard.press("d");
    await says(page, "No line drawn.");
    await hasLines(page, 0, 1);
    await settle(page);
    await page.reload();
    await inGrid(page);
    await hasLines(page, 0, 1);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a mouse draws from candidate to candidate; a shared game and a printed one have the lines", async () => {
  const { page, url, end } = await visit({ ...LARGE, bypassCSP: true, permissions: ["clipboard-read", "clipboard-write"] });
  try {
    await openPuzzle(page);
    await page.keyboard.press("a");
    await page.keyboard.press("b");
    // r1c3 has 1, 2 and 4; r1c4 has 2 and 6.
    await drag(page, [2, 0.21, 0.5], [3, 0.5, 0.21]);
    await says(page, "Line from 4 in row 1 column 3 to 2 in row 1 column 4.");
    await hasLines(page, 1, 0);
    assert.deepEqual(await axe(page), []);
    // While nothing is let go, the line can be seen; back where it began, there is none.
    const [start, there] = [await at(page, [10]), await at(page, [12])];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(there.x, there.y, { steps: 4 });
    await hasLines(page, 2, 0);
    await page.mouse.move(start.x, start.y, { steps: 4 });
    await page.mouse.up();
    await hasLines(page, 1, 0);
    // In other modes drawing selects.
    await page.keyboard.press("z");
    await drag(page, [0], [2]);
    await eventually(async () => assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 3));

    await page.locator("[aria-label=More]").click();
    await page.locator("dialog button", { hasText: "Share" }).click();
    await page.getByLabel("The game as it stands").or(page.locator("dialog input[type=radio]").nth(1)).first().check();
    await page.locator("dialog button", { hasText: "Copy link" }).click();
    await eventually(async () => assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#g=/));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press("Escape");
    await go(page, "#/");
    await page.goto(`${url}?other${link.slice(link.indexOf("#"))}`);
    await inGrid(page);
    await hasLines(page, 1, 0);

    await page.emulateMedia({ media: "print" });
    assert.ok(await page.locator(".own-lines").isVisible());
  } finally {
    await end();
  }
});
