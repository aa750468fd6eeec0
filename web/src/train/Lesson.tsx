/** A lesson: two worked examples to watch, the ways to practise, and what the pages say about the technique. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { looksOf } from "../grid/looks.ts";
import { StillGrid } from "../grid/StillGrid.tsx";
import { cellOf } from "../kit/cells.ts";
import { useThought } from "../kit/use-thought.ts";
import type { DrillName, LessonPage } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { framesOfLadder } from "../step/frames.ts";
import { StepPlayer } from "../step/StepPlayer.tsx";
import { turning } from "../step/turning.ts";
import { Message } from "../ui/Message.tsx";
import { Page } from "../ui/Page.tsx";
import { useCourse } from "./lessons.ts";
import { EXAMPLES } from "./placement.ts";

/** Without the app there are its words, and the room of its example. */
export function Lesson({ app, technique }: { app: App | null; technique: string }) {
  const { course, trouble } = useCourse();
  const { value: practicable } = useThought(app, "practicable", null);
  const hasDrills = practicable?.includes(technique) !== false;
  if (trouble !== null) return <Message title={words.text.lessonFailed} text={words.trainFailed(trouble)} />;
  if (course === null) return <p class="first">{words.text.loading}</p>;
  const page = course.flatMap(({ lessons }) => lessons).find(({ id }) => id === technique);
  if (page === undefined) return <Message title={words.text.lessonMissing} text={words.text.checkAddress} />;
  return (
    <Page title={page.name} wide>
      <Example key={technique} app={app} technique={technique}>
        <p>{page.summary}</p>
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
      </Example>
    </Page>
  );
}

/** The text is folded: the example shows most of it. */
function Text({ page }: { page: LessonPage }) {
  return (
    <div>
      {page.parts.map(({ heading, passages }) => (
        <details key={heading} class="part">
          <summary>
            <h2>{heading}</h2>
          </summary>
          <div class="stack">
            {passages.map((passage, index) => {
              if (passage.is === "heading") return <h3 key={index}>{passage.text}</h3>;
              return (
                <p key={index} class={passage.is === "item" ? "item" : ""}>
                  <Words text={passage.text} />
                </p>
              );
            })}
          </div>
        </details>
      ))}
    </div>
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

interface ExampleProps {
  app: App | null;
  technique: string;
  /** The rest of the lesson, behind the player. */
  children: ComponentChildren;
}

/** A position where the technique is needed, and its step to watch, frame by frame. */
function Example({ app, technique, children }: ExampleProps) {
  /** So many examples were shown before: they come round again. */
  const [number, setNumber] = useState(0);
  const [at, setAt] = useState(0);
  const link = useSignal<number | null>(null);
  const options = app?.keeper.profile.value.options;
  const name: DrillName = { exercise: "what follows", technique, lacks: false, learned: [], number: number % EXAMPLES };
  const { value: drill, isBusy: isAsked, trouble } = useThought(app, "drill", options && { name, options });
  const isBusy = isAsked || app === null;
  const frames = useMemo(() => framesOfLadder(drill?.ladder ?? null), [drill]);
  const view = useMemo(() => {
    if (drill === null || app === null) return isBusy ? looksOf("") : null;
    return app.kit.looks(drill.game);
  }, [drill, isBusy]);
  const place = useMemo(() => new Set(frames[at]?.place.map(cellOf)), [frames, at]);
  if (view === null) {
    return (
      <>
        <p class="muted">{trouble === null ? words.text.lessonExampleNone : words.lessonExampleFailed(trouble)}</p>
        {children}
      </>
    );
  }
  const frame = frames[at] ?? null;
  const turn = turning(frames, at, setAt);
  const another = (): void => {
    if (isBusy) return;
    setNumber(number + 1);
    setAt(0);
  };
  const label =
    drill === null ? words.text.lessonExampleSearching : words.lessonExampleNumber({ number: (number % EXAMPLES) + 1, name: drill.kind.name });
  return (
    <div class="analysis">
      <div class="stack board-side">
        <StillGrid label={label} view={view} place={place} diagram={frame?.shown ?? null} link={link.value} />
      </div>
      <div class="stack text-side">
        <StepPlayer
          label={words.text.lessonExample}
          title={words.text.lessonExample}
          beside={frame !== null && <span class="muted">{words.position({ number: at + 1, total: frames.length })}</span>}
          frame={frame}
          link={link}
          turn={turn}
          canTurnBack={at > 0}
        >
          {/* One button for all, so that it keeps the focus, even while an example is looked for. */}
          {(frame !== null || number > 0) && (
            <button type="button" class="main" onClick={at + 1 < frames.length ? () => turn(1) : another}>
              {at + 1 < frames.length ? words.text.buttonNext : words.text.lessonExampleAnother}
            </button>
          )}
        </StepPlayer>
        {children}
      </div>
    </div>
  );
}
