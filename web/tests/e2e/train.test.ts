/** Training: a lesson, and a round of drills by keys alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { axe } from "./axe.ts";
import { visit } from "./browser.ts";
import { BRIEF, eventually } from "./eventually.ts";
import { go, press } from "./play.ts";

const QUESTIONS: readonly RegExp[] = [/cross out what/, /Can you find/, /Which technique/, /Can you find/, /cross out what/];

/** The end of a round says how it went, and shows what was missed. */
async function ended(page: Page, result: string, missed: number): Promise<void> {
  await page.waitForSelector(`h1:has-text("${result}")`);
  assert.equal(await page.locator("summary", { hasText: "Missed: " }).count(), missed);
  assert.ok(await page.locator(".still").first().isVisible(), "the first has its picture open");
  assert.match(await page.locator("main").innerText(), /next on \S+[\s\S]*First day of practice/);
  assert.deepEqual(await axe(page), []);
}

test("a round is done by keys alone, remembered, and breaks no rule of axe", async () => {
  const { page, complaints, end } = await visit({ bypassCSP: true });
  try {
    await go(page, "#/train/x-wing");
    await page.waitForSelector(".still");
    await press(page, "Practise");
    for (const question of QUESTIONS) {
      await eventually(async () => assert.match(await page.locator(".hint h2").first().innerText(BRIEF), question));
      assert.deepEqual(await axe(page), []);
      // The focus is in the grid: the controls of the drill come after it.
      await press(page, "Show the answer");
      await page.waitForSelector(".verdict");
      const said = await page.locator(".verdict").innerText();
      assert.match(said, /It is an? [\w-]+|There is no X-wing in this position\./);
      await page.waitForFunction(() => ["Next", "How it went"].includes(document.activeElement?.textContent ?? ""));
      await page.keyboard.press("Enter");
    }
    await ended(page, "0 of 5 right first time", 5);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".still");
    await go(page, "#/train");
    await page.waitForSelector("text=next on");
    await page.waitForSelector("text=/1 of \\d+ techniques practised/");
    // Three days later it is due: a review of two drills, which do not name it.
    await page.clock.setFixedTime(Date.now() + 3 * 24 * 3600 * 1000);
    await go(page, "#/");
    await go(page, "#/train");
    await page.click("a:has-text('Review 1 technique')");
    await page.waitForSelector("h1:has-text('Review')");
    assert.doesNotMatch(await page.locator("main").innerText(), /X-wing/i);
    assert.deepEqual(await axe(page), []);
    await page.click("text=Nothing applies");
    await page.waitForSelector(".verdict");
    // The technique is there in one of the two at least: then there is something to look for.
    if ((await page.locator("text=Show the answer").count()) > 0) await page.click("text=Show the answer");
    await page.click("button:has-text('Next')");
    await page.waitForSelector("text=2 of 2");
    await page.click("text=Show the answer");
    await page.click("text=How it went");
    await page.waitForSelector("h1:has-text('of 2 right first time')");
    assert.match(await page.locator("main").innerText(), /X-Wing\s+next on/);
    await page.click("button:has-text('Done')");
    await page.waitForSelector(".lessons");
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
    await page.locator(".tool", { hasText: "Hint" }).click();
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

test("a technique is found by a part of its name, and no drill is a worked example", async () => {
  const { page, complaints, end } = await visit({ at: "#/train" });
  const links = page.locator(".lesson .lesson-link span");
  const grid = (): Promise<string> => page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((one) => one.ariaLabel).join());
  try {
    await page.waitForSelector(".lesson");
    const all = await links.count();
    await page.getByLabel("Find a technique").fill("xwing");
    await eventually(async () => {
      const found = await links.allInnerTexts();
      assert.ok(found.length > 0 && found.length < all && found.every((name) => name.includes("X-Wing")), found.join());
    });
    await page.getByLabel("Find a technique").fill("no such thing");
    await page.waitForSelector("text=No technique has this name.");
    await go(page, "#/train/x-wing");
    const examples = new Set<string>();
    for (let number = 0; number < 2; number += 1) {
      await page.waitForSelector(".player .main");
      examples.add(await grid());
      for (let frame = 0; frame < 4; frame += 1) await page.click(".player .main");
      await eventually(async () => assert.match(await page.locator(".player .hint-head").innerText(), /1 of/));
    }
    assert.equal(examples.size, 2);
    await press(page, "Practise");
    await page.waitForSelector("text=cross out what");
    assert.ok(!examples.has(await grid()));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("in a drill a hint is told once", async () => {
  const { page, end } = await visit({ viewport: { width: 390, height: 844 } });
  try {
    await go(page, "#/train/x-wing/drills");
    await page.locator(".tool", { hasText: "Hint" }).click();
    await page.locator(".hint .main", { hasText: "Where?" }).click();
    await page.locator(".player p").waitFor();
    const text = await page.locator(".player p").innerText();
    assert.equal((await page.locator("main").innerText()).split(text).length, 2);
  } finally {
    await end();
  }
});

test("a tap while a reply is judged has its turn", async () => {
  const { page, complaints, end } = await visit();
  try {
    await go(page, "#/train/x-wing/drills");
    for (const number of [1, 2]) {
      await page.waitForSelector(`text=${number} of 5`);
      await page.click("text=Show the answer");
      await page.click("button:has-text('Next')");
    }
    await page.waitForSelector(".choices");
    // All at once, so that four of five come while the first is judged; one of them is right.
    await page.locator(".choices button").evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click();
    });
    await page.waitForSelector("button:has-text('Next')");
    await eventually(async () => assert.match(await page.locator(".task").innerText(), /Right/));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
