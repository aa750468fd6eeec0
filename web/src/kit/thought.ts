/** Asks the worker, and stops it. */

import { signal } from "@preact/signals";
import * as words from "sudokit-words";
import type { Engine, Request, Response, TaskName, Tasks } from "./tasks.ts";

/** It was stopped. */
export class Stopped extends Error {}

interface Waiting {
  done: (out: unknown) => void;
  failed: (why: Error) => void;
}

export class Thought {
  /** True while a task runs. */
  readonly isBusy = signal(false);
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(
    private readonly engine: Engine,
    private readonly start: () => Worker,
  ) {}

  /** Starts a task. Rejects if the task fails or is stopped. */
  ask<N extends TaskName>(name: N, about: Tasks[N]["in"]): Promise<Tasks[N]["out"]> {
    this.last += 1;
    const id = this.last;
    const request: Request<N> = { id, name, about };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { done: (out) => resolve(out as Tasks[N]["out"]), failed: reject });
      this.isBusy.value = true;
      this.running().postMessage(request);
    });
  }

  /** Stops all tasks. A busy worker reads no messages, so it is terminated. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.settle((waiting) => waiting.failed(new Stopped()));
  }

  private running(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = this.start();
    worker.postMessage(this.engine);
    worker.addEventListener("message", (event: MessageEvent<Response>) => {
      const { data } = event;
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      this.isBusy.value = this.waiting.size > 0;
      if (data.is === "done") waiting?.done(data.out);
      else waiting?.failed(new Error(data.why));
    });
    worker.addEventListener("error", () => {
      this.worker = null;
      this.settle((waiting) => waiting.failed(new Error(words.text.workerEnded)));
    });
    this.worker = worker;
    return worker;
  }

  private settle(how: (waiting: Waiting) => void): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    this.isBusy.value = false;
    all.forEach(how);
  }
}
