/** Actions of players in a game, for tests. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import * as wasm from "sudokit-wasm";
import type { Level, Outcome } from "../../src/kit/wire.ts";
import { loadModules } from "../positions.ts";
import { EASY, EASY_SOLVED } from "./browser.ts";
import { eventually } from "./eventually.ts";

/** Waits until what was changed is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** Goes to a place in the app, which is drawn then. */
export async function go(page: Page, fragment: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((followed) => {
        if (location.hash === to) return followed();
        addEventListener("hashchange", () => followed(), { once: true });
        location.hash = to;
      }),
    fragment,
  );
  await drawn(page);
}

/** Goes to a place in the app, and waits until nothing is being looked for any more. */
export async function see(page: Page, fragment: string): Promise<void> {
  await go(page, fragment);
  await page.waitForFunction(() => !/(Loading|Looking for .*|Looking at .*)…/.test(document.body.innerText));
}

/** Waits until the focus is in the grid of a game. */
export async function inGrid(page: Page): Promise<void> {
  await page.waitForSelector(".play [role=gridcell]:focus");
}

/** Opens a puzzle by its link. */
export async function openPuzzle(page: Page, puzzle = EASY): Promise<void> {
  await go(page, `#p=${puzzle}`);
  await inGrid(page);
  // The game before it had the focus in its grid as well.
  await eventually(async () => assert.equal(await givens(page), puzzle));
}

/** The givens of the game as a line. */
export const givens = (page: Page): Promise<string> =>
  page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((one) => /, given ([1-9])\b/.exec(one.ariaLabel ?? "")?.[1] ?? "0").join(""));

/** The digits of the player, as a line. */
export const own = (page: Page): Promise<string> =>
  page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((one) => /, ([1-9])\b/.exec(one.ariaLabel ?? "")?.[1] ?? "0").join(""));

export const cell = (page: Page, number: number) => page.locator(`[role=gridcell][data-cell="${number}"]`);

/** Goes to a cell with the mouse. */
export async function clickCell(page: Page, number: number): Promise<void> {
  await cell(page, number).click();
  await page.waitForSelector(`[role=gridcell][data-cell="${number}"][tabindex="0"]:focus`);
}

/** The cells to fill, with their digits. */
export const MISSING = [...EASY].flatMap((char, number) => (char === "0" ? [{ number, digit: EASY_SOLVED.charAt(number) }] : []));

/** Fills the grid with the right digits. */
export async function solve(page: Page): Promise<void> {
  const puzzle = await givens(page);
  await loadModules();
  const begun = wasm.Game.begin(puzzle.replaceAll("0", "."), JSON.stringify({ from: "opened" }));
  const { solution } = JSON.parse(begun.state()) as { solution: string };
  for (const [number, digit] of [...solution].entries()) {
    if (puzzle[number] !== "0") continue;
    await clickCell(page, number);
    await page.keyboard.press(digit);
  }
}

/** A profile as it is kept. */
interface Profile {
  outcomes: readonly Outcome[];
  training: { known: Record<string, unknown> };
}

/** Begins again with a new profile that is changed like this. */
export async function withProfile(page: Page, change: (profile: Profile) => void): Promise<void> {
  await loadModules();
  const saved = JSON.parse(new wasm.Profile().save()) as { profile: Profile };
  change(saved.profile);
  await page.evaluate(async (profile) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("sudokit");
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction("texts", "readwrite");
    transaction.objectStore("texts").put(profile, "profile");
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, JSON.stringify(saved));
  await page.reload();
  await page.waitForSelector("#main");
}

/** Begins again with these outcomes of games, as if they had been played. */
export const withOutcomes = (page: Page, outcomes: readonly Outcome[]): Promise<void> =>
  withProfile(page, (profile) => {
    profile.outcomes = outcomes;
  });

/** Begins again with these techniques practised, and due for review. */
export const withDue = (page: Page, ...techniques: string[]): Promise<void> =>
  withProfile(page, ({ training }) => {
    const memory = { last: "2026-01-01", due: "2026-01-04", stability: 3000, difficulty: 5000, rounds: 1, lapses: 0 };
    for (const technique of techniques) training.known[technique] = memory;
  });

/** The outcome of a puzzle of the day. */
export const ofDay = (date: string, level: Level, time = 300_000): Outcome => ({
  origin: { from: "daily", level, date },
  solved: true,
  time,
  assistance: "none",
  hints: 0,
});

/** The text of the live region. */
export const heard = (page: Page): Promise<string> => page.locator("#live").innerText();

/** In the page: how many digits stand in the grid. */
export const countDigits = (): number =>
  [...document.querySelectorAll("[role=gridcell]")].filter((one) => /, (given )?[1-9]\b/.test(one.ariaLabel ?? "")).length;

export const digits = (page: Page): Promise<number> => page.evaluate(countDigits);

/** Waits until so many digits stand in the grid. */
export const hasDigits = (page: Page, count: number): Promise<void> => eventually(async () => assert.equal(await digits(page), count));

/**
 * In the page: waits until what was done is in the store. A transaction over all of it begins when those before
 * it have ended. Leaving a game writes its time and then the profile, so there are two.
 */
export const stored = async (): Promise<void> => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("sudokit");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (let times = 2; times > 0; times -= 1) {
    await new Promise((resolve, reject) => {
      const transaction = database.transaction(["texts", "lines"], "readwrite");
      transaction.objectStore("texts").count();
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  }
  database.close();
};

export const settle = (page: Page): Promise<void> => page.evaluate(stored);

/** Goes with Tab to the control of this name, and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  const isThere = (text: string): boolean => document.activeElement?.textContent?.trim() === text;
  for (let count = 0; count < 60; count += 1) {
    if (await page.evaluate(isThere, name)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to '${name}'`);
}
