/**
 * The worker: long computations, off the page's thread. To stop one, the page terminates the worker and
 * starts another.
 */

import loadDeep, * as deep from "sudokit-deep";
import loadGame, * as game from "sudokit-game";
import { aboutOf } from "./about.ts";
import { check, type Verdict } from "./checker.ts";
import { wrongOf } from "./kit.ts";
import type { ModuleName, PartName } from "./module.ts";
import { Part } from "./part.ts";
import { photographed } from "./photo.ts";
import { drill, judge, practicable } from "./practice.ts";
import type { Engine, Request, Response, TaskName, Tasks } from "./tasks.ts";
import { explained, read, readAll } from "./texts.ts";
import { way } from "./way.ts";
import type { Format, Ladder, RatingRecord } from "./wire.ts";

/** Solutions are counted up to here. */
const COUNTED = 1000;

/** So many verdicts on proofs are told at a time. */
const TOLD = 50;

const parsed = <T>(text: string): T => JSON.parse(text) as T;

/** The parts that have come. */
const parts: { [N in PartName]?: Part } = {};

/** Tasks that need a part instead of the second module. */
const NEEDED: { [N in TaskName]?: PartName } = { check: "proof", photo: "photo" };

/** What they do. */
const DO: { [N in TaskName]: (about: Tasks[N]["in"], part: (out: Tasks[N]["out"]) => void) => Tasks[N]["out"] | Promise<Tasks[N]["out"]> } = {
  ladder: ({ game, unknown }) => parsed(unknown.length === 0 ? deep.ladder(game) : deep.ladder_of_known(game, JSON.stringify(unknown))),
  // Answered before the second module is needed.
  preview: () => null,
  needed: ({ puzzles, without }) => puzzles.map((puzzle) => parsed(deep.needed(puzzle, JSON.stringify(without)))),
  practicable,
  drill,
  judge,
  level: (origin) => deep.level_puzzle(JSON.stringify(origin)),
  read,
  opened: ({ text }) => deep.opened(text),
  formats: () => parsed<Format[]>(deep.formats()).filter(({ writes }) => writes),
  write: (about) => deep.write(about.game, about.format),
  about: ({ puzzle }) => aboutOf(parsed(deep.check(puzzle)), parsed(deep.count(puzzle, COUNTED))),
  rate: ({ puzzle, scale }) => parsed<RatingRecord | null>(deep.rating(puzzle, scale)),
  way,
  readAll,
  rows: ({ puzzles }) => puzzles.map((puzzle) => parsed(deep.row(puzzle))),
  explained: ({ puzzles }) => puzzles.map(explained),
  steps: ({ puzzle, notation, without }) => parsed(deep.lessons(puzzle, notation, JSON.stringify(without))),
  count: ({ puzzle, limit }) => parsed<{ count: number }>(deep.count(puzzle, limit)).count,
  isomorphism: ({ puzzle, other }) => parsed(deep.isomorphism(puzzle, other)),
  check: ({ proofs }, part) => {
    const verdicts: Verdict[] = [];
    for (const proof of proofs) {
      verdicts.push(check(parts.proof as Part, proof));
      if (verdicts.length % TOLD === 0) part(verdicts);
    }
    return verdicts;
  },
  photo: (pixels) => photographed(parts.photo as Part, pixels),
  suspects: ({ puzzle }) => parsed(deep.suspects(puzzle)),
  moments: ({ game, today }) => parsed(deep.moments(game, today)),
  make: ({ seed, count, level, technique, symmetry, givens: [least, most] }) =>
    parsed<string[]>(deep.make(seed, count, level, technique, symmetry, least, most)),
  pages: (order) => deep.pages(JSON.stringify(order)),
};

/** The modules that speak. */
const SPEAKING = { game: { load: loadGame, speak: game.speak }, deep: { load: loadDeep, speak: deep.speak } };
const loaded: { [N in ModuleName]?: Promise<void> } = {};

async function begin({ is, module, speech }: Engine): Promise<void> {
  if (is === "photo" || is === "proof") {
    parts[is] = new Part(module);
    return;
  }
  const { load, speak } = SPEAKING[is];
  await load({ module_or_path: module });
  if (speech !== null) speak(speech.language, speech.messages, speech.voice);
}

addEventListener("message", ({ data }: MessageEvent<Engine | Request>) => {
  if ("module" in data) {
    loaded[data.is] ??= begin(data);
    // The next task that needs it tries again.
    loaded[data.is]?.catch(() => delete loaded[data.is]);
  } else void answer(data).then((response) => postMessage(response));
});

async function answer({ id, name, about }: Request): Promise<Response> {
  try {
    const isSimple = name === "ladder" || name === "preview";
    const out = isSimple ? await simpleLadder(about as Tasks["ladder"]["in"]) : null;
    if (out !== null || name === "preview") return { id, is: "done", out };
    const module = NEEDED[name] ?? "deep";
    if (loaded[module] === undefined) return { id, is: "needs", module };
    await loaded[module];
    const part = (sofar: unknown): void => postMessage({ id, is: "part", out: sofar } satisfies Response);
    return { id, is: "done", out: await (DO[name] as (about: unknown, part: (sofar: unknown) => void) => unknown)(about, part) };
  } catch (error) {
    return { id, is: "failed", why: wrongOf(error).message };
  }
}

/**
 * The ladder by the techniques that the first module has; null if it has nothing to tell, or a technique that the player
 * does not know: one of the others may be known, and comes first then.
 */
async function simpleLadder(about: Tasks["ladder"]["in"]): Promise<Ladder | null> {
  await loaded.game;
  const ladder = parsed<Ladder>(game.ladder(about.game));
  const [first] = ladder.told;
  const isKnown = first?.technique == null || !about.unknown.includes(first.technique);
  return first?.rung === "nothing" || !isKnown ? null : ladder;
}
