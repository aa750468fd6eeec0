/** Waiting for a page that changes: a question is asked again until its answer is right. */

import { AssertionError } from "node:assert";
import { setTimeout as sleep } from "node:timers/promises";
import { errors } from "playwright-core";

const PATIENCE = 30_000;

/**
 * For questions about an element that may be gone, such as a dialog that closes: the time for one question,
 * in ms. The next attempt looks for the element again.
 */
export const BRIEF = { timeout: 2000 };

/**
 * Tries until no assertion fails and no question takes too long. After half a minute it fails as the last
 * attempt did.
 */
export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const mayPass = error instanceof AssertionError || error instanceof errors.TimeoutError;
      if (!mayPass || Date.now() > end) throw error;
    }
    await sleep(25);
  }
}
