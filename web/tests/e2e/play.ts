/** What tests do in a game, as players do it. */

import type { Page } from "playwright-core";
import { EASY, EASY_SOLVED } from "./browser.ts";

/** Goes to a place in the app. */
export async function go(page: Page, fragment: string): Promise<void> {
  await page.evaluate((to) => { location.hash = to; }, fragment);
}

/** Opens a puzzle by its link. */
export async function openPuzzle(page: Page, puzzle = EASY): Promise<void> {
  await go(page, `#p=${puzzle}`);
  await page.waitForSelector(".play [role=gridcell]:focus");
}

export const cell = (page: Page, number: number) => page.locator(`[role=gridcell][data-cell="${number}"]`);

/** The cells to fill, with their digits. */
export const MISSING = [...EASY].flatMap((char, number) => (char === "0" ? [{ number, digit: EASY_SOLVED.charAt(number) }] : []));

/** What the live region says. */
export const heard = (page: Page): Promise<string> => page.locator("#live").innerText();

/** How many digits stand in the grid. */
export const digits = (page: Page): Promise<number> =>
  page.locator("[role=gridcell]").evaluateAll((cells) => cells.filter((one) => /, (given )?[1-9]\b/.test(one.ariaLabel ?? "")).length);

/** Waits until what was done is in the store. */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(150);
