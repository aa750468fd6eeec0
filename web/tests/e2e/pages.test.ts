/** Sizes, directions, zoom, paper. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse, EASY, visit } from "./browser.ts";
import { cell, digits, go, inGrid, openPuzzle, see, settle } from "./play.ts";

const SCREENS = [
  "#/",
  "#/open",
  "#/make",
  `#/analyse/${EASY}`,
  `#/print/${EASY}`,
  "#/settings",
  "#/statistics",
  "#/days",
  "#/keys",
  "#/about",
  "#/train",
  "#/train/x-wing",
];
const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;

test("every screen fits from 320 px to 4k, and nothing that is pressed is smaller than 44 px", async () => {
  const { page, end } = await visit();
  try {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const screen of [...SCREENS, "game"]) {
        if (screen === "game") await openPuzzle(page);
        else await see(page, screen);
        const found = await page.evaluate(() => {
          const isSmall = (element: Element): boolean => {
            const { width: wide, height: high } = (element.closest("label") ?? element).getBoundingClientRect();
            return wide > 1 && (wide < 43.5 || high < 43.5);
          };
          const pressed = [...document.querySelectorAll("button, a[href], input, select, summary")].filter((one) => !one.matches("p a"));
          return {
            over: document.documentElement.scrollWidth - innerWidth,
            small: pressed.filter(isSmall).map((one) => `${one.outerHTML.slice(0, 90)} ${JSON.stringify(one.getBoundingClientRect())}`),
          };
        });
        assert.ok(found.over <= 0, `${screen} at ${width}: ${found.over} px too wide`);
        assert.deepEqual(found.small, [], `${screen} at ${width} by ${height}`);
      }
      const grid = (await page.locator(".board").boundingBox())!;
      assert.ok(grid.x >= 0 && grid.x + grid.width <= width, `the grid at ${width}: ${JSON.stringify(grid)}`);
      // Nobody scrolls to play, but on the smallest.
      if (height >= 700 || width > 700) {
        const pad = (await page.locator(".pad").boundingBox())!;
        assert.ok(grid.y + grid.height <= height && pad.y + pad.height <= height + 1, `${width} by ${height}: ${JSON.stringify({ grid, pad })}`);
      }
    }
  } finally {
    await end();
  }
});

test("written from right to left, pages turn and the grid stays", async () => {
  const { page, end } = await visit();
  try {
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    for (const screen of SCREENS) {
      await see(page, screen);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, screen);
    }
    await openPuzzle(page);
    const [first, last] = [(await cell(page, 0).boundingBox())!, (await cell(page, 8).boundingBox())!];
    assert.ok(first.x < last.x);
    const pad = (await page.locator(".pad").boundingBox())!;
    assert.ok(pad.x < first.x, "the pad lies on the other side");
  } finally {
    await end();
  }
});

test("at a zoom of 400 % nothing is lost", async () => {
  // A page of 1280 px that is made four times as large has 320 left.
  const { page, end } = await visit({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
  try {
    await openPuzzle(page);
    for (const button of await page.locator("main button, main a").all()) {
      await button.scrollIntoViewIfNeeded();
      const box = (await button.boundingBox())!;
      assert.ok(box.x >= 0 && box.x + box.width <= 320, await button.innerText());
    }
  } finally {
    await end();
  }
});

test("without SIMD the app says what it needs", async () => {
  const { page, context, url, end } = await visit();
  try {
    await context.addInitScript(() => {
      WebAssembly.validate = () => false;
    });
    await page.goto("about:blank");
    await page.goto(url);
    await page.waitForSelector("text=Sudokit needs a browser from 2023 or later, with WebAssembly SIMD.");
  } finally {
    await end();
  }
});

test("a technique that is turned off is in no hint and in no list of steps", async () => {
  const { page, complaints, end } = await visit();
  const singles = /full house|naked single|hidden single/i;
  try {
    await openPuzzle(page);
    await page.keyboard.press("h");
    await page.getByRole("heading", { name: singles }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("o");
    await page.getByText("Techniques in hints: all").click();
    await page.getByRole("group", { name: "Singles" }).getByLabel("All", { exact: true }).uncheck();
    await page.getByText("Techniques in hints: all but 3").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    assert.doesNotMatch(await page.locator(".hint h2").first().innerText(), singles);
    await go(page, `#/analyse/${EASY}`);
    await page.click("text=List all steps possible here");
    // The list of the way, which has all techniques, is gone by then.
    await page.getByText("Back to the solution path").waitFor();
    assert.doesNotMatch(await page.locator(".steps").innerText(), singles);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

for (const name of ["sudokit.html", "sudokit-ja.html"])
  test(`the edition that is one file works from disk: ${name}`, async () => {
    const { page, complaints, end } = await browse(`file://${process.cwd()}/.build/${name}`);
    try {
      await page.waitForSelector(".home");
      await go(page, "#/new/easy/7");
      await inGrid(page);
      await page.keyboard.press("h");
      await page.waitForSelector(".hint h2");
      const place = await page.evaluate(() => location.hash);
      await settle(page);
      await page.reload();
      await inGrid(page);
      assert.equal(await page.evaluate(() => location.hash), place);
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  });

/** The pages of a PDF that Chromium made, each by its width and height in points. */
const sizesOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
  );

