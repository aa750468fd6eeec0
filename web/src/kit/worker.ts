/** The worker: what takes thought, away from the page. Whoever wants it to stop ends it, and starts another. */

import load, * as glue from "sudokit-glue";
import { climb } from "./climb.ts";
import { wrongOf } from "./kit.ts";
import { drill, judge, practicable } from "./practice.ts";
import type { Request, Response, TaskName, Tasks } from "./tasks.ts";

const DO: { [N in TaskName]: (about: Tasks[N]["in"]) => Tasks[N]["out"] | Promise<Tasks[N]["out"]> } = {
  climb: ({ game }) => climb(game),
  level: ({ level, seed, date }) => {
    const game = date === undefined ? glue.Game.of_level(level, seed) : glue.Game.of_day(date, level);
    const { puzzle } = JSON.parse(game.state()) as { puzzle: string };
    game.free();
    return puzzle;
  },
  about: ({ puzzle }) => JSON.parse(glue.app_about(puzzle)) as Tasks["about"]["out"],
  rate: ({ puzzle, scale }) => JSON.parse(glue.app_rate(puzzle, scale)) as Tasks["rate"]["out"],
  way: ({ puzzle, notation }) => JSON.parse(glue.app_way(puzzle, notation)) as Tasks["way"]["out"],
  steps: ({ puzzle, notation }) => JSON.parse(glue.app_steps(puzzle, notation)) as Tasks["steps"]["out"],
  count: ({ puzzle, limit }) => glue.app_count(puzzle, limit),
  practicable,
  drill,
  judge,
  make: (order) => JSON.parse(glue.app_make(JSON.stringify(order))) as Tasks["make"]["out"],
};

let loaded: Promise<unknown> | undefined;

addEventListener("message", (event: MessageEvent<WebAssembly.Module | Request>) => {
  const { data } = event;
  if (data instanceof WebAssembly.Module) {
    loaded = load({ module_or_path: data });
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
