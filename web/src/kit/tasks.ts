/** What is asked of the worker: what goes in, and what comes out. */

import type { Climb, Level } from "./wire.ts";

/** Each task by its name. */
export interface Tasks {
  /** The whole ladder of help for a game as it was saved. */
  climb: { in: { game: string }; out: Climb };
  /** The puzzle of a level and a number, or of a day. */
  level: { in: { level: Level; seed: number; date?: string }; out: string };
}

export type TaskName = keyof Tasks;

export interface Request<N extends TaskName = TaskName> {
  id: number;
  name: N;
  about: Tasks[N]["in"];
}

export type Response =
  | { id: number; is: "done"; out: unknown }
  | { id: number; is: "failed"; why: string };
