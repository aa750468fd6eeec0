/** A step: on its board, and in words. */

import { useMemo } from "preact/hooks";
import * as words from "sudokit-words";
import { looksOf } from "../grid/looks.ts";
import { Legend } from "../grid/Pattern.tsx";
import { StillGrid } from "../grid/StillGrid.tsx";
import type { Lesson } from "../kit/wire.ts";
import { Lines } from "../ui/Lines.tsx";

export function LessonBoard({ lesson, number }: { lesson: Lesson; number: number }) {
  // The pattern draws candidates with a role; the other candidates of its cells stay.
  const view = useMemo(() => looksOf(lesson.givens, lesson.placed, lesson.candidates), [lesson]);
  return <StillGrid label={words.stepName({ number, name: lesson.name })} view={view} diagram={lesson.shown} />;
}

export function LessonText({ lesson }: { lesson: Lesson }) {
  const { name, look, pattern, reason, result, line, score } = lesson;
  return (
    <section class="hint" aria-live="off" aria-label={words.text.step}>
      <div class="hint-head">
        <h2>{name}</h2>
        {score > 0 && <span class="muted">{words.stepPoints(score)}</span>}
      </div>
      {look !== "" && <p>{look}</p>}
      <Lines lines={pattern} />
      <Lines lines={reason} />
      {result.map((said, index) => (
        <p key={index}>
          <strong>{said}</strong>
        </p>
      ))}
      {result.length === 0 && <p>{line}</p>}
      <Legend diagram={lesson.shown} />
    </section>
  );
}
