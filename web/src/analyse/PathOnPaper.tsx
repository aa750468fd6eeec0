/** The solution path as the printer gets it: made when the page is about to be printed, and gone afterwards. */

import { useEffect, useMemo, useState } from "preact/hooks";
import * as words from "sudokit-words";
import { looksOf } from "../grid/looks.ts";
import { StillGrid } from "../grid/StillGrid.tsx";
import type { Lesson } from "../kit/wire.ts";
import { framesOfLesson } from "../step/frames.ts";
import { LessonBoard } from "./LessonView.tsx";

interface Props {
  givens: string;
  lessons: readonly Lesson[];
}

export function PathOnPaper(props: Props) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("beforeprint", () => setPrinting(true), { signal });
    addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => listening.abort();
  }, []);
  return isPrinting ? <Paper {...props} /> : null;
}

function Paper({ givens, lessons }: Props) {
  const start = useMemo(() => looksOf(givens), [givens]);
  return (
    <article class="path-sheets">
      <h1>{words.text.path}</h1>
      <section>
        <StillGrid label={words.text.labelPuzzle} view={start} />
        <p dir="ltr">
          <code>{givens}</code>
        </p>
      </section>
      {partsOf(lessons).map((part) => (
        <Part key={part[0]?.number} part={part} />
      ))}
    </article>
  );
}

interface Numbered {
  number: number;
  lesson: Lesson;
}

/** Easy steps in a row are lines; every other step has its board and its reasons. */
function partsOf(lessons: readonly Lesson[]): Numbered[][] {
  const parts: Numbered[][] = [];
  for (const [index, lesson] of lessons.entries()) {
    const one = { number: index + 1, lesson };
    const last = parts.at(-1);
    if (isEasy(lesson) && last?.every(({ lesson }) => isEasy(lesson)) === true) last.push(one);
    else parts.push([one]);
  }
  return parts;
}

const isEasy = ({ level }: Lesson): boolean => level === 0;

function Part({ part }: { part: readonly Numbered[] }) {
  const [first] = part;
  if (first === undefined) return null;
  const { number, lesson } = first;
  if (isEasy(lesson)) {
    return (
      <ol class="easy" start={number}>
        {part.map(({ number, lesson }) => (
          <li key={number}>{lesson.line}</li>
        ))}
      </ol>
    );
  }
  return (
    <section>
      <LessonBoard givens={lesson.givens} lesson={lesson} number={number} frame={null} link={null} />
      <h2>{words.stepName({ number, name: lesson.name })}</h2>
      {framesOfLesson(lesson).map(({ text }, at) => (
        <p key={at}>{text}</p>
      ))}
    </section>
  );
}
