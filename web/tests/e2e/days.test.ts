/** A life over many days: the calendar, days in a row, results and statistics. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { dayAfter, monthAfter, monthOf } from "../../src/days/calendar.ts";
import { day, monthName, today } from "../../src/ui/words.ts";
import { LEVELS } from "../positions.ts";
import { EASY, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { go, heard, inGrid, ofDay, openPuzzle, solve, withOutcomes } from "./play.ts";

const NOW = today();

const dayButton = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

/** Waits until a day has the focus and is chosen. */
const isChosen = async (page: Page, date: string): Promise<void> => {
  await page.waitForSelector(`[data-day="${date}"][aria-pressed=true]:focus`);
  await page.waitForSelector(`h2:has-text("${day(date)}")`);
};

/** The day of a month ago, which is on another page of the calendar. */
const PAST = `${monthAfter(monthOf(NOW), -1)}-15`;

test("from home to a past day, its game, and back to the day, which is marked", async () => {
  const { page, complaints, end } = await visit();
  try {
    await page.click("text=Past puzzles");
    await page.waitForSelector(`[data-day="${NOW}"][aria-current=date][aria-pressed=true]`);
    assert.equal(await page.locator("[data-day]").count(), Number(NOW.slice(-2)), "no day is still to come");
    await page.focus("[aria-label='Next month'][aria-disabled=true]");
    await page.keyboard.press("Enter");
    await page.waitForSelector(`h2:has-text("${monthName(monthOf(NOW))}")`);
    await page.click("[aria-label='Previous month']");
    await eventually(async () => assert.equal((await heard(page)).trim(), monthName(monthOf(PAST))));
    await dayButton(page, PAST).click();
    assert.equal(await dayButton(page, PAST).getAttribute("aria-label"), day(PAST));
    await page.click("main a:has-text('Beginner')");
    await inGrid(page);
    await page.waitForSelector(`h1:has-text("Beginner, ${day(PAST)}")`);
    await solve(page);
    await page.waitForSelector("dialog:has-text('Your first win at this level without hints')");
    assert.equal(await page.getByRole("link", { name: "Next: Easy" }).getAttribute("href"), `#/daily/easy/${PAST}`);
    await page.keyboard.press("Escape");
    await page.goBack();
    await eventually(async () => assert.equal(await dayButton(page, PAST).getAttribute("aria-label"), `${day(PAST)}, solved: beginner`));
    assert.equal(await dayButton(page, PAST).getAttribute("aria-pressed"), "true");
    await page.waitForSelector("main li:has-text('Beginner') .icon");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("one day is a stop of the Tab key, and arrows choose others up to today", async () => {
  const { page, end } = await visit({ at: `#/days/${PAST}` });
  const press = async (key: string, expected: string): Promise<void> => {
    await page.keyboard.press(key);
    await isChosen(page, expected);
  };
  try {
    await dayButton(page, PAST).focus();
    await press("ArrowRight", dayAfter(PAST));
    await press("ArrowLeft", PAST);
    await press("ArrowUp", dayAfter(PAST, -7));
    await press("ArrowDown", PAST);
    for (let date = dayAfter(PAST, 7); date <= NOW; date = dayAfter(date, 7)) await press("ArrowDown", date);
    const last = (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day))!;
    for (let date = dayAfter(last); date <= NOW; date = dayAfter(date)) await press("ArrowRight", date);
    await press("ArrowRight", NOW);
    await press("ArrowDown", NOW);
    await page.keyboard.press("Tab");
    await page.waitForSelector("a:has-text('Beginner'):focus");
    await page.keyboard.press("Shift+Tab");
    await isChosen(page, NOW);
    assert.match(page.url(), new RegExp(`#/days/${NOW}$`));
  } finally {
    await end();
  }
});

test("days to come and days of no calendar are refused, and a game of a past day is made again", async () => {
  const { page, end } = await visit({ at: `#/daily/easy/${dayAfter(NOW)}` });
  try {
    await page.waitForSelector(`text=The puzzles for ${day(dayAfter(NOW))} aren't out yet.`);
    await go(page, "#/daily/easy/2026-02-30");
    await page.waitForSelector("text=No such day");
    await go(page, `#/play/${PAST}-easy`);
    await page.waitForSelector(`h1:has-text("Easy, ${day(PAST)}")`);
    await go(page, `#/days/${dayAfter(NOW)}`);
    await page.waitForSelector(`[data-day="${NOW}"][aria-pressed=true]`);
  } finally {
    await end();
  }
});

test("a result is shared as a text: the puzzle's address, and nothing of the solution", async () => {
  const { page, context, url, end } = await visit();
  try {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const copied = async (): Promise<string> => {
      await solve(page);
      await page.click("dialog button:has-text('Share result')");
      await eventually(async () => assert.equal((await page.locator("dialog .live").innerText()).trim(), "Text copied."));
      const text = await page.evaluate(() => navigator.clipboard.readText());
      return text.replace(/\d+:\d\d,/, "TIME,");
    };
    await go(page, `#/daily/beginner/${PAST}`);
    await inGrid(page);
    assert.equal(await copied(), `Sudokit, Beginner, ${day(PAST)}: TIME, without help\n${url}#/daily/beginner/${PAST}`);
    await go(page, "#/new/easy/7");
    await page.waitForSelector(".play h1:text-is('Easy')");
    await inGrid(page);
    assert.equal(await copied(), `Sudokit, Easy: TIME, without help\n${url}#/new/easy/7`);
    await openPuzzle(page);
    assert.equal(await copied(), `Sudokit: TIME, without help\n${url}#p=${EASY}`);

    // The system's dialog has the text, where there is one; closing it copies nothing.
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(navigator, {
        share: async (what: unknown) => {
          shared.push(what);
          throw new DOMException("closed", "AbortError");
        },
      });
      Object.assign(globalThis, { shared });
      return navigator.clipboard.writeText("before");
    });
    await page.click("dialog button:has-text('Share result')");
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: { text: string }[] }).shared);
    assert.match(shared[0]!.text, /^Sudokit: /);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "before");
  } finally {
    await end();
  }
});

