/** The checker of proofs: a module of its own, without generated bindings (`crates/web-proof`). */

/** All steps follow; or the first that does not, counted from 0; or the text cannot be read. Reasons are in English. */
export type Verdict = { is: "holds" } | { is: "step"; step: number; why: string } | { is: "unread"; why: string };

interface Exports {
  memory: WebAssembly.Memory;
  room: (bytes: number) => number;
  check: () => number;
}

export class Checker {
  private readonly exports: Exports;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module).exports as unknown as Exports;
  }

  check(proof: string): Verdict {
    const { memory, room, check } = this.exports;
    const bytes = new TextEncoder().encode(proof);
    // The memory may have grown, so each view of it is made anew.
    const at = room(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, at);
    const length = check();
    return verdictOf(new TextDecoder().decode(new Uint8Array(memory.buffer, room(length), length)));
  }
}

function verdictOf(said: string): Verdict {
  const [, is, number = "", why = ""] = /^(holds|step|unread) ?(\d*) ?(.*)$/s.exec(said) ?? [];
  if (is === "holds") return { is };
  return is === "step" ? { is, step: Number(number), why } : { is: "unread", why };
}
