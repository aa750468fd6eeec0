/** Nothing is lost: not by reloading, closing, a second tab, a full store, or what cannot be read. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { EASY, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { clickCell, drawn, go, hasDigits, inGrid, MISSING, openPuzzle, settle } from "./play.ts";

/** Writes into the store behind the app's back. */
const inStore = (page: Page, what: "corrupt games" | "corrupt profile"): Promise<void> =>
  page.evaluate(async (how) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("sudokit");
      request.onsuccess = () => resolve(request.result);
    });
    const texts = database.transaction("texts", "readwrite").objectStore("texts");
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = texts.getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    for (const key of keys.map(String)) if (key.startsWith(how === "corrupt games" ? "game/" : "profile")) texts.put("{broken", key);
    await new Promise((resolve) => {
      texts.transaction.oncomplete = resolve;
    });
    database.close();
  }, what);

test("a reload in the middle keeps digits, marks, undo and savepoints", async () => {
  const { page, end } = await visit();
  try {
    await openPuzzle(page);
    for (const key of ["4", "s", "ArrowRight", "Shift+Digit2", "Control+Digit6", "n", "2", "u"]) await page.keyboard.press(key);
    const names = () => page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")));
    await drawn(page);
    const before = await names();
    await settle(page);
    await page.reload();
    await inGrid(page);
    assert.deepEqual(await names(), before);
    await page.keyboard.press("U");
    await eventually(async () => assert.notDeepEqual(await names(), before));
    await page.keyboard.press("S");
    await page.waitForSelector("dialog:has-text('Savepoint 1')");
  } finally {
    await end();
  }
});

/** A hundred in `.ci/deep scalar`. */
const KILLS = Number(process.env.SUDOKIT_KILLS ?? 25);

test("tabs that are killed lose at most the last action", async () => {
  const { page: first, context, url, end } = await visit();
  try {
    await openPuzzle(first);
    const place = await first.evaluate(() => location.hash);
    await first.close();
    let before = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const page = await context.newPage();
      await page.goto(url + place);
      await inGrid(page);
      const now = await page.locator("[role=gridcell][aria-label*='corner mark']").count();
      assert.ok(now >= before, `after ${kill} kills there are ${now} marks, and there were ${before}`);
      const { number } = MISSING[kill % MISSING.length]!;
      await clickCell(page, number);
      const many = 1 + (kill % 3);
      for (let mark = 1; mark <= many; mark += 1) await page.keyboard.press(`Shift+Digit${mark + Math.floor(kill / MISSING.length) * 3}`);
      // All but the last action must be there, however the tab ends.
      before = Math.max(now, many > 1 ? Math.min(kill + 1, MISSING.length) : now);
      const session = await context.newCDPSession(page);
      const closed = page.waitForEvent("close").catch(() => undefined);
      const crashed = page.waitForEvent("crash").catch(() => undefined);
      void session.send("Page.crash").catch(() => undefined);
      await Promise.race([closed, crashed]);
      await page.close();
    }
  } finally {
    await end();
  }
});

test("a game is played in one tab, and another can take it over", async () => {
  const { page, context, url, end } = await visit();
  try {
    await openPuzzle(page);
    const place = await page.evaluate(() => location.hash);
    const second = await context.newPage();
    await second.goto(url + place);
    await second.waitForSelector("text=Playing in another tab");
    await second.click("text=Play here");
    await inGrid(second);
    await page.waitForSelector("text=This game has moved to another tab");
    await second.keyboard.press("4");
    await settle(second);
    await second.close();
    await page.click("text=Play here");
    await hasDigits(page, 31);
  } finally {
    await end();
  }
});

test("a page that is just ending is no other tab", async () => {
  const { page, context, url, end } = await visit();
  try {
    await openPuzzle(page);
    const place = await page.evaluate(() => location.hash);
    await go(page, "#/");
    const ending = await context.newPage();
    await ending.goto(url);
    await ending.evaluate(
      (name) => {
        // Answered at once, held a little longer.
        void navigator.locks.request(name, () => new Promise((passed) => setTimeout(passed, 700)));
      },
      place.replace("#/play/", "sudokit/"),
    );
    await go(page, place);
    await inGrid(page);
  } finally {
    await end();
  }
});

test("a game that is left before it is there can be entered again", async () => {
  const { page, end } = await visit();
  try {
    await openPuzzle(page);
    const place = await page.evaluate(() => location.hash);
    await page.evaluate(() => {
      const { locks } = navigator;
      const request = locks.request.bind(locks) as (name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) => Promise<unknown>;
      const late = (name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) =>
        request(name, options, async (lock) => {
          await new Promise((passed) => setTimeout(passed, 200));
          return callback(lock);
        });
      Object.defineProperty(locks, "request", { value: late });
    });
    for (const to of ["#/", place, "#/about"]) await go(page, to);
    await page.waitForTimeout(400);
    await go(page, place);
    await inGrid(page);
  } finally {
    await end();
  }
});