test("after hints, the dialog leads to the technique, and praises no time", async () => {
  const { page, end } = await visit();
  try {
    await withOutcomes(page, [ofDay(PAST, "easy", 3_600_000)]);
    await go(page, "#/new/easy/7");
    await inGrid(page);
    await page.keyboard.press("h");
    const name = await page.locator(".hint h2").innerText();
    await page.keyboard.press("Escape");
    await solve(page);
    await page.waitForSelector("dialog:has-text('with 1 hint')");
    await page.waitForSelector("dialog:has-text('Your best without hints: 1:00:00')");
    await page.getByRole("link", { name: `Practise ${name}` }).click();
    await page.waitForSelector(`h1:has-text("${name}")`);
  } finally {
    await end();
  }
});

test("days in a row are on home and in the statistics, beside the record of each level", async () => {
  const { page, complaints, end } = await visit();
  const fact = (card: string, name: string) =>
    page
      .locator(".record", { hasText: card })
      .locator("div", { hasText: new RegExp(`^${name}`) })
      .locator("dd");
  try {
    const row = [1, 2, 3, 5, 6].map((ago) => ofDay(dayAfter(NOW, -ago), "medium", 60_000 * ago));
    await withOutcomes(page, row);
    await page.waitForSelector(".beside:has-text('3 days in a row')");
    await go(page, "#/statistics");
    assert.equal(await fact("Days solved", "Days in a row").innerText(), "3");
    assert.equal(await fact("Days solved", "Days solved").innerText(), "5");
    assert.equal(await fact("Medium", "Solved").innerText(), "5 of 5");
    assert.equal(await fact("Medium", "Best").innerText(), "1:00");
    assert.equal(await fact("Medium", "Median").innerText(), "3:00");
    assert.equal(await fact("Medium", "Without hints").innerText(), "100%");
    await page.getByRole("img", { name: "Your last 5 times, from 1:00 to 6:00" }).waitFor();
    assert.equal(await page.getByText("lately").count(), 0);

    const twenty = Array.from({ length: 20 }, (_, index) => ofDay(dayAfter(PAST, -index), "hard", index < 10 ? 600_000 : 540_000));
    await withOutcomes(page, twenty);
    await page.getByText("Faster lately: median 9:00 for your last 10 puzzles, 10:00 for the 10 before.").waitFor();
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("with a full record everything fits on 320 px, and nothing that is pressed is smaller than 44 px", async () => {
  const { page, end } = await visit({ viewport: { width: 320, height: 568 } });
  try {
    const all = Array.from({ length: 40 }, (_, ago) => LEVELS.slice(ago % 6).map((level) => ofDay(dayAfter(NOW, -ago), level, 36_000_000)));
    await withOutcomes(page, all.flat());
    for (const screen of ["#/", "#/days", "#/statistics", "solved"]) {
      if (screen === "solved") {
        await go(page, `#/daily/beginner/${dayAfter(NOW, -100)}`);
        await inGrid(page);
        await page.keyboard.press("h");
        await page.waitForSelector(".hint h2");
        await page.keyboard.press("Escape");
        await solve(page);
        await page.getByRole("link", { name: /^Practise/ }).waitFor();
        // Links are there to be pressed once their fold is open.
        await page.evaluate(() =>
          document.querySelectorAll("dialog details").forEach((one) => {
            one.setAttribute("open", "");
          }),
        );
      } else await go(page, screen);
      const found = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - innerWidth,
        inside: [...document.querySelectorAll("dialog")].map((one) => one.scrollWidth - one.clientWidth),
        small: [...document.querySelectorAll("dialog a, dialog button, .page a, .page button, .home a")]
          .map((one) => ({ text: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
          .map(({ text }) => text),
      }));
      assert.ok(found.over <= 0 && found.inside.every((over) => over <= 0), `${screen}: ${JSON.stringify(found)}`);
      assert.deepEqual(found.small, [], screen);
    }
  } finally {
    await end();
  }
});
