/** Paths to a solution, in the worker. */

import * as wasm from "sudokit-wasm";
import type { Tasks } from "./tasks.ts";
import type { Lesson } from "./wire.ts";

/** A path that takes long is told while it is found: milliseconds from one part to the next. */
const EVERY = 300;

/** The usual path, step by step; one with an aim is there as a whole or not at all. */
export function way({ puzzle, notation, aim, without }: Tasks["way"]["in"], part: (lessons: Lesson[]) => void): Lesson[] {
  const off = JSON.stringify(without);
  if (aim !== undefined) return JSON.parse(wasm.way_with(aim, puzzle, notation, off)) as Lesson[];
  const walk = new wasm.Way(puzzle, notation, off);
  const lessons: Lesson[] = [];
  let last = performance.now();
  for (let next = walk.next(); next !== undefined; next = walk.next()) {
    lessons.push(JSON.parse(next) as Lesson);
    if (performance.now() - last < EVERY) continue;
    part(lessons);
    last = performance.now();
  }
  walk.free();
  return lessons;
}
