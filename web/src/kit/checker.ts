/** The checker of proofs. */

import type { Part } from "./part.ts";

/** All steps follow; or the first that does not, counted from 0; or the text cannot be read. Reasons are in English. */
export type Verdict = { is: "holds" } | { is: "step"; step: number; why: string } | { is: "unread"; why: string };

export function check(part: Part, proof: string): Verdict {
  const said = part.ask("check", new TextEncoder().encode(proof));
  const [, is, number = "", why = ""] = /^(holds|step|unread) ?(\d*) ?(.*)$/s.exec(said) ?? [];
  if (is === "holds") return { is };
  return is === "step" ? { is, step: Number(number), why } : { is: "unread", why };
}
