/** A game by ear: from home to solved, by one who has nothing but what a screen reader reads, and keys. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { visit } from "./browser.ts";
import { BRIEF, eventually } from "./eventually.ts";
import { heard } from "./play.ts";

/**
 * Somebody who hears the page: what is on it, where the focus is, what was said last. All of it is asked
 * again until it is as expected.
 */
class Listener {
  constructor(private readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Waits until the page, or the open dialog, reads like this. */
  reads(what: RegExp): Promise<string> {
    return this.wait(() => this.text(), what);
  }

  /** Waits until this is said. */
  hears(what: RegExp): Promise<string> {
    return this.wait(async () => /^ *- status: "?(.*?)"?$/m.exec(await this.text())?.[1]?.trim() ?? "", what);
  }

  /** Waits until something like this has the focus. */
  focuses(what: RegExp): Promise<string> {
    return this.wait(() => this.focused(), what);
  }

  /** Waits until a cell like this has the focus. */
  async cell(what = /./): Promise<Cell> {
    const [cell] = cellsIn(await this.focuses(new RegExp(`^- gridcell .*${what.source}`)));
    return cell!;
  }

  /** Goes on with Tab until this has the focus. */
  async tabTo(what: RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (what.test(await eventually(() => this.focused()))) return;
      await this.press("Tab");
    }
    assert.fail(`Tab does not lead to ${String(what)}`);
  }

  private wait(ask: () => Promise<string>, what: RegExp): Promise<string> {
    return eventually(async () => {
      const text = await ask();
      assert.match(text, what);
      return text;
    });
  }

  /** The page as text; while a dialog is open, nothing but the dialog. */
  private async text(): Promise<string> {
    return (await this.open()).ariaSnapshot(BRIEF);
  }

