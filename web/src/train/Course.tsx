/** The course: chapter by chapter, how well each technique is remembered, and ticks for those that the player knows. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import type { ProfileHandle } from "../kit/kit.ts";
import { useThought } from "../kit/use-thought.ts";
import type { Training } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { Page } from "../ui/Page.tsx";
import { day, today } from "../ui/words.ts";
import { nextLesson, useCourse } from "./lessons.ts";
import { hasLevel } from "./my-level.ts";
import { answersIn, LONGEST } from "./placement.ts";

export function Course({ app }: { app: App }) {
  const [training, setTraining] = useState<Training | null>(null);
  /** The number of answers to a placement under way. */
  const [answers, setAnswers] = useState(0);
  const [sought, setSought] = useState("");
  const { value: practicable } = useThought(app, "practicable", null);
  const { course, trouble } = useCourse();
  const date = today();
  const look = (): Promise<void> => app.keeper.ask((profile) => profile.training(date)).then(setTraining);
  useEffect(() => {
    void answersIn(app.keeper).then(setAnswers);
    void look();
  }, []);
  const tick = (ids: readonly string[], isKnown: boolean): void => {
    const ticked = (profile: ProfileHandle): void => {
      for (const id of ids) profile.tick(id, isKnown);
    };
    // The tick stays where it was set while it is kept.
    setTraining(training && withTick(training, ids, isKnown));
    void app.keeper.change(ticked).then(look);
  };
  if (trouble !== null)
    return (
      <Page title={words.text.train}>
        <p>{words.trainFailed(trouble)}</p>
      </Page>
    );
  if (training === null || course === null)
    return (
      <Page title={words.text.train}>
        <p class="muted">{words.text.loading}</p>
      </Page>
    );
  const known = Object.keys(training.known).length;
  const all = practicable?.length;
  const canPractise = (id: string): boolean => practicable?.includes(id) !== false;
  const due = training.due.filter((id) => canPractise(id) && training.known[id] !== undefined).length;
  const next = nextLesson(course, training, practicable);
  const found = course
    .map(({ name, lessons }) => ({ name, lessons: lessons.filter((lesson) => isCalled(lesson.name, sought)) }))
    .filter(({ lessons }) => lessons.length > 0);
  return (
    <Page title={words.text.train}>
      <p class="muted">{all === undefined ? words.trainKnown(known) : words.trainKnownOf({ count: known, total: all })}</p>
      <div class="row">
        {due > 0 && (
          <a class="button main" href={linkTo("train", "review")}>
            {words.trainReview(due)}
          </a>
        )}
        {next !== undefined && (
          <a class={`button${due > 0 ? "" : " main"}`} href={linkTo("train", next.id)}>
            {words.text.trainNext}
          </a>
        )}
        <a class="button" href={linkTo("new", "mine")}>
          {words.text.newMine}
        </a>
      </div>
      <ul class="lessons">
        <li>
          <a class="lesson-link" href={linkTo("train", "placement")}>
            <span>{words.text.trainPlacement}</span>
            <small>{aboutPlacement(training, answers)}</small>
          </a>
        </li>
        {training.own > 0 && (
          <li>
            <a class="lesson-link" href={linkTo("train", "games")}>
              <span>{words.text.trainOwn}</span>
              <small>{words.trainOwnAbout(training.own)}</small>
            </a>
          </li>
        )}
      </ul>
      <p class="muted">{words.text.trainTicks}</p>
      <div class="stack">
        <label class="field">
          <span>{words.text.trainFind}</span>
          <input type="search" value={sought} autocomplete="off" spellcheck={false} onInput={(event) => setSought(event.currentTarget.value)} />
        </label>
        <p role="status" class="muted">
          {found.length === 0 && words.text.trainFindNone}
        </p>
      </div>
      {found.map(({ name: chapter, lessons }, index) => (
        <section key={chapter} aria-labelledby={`chapter-${index + 1}`}>
          <div class="beside">
            <h2 id={`chapter-${index + 1}`}>{chapter}</h2>
            {lessons.length > 1 && <Tick label={words.text.optionsTechniquesAll} of={lessons.map(({ id }) => id)} training={training} tick={tick} />}
          </div>
          <ul class="lessons">
            {lessons.map(({ id, name }) => (
              <li key={id} class="lesson">
                <Tick label={words.trainTick(name)} isUnseen of={[id]} training={training} tick={tick} />
                <a class="lesson-link" href={linkTo("train", id)}>
                  <span>{name}</span>
                  <small>{stateOf(id, training, canPractise(id))}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

/** True if a name contains what is sought. Nobody has to know where it has a hyphen. */
const isCalled = (name: string, sought: string): boolean => plain(name).includes(plain(sought));
const plain = (text: string): string => text.toLowerCase().replace(/[\s\p{Pd}]/gu, "");

function withTick({ ticked, unknown, ...others }: Training, ids: readonly string[], isKnown: boolean): Training {
  const without = (all: readonly string[]): string[] => all.filter((id) => !ids.includes(id));
  return {
    ...others,
    ticked: isKnown ? [...without(ticked), ...ids] : without(ticked),
    unknown: isKnown ? without(unknown) : [...without(unknown), ...ids],
  };
}

interface TickProps {
  label: string;
  /** The label is for screen readers alone. */
  isUnseen?: boolean;
  /** The techniques that it ticks. */
  of: readonly string[];
  training: Training;
  tick: (ids: readonly string[], isKnown: boolean) => void;
}

/** Says that the player knows some techniques. Those that were practised, and singles, are known without a tick. */
function Tick({ label, isUnseen = false, of, training: { ticked, unknown }, tick }: TickProps) {
  const left = of.filter((id) => unknown.includes(id));
  const isFixed = left.length === 0 && !of.some((id) => ticked.includes(id));
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={left.length === 0}
        indeterminate={left.length > 0 && left.length < of.length}
        disabled={isFixed}
        onChange={() => tick(left.length === 0 ? of : left, left.length > 0)}
      />
      <span class={isUnseen ? "unseen" : ""}>{label}</span>
    </label>
  );
}

/** How far a placement is, the result of the last, or the offer of one. */
function aboutPlacement(training: Training, answers: number): string {
  if (answers > 0) return words.drillAtMost({ number: answers + 1, total: LONGEST });
  if (training.place === null) return hasLevel(training) ? words.text.trainPlacementAbout : words.text.trainPlacementOffer;
  const [chapter, date] = training.place;
  return words.trainPlaced({ number: chapter + 1, day: day(date) });
}

/** How well a technique is remembered. */
function stateOf(id: string, training: Training, canPractise: boolean): string {
  const memory = training.known[id];
  if (!canPractise) return words.text.trainLessonOnly;
  if (training.due.includes(id)) return words.text.trainDue;
  return memory === undefined ? "" : words.trainDueOn(day(memory.due));
}
