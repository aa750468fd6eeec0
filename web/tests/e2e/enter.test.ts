/** A printed puzzle is typed row by row, with the player's own digits; a mistyped one is named. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { CELLS } from "../../src/kit/cells.ts";
import { EASY, EASY_SOLVED, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { cell, clickCell, drawn, givens, go, heard, inGrid, MISSING, own, settle } from "./play.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The grid of a newspaper, with fifteen digits of the player's. The first is wrong, and clashes with none. */
const MINE = MISSING.slice(0, 15).map(({ number }) => number);
const FILLED = CELLS.map((number) => (number === MINE[0] ? "2" : (MINE.includes(number) ? EASY_SOLVED : EASY).charAt(number))).join("");

async function enter(page: Page): Promise<void> {
  await go(page, "#/make/edit");
  await inGrid(page);
  await page.waitForSelector(".entering");
}

const said = (page: Page): Promise<string> => page.locator(".entering p").innerText();
const says = (page: Page, what: RegExp): Promise<void> => eventually(async () => assert.match(await said(page), what));
const cursor = (page: Page, number: number): Promise<unknown> => page.waitForSelector(`[role=gridcell][data-cell="${number}"]:focus`);
const main = (page: Page): Promise<number> => page.locator(".entering .main").count();

test("thirty givens take 81 keys, and no cell is gone to", async () => {
  const { page, complaints, end } = await visit();
  try {
    await enter(page);
    assert.match(await said(page), /row by row/);
    assert.equal(await page.locator(".entering button").count(), 0, "there is nothing to play");
    const empty = ["0", ".", " "];
    for (const [number, digit] of [...EASY].entries()) {
      await page.keyboard.press(digit === "0" ? empty[number % 3]! : digit);
    }
    await eventually(async () => assert.equal(await givens(page), EASY));
    await cursor(page, 80);
    await says(page, /^30 givens\. Exactly one solution\. Digits of your own\? Choose Mine\.$/);
    assert.equal(await main(page), 1);
    // At the end, Backspace clears the last digit; further on it goes back.
    await page.keyboard.press("Backspace");
    await cursor(page, 80);
    await eventually(async () => assert.equal(await givens(page), `${EASY.slice(0, 80)}0`));
    assert.equal(await main(page), 1, "this puzzle does without it");
    await page.keyboard.press("Backspace");
    await cursor(page, 79);
    await page.keyboard.press("ArrowUp");
    await cursor(page, 70);
    await page.keyboard.press("Backspace");
    await cursor(page, 69);
    await says(page, /^28 givens\. .* missing\.$/);
    assert.equal(await main(page), 0, "several solutions are no puzzle");
    assert.ok(await page.locator(".entering button", { hasText: "Play anyway" }).isVisible());
    await page.keyboard.press("u");
    await page.keyboard.press("u");
    await eventually(async () => assert.equal(await givens(page), EASY));
    await page.locator(".entering .main").click();
    await page.waitForSelector(".entering", { state: "detached" });
    // In the game a digit stays where it is.
    await clickCell(page, 2);
    await page.keyboard.press("4");
    await eventually(async () => assert.match((await cell(page, 2).getAttribute("aria-label"))!, /, 4$/));
    assert.equal(await cell(page, 2).getAttribute("tabindex"), "0");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("it takes 81 taps on a phone, and nothing moves", async () => {
  const { page, complaints, end } = await visit(PHONE);
  try {
    await enter(page);
    // A thumb has no space bar.
    await says(page, /Erase skips an empty cell/);
    const keys = page.locator(".digits button");
    const places = () =>
      page.evaluate(() => [".board", ".pad"].map((one) => JSON.stringify(document.querySelector(one)!.getBoundingClientRect())).join());
    const before = await places();
    for (const digit of EASY) {
      await keys.nth(digit === "0" ? 9 : Number(digit) - 1).tap();
      assert.equal(await places(), before);
    }
    await eventually(async () => assert.equal(await givens(page), EASY));
    await says(page, /Exactly one solution\. Digits of your own\? Choose Mine\.$/);
    assert.equal(await places(), before);
    assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "it fits on the screen");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("the player's digits are placed in the game, and outlive a visit before it", async () => {
  const { page, end } = await visit(PHONE);
  try {
    await enter(page);
    const source = (name: string) => page.locator(".modes button", { hasText: name });
    for (const digit of EASY.slice(0, 2)) await page.keyboard.press(digit);
    await source("Mine").click();
    await page.keyboard.press("4");
    await eventually(async () => assert.equal((await own(page)).slice(0, 3), "004"));
    // One step back: the digit and whose it is.
    await page.keyboard.press("u");
    await eventually(async () => assert.equal((await own(page)).slice(0, 3), "000"));
    await page.keyboard.press("U");
    await eventually(async () => assert.equal((await own(page)).slice(0, 3), "004"));
    await source("Printed").click();
    for (const digit of EASY.slice(3)) await page.keyboard.press(digit);
    await says(page, /^30 givens, plus 1 of your own\. Exactly one solution\.$/);
    assert.equal(await givens(page), EASY);
    // A tap makes a printed digit the player's, and another tap a printed one.
    await source("Mine").tap();
    await cell(page, 80).tap();
    await eventually(async () => assert.match(await heard(page), /The 9 in row 9 column 9 is yours\./));
    assert.equal((await own(page)).charAt(80), "9");
    await says(page, /^29 givens, plus 2 of your own\./);
    await page.reload();
    await inGrid(page);
    await says(page, /^29 givens, plus 2 of your own\. Exactly one solution\.$/);
    await page.locator(".entering .main").tap();
    await page.waitForSelector(".entering", { state: "detached" });
    await eventually(async () => assert.equal(await givens(page), `${EASY.slice(0, 80)}0`));
    assert.equal(await own(page), `004${"0".repeat(77)}9`);
    await page.reload();
    await inGrid(page);
    await eventually(async () => assert.equal(await own(page), `004${"0".repeat(77)}9`));
  } finally {
    await end();
  }
});

test("with digits first a tap writes a digit, printed or the player's", async () => {
  const { page, end } = await visit({ at: "#/settings" });
  try {
    await page.getByLabel("Digit first").check();
    await settle(page);
    await enter(page);
    const source = (name: string) => page.locator(".modes button", { hasText: name });
    const shows = (printed: string, mine: string) =>
      eventually(async () => assert.deepEqual([(await givens(page)).slice(0, 3), (await own(page)).slice(0, 3)], [printed, mine]));
    await page.locator(".digits button").nth(4).click();
    await cell(page, 0).click();
    await shows("500", "000");
    await source("Mine").click();
    await cell(page, 2).click();
    await shows("500", "005");
    // A printed digit becomes the player's, and goes when it is tapped once more.
    await cell(page, 0).click();
    await shows("000", "505");
    await cell(page, 0).click();
    await shows("000", "005");
  } finally {
    await end();
  }
});

test("a mistyped digit is named, and ringed in the grid", async () => {
  const { page, end } = await visit();
  try {
    await go(page, `#/make/edit/${FILLED}`);
    await inGrid(page);
    await says(page, /^45 givens\. These digits have no solution\. Without the 2 in r1c3, there'd be exactly one solution\.$/);
    // The grid is drawn after the line below it.
    await eventually(async () => assert.equal(await page.locator(".place-mark").count(), 1));
    assert.equal(await main(page), 0);
    await eventually(async () => assert.match(await heard(page), /the 2 in row 1 column 3/));
    await clickCell(page, 2);
    await page.keyboard.press("4");
    await says(page, /Exactly one solution/);
    await eventually(async () => assert.equal(await page.locator(".place-mark").count(), 0));
  } finally {
    await end();
  }
});

test("a pasted grid that is nearly full asks whose its digits are", async () => {
  const { page, complaints, end } = await visit({ at: "#/open" });
  try {
    await page.fill("textarea", FILLED);
    await page.waitForSelector("text=Which of these digits are yours?");
    await page.waitForSelector("text=/Without .*the 2 in r1c3/");
    await page.locator(".main", { hasText: "Choose mine" }).click();
    await inGrid(page);
    await eventually(async () => assert.equal(await givens(page), FILLED));
    for (const number of MINE) await cell(page, number).click();
    await says(page, /^30 givens, plus 15 of your own\. Exactly one solution\.$/);
    await page.locator(".entering .main").click();
    await page.waitForSelector(".entering", { state: "detached" });
    await eventually(async () => assert.equal(await givens(page), EASY));
    assert.equal(await own(page), [...FILLED].map((digit, number) => (MINE.includes(number) ? digit : "0")).join(""));
    // A printed puzzle that is sound can be played at once.
    await go(page, "#/open");
    await page.fill("textarea", EASY_SOLVED.replace("5", "0"));
    await page.locator(".main", { hasText: "All are printed" }).click();
    await inGrid(page);
    await drawn(page);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
