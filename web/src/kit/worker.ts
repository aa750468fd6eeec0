/**
 * The worker: long computations, off the page's thread. To stop one, the page terminates the worker and
 * starts another.
 */

import load, * as wasm from "sudokit-wasm";
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

/** Tasks that need another module than the second half. */
const NEEDED: { [N in TaskName]?: ModuleName } = { check: "proof", photo: "photo", preview: "game" };

/** What they do. */
const DO: { [N in TaskName]: (about: Tasks[N]["in"], part: (out: Tasks[N]["out"]) => void) => Tasks[N]["out"] | Promise<Tasks[N]["out"]> } = {
  ladder: ({ game, unknown }) => parsed(unknown.length === 0 ? wasm.ladder(game) : wasm.ladder_of_known(game, JSON.stringify(unknown))),
  preview: simpleLadder,
  needed: ({ puzzles, without }) => puzzles.map((puzzle) => parsed(wasm.needed(puzzle, JSON.stringify(without)))),
  practicable,
  drill,
  judge,
  level: (origin) => wasm.level_puzzle(JSON.stringify(origin)),
  read,
  opened: ({ text }) => wasm.opened(text),
  formats: () => parsed<Format[]>(wasm.formats()).filter(({ writes }) => writes),
  write: (about) => wasm.write(about.game, about.format),
  about: ({ puzzle }) => aboutOf(parsed(wasm.check(puzzle)), parsed(wasm.count(puzzle, COUNTED))),
  rate: ({ puzzle, scale }) => parsed<RatingRecord | null>(wasm.rating(puzzle, scale)),
  way,
  readAll,
  rows: ({ puzzles }) => puzzles.map((puzzle) => parsed(wasm.row(puzzle))),
  explained: ({ puzzles }) => puzzles.map(explained),
  steps: ({ puzzle, notation, without }) => parsed(wasm.lessons(puzzle, notation, JSON.stringify(without))),
  count: ({ puzzle, limit }) => parsed<{ count: number }>(wasm.count(puzzle, limit)).count,
  isomorphism: ({ puzzle, other }) => parsed(wasm.isomorphism(puzzle, other)),
  check: ({ proofs }, part) => {
    const verdicts: Verdict[] = [];
    for (const proof of proofs) {
      verdicts.push(check(parts.proof as Part, proof));
      if (verdicts.length % TOLD === 0) part(verdicts);
    }
    return verdicts;
  },
  photo: (pixels) => photographed(parts.photo as Part, pixels),
  suspects: ({ puzzle }) => parsed(wasm.suspects(puzzle)),
  moments: ({ game, today }) => parsed(wasm.moments(game, today)),
  make: ({ seed, count, level, technique, symmetry, givens: [least, most] }) =>
    parsed<string[]>(wasm.make(seed, count, level, technique, symmetry, least, most)),
  pages: (order) => wasm.pages(JSON.stringify(order)),
};

const loaded: { [N in ModuleName]?: Promise<void> } = {};

/** All that the first half exports, once it is there. */
let first: WebAssembly.ModuleImports = {};

async function begin({ is, module, speech }: Engine): Promise<void> {
  if (is === "photo" || is === "proof") {
    parts[is] = new Part(module);
  } else if (is === "game") {
    first = { ...(await load({ module_or_path: module })) };
    if (speech !== null) wasm.speak(speech.language, speech.messages, speech.voice);
  } else {
    await loaded.game;
    // Its functions are in the table of the first then.
    await WebAssembly.instantiate(module, { first });
  }
}

addEventListener("message", ({ data }: MessageEvent<Engine | Request>) => {
  if ("module" in data) {
    loaded[data.is] ??= begin(data);
    // An error of its is told to the task that needs it.
    loaded[data.is]?.catch(() => undefined);
  } else void answer(data).then((response) => postMessage(response));
});

/** Waits for a module. The next task that needs one that has failed asks for it again. */
async function there(module: ModuleName): Promise<void> {
  try {
    await loaded[module];
  } catch (error) {
    delete loaded[module];
    throw error;
  }
}

async function answer({ id, name, about }: Request): Promise<Response> {
  try {
    const out = name === "ladder" ? await simpleLadder(about as Tasks["ladder"]["in"]) : null;
    if (out !== null) return { id, is: "done", out };
    const module = NEEDED[name] ?? "deep";
    if (loaded[module] === undefined) return { id, is: "needs", module };
    await there(module);
    const part = (sofar: unknown): void => postMessage({ id, is: "part", out: sofar } satisfies Response);
    return { id, is: "done", out: await (DO[name] as (about: unknown, part: (sofar: unknown) => void) => unknown)(about, part) };
  } catch (error) {
    // The second half is that of a later version, which has come in place of ours on the server.
    if (error instanceof WebAssembly.LinkError) return { id, is: "outdated" };
    return { id, is: "failed", why: wrongOf(error).message };
  }
}

/**
 * The ladder by the techniques that the first half has; null if it has nothing to tell, or a technique that the player
 * does not know: one of the others may be known, and comes first then.
 */
async function simpleLadder(about: Tasks["ladder"]["in"]): Promise<Ladder | null> {
  await loaded.game;
  const ladder = parsed<Ladder>(wasm.first_ladder(about.game));
  const [first] = ladder.told;
  const isKnown = first?.technique == null || !about.unknown.includes(first.technique);
  return first?.rung === "nothing" || !isKnown ? null : ladder;
}
