/** Starts the worker: from its file, or, in the edition that is one file, from a text in it. */

import "./file.ts";

/** Needed by the worker, which fetches nothing if it is not served. */
const NEEDED = "positions.txt";

export function startWorker(): Worker {
  const files = globalThis.sudokitFiles;
  if (files === undefined) return new Worker("worker.js", { type: "module" });
  const inside = `globalThis.sudokitFiles=${JSON.stringify({ [NEEDED]: files[NEEDED] })};`;
  const address = URL.createObjectURL(new Blob([inside, files["worker.js"] ?? ""], { type: "text/javascript" }));
  return new Worker(address);
}
