/** The end of a round: how it went, when its techniques come again, and what was missed, with its picture. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { StillGrid } from "../grid/StillGrid.tsx";
import { useThought } from "../kit/use-thought.ts";
import type { Drill, Training } from "../kit/wire.ts";
import { goTo, linkTo } from "../route.ts";
import { Page } from "../ui/Page.tsx";
import { say } from "../ui/say.ts";
import { day } from "../ui/words.ts";
import { nextLesson, useCourse } from "./lessons.ts";
import type { Ended } from "./round.ts";

const NOWHERE: ReadonlySet<number> = new Set();

export function End({ app, ended, back }: { app: App; ended: Ended; back: string }) {
  const { right, total, techniques, missed, training, isPlacement } = ended;
  const title = words.drillResult({ right, total });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The drill before it may have been scrolled.
    scrollTo(0, 0);
    button.current?.focus({ preventScroll: true });
    say(title);
  }, []);
  return (
    <Page title={title}>
      {isPlacement ? <Placed app={app} training={training} /> : <Techniques of={techniques} days={training.days} />}
      <div class="row">
        <button type="button" class="main" onClick={() => goTo(back, true)} ref={button}>
          {words.text.drillDone}
        </button>
      </div>
      {missed.map((drill, index) => (
        <Missed key={index} app={app} drill={drill} isOpen={index === 0} />
      ))}
    </Page>
  );
}

/** The techniques of a round, with the day on which each comes again. */
function Techniques({ of, days }: { of: Ended["techniques"]; days: number }) {
  return (
    <>
      <ul class="lessons">
        {of.map(({ id, name, due, pace }) => (
          <li key={id} class="lesson">
            <a class="lesson-link" href={linkTo("train", id)}>
              <span>{name}</span>
              <small>{[due === undefined ? "" : words.trainDueOn(day(due)), pace].filter((about) => about !== "").join(" · ")}</small>
            </a>
          </li>
        ))}
      </ul>
      <p class="muted">{words.drillDays(days)}</p>
    </>
  );
}

/** The result of a placement, and what to learn next. */
function Placed({ app, training }: { app: App; training: Training }) {
  const { course } = useCourse();
  const { value: practicable } = useThought(app, "practicable", null);
  const [chapter] = training.place ?? [0];
  const title = course?.[chapter]?.name;
  if (course === null || title === undefined) return null;
  const next = nextLesson(course, training, practicable);
  return (
    <>
      <p>{words.drillPlaced({ number: chapter + 1, title })}</p>
      {next !== undefined && (
        <ul class="lessons">
          <li>
            <a class="lesson-link" href={linkTo("train", next.id)}>
              <span>{next.name}</span>
              <small>{words.text.trainNext}</small>
            </a>
          </li>
        </ul>
      )}
    </>
  );
}

/** A drill that was not right at once, with its answer. */
function Missed({ app, drill, isOpen }: { app: App; drill: Drill; isOpen: boolean }) {
  const view = useMemo(() => app.kit.looks(drill.game), [drill]);
  const title = words.drillMissed(drill.kind.name);
  return (
    <details class="part" open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div class="stack">
        <StillGrid label={title} view={view} place={NOWHERE} diagram={drill.answer.shown} link={null} />
        {drill.answer.said.map((said, index) => (
          <p key={index}>{said}</p>
        ))}
      </div>
    </details>
  );
}
