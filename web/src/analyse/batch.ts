/** Many puzzles, worked through in several workers. It can be stopped, and goes on where it was. */

import { signal } from "@preact/signals";
import { wrongOf } from "../kit/kit.ts";
import { Stopped, type Thought } from "../kit/thought.ts";
import { type Column, compareForms, type Entry, type Shown } from "./rows.ts";

/** So many puzzles are handed to a worker at a time: few enough that a table grows before one's eyes. */
const CHUNK = 16;
/** Milliseconds from one look of the table to the next: all of it is sorted and compared each time. */
const EVERY = 200;
/** More workers than this use memory and gain little. */
const MOST_WORKERS = 6;

/** The column that sorts the table, the puzzles that it shows, and its page, from 0. */
export interface View {
  by: { column: Column; isDown: boolean };
  shown: Shown;
  page: number;
}

export class Batch {
  /** The puzzles; a new array whenever something has been found out. */
  readonly entries = signal<readonly Entry[]>([]);
  readonly isBusy = signal(false);
  readonly trouble = signal<string | null>(null);
  /** How the table is looked at, which is the same after a look at one of its puzzles. */
  readonly view = signal<View>({ by: { column: "number", isDown: false }, shown: "all", page: 0 });
  private workers: Thought[] = [];
  private isSeen = false;
  private due: ReturnType<typeof setTimeout> | null = null;
  private text: string | null;

  constructor(
    private readonly thought: Thought,
    text: string,
  ) {
    this.text = text;
  }

  /** The table is on the screen: it goes on. */
  async show(): Promise<void> {
    this.isSeen = true;
    if (this.text !== null) await this.read(this.text);
    await this.judge();
  }

  /** Nobody looks at the table. */
  hide(): void {
    this.isSeen = false;
    this.stop();
  }

  private async read(text: string): Promise<void> {
    this.text = null;
    try {
      const found = await this.thought.ask("readAll", { text });
      this.entries.value = found.map((puzzle, number) => ({ ...puzzle, number, row: null, explained: undefined, sameAs: null }));
    } catch (error) {
      this.trouble.value = wrongOf(error).message;
    }
  }

  /** Fills the rows that are empty. */
  async judge(): Promise<void> {
    const open = this.entries.value.filter(({ row }) => row === null);
    await this.share(open, async (worker, chunk) => {
      const rows = await worker.ask("rows", { puzzles: chunk.map(({ text }) => text) });
      for (const [at, row] of rows.entries()) Object.assign(chunk[at] ?? {}, { row });
    });
  }

  /** Rates by Sudoku Explainer what has not been rated so. */
  async explain(): Promise<void> {
    const open = this.entries.value.filter(({ row, explained }) => row?.solutions === 1 && explained === undefined);
    await this.share(open, async (worker, chunk) => {
      const ratings = await worker.ask("explained", { puzzles: chunk.map(({ text }) => text) });
      for (const [at, explained] of ratings.entries()) Object.assign(chunk[at] ?? {}, { explained });
    });
  }

  stop(): void {
    for (const worker of this.workers) worker.stop();
  }

  private async share(open: Entry[], work: (worker: Thought, chunk: Entry[]) => Promise<void>): Promise<void> {
    if (open.length === 0 || this.isBusy.value || !this.isSeen) return;
    this.isBusy.value = true;
    this.trouble.value = null;
    let at = 0;
    const workThrough = async (worker: Thought): Promise<void> => {
      while (at < open.length) {
        const chunk = open.slice(at, at + CHUNK);
        at += CHUNK;
        await work(worker, chunk);
        this.due ??= setTimeout(() => this.redraw(), EVERY);
      }
    };
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1, Math.ceil(open.length / CHUNK)));
    this.workers = Array.from({ length: count }, () => this.thought.another());
    try {
      await Promise.all(this.workers.map(workThrough));
    } catch (error) {
      if (!(error instanceof Stopped)) this.trouble.value = wrongOf(error).message;
    } finally {
      // Workers take memory even when they do nothing.
      this.stop();
      this.workers = [];
      this.redraw();
      this.isBusy.value = false;
    }
  }

  private redraw(): void {
    if (this.due !== null) clearTimeout(this.due);
    this.due = null;
    const { value: entries } = this.entries;
    compareForms(entries);
    this.entries.value = [...entries];
  }
}
