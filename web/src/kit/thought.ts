/** Asks the worker, and stops it. */

import { signal } from "@preact/signals";
import * as words from "sudokit-words";
import type { Speech } from "../language.ts";
import { compileModule, type ModuleName } from "./module.ts";
import type { Engine, Request, Response, TaskName, Tasks } from "./tasks.ts";

/** It was stopped. */
export class Stopped extends Error {}

interface Waiting {
  request: Request;
  done: (out: unknown) => void;
  part: (out: unknown) => void;
  failed: (why: Error) => void;
}

export class Thought {
  /** True while a task runs. */
  readonly isBusy = signal(false);
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(
    private readonly game: WebAssembly.Module,
    private readonly speech: Speech | null,
    private readonly start: () => Worker,
    /** The modules that a task has needed besides the first. */
    private readonly modules = new Map<ModuleName, Promise<WebAssembly.Module>>(),
  ) {}

  /** Starts a task; `part` gets the answer as far as it is there. Rejects if the task fails or is stopped. */
  ask<N extends TaskName>(name: N, about: Tasks[N]["in"], part: (out: Tasks[N]["out"]) => void = () => undefined): Promise<Tasks[N]["out"]> {
    this.last += 1;
    const id = this.last;
    const request: Request<N> = { id, name, about };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {
        request,
        done: (out) => resolve(out as Tasks[N]["out"]),
        part: (out) => part(out as Tasks[N]["out"]),
        failed: reject,
      });
      this.isBusy.value = true;
      this.running().postMessage(request);
    });
  }

  /** Another worker, with the same modules. */
  another(): Thought {
    return new Thought(this.game, this.speech, this.start, this.modules);
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
    this.give(worker, "game", this.game);
    worker.addEventListener("message", ({ data }: MessageEvent<Response>) => {
      if (data.is === "needs") void this.equip(worker, data.id, data.module);
      else if (data.is === "part") this.waiting.get(data.id)?.part(data.out);
      else if (data.is === "done") this.take(data.id)?.done(data.out);
      else if (data.is === "outdated") {
        this.modules.delete("deep");
        this.take(data.id)?.failed(new Error(words.text.startUpdated));
      } else this.take(data.id)?.failed(new Error(data.why));
    });
    worker.addEventListener("error", () => {
      worker.terminate();
      this.worker = null;
      this.settle((waiting) => waiting.failed(new Error(words.text.workerEnded)));
    });
    this.worker = worker;
    return worker;
  }

  private give(worker: Worker, is: Engine["is"], module: WebAssembly.Module): void {
    const engine: Engine = { is, module, speech: this.speech };
    worker.postMessage(engine);
  }

  /** Gives the worker a module, and the task that needs it once more. */
  private async equip(worker: Worker, id: number, name: ModuleName): Promise<void> {
    const asked = this.modules.get(name) ?? compileModule(name);
    this.modules.set(name, asked);
    try {
      const module = await asked;
      const waiting = this.waiting.get(id);
      // It may have been stopped meanwhile.
      if (waiting === undefined || worker !== this.worker) return;
      this.give(worker, name, module);
      worker.postMessage(waiting.request);
    } catch (error) {
      // A failed download is tried again.
      if (this.modules.get(name) === asked) this.modules.delete(name);
      this.take(id)?.failed(error as Error);
    }
  }

  /** The task with this number, which does not wait any more. */
  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.isBusy.value = this.waiting.size > 0;
    return waiting;
  }

  private settle(how: (waiting: Waiting) => void): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    this.isBusy.value = false;
    all.forEach(how);
  }
}
