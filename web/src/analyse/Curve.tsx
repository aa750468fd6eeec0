/**
 * The way as a curve of difficulty: a bar for every step, higher where it is harder. Each is a button; arrows
 * go from one to the next.
 */

import * as words from "sudokit-words";
import { HODOKU_LEVELS, type Lesson } from "../kit/wire.ts";

/** The score of a step in the picture. Techniques that HoDoKu does not know are as hard as its hardest. */
const scoreOf = ({ score }: Lesson): number => (score === 0 ? 1000 : score);

/** Scores go from 4 to 20,000: their logarithm is drawn. */
export const heightOf = (score: number): number => Math.max(0.06, Math.min(1, Math.log10(Math.max(score, 4) / 3) / 3.2));

export function Curve({ lessons, at, choose }: { lessons: readonly Lesson[]; at: number; choose: (index: number) => void }) {
  const onKey = (event: KeyboardEvent): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: lessons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  const chosen = lessons[at];
  const present = HODOKU_LEVELS.filter((_, level) => lessons.some((lesson) => lesson.level === level));
  return (
    <>
      <div
        class="curve"
        role="slider"
        tabIndex={0}
        aria-label={words.text.path}
        dir="ltr"
        aria-valuemin={1}
        aria-valuemax={lessons.length}
        aria-valuenow={at + 1}
        aria-valuetext={chosen === undefined ? "" : words.stepName({ number: at + 1, name: chosen.name })}
        onKeyDown={onKey}
        onClick={({ target, currentTarget }) => {
          const index = [...currentTarget.children].indexOf(target as Element);
          if (index >= 0) choose(index);
        }}
      >
        {lessons.map((lesson, index) => (
          <span
            key={index}
            class={`bar level-${HODOKU_LEVELS[lesson.level] ?? "easy"}${index === at ? " at" : ""}`}
            title={words.stepName({ number: index + 1, name: lesson.name })}
            ref={(bar) => {
              if (bar !== null) bar.style.setProperty("--height", `${100 * heightOf(scoreOf(lesson))}%`);
            }}
          />
        ))}
      </div>
      <ul class="legend">
        {present.map((level) => (
          <li key={level}>
            <span class={`dot level-${level}`} />
            {words.stepLevel(level)}
          </li>
        ))}
      </ul>
    </>
  );
}
