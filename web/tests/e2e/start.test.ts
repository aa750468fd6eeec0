/** The app before its WebAssembly is there: what the store knows is drawn, and what is done is kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { today } from "../../src/ui/words.ts";
import { visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import {
  cell,
  clickCell,
  digits,
  drawn,
  givens,
  go,
  hasDigits,
  heard,
  inGrid,
  MISSING,
  ofDay,
  openPuzzle,
  settle,
  solve,
  withDue,
  withOutcomes,
} from "./play.ts";

/** A visit whose WebAssembly comes when it is let through. */
async function slowVisit() {
  const visited = await visit();
  let letThrough = (): void => undefined;
  const hold = async (): Promise<void> => {
    const through = new Promise<void>((resolve) => (letThrough = resolve));
    await visited.page.unroute("**/game.wasm");
    await visited.page.route("**/game.wasm", async (route) => {
      await through;
      await route.continue();
    });
  };
  return { ...visited, hold, letThrough: () => letThrough() };
}

/** Loads the app anew, at another address. */
async function reloadAt(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.replaceState(null, "", to), address);
  await page.reload();
}

test("Home and its games are there before the WebAssembly, and work with it", async () => {
  const { page, complaints, end, hold, letThrough } = await slowVisit();
  try {
    await openPuzzle(page);
    await clickCell(page, MISSING[0]!.number);
    await page.keyboard.press(MISSING[0]!.digit);
    await go(page, "#/");
    await page.waitForSelector(".go-on");
    await settle(page);
    await hold();
    await page.reload();
    await page.waitForSelector(".go-on");
    assert.equal(await page.locator(".level").count(), 7);
    assert.match(await page.locator(".level").first().innerText(), /Beginner\s+\w+/);
    assert.match(await page.locator(".go-on").innerText(), /1 of 51/);
    assert.equal(await page.evaluate(() => performance.getEntriesByName("ready").length), 0);
    await page.click(".go-on");
    letThrough();
    await inGrid(page);
    await hasDigits(page, 31);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("what is due for review is offered at Home, before the WebAssembly and in the same place, and after a win", async () => {
  const { page, complaints, end, hold, letThrough } = await slowVisit();
  const due = page.locator("main p, dialog p", { hasText: "due for review" });
  try {
    assert.equal(await due.count(), 0);
    await withDue(page, "x-wing");
    assert.match(await due.innerText(), /^1 technique is due for review/);
    await withDue(page, "naked-pair", "x-wing");
    await hold();
    await page.reload();
    assert.match(await due.innerText(), /^2 techniques are due for review/);
    assert.equal(await page.evaluate(() => performance.getEntriesByName("ready").length), 0);
    const places = () =>
      page.evaluate(() => ["h2", ".levels", ".doors"].map((part) => document.querySelector(part)!.getBoundingClientRect().toJSON()));
    const before = await places();
    letThrough();
    await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0);
    await drawn(page);
    assert.deepEqual(await places(), before);
    await openPuzzle(page);
    await solve(page);
    await due.locator("a", { hasText: "Review now" }).click();
    await page.waitForSelector("h1:has-text('Review')");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("the days and the statistics are there before the WebAssembly", async () => {
  const { page, complaints, end, hold, letThrough } = await slowVisit();
  try {
    await withOutcomes(page, [ofDay(today(), "easy")]);
    for (const [place, seen] of [
      ["#/days", "[data-day] .ring"],
      ["#/daily", "[data-day] .ring"],
      ["#/statistics", ".record:has-text('Easy')"],
    ] as const) {
      await go(page, place);
      await hold();
      await page.reload();
      await page.waitForSelector(seen);
      assert.equal(await page.evaluate(() => performance.getEntriesByName("ready").length), 0, place);
      letThrough();
      await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0);
    }
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("the last game is seen before the WebAssembly, and what is done meanwhile is kept", async () => {
  const { page, complaints, end, hold, letThrough } = await slowVisit();
  try {
    await openPuzzle(page);
    const [first, second, third] = MISSING as [(typeof MISSING)[0], (typeof MISSING)[0], (typeof MISSING)[0]];
    await clickCell(page, first.number);
    await page.keyboard.press(first.digit);
    const address = await page.evaluate(() => location.hash);
    await go(page, "#/");
    await page.waitForSelector(".go-on");
    await settle(page);
    await go(page, address);
    await inGrid(page);
    await go(page, "#/");
    await settle(page);
    await hold();
    await reloadAt(page, address);
    await inGrid(page);
    assert.equal(await digits(page), 31);
    const box = await page.locator(".pad").boundingBox();
    // By touch and by key, and a way back.
    await clickCell(page, second.number);
    await page.click(`.digits button:nth-child(${second.digit})`);
    await clickCell(page, third.number);
    await page.keyboard.press(third.digit);
    await page.keyboard.press("u");
    assert.equal(await digits(page), 31, "nothing is pretended");
    await page.evaluate(() => {
      const met: string[] = [];
      new MutationObserver(() => met.push(document.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.dataset.cell ?? "none")).observe(
        document.body,
        { subtree: true, childList: true, attributes: true },
      );
      Object.assign(window, { met });
    });
    letThrough();
    await hasDigits(page, 32);
    const met = await page.evaluate(() => [...new Set((window as unknown as { met: string[] }).met)]);
    assert.deepEqual(met, [String(third.number)], "the cursor stays where it was put");
    assert.match((await cell(page, second.number).getAttribute("aria-label")) ?? "", new RegExp(`, ${second.digit}\\b`));
    await eventually(async () => assert.match(await heard(page), /empty/));
    assert.deepEqual(await page.locator(".pad").boundingBox(), box, "the pad has not moved");
    await settle(page);
    await page.reload();
    await hasDigits(page, 32);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a game that was not left in peace is shown as it is, not as it looked once", async () => {
  const { page, end, hold, letThrough } = await slowVisit();
  try {
    await openPuzzle(page);
    await clickCell(page, MISSING[0]!.number);
    await page.keyboard.press(MISSING[0]!.digit);
    await go(page, "#/");
    await page.waitForSelector(".go-on");
    await settle(page);
    await page.click(".go-on");
    await inGrid(page);
    await clickCell(page, MISSING[1]!.number);
    await page.keyboard.press(MISSING[1]!.digit);
    await settle(page);
    // The page goes without a word, as when a phone is out of memory.
    await page.evaluate(() => document.addEventListener("visibilitychange", (event) => event.stopImmediatePropagation(), { capture: true }));
    await page.evaluate(() => addEventListener("pagehide", (event) => event.stopImmediatePropagation(), { capture: true }));
    await hold();
    await page.reload();
    await page.waitForSelector("p.first");
    letThrough();
    await hasDigits(page, 32);
  } finally {
    await end();
  }
});

test("a game needs the first part alone; without the second what needs it says so, and works when it is there", async () => {
  const { page, end } = await slowVisit();
  try {
    await page.route("**/deep.wasm", (route) => route.abort());
    await go(page, "#/new/easy/3");
    await inGrid(page);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    await go(page, "#/open");
    await page.fill("textarea", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    await page.waitForSelector("text=could not be loaded");
    await page.unroute("**/deep.wasm");
    // Meanwhile the server has a later version, whose second half is none of this first one.
    await page.route("**/deep.wasm", async (route) => {
      const body = await (await route.fetch()).body();
      body.write("memory-0123456789abcdef", body.indexOf("memory-"));
      await route.fulfill({ body, contentType: "application/wasm" });
    });
    await page.fill("textarea", "");
    await page.fill("textarea", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    await page.waitForSelector("text=Reload the page to go on");
    await page.unroute("**/deep.wasm");
    await page.fill("textarea", "");
    await page.fill("textarea", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    await page.waitForSelector("text=30 givens");
  } finally {
    await end();
  }
});

test("a new game out of the stock is there before the WebAssembly, and what is done meanwhile is kept", async () => {
  const { page, complaints, end, hold, letThrough } = await slowVisit();
  const isReady = (): Promise<number> => page.evaluate(() => performance.getEntriesByName("ready").length);
  try {
    for (const address of ["#/new/easy", "#/new/hard/17"]) {
      await hold();
      await reloadAt(page, address);
      await inGrid(page);
      assert.equal(await isReady(), 0);
      const puzzle = await givens(page);
      assert.match(puzzle, /^(?=(?:0*[1-9]){17})\d{81}$/);
      // A note, which clashes with nothing.
      await page.keyboard.press("Shift+Digit1");
      letThrough();
      await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0);
      await eventually(async () => assert.match(await page.evaluate(() => location.hash), /^#\/play\/(easy-\d+|hard-17)$/));
      await inGrid(page);
      assert.equal(await givens(page), puzzle);
      await eventually(async () => assert.match((await page.locator("[role=gridcell]:focus").getAttribute("aria-label"))!, /corner mark 1\b/));
      await settle(page);
      await page.reload();
      await inGrid(page);
      assert.equal(await givens(page), puzzle);
    }
    // One that is begun is continued.
    const going = await page.evaluate(() => location.hash);
    await hold();
    await reloadAt(page, "#/new/hard/17");
    await page.waitForSelector("p.first");
    letThrough();
    await inGrid(page);
    assert.equal(await page.evaluate(() => location.hash), going);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("who leaves a new game before it has begun leaves none behind", async () => {
  const { page, complaints, end, hold, letThrough } = await slowVisit();
  try {
    await hold();
    await reloadAt(page, "#/new/easy");
    await inGrid(page);
    await go(page, "#/");
    letThrough();
    await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0);
    await settle(page);
    await drawn(page);
    assert.equal(await page.locator(".go-on").count(), 0);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("the words of a lesson are there before the WebAssembly, and stay where they are", async () => {
  const { page, complaints, end, hold, letThrough } = await slowVisit();
  try {
    await hold();
    await reloadAt(page, "#/train/x-wing");
    await page.waitForSelector("text=Two rows have room");
    assert.equal(await page.evaluate(() => performance.getEntriesByName("ready").length), 0);
    const places = () =>
      page.evaluate(() =>
        ["h1", ".board", ".player", ".text-side > p"].map((part) => document.querySelector(part)!.getBoundingClientRect().toJSON()),
      );
    const before = await places();
    await page.locator("summary").first().click();
    letThrough();
    await page.waitForSelector(".player .main");
    assert.deepEqual(await places(), before);
    assert.ok(
      await page
        .locator("details")
        .first()
        .evaluate((part) => (part as HTMLDetailsElement).open),
      "what was opened stays open",
    );
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("the second half is on its way before a worker asks for it, where the puzzle of a day is to be made", async () => {
  const { page, end } = await visit();
  try {
    // Nobody can ask.
    await page.route("**/worker.js", () => undefined);
    const asked = page.waitForRequest("**/deep.wasm");
    await reloadAt(page, `#/daily/easy/${today()}`);
    await asked;
  } finally {
    await end();
  }
});

test("the store is opened beside the script, and home is drawn from it", async () => {
  const { page, complaints, end } = await visit();
  try {
    await openPuzzle(page);
    await clickCell(page, MISSING[0]!.number);
    await page.keyboard.press(MISSING[0]!.digit);
    await go(page, "#/");
    await settle(page);
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      const opened: string[] = [];
      Object.assign(window, { opened });
      IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
        opened.push(name);
        return open.call(this, name, version);
      };
    });
    let letThrough = (): void => undefined;
    const through = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/app.js", async (route) => {
      await through;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    const opened = (): Promise<string[]> => page.evaluate(() => (window as unknown as { opened?: string[] }).opened ?? []);
    await eventually(async () => assert.deepEqual(await opened(), ["sudokit"]));
    letThrough();
    await page.waitForSelector(".go-on");
    assert.deepEqual(await opened(), ["sudokit"], "once");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("the first half is on its way when the script has come, before it runs, and is asked for once", async () => {
  const { page, url, end } = await visit();
  try {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url().slice(url.length)));
    await page.reload();
    await page.waitForSelector(".home");
    await eventually(async () => assert.equal(await page.evaluate(() => performance.getEntriesByName("ready").length), 1));
    assert.equal(asked.filter((name) => name === "game.wasm").length, 1);
    // A script that does nothing asks for nothing.
    await page.route("**/app.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const [request] = await Promise.all([page.waitForRequest("**/game.wasm", { timeout: 10_000 }), page.reload()]);
    assert.ok(asked.indexOf("app.js") < asked.lastIndexOf("game.wasm"));
    assert.ok(request.url().endsWith("game.wasm"));
  } finally {
    await end();
  }
});
