/** The course: chapter by chapter, and how well each technique is remembered. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { useThought } from "../kit/use-thought.ts";
import type { Training } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { Page } from "../ui/Page.tsx";
import { day, today } from "../ui/words.ts";
import { useCourse } from "./lessons.ts";

export function Course({ app }: { app: App }) {
  const [training, setTraining] = useState<Training | null>(null);
  const { value: practicable } = useThought(app, "practicable", null);
  const { course, trouble } = useCourse();
  const date = today();
  useEffect(() => {
    void app.keeper.ask((profile) => profile.training(date)).then(setTraining);
  }, []);
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
  const due = training.due.length;
  return (
    <Page title={words.text.train}>
      <p class="muted">{all === undefined ? words.trainKnown(known) : words.trainKnownOf({ count: known, total: all })}</p>
      <div class="row">
        {due > 0 && (
          <a class="button main" href={linkTo("train", "review")}>
            {words.trainReview(due)}
          </a>
        )}
        {training.next !== null && (
          <a class={`button${due > 0 ? "" : " main"}`} href={linkTo("train", training.next)}>
            {words.text.trainNext}
          </a>
        )}
      </div>
      {course.map((chapter) => (
        <section key={chapter.name} aria-labelledby={idOf(chapter.name)}>
          <h2 id={idOf(chapter.name)}>{chapter.name}</h2>
          <ul class="lessons">
            {chapter.lessons.map(({ id, name }) => (
              <li key={id}>
                <a class="lesson-link" href={linkTo("train", id)}>
                  <span>{name}</span>
                  <small>{stateOf(id, training, date, practicable)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

const idOf = (name: string): string => `chapter-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;

/** How well a technique is remembered. */
function stateOf(id: string, training: Training, date: string, practicable: readonly string[] | null): string {
  const memory = training.known[id];
  if (memory !== undefined) return memory.due <= date ? words.text.trainDue : words.trainDueOn(day(memory.due));
  return practicable !== null && !practicable.includes(id) ? words.text.trainLessonOnly : "";
}
