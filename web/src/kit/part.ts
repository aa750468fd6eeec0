/** A part of the app that is a module of its own, without generated bindings (`crates/web-parts`). */

interface Exports extends Record<string, unknown> {
  memory: WebAssembly.Memory;
  room: (bytes: number) => number;
}

export class Part {
  private readonly exports: Exports;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module).exports as Exports;
  }

  /** Hands bytes to a function of the module; returns the line that it says. */
  ask(name: string, bytes: ArrayLike<number>, ...numbers: number[]): string {
    const { memory, room } = this.exports;
    // The memory may have grown, so each view of it is made anew.
    const at = room(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, at);
    const length = (this.exports[name] as (...numbers: number[]) => number)(...numbers);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, room(length), length));
  }
}
