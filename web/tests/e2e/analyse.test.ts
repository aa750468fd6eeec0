/** The way to a solution: list, curve and board go together, and a step has an address. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EASY, visit } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { see } from "./play.ts";

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
    await at(await page.locator(".steps li").count());
    assert.deepEqual(complaints, []);
  } finally {
    await end();
  }
});
