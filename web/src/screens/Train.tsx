/** Training: the course, a lesson, the drills of a technique, or of all that are due. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import type { Exercise } from "../kit/wire.ts";
import { goTo, linkTo } from "../route.ts";
import { Course } from "../train/Course.tsx";
import { Drilling } from "../train/Drilling.tsx";
import { Lesson } from "../train/Lesson.tsx";
import { today } from "../ui/words.ts";

const SOLVE: readonly Exercise[] = ["solve with it"];

export function Train({ app, technique, what }: { app: App; technique: string; what: string }) {
  const toLesson = (): void => goTo(linkTo("train", technique), true);
  if (technique === "") return <Course app={app} />;
  if (technique === "review") return <Review app={app} />;
  if (what === "drills") return <Drilling app={app} technique={technique} exercises={app.kit.exercises} done={toLesson} />;
  if (what === "solve") return <Drilling app={app} technique={technique} exercises={SOLVE} done={toLesson} />;
  return <Lesson app={app} technique={technique} />;
}

/** Rounds for all that is due, one after the other. */
function Review({ app }: { app: App }) {
  const [due, setDue] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void app.keeper.ask((profile) => profile.training(today())).then((training) => setDue(training.due));
  }, []);
  const [first, ...later] = due ?? [];
  useEffect(() => {
    if (due?.length === 0) goTo(linkTo("train"), true);
  }, [due]);
  if (first === undefined) return <p class="first">{words.text.loading}</p>;
  return <Drilling key={first} app={app} technique={first} exercises={app.kit.exercises} done={() => setDue(later)} />;
}