  private async focused(): Promise<string> {
    const text = await (await this.open()).ariaSnapshot({ mode: "ai", ...BRIEF });
    return (
      text
        .split("\n")
        .find((line) => line.includes("[active]"))
        ?.replace(/ \[(active|selected|ref=.*|cursor=.*|checked)\]/g, "")
        .trim() ?? ""
    );
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
  [...text.matchAll(/gridcell "row (\d) column (\d), (?:given )?(\d|empty)/g)].map(([, row, column, digit]) => ({
    row: Number(row),
    column: Number(column),
    digit: digit!,
  }));

/** The key that the sheet of keys names for something. */
function keyFor(what: string, sheet: string): string {
  const key = new RegExp(`rowheader "?${what}.*\\n *- cell "([^\\s"]+)`).exec(sheet)?.[1];
  assert.ok(key !== undefined, `the sheet of keys has nothing for '${what}'`);
  return key.toLowerCase();
}

/** The listener solves the puzzle with the npm package. */
async function solution(puzzle: string): Promise<string> {
  const folder = new URL("../crates/web/npm/", `file://${process.cwd()}/`);
  const { initSync, solve } = (await import(new URL("index.js", folder).href)) as typeof import("sudokit");
  initSync(await readFile(new URL("wasm/sudokit_simd.wasm", folder)));
  const { status, solution } = solve(puzzle);
  assert.equal(status, "unique");
  return solution!;
}

test("a game from home to solved, by what is read and said alone", async () => {
  const { page, complaints, end } = await visit();
  const listener = new Listener(page);
  try {
    await listener.reads(/heading "Sudokit"[\s\S]*region "New game"/);
    await listener.tabTo(/^- '?link "Easy /);
    await listener.press("Enter");
    const grid = await listener.reads(/- grid "/);
    const puzzle = cellsIn(grid)
      .map(({ digit }) => (digit === "empty" ? "." : digit))
      .join("");
    assert.equal(puzzle.length, 81);
    const solved = await solution(puzzle);
    const digitIn = ({ row, column }: Cell): string => solved.charAt(9 * (row - 1) + column - 1);

    await listener.press("?");
    const sheet = await listener.reads(/dialog "Keyboard shortcuts"/);
    const keys = {
      hint: keyFor("Hint", sheet),
      undo: keyFor("Undo", sheet),
      next: keyFor("Go to the next empty cell", sheet),
      needs: keyFor("Read out", sheet),
    };
    await listener.press("Escape");
    await listener.reads(/- grid "/);

    // Where am I, what does my row need, and what comes next?
    const start = await listener.cell();
    await listener.press(keys.needs);
    await listener.hears(new RegExp(`^Row ${start.row} still needs .*Column ${start.column} still needs .*Box \\d still needs `));
    await listener.press(keys.hint);
    // A new game each time: the first step may be any that is easy.
    await listener.reads(/status: (Full House|.*(Single|Pair))\./);
    await listener.press("Escape");

    // A slip is heard, and taken back.
    if (start.digit !== "empty") await listener.press(keys.next);
    const first = await listener.cell(/empty/);
    const twice = cellsIn(grid).find(({ row, digit }) => row === first.row && digit !== "empty")!;
    await listener.press(twice.digit);
    await listener.hears(
      new RegExp(`^${twice.digit} in row ${first.row} column ${first.column}\\. The same digit is in .*row ${twice.row} column ${twice.column}`),
    );
    await listener.focuses(/in conflict/);
    await listener.press(keys.undo);
    await listener.hears(/^Undone\. .* is empty\.$/);
    await listener.cell(/empty/);

    for (let left = puzzle.split(".").length - 1; left > 0; left -= 1) {
      if ((await listener.cell()).digit !== "empty") await listener.press(keys.next);
      const cell = await listener.cell(/empty/);
      const digit = digitIn(cell);
      await listener.press(digit);
      // The end is told by the dialog.
      if (left === 1) break;
      await listener.hears(new RegExp(`^${digit} in row ${cell.row} column ${cell.column}\\.$`));
      await listener.cell(new RegExp(`row ${cell.row} column ${cell.column}, ${digit}`));
    }
    const over = await listener.reads(/dialog "Solved"/);
    assert.match(over, /paragraph: "?\d+:\d\d/);
    assert.match(over, /paragraph: with 1 hint/);
    // It is read when the dialog opens, without being looked for.
    await page.getByRole("dialog", { name: "Solved", description: /\d+:\d\d\s*with 1 hint/ }).waitFor();
    await listener.tabTo(/^- link "Home"/);
    await listener.press("Enter");
    await listener.reads(/heading "Sudokit"/);
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});

test("what is said while a dialog is open is said in the dialog", async () => {
  const { page, end } = await visit();
  const listener = new Listener(page);
  try {
    await listener.tabTo(/^- '?link "Easy /);
    await listener.press("Enter");
    await listener.reads(/- grid "/);
    await listener.tabTo(/^- button "More"/);
    await listener.press("Enter");
    await listener.tabTo(/^- button "Savepoints/);
    await listener.press("Enter");
    await listener.reads(/dialog "Savepoints"/);
    await listener.tabTo(/^- button "Add a savepoint"/);
    await listener.press("Enter");
    await listener.hears(/^Savepoint 1\.$/);
  } finally {
    await end();
  }
});

test("a lesson whose words come late is announced by its heading, and another screen forgets what was said", async () => {
  const { page, end } = await visit({ at: "#/train" });
  const focused = (): Promise<string> => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
  try {
    await page.locator("a", { hasText: "X-Wing" }).first().press("Enter");
    await eventually(async () => assert.equal(await focused(), "H1 X-Wing"));
    await page.getByRole("button", { name: "Next" }).click();
    await eventually(async () => assert.match(await heard(page), /columns/));
    await page.getByRole("link", { name: "All lessons" }).press("Enter");
    await eventually(async () => assert.equal(await focused(), "H1 Training"));
    assert.equal(await heard(page), "");
  } finally {
    await end();
  }
});
