/** The rules of axe, asked of a page that lets other scripts in: `visit({ bypassCSP: true })`. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The rules that the page breaks. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }).axe.run();
    return violations.map(({ id }) => id);
  });
}
