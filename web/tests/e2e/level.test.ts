/** My level: what the player ticks chooses puzzles, and what a hint had to show is due in training. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { givens, go, inGrid, openPuzzle, settle, solve, withDue } from "./play.ts";

/** A puzzle whose first step is a naked or hidden pair, a locked candidate or the like. */
const STEP = "060008000847960510001540000008600271020731080716000300070025100000006407000400050";

const hinted = (page: Page): Promise<string> => page.locator(".hint h2").innerText();

test("ticks choose the puzzles of my level", async () => {
  const { page, complaints, end } = await visit();
  try {
    await page.click("a:has-text('My level')");
    // Nothing is known yet.
    await page.click("button:has-text('Train')");
    await page.waitForSelector(".lessons");
    // Singles are known to everybody.
    assert.ok(await page.getByLabel("I know Naked Single").isChecked());
    // All that is easier than an X-wing: then the usual path, which takes what is easiest, needs nothing else, either.
    await page.getByLabel("I know X-Wing").check();
    for (const chapter of ["Locked candidates", "Pairs, triples"]) {
      await page
        .locator("section", { has: page.locator("h2", { hasText: chapter }) })
        .getByLabel("All", { exact: true })
        .check();
    }
    for (const name of ["Hidden Triple", "Locked Candidates (Claiming)", "X-Wing"]) {
      await eventually(async () => assert.ok(await page.getByLabel(`I know ${name}`).isChecked()));
    }
    await page.click("a:has-text('My level')");
    await inGrid(page);
    const puzzle = (await givens(page)).replaceAll("0", ".");
    await go(page, `#/analyse/${puzzle}`);
    await page.waitForSelector("text=Looking for the solution path", { state: "detached" });
    await page.waitForSelector(".steps li");
    const names = new Set(await page.locator(".steps li button > :nth-child(2)").allInnerTexts());
    const known = /^(Full House|(Naked|Hidden) Single|Locked Candidates \(.*\)|(Locked|Naked|Hidden) (Pair|Triple|Quadruple)|X-Wing)$/;
    assert.deepEqual(
      [...names].filter((name) => !known.test(name)),
      [],
    );
    assert.ok(
      [...names].some((name) => /Pair|Triple|Locked|X-Wing/.test(name)),
      [...names].join(),
    );
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("after a win at my level, the next puzzle is of my level, too", async () => {
  const { page, complaints, end } = await visit();
  try {
    await withDue(page, "naked-pair");
    await page.click("a:has-text('My level')");
    await inGrid(page);
    // Without a move it is forgotten, and made again on the way back.
    await go(page, "#/");
    await page.goBack();
    await inGrid(page);
    await page.reload();
    await inGrid(page);
    await solve(page);
    assert.equal(await page.locator("dialog a", { hasText: "Next puzzle" }).getAttribute("href"), "#/new/mine");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a technique that a hint had to show is due, and known ones come first", async () => {
  const { page, complaints, end } = await visit();
  try {
    await openPuzzle(page, STEP);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    const name = await hinted(page);
    await settle(page);
    await go(page, "#/train");
    await page.waitForSelector(".lessons");
    // The name alone was told.
    assert.equal(await page.locator("li", { hasText: "due" }).count(), 0);
    await page.goBack();
    await inGrid(page);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    await page.locator(".hint button", { hasText: "Apply now" }).click();
    await settle(page);
    await go(page, "#/train");
    await page.waitForSelector("li:has-text('due')");
    const lesson = page.locator("li", { hasText: name }).first();
    assert.match(await lesson.innerText(), /due/);
    // It was never practised, so there is nothing to review: it is the next lesson.
    const to = await page.locator("a", { hasText: "Next lesson" }).getAttribute("href");
    assert.equal(to, await lesson.locator("a").getAttribute("href"));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("with ticks, a hint by a known technique needs no second half", async () => {
  const { page, complaints, end } = await visit({ at: "#/train" });
  try {
    await page.getByLabel("I know X-Wing").check();
    await eventually(async () => assert.ok(await page.getByLabel("I know X-Wing").isChecked()));
    await settle(page);
    // The course asks the second half what can be practised.
    await go(page, "#/");
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.reload();
    await page.waitForSelector(".home");
    await openPuzzle(page);
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    assert.equal(await hinted(page), "Naked Single");
    assert.deepEqual(
      loaded.filter((url) => url.endsWith("deep.wasm")),
      [],
    );
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("the search for a puzzle of my level stops between two levels", async () => {
  const { page, complaints, end } = await visit({ at: "#/train" });
  try {
    await page.getByLabel("I know X-Wing").check();
    await settle(page);
    // The stock comes late: nothing is asked of the worker meanwhile.
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/stock.txt", async (route) => {
      await held;
      await route.continue();
    });
    await page.click("a:has-text('My level')");
    await page.locator("button", { hasText: "Stop" }).click();
    release();
    await page.waitForSelector(".home");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
