/** The player of a step in lessons, drills and the analysis: the same frames as in a hint, in sight at once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { EASY, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { drawn, go, heard, withDue } from "./play.ts";

const said = (page: Page): Promise<string> => page.locator(".player .hint-body").innerText();
const picture = (page: Page): Promise<string> => page.locator(".board svg").first().innerHTML();
const next = (page: Page) => page.locator(".player > .row .main");

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES) {
  test(`a lesson begins with the board, and nothing moves while its example plays, at ${viewport.width} x ${viewport.height}`, async () => {
    const { page, complaints, end } = await visit({ viewport, at: "#/train/x-wing" });
    try {
      await next(page).waitFor();
      const places = () =>
        page.evaluate(() =>
          [".board", ".player", ".player > .row .main"].map((part) => document.querySelector(part)!.getBoundingClientRect().toJSON() as DOMRect),
        );
      const before = await places();
      for (const { left, top, right, bottom } of before) {
        assert.ok(left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height, JSON.stringify(before));
      }
      const frames = new Set<string>();
      for (let frame = 0; frame < 4; frame += 1) {
        const text = await said(page);
        assert.ok(!frames.has(text), text);
        frames.add(text);
        assert.deepEqual((await places()).slice(0, 2), before.slice(0, 2));
        if (frame < 3) await next(page).click();
        await drawn(page);
      }
      assert.equal(await next(page).innerText(), "Another example");
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  });
}

/** In the page: the places of these parts. */
const placesOf = (parts: string[]): { left: number; top: number; right: number; bottom: number }[] =>
  parts.map((part) => document.querySelector(part)!.getBoundingClientRect().toJSON() as DOMRect);

