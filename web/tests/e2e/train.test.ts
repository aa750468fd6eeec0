/** Training: a lesson, and a round of drills by keys alone. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { visit } from "./browser.ts";
import { BRIEF, eventually } from "./eventually.ts";
import { go } from "./play.ts";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const QUESTIONS: readonly RegExp[] = [/cross out what/, /Can you find/, /Which technique/, /Can you find/, /cross out what/];

/** Goes with Tab to the control of this name, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  const isThere = (text: string): boolean => document.activeElement?.textContent?.trim() === text;
  for (let count = 0; count < 60; count += 1) {
    if (await page.evaluate(isThere, name)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to '${name}'`);
}

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }).axe.run();
    return violations.map(({ id }) => id);
  });
}

test("a round is done by keys alone, remembered, and breaks no rule of axe", async () => {
  const { page, complaints, end } = await visit({ bypassCSP: true });
  try {
    await go(page, "#/train/x-wing");
    await page.waitForSelector(".still");
    await press(page, "Practise");
    for (const [number, question] of QUESTIONS.entries()) {
      await eventually(async () => assert.match(await page.locator(".hint h2").first().innerText(BRIEF), question));
      assert.deepEqual(await axe(page), []);
      // The focus is in the grid: the controls of the drill come after it.
      await press(page, "Show the answer");
      await page.waitForSelector(".verdict");
      const said = await page.locator(".verdict").innerText();
      assert.match(said, /It is an? [\w-]+|There is no X-wing in this position\./);
      await page.waitForFunction(() => ["Next", "Done"].includes(document.activeElement?.textContent ?? ""));
      const isLast = number + 1 === QUESTIONS.length;
      await eventually(async () => {
        const judged = await page.locator(".judged").innerText(BRIEF);
        const sum = /Round finished: 0 of 5 right first time\. Practise again on \S/.test(judged);
        assert.equal(sum, isLast, judged);
      });
      await page.keyboard.press("Enter");
    }
    await page.waitForSelector(".still");
    await go(page, "#/train");
    await page.waitForSelector("text=next on");
    assert.match(await page.locator("main").innerText(), /1 of \d+ techniques practised/);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("what is marked is judged: a digit of the solution has to stay, what the step does is right", async () => {
  const { page, complaints, end } = await visit();
  try {
    await go(page, "#/train/hidden-single/drills");
    await page.waitForSelector("text=place its digit");
    await page.click("text=Check my answer");
    await page.waitForSelector("text=Nothing is marked yet.");
    // The hint tells where the digit goes.
    await page.click("button:text-is('Hint')");
    const hint = page.locator("section[aria-label=Hint]");
    const [cell, digit] = await eventually(async () => {
      const told = await hint.innerText(BRIEF);
      const [, cell, digit] = /(r\dc\d) (?:is|=) (\d)/.exec(told) ?? [];
      if (cell === undefined || digit === undefined) await hint.locator("button.main").click(BRIEF);
      assert.ok(cell !== undefined && digit !== undefined, told);
      return [cell, digit] as const;
    });
    await page.click(`[data-cell="${9 * (Number(cell[1]) - 1) + Number(cell[3]) - 1}"]`, { force: true });
    await page.keyboard.press(digit);
    await page.click("text=Check my answer");
    await page.waitForSelector(".verdict.good");
    assert.match(await page.locator(".verdict").innerText(), /^Right\./);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("what is no technique has no lesson", async () => {
  const { page, end } = await visit({ at: "#/train/magic" });
  try {
    await page.waitForSelector("text=No such lesson");
  } finally {
    await end();
  }
});
