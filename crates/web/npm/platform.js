// Differences between browsers and Node: Workers, cores, files. Nothing is imported, so that no bundler
// stumbles over Node.

const node = globalThis.process?.getBuiltinModule;
const threads = () => node?.("node:worker_threads");

/** How many Workers are worth while. */
export const cores = () => globalThis.navigator?.hardwareConcurrency ?? node?.("node:os").availableParallelism() ?? 1;

/**
 * Starts a Worker of `worker.js`. The first form is the one that bundlers see. Deno has both, and ends only
 * with Workers of Node's kind.
 */
export function newWorker() {
  if (typeof Worker === "function" && !globalThis.Deno) {
    return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  }
  const { Worker: NodeWorker } = threads();
  // Flags of the program are none of a Worker's.
  return new NodeWorker(new URL("./worker.js", import.meta.url), { execArgv: [] });
}

/** Hears what a Worker says, and that it failed. */
export function listen(worker, hear, fail) {
  if (worker.on) {
    worker.on("message", hear);
    worker.on("error", fail);
  } else {
    worker.addEventListener("message", ({ data }) => hear(data));
    worker.addEventListener("error", fail);
  }
}

/** A Worker with something to do keeps the program alive; one that waits does not. */
export const hold = (worker) => worker.ref?.();
export const release = (worker) => worker.unref?.();

/** Inside a Worker: listens to messages, and answers with the results. */
export function serve(hear) {
  const port = threads()?.parentPort;
  if (port) port.on("message", hear);
  else globalThis.addEventListener("message", ({ data }) => hear(data));
  return (answer, transfer = []) => (port ?? globalThis).postMessage(answer, transfer);
}
