/**
 * Lighthouse on a slowed phone: accessibility and best practice are held to their bar. Performance is printed, and held
 * to it with `SUDOKIT_BARS=1` on a machine that does nothing else. `LIGHTHOUSE` says where its package is.
 */
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { EASY, executablePath, FLAGS, serve } from "../e2e/browser.ts";

/** The least score of a category, of 100. */
const BAR = 95;

const SCREENS: Readonly<Record<string, string>> = {
  home: "",
  "a new game": "#/new/easy",
  "an analysis": `#/analyse/${EASY}`,
  "a lesson": "#/train/x-wing",
};

/** What is used of the package, which brings no types along that fit ours. */
interface Audit {
  score: number | null;
  displayValue?: string;
}
interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: { categories: Record<string, { score: number }>; audits: Record<string, Audit> } }>;
}

let lighthouse: Lighthouse;
let served: Awaited<ReturnType<typeof serve>>;

before(async () => {
  lighthouse = (await import(process.env.LIGHTHOUSE ?? "lighthouse")) as Lighthouse;
  served = await serve(undefined, true);
});
after(() => {
  served.server.closeAllConnections();
  served.server.close();
});

for (const [name, fragment] of Object.entries(SCREENS)) {
  test(name, async (t) => {
    // A browser for each, as visitors come with nothing kept.
    const port = await freePort();
    const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] });
    try {
      const { lhr } = await lighthouse.default(served.url + fragment, {
        port,
        logLevel: "error",
        throttlingMethod: "devtools",
        onlyCategories: ["performance", "accessibility", "best-practices"],
      });
      const scores = Object.entries(lhr.categories).map(([category, { score }]) => [category, Math.round(100 * score)] as const);
      const value = (audit: string): string => `${audit} ${lhr.audits[audit]?.displayValue ?? "?"}`;
      t.diagnostic(`${name}: ${scores.map(([category, score]) => `${category} ${score}`).join(", ")}`);
      t.diagnostic(["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map(value).join(", "));
      for (const [category, score] of scores) {
        if (category !== "performance" || process.env.SUDOKIT_BARS === "1") assert.ok(score >= BAR, `${category} has ${score}`);
      }
    } finally {
      await browser.close();
    }
  });
}

async function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