test("games without a move are not kept, the same puzzle is one game, and games are given up from home", async () => {
  const { page, complaints, end } = await visit();
  try {
    for (const level of ["easy", "medium", "hard"]) {
      await go(page, `#/new/${level}`);
      await inGrid(page);
      await go(page, "#/");
      await page.waitForSelector(".home");
    }
    await settle(page);
    await eventually(async () => assert.equal(await page.locator(".go-on").count(), 0));

    // The way back leads to the same puzzle.
    await go(page, "#/new/easy/3");
    await inGrid(page);
    await go(page, "#/");
    await settle(page);
    await page.goBack();
    await inGrid(page);
    assert.equal(await page.evaluate(() => location.hash), "#/play/easy-3");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Digit1");
    await go(page, "#/new/easy/3");
    await inGrid(page);
    assert.equal(await page.locator("[role=gridcell][aria-label*='corner mark']").count(), 1);

    await openPuzzle(page);
    await go(page, "#/");
    await page.click("[aria-label^='Give up Easy,']");
    await page.click("dialog button:has-text('Give up') >> nth=0");
    await eventually(async () => assert.equal(await page.locator("#others").count(), 0));
    assert.equal(await page.locator(".go-on:has-text('Opened puzzle')").count(), 1);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a game that is given up is gone, and counts as played", async () => {
  const { page, end } = await visit();
  try {
    await openPuzzle(page);
    await page.keyboard.press("4");
    await page.click("[aria-label=More]");
    await page.click("text=Give up");
    await page.click("dialog button:has-text('Give up') >> nth=0");
    await page.waitForSelector(".home");
    await settle(page);
    await page.reload();
    await page.waitForSelector(".home");
    assert.equal(await page.locator(".go-on").count(), 0);
    await go(page, "#/statistics");
    await page.waitForSelector("dd:has-text('0 of 1')");
  } finally {
    await end();
  }
});

test("a full store is said, and the game goes on", async () => {
  const { page, end } = await visit();
  try {
    await openPuzzle(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.keyboard.press("4");
    await page.waitForSelector("[role=alert]:has-text('storage is full')");
    await hasDigits(page, 31);
  } finally {
    await end();
  }
});

test("what cannot be read is put aside, and the page is never blank", async () => {
  const { page, url, end } = await visit();
  try {
    await openPuzzle(page);
    await settle(page);
    const place = await page.evaluate(() => location.hash);
    await go(page, "#/");
    await settle(page);
    await inStore(page, "corrupt games");
    await go(page, place);
    await page.waitForSelector("text=This game can't be read");
    await page.click("text=Home");
    await page.waitForSelector(".levels");
    assert.equal(await page.locator(".go-on").count(), 0);
    await openPuzzle(page);
    await settle(page);
    await inStore(page, "corrupt profile");
    // One visit finds it; the next one would find it put aside.
    await page.goto("about:blank");
    await page.goto(url);
    await page.waitForSelector('[role=alert]:has-text("can\'t be read")');
    await go(page, "#/");
    await page.waitForSelector(".go-on");
  } finally {
    await end();
  }
});

test("everything goes into one file, and comes back from it", async () => {
  const { page, end } = await visit({ acceptDownloads: true });
  try {
    await openPuzzle(page);
    await page.keyboard.press("4");
    await settle(page);
    await go(page, "#/settings");
    await page.click("label:has-text('Dark')");
    const downloading = page.waitForEvent("download");
    await page.click("button:has-text('Export')");
    const file = await (await downloading).path();
    assert.match(await readFile(file, "utf8"), /"sudokit":\{"version":1/);
    await page.evaluate(async () => {
      localStorage.clear();
      for (const { name } of await indexedDB.databases()) {
        await new Promise((resolve) => {
          indexedDB.deleteDatabase(name!).onsuccess = resolve;
        });
      }
    });
    await page.reload();
    await page.waitForSelector("text=Backup");
    await page.setInputFiles("input[type=file]", file);
    await page.waitForSelector("text=1 game.");
    assert.equal(await page.evaluate(() => document.documentElement.dataset.skin), "dark");
    await go(page, "#/");
    await page.click(".go-on");
    await hasDigits(page, 31);
    await go(page, "#/settings");
    await page.setInputFiles("input[type=file]", { name: "x.json", mimeType: "application/json", buffer: Buffer.from(EASY) });
    await page.waitForSelector("text=Nothing was changed");
  } finally {
    await end();
  }
});

test("a link to a game brings the game, and a link that holds none says so", async () => {
  const { page, context, url, end } = await visit();
  try {
    await openPuzzle(page);
    await page.keyboard.press("4");
    await page.click("[aria-label=More]");
    await page.click("text=Share, copy, download");
    await page.click("text=The game so far");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const link = await eventually(async () => {
      // Until it is packed, the link is that of the puzzle.
      await page.click("text=Copy link");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(copied.startsWith(`${url}#g=`), copied);
      return copied;
    });
    await go(page, "#/settings");
    await page.getByLabel("Digit first").check();
    await settle(page);
    await page.goto("about:blank");
    await page.goto(link);
    await hasDigits(page, 31);
    assert.equal(await page.locator(".digits [aria-pressed]").count(), 9, "it has the options of the one who opens it");
    await go(page, "#g=nonsense");
    await page.waitForSelector("text=There's no puzzle in this link");
    await go(page, "#p=12345");
    await page.waitForSelector("text=There's no puzzle in this link");
  } finally {
    await end();
  }
});

test("Home says how far a game is whose tab was closed in the middle of it", async () => {
  const { page, url, complaints, end } = await visit({ at: "#/new/easy/3" });
  try {
    await inGrid(page);
    await eventually(async () => assert.equal(await page.evaluate(() => performance.getEntriesByName("ready").length), 1));
    for (const [number, digit] of [
      [2, "5"],
      [4, "2"],
    ] as const) {
      await clickCell(page, number);
      await page.keyboard.press(digit);
    }
    await settle(page);
    await page.goto("about:blank");
    await page.goto(url);
    await eventually(async () => assert.match(await page.locator(".home").innerText(), /Continue[\s\S]*2 of 43/));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
