/** Starts the worker: from its file, or, in the edition that is one file, from a text in it. */

declare global {
  // eslint-disable-next-line no-var
  var sudokitWorker: string | undefined;
}

export function startWorker(): Worker {
  if (globalThis.sudokitWorker === undefined) return new Worker("worker.js", { type: "module" });
  const address = URL.createObjectURL(new Blob([globalThis.sudokitWorker], { type: "text/javascript" }));
  return new Worker(address);
}
