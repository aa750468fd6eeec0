/** The program `sudoku` serves the app that is in it: `SUDOKU` says where it is. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { browse, EASY } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { clickCell, digits, hasDigits, heard, inGrid, MISSING, settle } from "./play.ts";

const program = process.env.SUDOKU;

test("the program serves the app, and a game is played there", {
  skip: program === undefined && "SUDOKU does not say where the program is",
}, async () => {
  const served = spawn(program!, ["web", "--no-open", "--port", "0", EASY], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(served.stdout);
  const [address] = (await once(lines, "line")) as [string];
  const { page, context, complaints, end } = await browse(address, { isKept: true });
  try {
    await inGrid(page);
    const before = await digits(page);
    const { number, digit } = MISSING[0]!;
    await clickCell(page, number);
    await page.keyboard.press(digit);
    await eventually(async () => assert.equal(await heard(page), `${digit} in row 1 column ${number + 1}.`));
    await hasDigits(page, before + 1);
    // Help comes from the worker, whose WebAssembly the server's headers must allow.
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);

    // The app stays when the program has gone.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await settle(page);
    assert.deepEqual(complaints, []);
    const exit = once(served, "exit");
    served.kill("SIGINT");
    const [code] = (await exit) as [number];
    assert.equal(code, 130);
    await page.reload();
    await inGrid(page);
    await hasDigits(page, before + 1);
    assert.equal(context.pages().length, 1);
  } finally {
    served.kill("SIGKILL");
    await end();
  }
});
