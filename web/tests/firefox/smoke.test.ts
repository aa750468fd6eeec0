/**
 * The app in an unchanged Firefox, which is driven by WebDriver BiDi: it starts, helps, keeps a game and
 * analyses. `FIREFOX` says where it is.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { EASY, serve } from "../e2e/browser.ts";
import { countDigits, MISSING, stored } from "../e2e/play.ts";

const PATIENCE = 60_000;
let browser: Browser;
let page: Page;
let served: Awaited<ReturnType<typeof serve>>;
const complaints: string[] = [];

before(async () => {
  served = await serve();
  browser = await puppeteer.launch({ browser: "firefox", executablePath: process.env.FIREFOX ?? "firefox", headless: true, timeout: PATIENCE });
  page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
});
after(async () => {
  await browser?.close();
  served.server.closeAllConnections();
  served.server.close();
});

/** Goes to a cell by arrows, and writes a digit. */
async function write({ number, digit }: { number: number; digit: string }): Promise<void> {
  const from = await page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.cell));
  const [down, right] = [Math.floor(number / 9) - Math.floor(from / 9), (number % 9) - (from % 9)];
  for (let times = Math.abs(down); times > 0; times -= 1) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  for (let times = Math.abs(right); times > 0; times -= 1) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  await page.waitForSelector(`[data-cell="${number}"]:focus`);
  await page.keyboard.press(digit as "1");
}

test("the first screen", async () => {
  await page.goto(served.url);
  await page.waitForSelector(".home");
});

test("a game is helped, kept over a reload, and solved by keys", async () => {
  await page.goto(`${served.url}#p=${EASY}`);
  await page.waitForSelector(".play [role=gridcell]:focus");
  await page.keyboard.press("h");
  await page.waitForSelector(".hint h2");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".hint", { hidden: true });

  const half = MISSING.length >> 1;
  for (const cell of MISSING.slice(0, half)) await write(cell);
  await page.evaluate(stored);
  await page.reload();
  await page.waitForSelector(".play [role=gridcell]:focus");
  assert.equal(await page.evaluate(countDigits), 81 - MISSING.length + half);

  for (const cell of MISSING.slice(half)) await write(cell);
  await page.waitForFunction(() => document.querySelector("dialog[open] h2")?.textContent === "Solved");
});

test("a puzzle is analysed", async () => {
  await page.goto(`${served.url}#/analyse/${EASY}`);
  await page.waitForFunction(() => /Difficulty[^…]*$/.test(document.body.innerText));
});

test("nothing was complained about", () => {
  assert.deepEqual(complaints, []);
});
