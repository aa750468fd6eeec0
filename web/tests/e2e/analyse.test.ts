/** The way to a solution: list, curve and board go together, and a step has an address. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./axe.ts";
import { EASY, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { drawn, heard, see } from "./play.ts";

test("list, curve, board and address show the same step", async () => {
  const { page, context, url, complaints, end } = await visit({ at: `#/analyse/${EASY}/17` });
  try {
    await see(page, `#/analyse/${EASY}/17`);
    const current = page.locator(".steps [aria-current=true]");
    const at = async (number: number): Promise<void> => {
      await eventually(async () => assert.match(await current.innerText(), new RegExp(`^${number}\\s`)));
      assert.equal(await page.locator(".curve").getAttribute("aria-valuenow"), String(number));
      assert.match(await page.locator(".board [role=grid]").getAttribute("aria-label").then(String), new RegExp(`^Step ${number}:`));
      assert.equal(
        await current.evaluate((one) => one.closest(".steps")!.getBoundingClientRect().bottom >= one.getBoundingClientRect().bottom),
        true,
      );
    };
    const hash = () => page.evaluate(() => location.hash);
    await at(17);
    await current.focus();
    await page.keyboard.press("ArrowDown");
    await at(18);
    assert.equal(await hash(), `#/analyse/${EASY}/18`);
    await page.keyboard.press("ArrowUp");
    await at(17);
    assert.ok(await current.evaluate((one) => one === document.activeElement), "the focus goes along");
    await page.locator("[aria-label='Last step']").click();
    await at(await page.locator(".steps li").count());
    // All steps there, and back to where they were listed.
    await page.locator(".curve .bar").nth(4).click();
    await at(5);
    await page.locator("button", { hasText: "List all steps possible here" }).click();
    await page.locator("button", { hasText: "Back to the solution path" }).click();
    await at(5);
    // The whole way as text.
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url });
    await page.locator("button", { hasText: "Copy text" }).click();
    await eventually(async () => {
      const lines = (await page.evaluate(() => navigator.clipboard.readText())).trimEnd().split("\n");
      assert.equal(lines.length, await page.locator(".steps li").count());
      assert.match(lines[4] ?? "", /^5\. /);
    });
    // A number that the way does not have.
    await see(page, "#/");
    await see(page, `#/analyse/${EASY}/9999`);
    await page.waitForSelector(".steps li");
    await at(await page.locator(".steps li").count());
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

const GOLDEN_NUGGET = "000000039000001005003050800008090006070002000100400000009080050020000600400700000";
const MEDIUM = "000801000000000043500000000000070800000000100020030000600000075003400000000200600";
/** Its first step is a chain. */
const CHAINED = "060008000847960510001540000008600271020731080716000300070025100000006407000400050";

