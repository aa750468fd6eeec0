/** A step of a path: on its board, and in words, all at once or frame by frame. */

import type { Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import * as words from "sudokit-words";
import { looksOf } from "../grid/looks.ts";
import { StillGrid } from "../grid/StillGrid.tsx";
import type { Lesson } from "../kit/wire.ts";
import { type Frame, wholeOf } from "../step/frames.ts";
import { StepPlayer } from "../step/StepPlayer.tsx";

interface BoardProps {
  /** The puzzle, which is shown as long as there is no lesson. */
  givens: string;
  lesson: Lesson | undefined;
  number: number;
  frame: Frame | null;
  link: number | null;
}

export function LessonBoard({ givens, lesson, number, frame, link }: BoardProps) {
  // The pattern draws candidates with a role; the other candidates of its cells stay.
  const view = useMemo(() => looksOf(lesson?.givens ?? givens, lesson?.placed, lesson?.candidates), [lesson]);
  const label = lesson === undefined ? words.text.labelPuzzle : words.stepName({ number, name: lesson.name });
  return <StillGrid label={label} view={view} diagram={(frame ?? lesson)?.shown ?? null} link={link} />;
}

interface PlayerProps {
  lesson: Lesson;
  /** Its frames, and the one that is shown; null for all at once. */
  frames: readonly Frame[];
  part: number | null;
  setPart: (part: number | null) => void;
  link: Signal<number | null>;
  /** To the next or the last frame, and from one step to the other. */
  turn: (by: number) => void;
}

export function LessonPlayer({ lesson, frames, part, setPart, link, turn }: PlayerProps) {
  const whole = useMemo(() => wholeOf(lesson, frames), [frames]);
  return (
    <StepPlayer
      label={words.text.step}
      title={lesson.name}
      beside={
        <span class="muted">
          {part === null ? lesson.score > 0 && words.stepPoints(lesson.score) : words.position({ number: part + 1, total: frames.length })}
        </span>
      }
      frame={part === null ? whole : (frames[part] ?? null)}
      link={link}
      turn={turn}
      canTurnBack={part !== null}
      isWhole={part === null}
    >
      {/* One button for both, so that it keeps the focus. */}
      <button type="button" onClick={() => setPart(part === null ? 0 : null)}>
        {part === null ? words.text.stepParts : words.text.stepWhole}
      </button>
      {part !== null && (
        <button type="button" class="main" onClick={() => turn(1)}>
          {part + 1 < frames.length ? words.text.buttonNext : words.text.stepsNext}
        </button>
      )}
    </StepPlayer>
  );
}
