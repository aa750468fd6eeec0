/** No rule of axe is broken on any screen, light, dark or high contrast, wide or narrow. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { dayAfter } from "../../src/days/calendar.ts";
import { today } from "../../src/ui/words.ts";
import { LEVELS } from "../positions.ts";
import { EASY, type Visit, visit } from "./browser.ts";
import { drawn, go, ofDay, openPuzzle, see, solve, withOutcomes } from "./play.ts";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const MISTYPED = EASY.replace("530", "532");
let at: Visit;

before(async () => {
  // The page's own rule lets no other script in: the tests come in below it.
  at = await visit({ bypassCSP: true });
});
after(() => at.end());

async function check(name: string): Promise<void> {
  const { page } = at;
  for (const skin of ["light", "dark", "contrast"]) {
    await page.evaluate((one) => {
      document.documentElement.dataset.skin = one;
    }, skin);
    await drawn(page);
    await page.evaluate(AXE);
    const broken = await page.evaluate(async () => {
      const { violations } = await (
        globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }
      ).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`).join(" | ")}`);
    });
    assert.deepEqual(broken, [], `${name}, ${skin}`);
  }
}

const SCREENS: Readonly<Record<string, string>> = {
  home: "#/",
  open: "#/open",
  make: "#/make",
  "analyse, asking": "#/analyse",
  print: `#/print/${EASY}`,
  "print, asking": "#/print",
  settings: "#/settings",
  statistics: "#/statistics",
  keys: "#/keys",
  about: "#/about",
  train: "#/train",
  "a lesson": "#/train/x-wing",
  nowhere: "#/nowhere",
  "no game": "#/play/none",
  days: "#/days",
  "a day that is still to come": "#/daily/easy/2999-12-31",
};

for (const [name, fragment] of Object.entries(SCREENS)) {
  test(name, async () => {
    await see(at.page, fragment);
    await check(name);
  });
}

test("days and statistics with a record, and a game that is solved", async () => {
  const { page } = at;
  const now = today();
  await go(page, "#/");
  await withOutcomes(
    page,
    LEVELS.flatMap((level, index) => [ofDay(dayAfter(now, -index), "easy"), ofDay(now, level)]),
  );
  for (const screen of ["#/", "#/days", "#/statistics"]) {
    await see(page, screen);
    await check(`${screen} with a record`);
  }
  await openPuzzle(page);
  await solve(page);
  await page.waitForSelector("dialog:has-text('Solved')");
  await check("solved");
  await page.keyboard.press("Escape");
  await go(page, "#/");
});

test("open, with a puzzle and with a text that is not one", async () => {
  await go(at.page, "#/open");
  await at.page.fill("textarea", EASY);
  await at.page.waitForSelector("text=exactly one solution");
  await check("a puzzle");
  await at.page.fill("textarea", EASY.replace("7", "q"));
  await at.page.waitForSelector(".extract");
  await check("no puzzle");
});

test("analyse, with the way and all steps", async () => {
  await see(at.page, `#/analyse/${EASY}`);
  await at.page.waitForSelector("text=Difficulty");
  await at.page.waitForFunction(() => !document.body.innerText.includes("…"));
  await check("the way");
  await at.page.click("text=List all steps possible here");
  await at.page.waitForSelector(".steps");
  await check("all steps");
});

test("the game, its hint, its dialogs", async () => {
  const { page } = at;
  await openPuzzle(page);
  await check("the game");
  await page.keyboard.press("h");
  await page.waitForSelector(".hint .row button");
  for (let rung = 0; rung < 4; rung += 1) await page.keyboard.press("h");
  await drawn(page);
  await check("a hint");
  await page.keyboard.press("Escape");
  for (const [key, title] of [
    ["?", "Keyboard shortcuts"],
    ["o", "Options"],
    ["S", "Savepoints"],
    ["R", "Start over?"],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector(`dialog:has-text("${title}")`);
    if (title === "Options") {
      await page.getByText("Techniques in hints").click();
      await page.getByLabel("X-Wing", { exact: true }).waitFor();
    }
    await check(title);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
  }
  await page.click("[aria-label=More]");
  await check("more");
  await page.click("text=Share, copy, download");
  await page.waitForSelector(".qr");
  await check("share");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.keyboard.press("p");
  await page.waitForSelector(".cover");
  await check("a game that is stopped");
});

test("a chain that is walked", async () => {
  const { page } = at;
  await openPuzzle(page, "060008000847960510001540000008600271020731080716000300070025100000006407000400050");
  await page.keyboard.press("h");
  await page.waitForSelector(".hint h2");
  const walk = page.getByText("Link by link");
  for (let rung = 0; rung < 4 && !(await walk.isVisible()); rung += 1) {
    await page.keyboard.press("h");
    await drawn(page);
  }
  await walk.click();
  await page.waitForSelector(".link.rest");
  await check("a link");
});

test("a puzzle that is entered, sound and mistyped", async () => {
  const { page } = at;
  await go(page, "#/make/edit");
  await page.waitForSelector("text=row by row");
  await check("entering");
  await go(page, `#/make/edit/${EASY}/mine`);
  await page.waitForSelector(".entering .main");
  // From the first empty cell back to a given, which Enter makes the player's.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.waitForSelector("text=1 of your own");
  await check("printed and mine");
  await go(page, `#/make/edit/${MISTYPED}`);
  await page.waitForSelector("text=/Without/");
  await check("a mistyped digit");
  await go(page, "#/open");
  await page.fill("textarea", MISTYPED);
  await page.waitForSelector("text=/Without/");
  await check("whose digits");
});