for (const viewport of SIZES) {
  test(`a drill needs no scrolling, and nothing moves when its reply is judged, at ${viewport.width} x ${viewport.height}`, async () => {
    const { page, complaints, end } = await visit({ viewport });
    const fits = async (...parts: string[]): Promise<void> => {
      const places = await page.evaluate(placesOf, parts);
      for (const { left, top, right, bottom } of places) {
        const isInside = left >= 0 && top >= 0 && right <= viewport.width && bottom <= viewport.height;
        assert.ok(isInside && bottom - top > 12, `${parts.join()}: ${JSON.stringify(places)}`);
      }
    };
    /** Does something that must move nothing. */
    const still = async (what: () => Promise<void>): Promise<void> => {
      const parts = [".board", ".task", ".pad"];
      const before = await page.evaluate(placesOf, parts);
      await what();
      await drawn(page);
      assert.deepEqual(await page.evaluate(placesOf, parts), before);
    };
    const judged = (name: string) => async (): Promise<void> => {
      await page.locator(".task button", { hasText: name }).click();
      await page.waitForSelector(".verdict");
      await fits(".verdict");
    };
    const asked = async (): Promise<void> => {
      await fits(".board", ".task h2", ".task .row", ".pad");
      const [[text, question], small] = await Promise.all([
        page.evaluate(placesOf, [".task .hint-body", ".task h2"]),
        page.locator(".side button:visible").evaluateAll((all) =>
          all.flatMap((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width < 44 || height < 44 ? [`${one.ariaLabel ?? one.textContent}: ${width} x ${height}`] : [];
          }),
        ),
      ]);
      assert.ok(question!.top >= text!.top && question!.bottom <= text!.bottom, JSON.stringify([text, question]));
      assert.deepEqual(small, []);
    };
    try {
      await withDue(page, "naked-pair", "x-wing");
      await go(page, "#/train/x-wing/drills");
      for (let number = 1; number <= 5; number += 1) {
        await page.waitForSelector(`text=${number} of 5`);
        await asked();
        if (await page.locator("text=Check my answer").isVisible()) {
          await still(judged("Check my answer"));
          await asked();
        }
        if (await page.locator(".choices").isVisible()) await fits(".choices");
        await still(judged("Show the answer"));
        const isExplained = await page.locator(".player").isVisible();
        if (isExplained) await fits(".player", ".player .main");
        await page.locator(isExplained ? ".player .main" : ".task .main").click();
      }
      await go(page, "#/train/review");
      await page.waitForSelector("text=Nothing applies");
      await asked();
      await still(judged("Nothing applies"));
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  });
}

test("a lesson's frames turn by key, are heard and drawn; its text is folded below", async () => {
  const { page, complaints, end } = await visit({ viewport: { width: 390, height: 844 } });
  try {
    await go(page, "#/train/x-wing");
    await next(page).focus();
    const look = await said(page);
    const drawing = await picture(page);
    await page.keyboard.press("ArrowRight");
    await eventually(async () => assert.notEqual(await said(page), look));
    assert.notEqual(await picture(page), drawing);
    assert.notEqual(await heard(page), "");
    await page.keyboard.press("ArrowLeft");
    await eventually(async () => assert.equal(await said(page), look));
    // A button that is gone at the first frame hands its focus on.
    await page.keyboard.press("ArrowRight");
    await page.locator(".player > .row [aria-label=Back]").click();
    await eventually(async () => assert.equal(await said(page), look));
    await page.waitForSelector(".player > .row .main:focus");
    assert.equal(await page.locator(".part[open]").count(), 0);
    await page.locator(".part summary").first().click();
    assert.ok(await page.locator(".part p").first().isVisible());
    for (let frame = 0; frame < 4; frame += 1) await next(page).click();
    await eventually(async () => assert.notEqual(await picture(page), drawing));
    await page.waitForSelector(".player > .row .main:focus");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a drill says how to cross out, and its answer plays back and forth", async () => {
  const { page, complaints, end } = await visit({ viewport: { width: 390, height: 844 }, at: "#/train/x-wing/drills" });
  try {
    await page.waitForSelector("text=To cross out a digit, select its cell and press the digit.");
    const { y, height } = (await page.locator(".pad").boundingBox())!;
    assert.ok(y + height <= 844, "the pad is in sight");
    await page.click("text=Show the answer");
    await page.waitForSelector(".verdict");
    await eventually(async () => assert.match(await said(page), /^Remove \d/));
    // The way on has the focus; arrow keys turn all the same.
    await page.waitForSelector(".player .main:focus");
    const [result, drawing] = [await said(page), await picture(page)];
    await page.keyboard.press("ArrowLeft");
    await eventually(async () => assert.notEqual(await said(page), result));
    await page.keyboard.press("ArrowLeft");
    await eventually(async () => assert.notEqual(await picture(page), drawing));
    await page.locator(".player [aria-label=Continue]").click();
    await page.keyboard.press("ArrowRight");
    await eventually(async () => assert.equal(await said(page), result));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a step of a path plays part by part, and then the next step", async () => {
  const { page, complaints, end } = await visit({ at: `#/analyse/${EASY}/3` });
  try {
    await page.waitForSelector(".player");
    const current = () => page.locator(".steps [aria-current=true]").innerText();
    await eventually(async () => assert.match(await current(), /^3\s/));
    const whole = await said(page);
    await page.click("button:has-text('Part by part')");
    const parts = [await said(page)];
    while ((await next(page).innerText()) === "Next") {
      await next(page).click();
      await drawn(page);
      parts.push(await said(page));
    }
    assert.ok(parts.length > 1);
    for (const part of parts) assert.ok(whole.includes(part.split("\n")[0]!), part);
    assert.equal(await next(page).innerText(), "Next step");
    await next(page).click();
    await eventually(async () => assert.match(await current(), /^4\s/));
    await page.locator(".player [aria-label=Back]").click();
    await eventually(async () => assert.match(await current(), /^3\s/));
    assert.equal(await said(page), parts.at(-1));
    await page.click("button:has-text('All at once')");
    await eventually(async () => assert.equal(await said(page), whole));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
