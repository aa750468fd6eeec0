/** The WebAssembly as it is fetched and compiled: once, for the page and its worker. */

/** A function of no use but that only engines with 128-bit vectors take it. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

export const hasVectors = (): boolean => WebAssembly.validate(VECTORS);

declare global {
  /** In the edition that is one file: the WebAssembly in base 64. */
  // eslint-disable-next-line no-var
  var sudokitWasm: string | undefined;
}

export async function compileModule(): Promise<WebAssembly.Module> {
  if (globalThis.sudokitWasm !== undefined) {
    const bytes = Uint8Array.from(atob(globalThis.sudokitWasm), (char) => char.charCodeAt(0));
    return WebAssembly.compile(bytes);
  }
  const response = await fetch(hasVectors() ? "sudokit_simd.wasm" : "sudokit.wasm");
  if (!response.ok) throw new Error(`the program did not come: ${response.status}`);
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    // Some servers do not say what it is.
    return WebAssembly.compile(await response.arrayBuffer());
  }
}
