/** Training: the course, a lesson, the drills of a technique, or a round that announces none. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { type ProfileHandle, type RoundHandle, wrongOf } from "../kit/kit.ts";
import type { Exercise } from "../kit/wire.ts";
import { goTo, linkTo } from "../route.ts";
import { Course } from "../train/Course.tsx";
import { Drilling } from "../train/Drilling.tsx";
import { Lesson } from "../train/Lesson.tsx";
import { Placement } from "../train/placement.ts";
import type { Begun } from "../train/round.ts";
import { Message } from "../ui/Message.tsx";
import { today } from "../ui/words.ts";

const SOLVE: readonly Exercise[] = ["solve with it"];

/** True if the screen is a lesson, whose words need no WebAssembly. */
export const isLesson = (technique = "", what = ""): boolean => technique !== "" && UNANNOUNCED[technique] === undefined && what === "";

export function Train({ app, technique, what }: { app: App | null; technique: string; what: string }) {
  if (isLesson(technique, what)) return <Lesson app={app} technique={technique} />;
  if (app === null) return <p class="first">{words.text.brand}</p>;
  if (technique === "") return <Course app={app} />;
  const begin = UNANNOUNCED[technique];
  if (begin !== undefined) return <Unannounced key={technique} app={app} begin={begin} />;
  const exercises = { drills: app.kit.exercises, solve: SOLVE }[what];
  if (exercises === undefined) return <Lesson app={app} technique={technique} />;
  const round = (): Begun => ({ round: app.kit.round(technique, exercises), title: "" });
  return <Drilling key={`${technique} ${what}`} app={app} begin={round} back={linkTo("train", technique)} />;
}

/** Begins a round that announces no technique; null if there is nothing to do. */
type Begin = (app: App) => Promise<Begun | null>;

const UNANNOUNCED: Readonly<Record<string, Begin>> = {
  /** What is due, mixed. */
  async review(app) {
    const practicable = await app.thought.ask("practicable", null);
    return madeBy(app, words.text.trainReviewing, (profile) => profile.review(practicable, today()));
  },
  async placement(app) {
    const placement = await Placement.open(app);
    return placement === null ? null : { round: placement.round, title: words.text.trainPlacement, placement };
  },
  games: (app) => madeBy(app, words.text.trainOwn, (profile) => profile.fromGames()),
};

async function madeBy(app: App, title: string, make: (profile: ProfileHandle) => RoundHandle | null): Promise<Begun | null> {
  const found: { round: RoundHandle | null } = { round: null };
  await app.keeper.change((profile) => {
    found.round = make(profile);
  });
  return found.round === null ? null : { round: found.round, title };
}

function Unannounced({ app, begin }: { app: App; begin: Begin }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const find = async (): Promise<void> => {
      const found = await begin(app);
      if (found === null) goTo(linkTo("train"), true);
      setBegun(found);
    };
    void find().catch((error: unknown) => setTrouble(wrongOf(error).message));
  }, []);
  if (trouble !== null) return <Message title={words.text.drillFailed} text={trouble} />;
  if (begun === null) return <p class="first">{words.text.loading}</p>;
  return <Drilling app={app} begin={() => begun} back={linkTo("train")} />;
}
