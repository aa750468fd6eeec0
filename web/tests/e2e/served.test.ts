/** The program `sudoku` serves the app that is in it: `SUDOKU` says where it is. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { EASY, browse } from "./browser.ts";
import { MISSING, cell, digits, heard } from "./play.ts";

const program = process.env["SUDOKU"];

test("the program serves the app, and a game is played there", { skip: program === undefined && "SUDOKU does not say where the program is" }, async () => {
  const served = spawn(program!, ["web", "--no-open", "--port", "0", EASY], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(served.stdout);
  const [address] = (await once(lines, "line")) as [string];
  const { page, context, complaints, end } = await browse(address);
  try {
    await page.waitForSelector(".play [role=gridcell]:focus");
    const before = await digits(page);
    const { number, digit } = MISSING[0]!;
    await cell(page, number).click();
    await page.keyboard.press(digit);
    assert.equal(await heard(page), `${digit} in row 1 column ${number + 1}.`);
    assert.equal(await digits(page), before + 1);
    // Help comes from the worker, whose WebAssembly the server's headers must allow.
    await page.keyboard.press("h");
    await page.waitForSelector(".hint h2");
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);

    // The app stays when the program has gone.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForSelector(".play [role=gridcell]:focus");
    assert.deepEqual(complaints, []);
    served.kill("SIGINT");
    const [code] = (await once(served, "exit")) as [number];
    assert.equal(code, 130);
    await page.reload();
    await page.waitForSelector(".play [role=gridcell]:focus");
    assert.equal(await digits(page), before + 1);
    assert.equal(context.pages().length, 1);
  } finally {
    served.kill("SIGKILL");
    await end();
  }
});