test("the hardest puzzles have reasons to the end, and another aim another path", async () => {
  const { page, complaints, end } = await visit({ at: `#/analyse/${GOLDEN_NUGGET}` });
  try {
    // The first steps are there while the others are looked for.
    await page.waitForSelector(".steps li", { timeout: 60_000 });
    await page.waitForSelector("text=Looking for the solution path", { state: "detached", timeout: 120_000 });
    const names = await page.locator(".steps li").allInnerTexts();
    assert.ok(names.length > 50, `${names.length} steps`);
    assert.deepEqual(
      names.filter((name) => /brute force|trial|guess/i.test(name)),
      [],
    );
    assert.ok((await page.locator(".step-side .hint p").count()) > 2, "the first step has a reason");
    await page.selectOption("select:has(option[value=elegant])", "easiest");
    await page.waitForSelector("text=Looking for the solution path");
    // It takes long, and is stopped.
    await page.click("[role=status] button:has-text('Stop')");
    await page.waitForSelector("text=Stopped");
    await page.selectOption("select:has(option[value=elegant])", "");
    await page.waitForSelector(".steps li", { timeout: 60_000 });
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("an argument within another folds under the line that it proves, and opens by keys", async () => {
  const { page, complaints, end } = await visit({ at: `#/analyse/${GOLDEN_NUGGET}/2`, bypassCSP: true, viewport: { width: 390, height: 844 } });
  try {
    const body = page.locator(".step-side .hint-body");
    await body.locator("details").first().waitFor({ timeout: 60_000 });
    const [lines, claims] = [body.locator("p, summary"), body.locator("summary")];
    const shown = (): Promise<number> => lines.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    const [all, before] = [await lines.count(), await shown()];
    assert.ok(all > 100 && 3 * before < all, `${before} of ${all} lines`);
    assert.deepEqual(await axe(page), []);
    // From one claim to the next by Tab; Enter opens the proof.
    await claims.first().focus();
    for (let number = 0; number < (await claims.count()); number += 1) {
      const claim = claims.nth(number);
      assert.ok(await claim.evaluate((one) => one === document.activeElement), `the focus is on claim ${number + 1}`);
      const proof = claim.locator("xpath=following-sibling::p").first();
      assert.ok(await claim.evaluate((one) => one.nextElementSibling?.textContent?.includes("uppose that")), await claim.innerText());
      if (!(await proof.isVisible())) await page.keyboard.press("Enter");
      assert.ok(await proof.isVisible());
      await page.keyboard.press("Tab");
    }
    assert.equal(await shown(), all);
    assert.deepEqual(await axe(page), []);
    // Another step begins folded.
    await page.locator("[aria-label='Next step']").click();
    await eventually(async () => assert.ok(3 * (await shown()) < (await lines.count())));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("the steps that are possible are those of a technique, and are drawn under the mouse", async () => {
  const { page, complaints, end } = await visit({ at: `#/analyse/${EASY}` });
  try {
    await page.waitForSelector(".steps li");
    await page.click("button:has-text('List all steps')");
    await page.waitForSelector("h2:has-text('All possible steps')");
    const names = (): Promise<string[]> => page.locator(".steps li button > :nth-child(2)").allInnerTexts();
    const all = await names();
    const kinds = [...new Set(all)];
    assert.ok(kinds.length > 1, kinds.join());
    const kind = kinds.at(-1)!;
    await page.selectOption("label:has-text('Technique') select", kind);
    await eventually(async () =>
      assert.deepEqual(
        await names(),
        all.filter((name) => name === kind),
      ),
    );
    await page.selectOption("label:has-text('Technique') select", "");
    await eventually(async () => assert.deepEqual(await names(), all));
    // Another step is drawn, and the chosen one is told.
    const board = (): Promise<string> => page.locator(".board-side svg").first().innerHTML();
    const [drawn, told] = [await board(), await page.locator(".step-side .hint").innerText()];
    await page.locator(".steps li").nth(2).hover();
    await eventually(async () => assert.notEqual(await board(), drawn));
    assert.equal(await page.locator(".step-side .hint").innerText(), told);
    await page.locator("h1").hover();
    await eventually(async () => assert.equal(await board(), drawn));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("techniques are turned off for a path, and the options of games stay", async () => {
  const { page, complaints, end } = await visit({ at: `#/analyse/${EASY}` });
  try {
    await page.waitForSelector(".steps li");
    const named = async (): Promise<string> => (await page.locator(".steps li").allInnerTexts()).join();
    assert.match(await named(), /Naked Single/);
    await page.click("summary:has-text('echniques')");
    await page.getByLabel("Naked Single", { exact: true }).uncheck();
    await eventually(async () => {
      assert.doesNotMatch(await named(), /Naked Single/);
      assert.match(await named(), /Hidden Single/);
    });
    for (const one of ["Hidden Single", "Full House"]) await page.getByLabel(one, { exact: true }).uncheck();
    await see(page, "#/settings");
    await page.click("summary:has-text('echniques')");
    assert.ok(await page.getByLabel("Naked Single", { exact: true }).isChecked());
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("another puzzle is the same one in another form, or a different one", async () => {
  const { page, complaints, end } = await visit({ at: `#/analyse/${EASY}` });
  try {
    await page.click("summary:has-text('Compare')");
    const field = page.locator("textarea");
    // Rows and columns exchanged, digits reversed, the first two rows of the image exchanged.
    const transposed = Array.from({ length: 81 }, (_, cell) => EASY.charAt(9 * (cell % 9) + Math.floor(cell / 9))).join("");
    const image = (transposed.slice(9, 18) + transposed.slice(0, 9) + transposed.slice(18)).replace(/[1-9]/g, (digit) => String(10 - Number(digit)));
    await field.fill(image);
    await page.waitForSelector("text=the same puzzle in another form");
    const texts = (of: string): Promise<string[]> => page.locator(`details table ${of}`).allInnerTexts();
    assert.deepEqual(await texts("thead th"), ["Row becomes column", "Column becomes row", "Digit becomes"]);
    const [row, column, digit] = await Promise.all([2, 3, 4].map(async (at) => (await texts(`td:nth-child(${at})`)).map(Number)));
    // The table is right cell by cell, whichever of the ways it shows.
    for (const [cell, char] of [...EASY].entries()) {
      const [to, from] = [9 * (column![cell % 9]! - 1) + row![Math.floor(cell / 9)]! - 1, Number(char)];
      assert.equal(Number(image.charAt(to)), from === 0 ? 0 : digit![from - 1]);
    }
    await field.fill(GOLDEN_NUGGET);
    await page.waitForSelector("text=a different puzzle");
    assert.equal(await page.locator("details table").count(), 0);
    await field.fill("12");
    await page.waitForSelector("#compared .misfit");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`at ${width} pixels a step of the list is read without leaving the list, however long it is`, async () => {
    const { page, end } = await visit({ at: `#/analyse/${GOLDEN_NUGGET}`, viewport: { width, height } });
    try {
      const second = page.locator(".steps button").nth(1);
      await second.waitFor();
      await second.scrollIntoViewIfNeeded();
      const top = async (): Promise<number> => Math.round((await second.boundingBox())?.y ?? 0);
      const before = await top();
      await second.click();
      await eventually(async () => assert.match(await page.locator(".player h2").innerText(), /Nested/));
      await drawn(page);
      assert.equal(await top(), before);
      // Board, list and what follows fit into one window, and the proof scrolls.
      const text = page.locator(".player .hint-body");
      await text.locator("details").evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      await drawn(page);
      assert.ok(await text.evaluate((one) => one.scrollHeight > 4 * one.clientHeight && one.tabIndex === 0));
      assert.ok(((await page.locator(".player").boundingBox())?.height ?? 0) < height);
      assert.ok(await page.evaluate(() => document.documentElement.scrollHeight < 2.5 * innerHeight));
      // The next step begins with its first line.
      await text.evaluate((one) => one.scrollTo(0, 500));
      await page.locator(".steps button").nth(0).click();
      await eventually(async () => assert.equal(await text.evaluate((one) => one.scrollTop), 0));
    } finally {
      await end();
    }
  });
}

test("many puzzles become a table: rated, sorted, filtered, exported, and stopped", async () => {
  const { page, context, url, complaints, end } = await visit({ at: "#/analyse" });
  try {
    const other = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    // The same puzzle with digits exchanged is the same puzzle.
    const renamed = EASY.replace(/[1-9]/g, (digit) => String(10 - Number(digit)));
    const none = `11${"0".repeat(79)}`;
    await page.fill("textarea", [EASY, other, renamed, none].join("\n"));
    await page.click("button:has-text('Analyse')");
    const rows = page.locator("tbody tr");
    await eventually(async () => assert.match(await page.locator(".table-state").innerText(), /4 of 4/));
    await eventually(async () => assert.match(await heard(page), /^4 of 4 puzzles checked/));
    assert.equal(await rows.count(), 4);
    assert.match(await rows.nth(0).innerText(), /30\s+one\s+Easy/);
    assert.match(await rows.nth(2).innerText(), /the same as puzzle 1/);
    assert.match(await rows.nth(3).innerText(), /none/);
    await page.click("th button:has-text('Score')");
    assert.match(await rows.nth(0).innerText(), /^2\b/);
    assert.match(await page.locator("th[aria-sort=descending]").innerText(), /Score\s+↓/);
    await page.click("button:has-text('Sudoku Explainer')");
    await eventually(async () => assert.match(await rows.nth(1).innerText(), /1\.[2-9]/));
    // One puzzle is looked at, and the table is still there.
    await rows.nth(1).locator("a").click();
    await page.waitForSelector(".steps li");
    await page.goBack();
    await eventually(async () => assert.match(await rows.nth(1).innerText(), /1\.[2-9]/));
    assert.match(await page.locator("th[aria-sort=descending]").innerText(), /Score\s+↓/);
    await page.selectOption("select", "same");
    assert.equal(await rows.count(), 1);
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url });
    await page.click("button:has-text('Copy puzzles')");
    await page.getByRole("button", { name: "Text copied.", exact: true }).waitFor();
    await eventually(async () => assert.equal((await page.evaluate(() => navigator.clipboard.readText())).trim().replaceAll(".", "0"), renamed));
    await page.selectOption("select", "all");
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("button:has-text('CSV')")]);
    const text = await (await file.createReadStream()).toArray();
    assert.equal(
      Buffer.concat(text as Buffer[])
        .toString()
        .trim()
        .split("\n").length,
      5,
    );
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("a table of thousands fills while one looks at it, and can be stopped and continued", async () => {
  const { page, complaints, end } = await visit({ at: "#/analyse" });
  try {
    const many = Array.from({ length: 3000 }, () => GOLDEN_NUGGET).join("\n");
    await page.focus("textarea");
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      document.activeElement!.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, many);
    const status = page.locator(".table-state");
    const done = async (): Promise<number> => Number(/([\d,]+) of/.exec(await status.innerText())?.[1]?.replace(",", "") ?? 0);
    await eventually(async () => assert.ok((await done()) > 0));
    await page.click("button:has-text('Stop')");
    await page.waitForSelector("button:has-text('Continue')");
    const stopped = await done();
    assert.ok(stopped > 0 && stopped < 3000, `${stopped}`);
    assert.match(await status.innerText(), /of 3,000 puzzles/);
    assert.match(await page.locator("option").first().innerText(), /^All \(3,000\)$/);
    assert.equal(await page.locator("tbody tr").count(), 50);
    await page.click("button:has-text('Continue')");
    await eventually(async () => assert.ok((await done()) > stopped));
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

for (const [name, puzzle, locale] of [
  ["an easy puzzle", EASY, "en"],
  ["a medium one", MEDIUM, "de"],
  ["one that begins with a chain", CHAINED, "en"],
  ["one that the first half cannot begin", GOLDEN_NUGGET, "en"],
] as const) {
  test(`the first step of ${name} is there before the second half, and stays as it is`, async () => {
    const { page, url, complaints, end } = await visit({ locale });
    try {
      let arrive = (): void => undefined;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route("**/deep.wasm", async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(`${url}#/analyse/${puzzle}`);
      // The same document would keep its modules.
      await page.reload();
      const step = async (): Promise<string[]> => {
        const cells = await page.locator("[role=gridcell]").evaluateAll((all) => all.map((one) => one.ariaLabel).join());
        return [await page.locator(".player h2").innerText(), await page.locator(".player .hint-body").innerText(), cells];
      };
      const isBegun = puzzle !== GOLDEN_NUGGET;
      if (isBegun) await page.waitForSelector(".player h2");
      await eventually(async () => assert.equal(await page.locator(".text-side button", { hasText: /^Stop/ }).count(), 1));
      assert.equal(await page.locator(".player").count(), isBegun ? 1 : 0);
      const before = isBegun ? await step() : [];
      assert.equal(await page.locator(".facts").count(), 0);
      arrive();
      await page.waitForSelector(".steps li");
      const after = await step();
      if (isBegun) assert.deepEqual(after, before);
      assert.deepEqual(complaints, []);
    } finally {
      await end();
    }
  });
}

/** In the page: notes in every frame where the columns, the rows and what is around them are. */
const watchTable = (): void => {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  const note = (): void => {
    const heads = [...document.querySelectorAll("thead th, .field select, .field ~ button")];
    // The table scrolls within itself.
    const left = document.querySelector("table")?.getBoundingClientRect().x ?? 0;
    const places = heads.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.tagName === "TH" ? x - left : x, y, width, height].map(Math.round);
    });
    const heights = [...document.querySelectorAll("tbody tr")].map((one) => Math.round(one.getBoundingClientRect().height));
    if (heights.length > 0) seen.add(JSON.stringify({ places, heights: [...new Set(heights)] }));
    requestAnimationFrame(note);
  };
  note();
};

for (const [locale, width] of [
  ["en", 390],
  ["en", 1440],
  ["de", 390],
  ["ja", 1440],
] as const) {
  test(`nothing moves while a table fills, at ${width} pixels in ${locale}`, async () => {
    const { page, end } = await visit({ at: "#/analyse", locale, viewport: { width, height: 900 } });
    try {
      const renamed = GOLDEN_NUGGET.replace(/[1-9]/g, (digit) => String(10 - Number(digit)));
      const all = [EASY, MEDIUM, GOLDEN_NUGGET, renamed, `11${"0".repeat(79)}`, EASY.replace("5", "0")];
      await page.evaluate(watchTable);
      await page.fill(
        "textarea",
        Array.from({ length: 6 }, () => all)
          .flat()
          .join("\n"),
      );
      await page.locator("form .main").click();
      await eventually(async () => assert.equal(await page.locator("tbody td:nth-child(3):not(:empty)").count(), 36));
      await page.locator("thead button").nth(4).click();
      await page.waitForSelector("th[aria-sort=descending]");
      await drawn(page);
      const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      assert.equal(seen.length, 1, seen.join("\n"));
      // All of the names of techniques is there.
      const over = await page
        .locator("tbody td")
        .evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      assert.deepEqual(over, []);
    } finally {
      await end();
    }
  });
}

test("the path is printed: easy steps as lines, the others with board and reasons", async () => {
  const { page, complaints, end } = await visit({ at: `#/analyse/${MEDIUM}` });
  try {
    await see(page, `#/analyse/${MEDIUM}`);
    await page.waitForSelector(".steps li");
    await page.waitForSelector("text=Looking for the solution path", { state: "detached" });
    const steps = await page.locator(".steps li").count();
    assert.equal(await page.locator(".path-sheets").count(), 0);
    // What the printer would get, caught before it is taken away again.
    await page.evaluate(() => {
      window.print = () => dispatchEvent(new Event("beforeprint"));
    });
    await page.emulateMedia({ media: "print" });
    await page.locator("button", { hasText: "Print the path" }).dispatchEvent("click");
    await page.waitForSelector(".path-sheets section");
    const told = await page.locator(".path-sheets").evaluate((paper) => ({
      lines: paper.querySelectorAll("li").length,
      steps: [...paper.querySelectorAll("h2")].map((heading) => Number(/\d+/.exec(heading.innerText)?.[0])),
      reasons: [...paper.querySelectorAll("section")].every((section) => section.querySelectorAll("p").length > 0),
      first: [...paper.querySelectorAll("ol")].map((list) => list.start),
      text: (paper as HTMLElement).innerText,
    }));
    assert.equal(told.lines + told.steps.length, steps);
    assert.ok(told.steps.length > 2 && told.lines > 30 && told.reasons, JSON.stringify(told));
    // A list after a step goes on counting behind it.
    for (const number of told.first.slice(1)) assert.ok(told.steps.includes(number - 1), `${number}`);
    assert.ok(told.text.includes(MEDIUM.replaceAll("0", ".")));
    assert.equal(await page.locator(".page").first().isVisible(), false);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.waitForSelector(".path-sheets", { state: "detached" });
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

const ROW_OF_EIGHT = `12345678${".".repeat(73)}`;
const proof = (digit: number): string =>
  JSON.stringify({
    version: 1,
    puzzle: ROW_OF_EIGHT,
    steps: [
      {
        line: `Full House: r1c9=${digit}`,
        effect: { placements: [`r1c9=${digit}`] },
        pattern: { singles: { candidate: `r1c9=${digit}`, house: "row 1" } },
      },
    ],
  });

test("a pasted proof is checked step by step, by a module that only then is loaded", async () => {
  const { page, context, complaints, end } = await visit({ at: "#/analyse" });
  const asked: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const judge = async (text: string): Promise<string> => {
    await page.fill("textarea", text);
    await page.click("button[type=submit]");
    await page.waitForSelector(".verdicts p");
    await page.waitForSelector("text=Checking the proof", { state: "detached" });
    return page.locator(".verdicts").innerText();
  };
  try {
    await see(page, "#/analyse");
    const before = asked.length;
    assert.match(await judge(proof(9)), /^The proof holds: its one step follows\./);
    assert.deepEqual(
      asked.slice(before).filter((path) => path.endsWith(".wasm")),
      ["/proof.wasm"],
    );
    const wrong = await judge(proof(8));
    assert.match(wrong, /^Step 1 of 1 doesn't follow\./);
    assert.match(wrong, /Full House: r1c9=8/);
    const many = await judge([proof(9), proof(8), proof(9), '{"version":1,'].join("\n"));
    assert.match(many, /^2 of 4 proofs hold\./);
    assert.match(many, /Proof 2\s+Step 1 of 1[\s\S]*Proof 4\s+This proof can't be read\./);
    // What is no proof is a puzzle again.
    await page.fill("textarea", "no puzzle");
    await page.click("button[type=submit]");
    await page.waitForSelector(".verdicts", { state: "detached" });
    await page.waitForFunction(() => document.getElementById("trouble")?.innerText !== "");
    await judge(proof(9));
    await page.click(".verdicts a");
    await page.waitForSelector(".analysis");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
