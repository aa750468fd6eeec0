/** A hint lies over the pad: nothing moves, nothing is out of sight, and its rungs turn like pages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { drawn, heard, inGrid, openPuzzle } from "./play.ts";

/** A puzzle whose first step removes candidates, with many sentences. */
const HARD = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

/** A puzzle whose first step is a chain of many links. */
const CHAIN = "060008000847960510001540000008600271020731080716000300070025100000006407000400050";

/** A puzzle whose first step is a hidden single. */
const SINGLE = "090020300030071006000300070300400500056000920008002003010004000800260000003080050";

/** A puzzle whose first step is a naked single in r7c3; 2 is wrong in r1c1. */
const NAKED = "000000907000420180000705026100904000050000040000507009920108000034059000507000000";

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** In the page: where the grid and the pad are, and how long the page is. */
const places = () => {
  const of = (selector: string) => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
  return [of(".board"), of(".pad"), document.documentElement.scrollHeight];
};

const more = (page: Page) => page.locator(".hint .main");
const said = (page: Page): Promise<string> => page.locator(".hint-body").innerText();

for (const viewport of SIZES) {
  test(`nothing moves for a hint at ${viewport.width} x ${viewport.height}`, async () => {
    const { page, complaints, end } = await visit({ viewport });
    try {
      await openPuzzle(page, HARD);
      const before = await page.evaluate(places);
      assert.ok((before[2] as number) <= viewport.height, "the game fits on the screen");
      await page.locator(".tool", { hasText: "Hint" }).click();
      const rungs = new Set<string>();
      for (let last = false; !last; ) {
        await page.waitForSelector(".hint h2");
        await drawn(page);
        assert.deepEqual(await page.evaluate(places), before);
        for (const part of [page.locator(".hint"), more(page)]) {
          const { x, y, width, height } = (await part.boundingBox())!;
          assert.ok(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height, "it is in sight");
          assert.ok(height >= 44, "it can be tapped");
        }
        const text = await said(page);
        assert.ok(!rungs.has(text), "each rung says something else, and only that");
        rungs.add(text);
        last = (await more(page).innerText()) === "Apply";
        if (!last) await more(page).click();
        await eventually(async () => assert.ok(last || (await said(page)) !== text));
      }
      assert.ok(rungs.size >= 4, [...rungs].join("\n"));
      await page.locator(".hint [aria-label='Close the hint']").click();
      await page.waitForSelector(".hint", { state: "detached" });
      assert.deepEqual(await page.evaluate(places), before);
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  });
}

test("rungs turn back and forth by button, key and swipe", async () => {
  const { page, context, complaints, end } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await openPuzzle(page, HARD);
    // By key: the focus on a button of the pad, which is covered now, goes to the hint.
    await page.locator(".tool", { hasText: "Hint" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".hint .row .main:focus");
    await page.keyboard.press("ArrowRight");
    await eventually(async () => assert.notEqual(await said(page), ""));
    const look = await said(page);
    await page.keyboard.press("ArrowRight");
    await eventually(async () => assert.notEqual(await said(page), look));
    const pattern = await said(page);
    await page.keyboard.press("ArrowLeft");
    await eventually(async () => assert.equal(await said(page), look));
    const { x, y, width, height } = (await page.locator(".hint-body").boundingBox())!;
    const at = (across: number) => ({ x: x + across * width, y: y + height / 2 });
    const finger = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    const swipe = async (from: number, to: number): Promise<void> => {
      await touch("touchStart", at(from));
      for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", at(from + part * (to - from)));
      await touch("touchEnd");
    };
    // A mouse selects the text that it is drawn over.
    await page.mouse.move(at(0.9).x, at(0.9).y);
    await page.mouse.down();
    await page.mouse.move(at(0.2).x, at(0.2).y, { steps: 4 });
    await page.mouse.up();
    await drawn(page);
    assert.equal(await said(page), look);
    await swipe(0.9, 0.2);
    await eventually(async () => assert.equal(await said(page), pattern));
    await swipe(0.1, 0.8);
    await eventually(async () => assert.equal(await said(page), look));
    await page.locator(".hint .row [aria-label=Back]").click();
    await eventually(async () => assert.equal(await said(page), ""));
    // Turning never changes the grid: the last rung is taken by its button alone.
    const cells = () => page.locator("[role=gridcell]").evaluateAll((all) => all.map((one) => one.ariaLabel).join());
    const grid = await cells();
    await page.locator(".hint .row button").first().focus();
    for (let times = 0; times < 12; times += 1) {
      await page.keyboard.press("ArrowRight");
      await drawn(page);
    }
    await eventually(async () => assert.equal(await more(page).innerText(), "Apply"));
    assert.equal(await cells(), grid);
    await page.locator(".hint [aria-label='Close the hint']").focus();
    await page.keyboard.press("Enter");
    await inGrid(page);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("candidates that a step removes from cells without notes are seen until the next move, and no marks stay", async () => {
  const { page, end } = await visit({ viewport: { width: 320, height: 568 } });
  try {
    await openPuzzle(page, HARD);
    const struck = page.locator(".picture .crossed");
    const marks = page.locator(".picture .mark");
    const take = async (): Promise<void> => {
      await page.keyboard.press("h");
      await page.waitForSelector(".hint h2");
      await page.locator(".hint button", { hasText: "Apply now" }).click();
      await page.waitForSelector(".hint", { state: "detached" });
    };
    await take();
    await eventually(async () => assert.ok((await struck.count()) > 0));
    const count = await struck.count();
    assert.equal(await marks.count(), count, "only what was crossed out is shown");
    assert.match(await heard(page), /^Candidates crossed out in .+ Remembered for the next hint\.$/);
    const said = (await page.locator(".said").boundingBox())!;
    const text = await page.locator(".said").evaluate((one) => one.scrollHeight);
    assert.ok(text <= said.height + 1, `the sentence needs ${text} px, and has ${said.height}`);
    // To look around is no move.
    await page.keyboard.press("ArrowRight");
    assert.equal(await struck.count(), count);
    await page.keyboard.press("u");
    await eventually(async () => assert.equal(await marks.count(), 0));
    assert.equal(await page.locator("[role=gridcell][aria-label*='crossed out']").count(), 0);
    await page.keyboard.press("Shift+U");
    await eventually(async () => assert.equal(await struck.count(), count));
    // The next hint is another one, and takes the picture.
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    await eventually(async () => assert.equal(await marks.count(), 0));
  } finally {
    await end();
  }
});

/** Goes up the ladder until the main button says this. */
async function climb(page: Page, until: string): Promise<void> {
  await page.keyboard.press("h");
  await page.waitForSelector(".hint h2");
  for (let rung = 0; rung < 5 && (await more(page).innerText()) !== until; rung += 1) {
    await more(page).click();
    await drawn(page);
  }
  assert.equal(await more(page).innerText(), until);
}

/** In the page: how near any arrow comes to a digit in the grid, in widths of a cell. */
const nearest = (): number => {
  const digits = [...document.querySelectorAll<SVGTextElement>(".picture .digit text")].map((one) => [
    one.x.baseVal[0]!.value,
    one.y.baseVal[0]!.value,
  ]);
  const points = [...document.querySelectorAll<SVGPathElement>(".link .line")].flatMap((line) =>
    Array.from({ length: 60 }, (_, at) => line.getPointAtLength((at * line.getTotalLength()) / 59)),
  );
  return Math.min(...points.flatMap(({ x, y }) => digits.map(([left, top]) => Math.hypot(x - left!, y - top!) / 100)));
};

test("a chain is walked link by link, and its arrows keep clear of the digits", async () => {
  const { page, complaints, end } = await visit({ viewport: { width: 390, height: 844 } });
  try {
    await openPuzzle(page, CHAIN);
    await climb(page, "Show the result");
    const links = await page.locator(".link").count();
    assert.ok(links > 9);
    assert.ok((await page.evaluate(nearest)) > 0.22);
    const size = await page
      .locator(".role-digit")
      .first()
      .evaluate((one) => (parseFloat(getComputedStyle(one).fontSize) * one.closest("svg")!.clientWidth) / 908);
    assert.ok(size >= 12, `candidates have ${size} px`);
    const whole = await said(page);
    const before = await page.locator(".hint").boundingBox();
    const walk = page.locator(".hint-body button");
    for (let link = 1; link <= links; link += 1) {
      await walk.click();
      await page.waitForSelector(`.hint-body >> text="${link} of ${links}"`);
      assert.equal(await page.locator(".link:not(.rest)").count(), 1);
      assert.match(await heard(page), /^If \d/);
      assert.deepEqual(await page.locator(".hint").boundingBox(), before);
    }
    assert.equal(await walk.innerText(), "Whole chain");
    await walk.click();
    await eventually(async () => assert.equal(await said(page), whole));
    assert.equal(await page.locator(".rest").count(), 0);
    // Another frame shows all of it.
    await walk.click();
    await page.waitForSelector(".link.rest");
    await more(page).click();
    await page.waitForSelector(".link.rest", { state: "detached" });
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a hidden single has rings, rays and its digit in full size, and no digit is crossed", async () => {
  const { page, end } = await visit({ viewport: { width: 390, height: 844 } });
  try {
    await openPuzzle(page, SINGLE);
    await climb(page, "Apply");
    assert.ok((await page.locator(".rays rect").count()) > 0);
    assert.equal(await page.locator(".pattern .stroke-blue").count(), 2);
    assert.equal(await page.locator(".pattern .digit.placed").count(), 1);
    assert.equal(await page.locator(".picture .slash, .picture .crossed, .fill-red, .stroke-red").count(), 0);
    // The colours of the cursor and of its digit rest meanwhile.
    assert.equal(await page.locator(".ground.seen, .ground.same").count(), 0);
  } finally {
    await end();
  }
});

test("a naked single marks its cell, row, column and box from the place to the reason, and nothing else", async () => {
  const { page, end } = await visit({ viewport: { width: 390, height: 844 } });
  try {
    await openPuzzle(page, NAKED);
    await climb(page, "Show the pattern");
    for (const next of ["Why?", "Show the result"]) {
      await more(page).click();
      await eventually(async () => assert.equal(await more(page).innerText(), next));
      assert.equal(await page.locator(".place-mark").count(), 1);
      assert.equal(await page.locator(".ground.seen").count(), 20);
      assert.equal(await page.locator(".ground.selected").count(), 0);
      // R7c3: the third cell of the seventh row.
      const places = await page.locator(".ground").evaluateAll((all) => all.flatMap((one, cell) => (one.classList.contains("place") ? [cell] : [])));
      assert.deepEqual(places, [56]);
    }
    await more(page).click();
    await eventually(async () => assert.equal(await page.locator(".digit.placed").count(), 1));
    assert.equal(await page.locator(".place-mark").count(), 0);
  } finally {
    await end();
  }
});

test("a mistake is called wrong, and framed in the legend as it is in the grid", async () => {
  const { page, end } = await visit({ viewport: { width: 390, height: 844 } });
  try {
    await openPuzzle(page, NAKED);
    await page.keyboard.press("2");
    await climb(page, "Back to before the mistake");
    assert.equal(await page.locator(".legend").innerText(), "wrong");
    assert.equal(await page.locator(".legend rect.stroke-red").count(), 1);
    assert.equal(await page.locator(".pattern rect.stroke-red").count(), 1);
  } finally {
    await end();
  }
});
