/** A lesson: what the pages say about a technique, two worked examples, and the ways to practise it. */

import { useMemo, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { Legend } from "../grid/Pattern.tsx";
import { StillGrid } from "../grid/StillGrid.tsx";
import { useThought } from "../kit/use-thought.ts";
import type { LessonPage, Told } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { Lines } from "../ui/Lines.tsx";
import { Message } from "../ui/Message.tsx";
import { Page } from "../ui/Page.tsx";
import { useCourse } from "./lessons.ts";

/** There are so many worked examples. */
const EXAMPLES = 2;

export function Lesson({ app, technique }: { app: App; technique: string }) {
  const { course, trouble } = useCourse();
  const { value: practicable } = useThought(app, "practicable", null);
  const hasDrills = practicable?.includes(technique) !== false;
  if (trouble !== null) return <Message title={words.text.lessonFailed} text={words.trainFailed(trouble)} />;
  if (course === null) return <p class="first">{words.text.loading}</p>;
  const page = course.flatMap(({ lessons }) => lessons).find(({ id }) => id === technique);
  if (page === undefined) return <Message title={words.text.lessonMissing} text={words.text.checkAddress} />;
  return (
    <Page title={page.name} wide>
      <div class="analysis">
        <div class="stack">
          <p>
            <strong>{page.summary}</strong>
          </p>
          <div class="row">
            {hasDrills && (
              <>
                <a class="button main" href={linkTo("train", technique, "drills")}>
                  {words.text.lessonPractise}
                </a>
                <a class="button" href={linkTo("train", technique, "solve")}>
                  {words.text.lessonSolve}
                </a>
              </>
            )}
            <a class="button plain" href={linkTo("train")}>
              {words.text.lessonAll}
            </a>
          </div>
          <Text page={page} />
        </div>
        <Example key={technique} app={app} technique={technique} />
      </div>
    </Page>
  );
}

function Text({ page }: { page: LessonPage }) {
  return (
    <>
      {page.parts.map(({ heading, passages }) => (
        <section class="stack" key={heading}>
          <h2>{heading}</h2>
          {passages.map((passage, index) => {
            if (passage.is === "heading") return <h3 key={index}>{passage.text}</h3>;
            return (
              <p key={index} class={passage.is === "item" ? "item" : ""}>
                <Words text={passage.text} />
              </p>
            );
          })}
        </section>
      ))}
    </>
  );
}

/** A text with its emphasis: stars stand around it, and backquotes around notation. */
function Words({ text }: { text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
  return (
    <>
      {parts.map((part, index) => {
        if (part.startsWith("**")) return <strong key={index}>{part.slice(2, -2)}</strong>;
        if (part.startsWith("*") && part.length > 1) return <em key={index}>{part.slice(1, -1)}</em>;
        if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
        return part;
      })}
    </>
  );
}

/** A position where the technique is needed, and the ladder of help for it, rung by rung. */
function Example({ app, technique }: { app: App; technique: string }) {
  const [number, setNumber] = useState(0);
  const [rung, setRung] = useState(0);
  const { options } = app.keeper.profile.value;
  const { value: drill, isBusy, trouble } = useThought(app, "drill", { name: { exercise: "what follows", technique, number }, options });
  const view = useMemo(() => {
    if (drill === null) return null;
    const game = app.kit.restore(drill.game);
    const looks = game.view();
    game.free();
    return looks;
  }, [drill]);
  if (isBusy) return <p class="muted">{words.text.lessonExampleSearching}</p>;
  if (trouble !== null) return <p class="muted">{words.lessonExampleFailed(trouble)}</p>;
  if (drill === null || view === null) return <p class="muted">{words.text.lessonExampleNone}</p>;
  const rungs: readonly Told[] = drill.ladder?.told.filter((told) => told.rung !== "done") ?? [];
  const told = rungs[rung];
  return (
    <section class="stack" aria-label={words.text.lessonExample}>
      <StillGrid label={words.lessonExampleNumber({ number: number + 1, name: drill.kind.name })} view={view} diagram={told?.shown ?? null} />
      <div class="hint">
        {told !== undefined && <Lines lines={told.lines} />}
        {told !== undefined && <Legend diagram={told.shown} />}
        <div class="row">
          {rung + 1 < rungs.length && (
            <button type="button" class="main" onClick={() => setRung(rung + 1)}>
              {words.text.buttonNext}
            </button>
          )}
          {rung > 0 && (
            <button type="button" onClick={() => setRung(rung - 1)}>
              {words.text.buttonBack}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              setNumber((number + 1) % EXAMPLES);
              setRung(0);
            }}
          >
            {words.text.lessonExampleAnother}
          </button>
        </div>
      </div>
    </section>
  );
}