test("puzzles are printed as `sudoku print` lays them out, and their solutions after them", async () => {
  const { page, complaints, end } = await visit();
  try {
    await go(page, `#/print/${[EASY, EASY, EASY].join("+")}`);
    await page.waitForSelector("[aria-label^='Solution 3']");
    const choose = (label: string, value: string) => page.getByRole("combobox", { name: label, exact: true }).selectOption(value);
    await choose("Puzzles per page", "2");
    await page.waitForSelector(".sheet:nth-child(3)");
    assert.match(await page.locator(".sheet").first().innerText(), /Sudoku/);
    await choose("Paper", "a4");
    await page.waitForSelector(".sheet.a4 svg[width='595.28pt']");
    assert.deepEqual(sizesOf(await page.pdf({ preferCSSPageSize: true })), Array(3).fill("595 842"));
    await choose("Paper", "letter");
    await choose("Solutions", "below");
    await page.waitForSelector(".sheet.letter svg[width='612pt']");
    await page.waitForFunction(() => document.querySelectorAll(".sheet").length === 2);
    assert.deepEqual(sizesOf(await page.pdf({ preferCSSPageSize: true })), Array(2).fill("612 792"));
    // An order that does not fit is reported, and not printed.
    await choose("Puzzles per page", "16");
    await page.getByText("Large print").click();
    await page.waitForSelector("[role=status]:not(:empty)");
    await page.waitForSelector("button:text-is('Print'):disabled");
    await page.waitForSelector(".sheet", { state: "detached" });
    await page.getByText("Large print").click();
    await choose("Puzzles per page", "9");
    await page.waitForSelector(".sheet");
    await page.waitForSelector("button:text-is('Print'):enabled");
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator(".page").isVisible(), false);
    await openPuzzle(page);
    assert.equal(await page.locator(".pad").isVisible(), false);
    assert.equal(await page.locator(".board").isVisible(), true);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("all steps of a position are listed, and leaving or stopping while they are looked for is no error", async () => {
  const { page, complaints, end } = await visit();
  try {
    // A puzzle of 17 givens has many steps.
    const sparse = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    await go(page, `#/analyse/${sparse}`);
    await page.click("text=List all steps possible here");
    await go(page, "#/");
    await page.waitForSelector(".home");
    await go(page, `#/analyse/${sparse}`);
    await page.click("text=List all steps possible here");
    await page.click("[role=status] button:has-text('Stop')");
    await page.waitForSelector("[role=status]:has-text('Stopped.')");
    await go(page, `#/analyse/${EASY}`);
    await page.click("text=List all steps possible here");
    await page.waitForSelector("text=All possible steps: ");
    await page.click("text=Back to the solution path");
    await page.waitForSelector("text=Solution path");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a long search can be stopped by leaving", async () => {
  const { page, end } = await visit();
  try {
    // One of the hardest puzzles known: its ratings take long.
    await go(page, "#/analyse/100007090030020008009600500005300900010080002600004000300000010040000007007000300");
    await page.waitForSelector("text=Difficulty", { timeout: 120_000 });
    await page.click("text=Rate by whips and braids");
    // Leaving stops it, and the next thought does not wait for it.
    await go(page, "#/new/beginner");
    await inGrid(page);
    assert.ok((await digits(page)) > 17);
  } finally {
    await end();
  }
});
