/** What a person needs next is in sight: nothing has to be looked for by scrolling, and nothing happens unseen. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import * as wasm from "sudokit-wasm";
import { loadModules } from "../positions.ts";
import { EASY, EASY_SOLVED, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { clickCell, go, heard, inGrid, MISSING, openPuzzle } from "./play.ts";

const phone = (width: number, height: number) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });
const PHONE = phone(390, 844);
const SMALLEST = phone(320, 568);

before(loadModules);

/** True if all of it is on the screen. */
const isInSight = (of: Locator): Promise<boolean> =>
  of.first().evaluate((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });
const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);

const GOLDEN_NUGGET = "000000039000001005003050800008090006070002000100400000009080050020000600400700000";
/** Its first step is a chain. */
const CHAINED = "060008000847960510001540000008600271020731080716000300070025100000006407000400050";

for (const { viewport, ...touch } of [SMALLEST, PHONE, { viewport: { width: 820, height: 1180 } }, { viewport: { width: 1440, height: 900 } }]) {
  for (const locale of ["en", "de"]) {
    test(`Home shows the way to open a puzzle without scrolling at ${viewport.width} x ${viewport.height} in ${locale}`, async () => {
      const { page, complaints, end } = await visit({ viewport, ...touch, locale });
      try {
        const open = page.locator("a[href='#/open']");
        assert.ok(await isInSight(open));
        assert.equal(await open.count(), 1);
        // Below the game to go on with, too.
        await go(page, `#p=${EASY}`);
        await inGrid(page);
        await clickCell(page, MISSING[0]!.number);
        await page.keyboard.press(MISSING[0]!.digit);
        await go(page, "#/");
        await page.waitForSelector(".go-on");
        assert.ok(await isInSight(open));
        await open.click();
        await page.waitForSelector("textarea");
        assert.deepEqual(complaints, []);
      } finally {
        await end();
      }
    });
  }
}

test("a long reason leaves its board and its buttons in sight, and is not read aloud for minutes", async () => {
  const { page, complaints, end } = await visit({ ...PHONE, at: `#/analyse/${GOLDEN_NUGGET}` });
  try {
    const parts = page.locator("button", { hasText: "Part by part" });
    await parts.waitFor();
    assert.ok(await isInSight(parts));
    await page.evaluate(() => scrollTo(0, 300));
    assert.ok(await isInSight(page.locator(".analysis .board")));
    assert.ok(await isInSight(page.getByLabel("Next step", { exact: true })));
    await parts.click();
    await eventually(async () => assert.ok(await isInSight(page.locator(".player .main"))));
    await eventually(async () => assert.match(await page.locator(".stepper").innerText(), /of ([2-9]|\d\d)/));
    await page.getByLabel("Next step", { exact: true }).first().click();
    await eventually(async () => assert.match(await heard(page), /^Step 2 of \d+: Nested Contradiction\. Remove \d from row \d column \d\.$/));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a hint on the smallest phone has room for its reason", async () => {
  const { page, complaints, end } = await visit(SMALLEST);
  try {
    await openPuzzle(page, CHAINED);
    await page.locator(".tool", { hasText: "Hint" }).tap();
    for (let rung = 0; rung < 3; rung += 1) await page.locator(".hint .main").tap();
    await page.waitForSelector(".hint button:has-text('Show the result')");
    assert.ok((await page.locator(".hint-body").evaluate((body) => body.clientHeight)) > 100);
    assert.ok(await isInSight(page.locator(".hint .main")));
    assert.ok(await fits(page));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a puzzle is entered on a small phone without scrolling, and under no line of another screen", async () => {
  for (const size of [SMALLEST, phone(375, 667)]) {
    const { page, complaints, end } = await visit(size);
    try {
      await go(page, "#/train/x-wing/drills");
      await page.waitForSelector("text=cross out what");
      await go(page, "#/make/edit");
      await page.waitForSelector(".entering");
      assert.ok(await fits(page));
      assert.equal(await page.locator(".said").innerText(), "");
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  }
});

test("a pasted puzzle has the way on beside it, and says what to tap", async () => {
  const { page, complaints, end } = await visit({ ...PHONE, at: "#/open" });
  try {
    await page.fill("textarea", EASY);
    const play = page.locator("button.main", { hasText: "Play" });
    await play.waitFor();
    assert.ok(await isInSight(play));
    await page.fill("textarea", EASY_SOLVED.replace("5", "0"));
    const choose = page.locator("a", { hasText: "Choose mine" });
    await choose.waitFor();
    assert.ok(await isInSight(choose));
    await choose.tap();
    await inGrid(page);
    await eventually(async () => assert.match(await page.locator(".entering p").innerText(), /^Tap your own digits\./));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

for (const [size, opened] of [PHONE, SMALLEST].flatMap((one) => ["en", "de"].map((locale) => [one, { ...one, locale }] as const))) {
  const { width, height } = size.viewport;
  test(`what is opened can be played, gone through and continued without scrolling at ${width} x ${height} in ${opened.locale}`, async () => {
    const { page, complaints, end } = await visit({ ...opened, at: "#/open" });
    try {
      const main = page.locator("button.main");
      const fill = async (text: string): Promise<void> => {
        await page.fill("textarea", text);
        await main.waitFor();
        await eventually(async () => assert.ok(await isInSight(main)));
        assert.equal(await page.evaluate(() => scrollY), 0);
      };
      await fill(EASY);
      assert.ok(await isInSight(page.locator("#found")));
      // Several puzzles, over more lines than the field shows.
      const grid = EASY.replace(/.{9}/g, "$&\n");
      await page.fill("textarea", "");
      await main.waitFor({ state: "detached" });
      await fill([grid, grid.replace("5", "0"), grid].join("\n"));
      await page.fill("textarea", "");
      await main.waitFor({ state: "detached" });
      await fill(wasm.Game.begin(EASY.replaceAll("0", "."), JSON.stringify({ from: "opened" })).save());
      // A puzzle without a solution asks whose the digits are.
      await page.fill("textarea", EASY.replace("0", "3"));
      await eventually(async () => assert.ok(await isInSight(page.locator("a.main"))));
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  });
}

test("a link that is copied is said to be, and the dialog stays where it opened", async () => {
  const { page, context, url, complaints, end } = await visit(PHONE);
  try {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url });
    await openPuzzle(page);
    await page.getByLabel("More").tap();
    const top = page.evaluate(
      () =>
        new Promise<number>((found) => {
          const look = (): void => {
            const dialog = [...document.querySelectorAll("dialog[open]")].find((one) => one.querySelector(".qr"));
            if (dialog === undefined) requestAnimationFrame(look);
            else found(dialog.getBoundingClientRect().top);
          };
          look();
        }),
    );
    await page.locator("dialog button", { hasText: "Share" }).tap();
    await page.waitForSelector("svg.qr");
    await page.waitForSelector("dialog option[value=line]", { state: "attached" });
    assert.equal(await page.locator("dialog[open]").evaluate((one) => one.getBoundingClientRect().top), await top);
    await page.locator("dialog button", { hasText: "Copy link" }).tap();
    await page.getByRole("button", { name: "Link copied.", exact: true }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${url}#p=${EASY}`);
    await page.getByRole("button", { name: "Copy link", exact: true }).waitFor();
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
