/** Opening: several puzzles in one paste, and tables of other programs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EASY, EASY_SOLVED, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { givens, go, inGrid } from "./play.ts";

/** One digit fewer each: three puzzles that differ. */
const PUZZLES = [EASY, EASY.replace("5", "0"), EASY.replace("7", "0")] as const;

test("puzzles that are pasted together are gone through, and the one that is shown is played", async () => {
  const { page, complaints, end } = await visit({ at: "#/open" });
  try {
    const button = (name: string) => page.locator(`button:text-is("${name}")`);
    const shown = (count: number): Promise<unknown> => page.waitForSelector(`text="Puzzle ${count} of 3"`);
    await page.fill("textarea", `# of this week\n${PUZZLES.join("\n")}\n`);
    await shown(1);
    assert.equal(await button("Previous").isDisabled(), true);
    assert.match(await page.locator("#found").innerText(), /with 30 givens\. It has exactly one solution\./);
    await button("Next").click();
    await shown(2);
    assert.match(await page.locator("#found").innerText(), /with 29 givens/);
    await button("Next").click();
    await shown(3);
    assert.equal(await button("Next").isDisabled(), true);
    await button("Previous").click();
    await shown(2);
    await button("Play").click();
    await inGrid(page);
    await eventually(async () => assert.equal(await givens(page), PUZZLES[1]));
    // Another paste begins with its first.
    await go(page, "#/open");
    await page.fill("textarea", [PUZZLES[2], EASY, EASY].join("\n"));
    await shown(1);
    // One puzzle needs no buttons.
    await page.fill("textarea", EASY);
    await page.waitForSelector("text=with 30 givens");
    assert.equal(await button("Next").count(), 0);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("grids with blanks, and tables of Markdown and HTML, are read", async () => {
  const { page, complaints, end } = await visit({ at: "#/open" });
  try {
    const rows = Array.from({ length: 9 }, (_, row) => [...EASY.slice(9 * row, 9 * row + 9)].map((digit) => (digit === "0" ? " " : digit)));
    const texts = [
      rows.map((row) => row.join("")).join("\n"),
      rows.map((row) => `| ${row.join(" | ")} |`).join("\n"),
      `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell.trim()}</td>`).join("")}</tr>`).join("")}</table>`,
    ];
    for (const text of texts) {
      await page.fill("textarea", "");
      await page.fill("textarea", text);
      await eventually(async () => assert.match(await page.locator("#found").innerText(), /with 30 givens\. It has exactly one solution\./, text));
    }
    await page.fill("textarea", EASY_SOLVED);
    await page.waitForSelector("text=with 81 givens");
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
