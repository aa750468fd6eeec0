// Workers that think beside the page: single calls that can be stopped, and arrays in parts.

import { bytesOf, QUESTIONS } from "./bulk.js";
import { newSeed, optionsOf } from "./call.js";
import { SudokitError } from "./error.js";
import { init, loadedCensus, module, speech } from "./load.js";
import { cores, hold, listen, newWorker, release } from "./platform.js";

const GRID = 81;
/** Grids that a Worker gets at once: enough for its batch engine, few enough to show progress. */
const PART = 8192;
/** Of what takes longer. */
const SMALL_PART = 64;

/** A Worker and what it does: one task at a time. */
class Member {
  #worker;
  #task;
  #ready;
  /** It ended, or failed: it does nothing more. */
  isOver = false;

  constructor(make) {
    this.#worker = make();
    listen(
      this.#worker,
      (message) => this.#hear(message),
      (error) => this.stop(broken(error)),
    );
    this.#ready = this.#post({ task: "start", module: module(), speech: speech() });
  }

  /** Does a task. */
  async do(message, transfer, onMade) {
    await this.#ready;
    return this.#post(message, transfer, onMade);
  }

  /** Terminates at once. */
  stop(why) {
    this.isOver = true;
    this.#worker.terminate();
    this.#settle("reject", why);
  }

  #post(message, transfer = [], onMade) {
    return new Promise((resolve, reject) => {
      this.#task = { resolve, reject, onMade };
      hold(this.#worker);
      this.#worker.postMessage(message, transfer);
    });
  }

  #hear({ made, result, error }) {
    if (made !== undefined) this.#task?.onMade?.(made);
    else if (error) this.#settle("reject", new SudokitError(error));
    else this.#settle("resolve", result);
  }

  #settle(how, what) {
    const task = this.#task;
    this.#task = undefined;
    release(this.#worker);
    task?.[how](what);
  }
}

/** Workers that think beside the page. See `team.d.ts`. */
export class Team {
  #make;
  #size;
  #idle = [];
  #busy = new Set();
  /** Calls that wait for a Worker, the longest first. */
  #waiting = [];

  constructor({ size = cores(), worker = newWorker } = {}) {
    this.#size = Math.max(1, size);
    this.#make = worker;
  }

  get size() {
    return this.#size;
  }

  call(name, args = [], { signal, onMade } = {}) {
    return this.#do({ task: "call", name, args, listens: onMade !== undefined }, { signal, onMade });
  }

  solveMany(grids, options) {
    return this.#many("solve", grids, options);
  }

  async countMany(grids, options) {
    return (await this.#many("count", grids, options)).counts;
  }

  async minimalMany(grids, options) {
    return (await this.#many("minimal", grids, options)).minimal;
  }

  async canonMany(grids, options) {
    return (await this.#many("canon", grids, options)).forms;
  }

  async shuffleMany(grids, { seed = newSeed(), ...options } = {}) {
    return (await this.#many("shuffle", grids, { ...options, seed })).isomorphs;
  }

  async candidatesMany(grids, options) {
    return (await this.#many("candidates", grids, options)).candidates;
  }

  async rankMany(grids, { census = loadedCensus(), ...options } = {}) {
    return (await this.#many("rank", grids, { ...options, census: await census })).ranks;
  }

  async rateMany(grids, options) {
    return (await this.#many("rate", grids, options)).numbers;
  }

  close() {
    for (const { reject } of this.#waiting.splice(0)) reject(stopped());
    for (const member of [...this.#idle.splice(0), ...this.#busy]) member.stop(stopped());
  }

  async #many(question, grids, { signal, onProgress, ...options } = {}) {
    const { outputs, options: defaults = {}, isSlow } = QUESTIONS[question];
    const named = optionsOf(options, defaults);
    const bytes = bytesOf(grids);
    const count = bytes.length / GRID;
    const part = isSlow ? SMALL_PART : PART;
    const all = outputs(count);
    let [next, done] = [0, 0];
    // As many at once as there are Workers: what waits need not be copied yet.
    const line = async () => {
      while (next < count) {
        const from = next;
        next = Math.min(count, from + part);
        // A copy of its own, so that it can be handed over.
        const grids = bytes.slice(from * GRID, next * GRID);
        const size = grids.length / GRID;
        const results = await this.#do({ task: "many", question, grids, options: named, first: from }, { signal, transfer: [grids.buffer] });
        for (const [name, array] of Object.entries(all)) array.set(results[name], (from * array.length) / count);
        done += size;
        onProgress?.(done, count);
      }
    };
    await Promise.all(Array.from({ length: Math.min(this.#size, Math.ceil(count / part)) }, line));
    return all;
  }

  /** Does a task in the first Worker that has time. */
  async #do(message, { signal, transfer, onMade }) {
    await init();
    const member = await stoppable(signal, (waiting) => this.#leave(waiting), this.#wait());
    try {
      return await stoppable(signal, () => member.stop(stopped()), member.do(message, transfer, onMade));
    } finally {
      this.#busy.delete(member);
      if (!member.isOver) this.#idle.push(member);
      this.#next();
    }
  }

  /** A Worker, as soon as one has time. */
  #wait() {
    const { promise, ...waiting } = withResolvers();
    promise.waiting = waiting;
    this.#waiting.push(waiting);
    this.#next();
    return promise;
  }

  #leave({ waiting }) {
    const place = this.#waiting.indexOf(waiting);
    if (place >= 0) this.#waiting.splice(place, 1)[0].reject(stopped());
  }

  #next() {
    while (this.#waiting.length > 0 && this.#busy.size < this.#size) {
      const member = this.#idle.pop() ?? new Member(this.#make);
      this.#busy.add(member);
      this.#waiting.shift().resolve(member);
    }
  }
}

/** The result of a promise, unless a signal stops it first. */
async function stoppable(signal, stop, promise) {
  const onAbort = () => stop(promise);
  if (signal?.aborted) onAbort();
  signal?.addEventListener("abort", onAbort, { once: true });
  try {
    return await promise;
  } finally {
    signal?.removeEventListener("abort", onAbort);
  }
}

/** A promise and what settles it. */
function withResolvers() {
  let settle;
  const promise = new Promise((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
}

const stopped = () => new SudokitError({ code: "cancelled", message: "cancelled" });
const broken = (error) => new SudokitError({ code: "broken", message: `a Worker failed: ${error?.message ?? error}` });

let shared;

/** The team that all share who bring none of their own. */
export const sharedTeam = () => (shared ??= new Team());
export const solveMany = (grids, options) => sharedTeam().solveMany(grids, options);
