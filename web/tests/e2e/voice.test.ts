/** A game by ear: from home to solved, by one who has nothing but what a screen reader reads, and keys. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { visit } from "./browser.ts";

/** Somebody who hears the page: what is on it, where the focus is, what was said last. */
class Listener {
  constructor(private readonly page: Page) {}

  /** The page as text; while a dialog is open, nothing but the dialog. */
  async reads(): Promise<string> {
    return (await this.open()).ariaSnapshot();
  }

  /** What has the focus. */
  async focused(): Promise<string> {
    const text = await (await this.open()).ariaSnapshot({ mode: "ai" });
    return text.split("\n").find((line) => line.includes("[active]"))?.replace(/ \[(active|selected|ref=.*|cursor=.*|checked)\]/g, "").trim() ?? "";
  }

  /** What was said last. */
  async said(): Promise<string> {
    return /^ *- status: "?(.*?)"?$/m.exec(await this.reads())?.[1]?.trim() ?? "";
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Listens until it is read. */
  async waitFor(what: RegExp): Promise<string> {
    for (let time = 0; time < 200; time += 1) {
      const text = await this.reads();
      if (what.test(text)) return text;
      await this.page.waitForTimeout(25);
    }
    return assert.fail(`${String(what)} is not read in\n${await this.reads()}`);
  }

  /** Goes on with Tab until this has the focus. */
  async tabTo(what: RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (what.test(await this.focused())) return;
      await this.press("Tab");
    }
    assert.fail(`Tab does not lead to ${String(what)}`);
  }

  private async open() {
    const dialog = this.page.locator("dialog[open]");
    return (await dialog.count()) > 0 ? dialog.last() : this.page.locator("body");
  }
}

interface Cell {
  row: number;
  column: number;
  digit: string;
}

/** The cells that a text names. */
const cellsIn = (text: string): Cell[] =>
  [...text.matchAll(/gridcell "row (\d) column (\d), (?:given )?(\d|empty)/g)].map(([, row, column, digit]) => ({ row: Number(row), column: Number(column), digit: digit! }));

/** The key that the sheet of keys names for something. */
function keyFor(what: string, sheet: string): string {
  const key = new RegExp(`rowheader "?${what}.*\\n *- cell "([^\\s"]+)`).exec(sheet)?.[1];
  assert.ok(key !== undefined, `the sheet of keys has nothing for '${what}'`);
  return key.toLowerCase();
}

/** Whoever listens thinks for themselves: here with the package. */
async function solution(puzzle: string): Promise<string> {
  const folder = new URL("../crates/web/npm/", `file://${process.cwd()}/`);
  const { initSync, solve } = (await import(new URL("index.js", folder).href)) as typeof import("sudokit");
  initSync(await readFile(new URL("wasm/sudokit.wasm", folder)));
  const { status, solution } = solve(puzzle);
  assert.equal(status, "unique");
  return solution!;
}

test("a game from home to solved, by what is read and said alone", async () => {
  const { page, complaints, end } = await visit();
  const listener = new Listener(page);
  try {
    assert.match(await listener.reads(), /heading "Sudokit"[^]*region "New game"/);
    await listener.tabTo(/^- link "Easy /);
    await listener.press("Enter");
    const grid = await listener.waitFor(/- grid "/);
    const puzzle = cellsIn(grid).map(({ digit }) => (digit === "empty" ? "." : digit)).join("");
    assert.equal(puzzle.length, 81);
    const solved = await solution(puzzle);
    const digitIn = ({ row, column }: Cell): string => solved.charAt(9 * (row - 1) + column - 1);

    await listener.press("?");
    const sheet = await listener.waitFor(/dialog "Keys"/);
    const keys = { hint: keyFor("A hint", sheet), undo: keyFor("Undo", sheet), next: keyFor("Go to the next empty cell", sheet), lacks: keyFor("Say what", sheet) };
    await listener.press("Escape");
    await listener.waitFor(/- grid "/);

    // Where am I, what does my row lack, and what comes next?
    const [start] = cellsIn(await listener.focused());
    assert.ok(start !== undefined, "the focus is in the grid");
    await listener.press(keys.lacks);
    assert.match(await listener.said(), new RegExp(`^Row ${start.row} lacks .*Column ${start.column} lacks .*Box \\d lacks `));
    await listener.press(keys.hint);
    await listener.waitFor(/status: .*(Single|Pair)\./);
    await listener.press("Escape");

    // A slip is heard, and taken back.
    if (start.digit !== "empty") await listener.press(keys.next);
    const [first] = cellsIn(await listener.focused());
    const twice = cellsIn(grid).find(({ row, digit }) => row === first!.row && digit !== "empty")!;
    await listener.press(twice.digit);
    assert.match(await listener.said(), new RegExp(`^${twice.digit} in row ${first!.row} column ${first!.column}\\. The same digit is in .*row ${twice.row} column ${twice.column}`));
    assert.match(await listener.focused(), /clashes/);
    await listener.press(keys.undo);
    assert.match(await listener.said(), /^Undone\. .* is empty\.$/);

    for (let left = puzzle.split(".").length - 1; left > 0; left -= 1) {
      const [at] = cellsIn(await listener.focused());
      if (at?.digit !== "empty") await listener.press(keys.next);
      const [cell] = cellsIn(await listener.focused());
      assert.equal(cell?.digit, "empty");
      await listener.press(digitIn(cell!));
      // The end is told by the dialog.
      if (left > 1) assert.equal(await listener.said(), `${digitIn(cell!)} in row ${cell!.row} column ${cell!.column}.`);
    }
    const over = await listener.waitFor(/dialog "Solved"/);
    assert.match(over, /paragraph: "?\d+:\d\d/);
    assert.match(over, /paragraph: with 1 hint/);
    // It is read when the dialog opens, without being looked for.
    assert.equal(await page.getByRole("dialog", { name: "Solved", description: /\d+:\d\d\s*with 1 hint/ }).count(), 1);
    await listener.tabTo(/^- link "Home"/);
    await listener.press("Enter");
    await listener.waitFor(/heading "Sudokit"/);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("what is said while a dialog is open is said in the dialog", async () => {
  const { page, end } = await visit();
  const listener = new Listener(page);
  try {
    await listener.tabTo(/^- link "Easy /);
    await listener.press("Enter");
    await listener.waitFor(/- grid "/);
    await listener.tabTo(/^- button "More"/);
    await listener.press("Enter");
    await listener.tabTo(/^- button "Savepoints/);
    await listener.press("Enter");
    await listener.waitFor(/dialog "Savepoints"/);
    await listener.tabTo(/^- button "Make a savepoint"/);
    await listener.press("Enter");
    assert.equal(await listener.said(), "Savepoint 1.");
  } finally {
    await end();
  }
});
