/** Proofs in a text that somebody pastes, one or several, in the JSON of `docs/proofs.md`. */

export interface Proof {
  /** The JSON of this proof alone. */
  text: string;
  /** The puzzle that it is about; empty if the text names none. */
  puzzle: string;
  /** What its steps say of themselves. */
  lines: string[];
}

/** A proof, or several: a document with `results`, or a proof on each line. Null for a text that is something else. */
export function proofsOf(text: string): Proof[] | null {
  if (!text.trimStart().startsWith("{")) return null;
  const whole = parsed(text);
  if (whole !== undefined) {
    const { results } = whole as { results?: unknown };
    const all = Array.isArray(results) ? (results as unknown[]) : [whole];
    return all.some(isProof) ? all.map((one) => proofOf(one, JSON.stringify(one))) : null;
  }
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const all = lines.map((line) => proofOf(parsed(line), line));
  return all.some(({ puzzle }) => puzzle !== "") ? all : null;
}

function proofOf(value: unknown, text: string): Proof {
  if (!isProof(value)) return { text, puzzle: "", lines: [] };
  return { text, puzzle: value.puzzle, lines: value.steps.map((step) => (typeof step?.line === "string" ? step.line : "")) };
}

function isProof(value: unknown): value is { puzzle: string; steps: ({ line?: unknown } | null)[] } {
  const { puzzle, steps } = (value ?? {}) as { puzzle?: unknown; steps?: unknown };
  return typeof puzzle === "string" && Array.isArray(steps);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
