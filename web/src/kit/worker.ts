/**
 * The worker: long computations, off the page's thread. To stop one, the page terminates the worker and
 * starts another.
 */

import load, * as glue from "sudokit-glue";
import { aboutOf } from "./about.ts";
import { wrongOf } from "./kit.ts";
import { drill, judge, practicable } from "./practice.ts";
import type { Engine, Request, Response, TaskName, Tasks } from "./tasks.ts";
import type { RatingRecord } from "./wire.ts";

/** Solutions are counted up to here. */
const COUNTED = 1000;

const parsed = <T>(text: string): T => JSON.parse(text) as T;

const DO: { [N in TaskName]: (about: Tasks[N]["in"]) => Tasks[N]["out"] | Promise<Tasks[N]["out"]> } = {
  ladder: ({ game }) => parsed(glue.ladder(game)),
  practicable,
  drill,
  judge,
  level: ({ level, seed, date }) => {
    const game = date === undefined ? glue.Game.of_level(level, seed) : glue.Game.of_day(date, level);
    const { puzzle } = JSON.parse(game.state()) as { puzzle: string };
    game.free();
    return puzzle;
  },
  about: ({ puzzle }) => aboutOf(parsed(glue.check(puzzle)), parsed(glue.count(puzzle, COUNTED))),
  rate: ({ puzzle, scale }) => parsed<RatingRecord | null>(glue.rating(puzzle, scale)),
  way: ({ puzzle, notation }) => parsed(glue.way(puzzle, notation)),
  steps: ({ puzzle, notation, without }) => parsed(glue.lessons(puzzle, notation, JSON.stringify(without))),
  count: ({ puzzle, limit }) => parsed<{ count: number }>(glue.count(puzzle, limit)).count,
  make: ({ seed, count, level, technique, symmetry, givens: [least, most] }) =>
    parsed<string[]>(glue.make(seed, count, level, technique, symmetry, least, most)),
  pages: (order) => glue.pages(JSON.stringify(order)),
};

let loaded: Promise<unknown> | undefined;

addEventListener("message", (event: MessageEvent<Engine | Request>) => {
  const { data } = event;
  if ("module" in data) {
    const { module, speech } = data;
    loaded = load({ module_or_path: module }).then(() => speech && glue.speak(speech.language, speech.messages, speech.voice));
    return;
  }
  void answer(data).then((response) => postMessage(response));
});

async function answer({ id, name, about }: Request): Promise<Response> {
  try {
    await loaded;
    return { id, is: "done", out: await (DO[name] as (about: unknown) => unknown)(about) };
  } catch (error) {
    return { id, is: "failed", why: wrongOf(error).message };
  }
}
