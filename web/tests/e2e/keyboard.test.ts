/** A game from home to its end with the keyboard alone, and what a voice says meanwhile. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { EASY, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { cell, go, heard, inGrid, MISSING, openPuzzle } from "./play.ts";

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = typeof name === "string" ? new RegExp(`^${name}`) : name;
  for (let presses = 0; presses < 60; presses += 1) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      return focused?.ariaLabel ?? focused?.innerText ?? "";
    });
    if (wanted.test(label)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not lead to ${String(name)}`);
}

/** Waits until the focus is in this cell. */
async function isAt(page: Page, number: number): Promise<void> {
  await page.waitForSelector(`[role=gridcell][data-cell="${number}"]:focus`);
}

/** Goes to a cell with arrows. */
async function arrowsTo(page: Page, to: number): Promise<void> {
  const from = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell));
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  const [down, right] = [Math.floor(to / 9) - Math.floor(from / 9), (to % 9) - (from % 9)];
  await press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  await press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
  await isAt(page, to);
}

test("a game from home to solved, by keyboard alone", async () => {
  const { page, complaints, end } = await visit();
  try {
    await tabTo(page, "Open");
    await page.keyboard.press("Enter");
    await page.waitForSelector("textarea");
    while ((await page.evaluate(() => document.activeElement?.tagName)) !== "TEXTAREA") await page.keyboard.press("Tab");
    await page.keyboard.insertText(EASY);
    await page.waitForSelector("text=exactly one solution");
    await tabTo(page, "Play");
    await page.keyboard.press("Enter");
    // The page before has a grid too, to look at: the game is there once the focus is in it.
    await inGrid(page);
    for (const { number, digit } of MISSING) {
      await arrowsTo(page, number);
      await page.keyboard.press(digit);
    }
    await page.waitForSelector("dialog:has-text('Solved')");
    await eventually(async () => assert.match(await heard(page), /The puzzle is solved\./));
    await tabTo(page, "Home");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".home");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("Tab leaves the grid, and comes back to where it was", async () => {
  const { page, end } = await visit();
  try {
    await openPuzzle(page);
    await arrowsTo(page, 40);
    await page.keyboard.press("Tab");
    await page.waitForSelector("[role=radio]:focus");
    await page.keyboard.press("Shift+Tab");
    await isAt(page, 40);
    await page.keyboard.press("ArrowUp");
    await isAt(page, 31);
  } finally {
    await end();
  }
});

test("what a voice says is what it always said", async () => {
  const { page, end } = await visit();
  try {
    await openPuzzle(page);
    const steps: readonly (readonly [string, string])[] = [
      ["5", "5"],
      ["u", "u"],
      ["Shift+Digit4", "Shift+4"],
      ["Control+Digit2", "Ctrl+2"],
      ["x", "x"],
      ["1", "1"],
      ["z", "z"],
      ["ArrowLeft", "←"],
      ["7", "7"],
      ["r", "r"],
      ["s", "s"],
      ["Shift+ArrowDown", "Shift+↓"],
      ["Control+Shift+Digit3", "Ctrl+Shift+3"],
      ["Escape", "Esc"],
      ["U", "Shift+U"],
      ["w", "w"],
      ["Enter", "Enter"],
      ["h", "h"],
      ["h", "h"],
      ["h", "h"],
      ["h", "h"],
      ["h", "h"],
      ["Enter", "Enter"],
    ];
    const found = async (): Promise<string> =>
      ["# The game as a screen reader finds it", await page.locator("main").ariaSnapshot(), "", "# What is said when keys are pressed"]
        .join("\n")
        .replace(/\d+:\d\d/g, "TIME");
    const said = async (label: string): Promise<string> => {
      const where = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
      return `${label.padEnd(13)} ${(await heard(page)).trim()}  [${where}]`;
    };
    const golden = "tests/e2e/golden/voice.txt";
    if (process.env.SUDOKIT_WRITE_GOLDEN === "1") {
      const lines = [await found()];
      for (const [key, label] of steps) {
        await page.keyboard.press(key);
        // Nothing tells when it has been said to its end.
        await page.waitForTimeout(1000);
        lines.push(await said(label));
      }
      return writeFileSync(golden, `${lines.join("\n")}\n`);
    }
    const expected = readFileSync(golden, "utf8").trimEnd().split("\n");
    const answers = expected.splice(-steps.length);
    await eventually(async () => assert.equal(await found(), expected.join("\n")));
    for (const [index, [key, label]] of steps.entries()) {
      await page.keyboard.press(key);
      await eventually(async () => assert.equal(await said(label), answers[index]));
    }
  } finally {
    await end();
  }
});

test("the sheet of keys opens on a question mark, and Escape closes it", async () => {
  const { page, end } = await visit();
  try {
    await openPuzzle(page);
    const before = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell));
    await page.keyboard.press("?");
    await page.waitForSelector("dialog:has-text('Keyboard shortcuts')");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await isAt(page, before);
    await go(page, "#/");
    await page.waitForSelector(".home");
    assert.equal(await cell(page, 0).count(), 0);
  } finally {
    await end();
  }
});
