/** Buttons through the steps of a path. */

import * as words from "sudokit-words";

interface Props {
  /** The step that is shown, counted from 0. */
  at: number;
  total: number;
  /** More steps are looked for. */
  isGrowing: boolean;
  go: (to: number) => void;
}

export function Stepper({ at, total, isGrowing, go }: Props) {
  return (
    <fieldset class="stepper" aria-label={words.text.steps}>
      <button type="button" onClick={() => go(0)} aria-label={words.text.stepsFirst} aria-disabled={at === 0}>
        |‹
      </button>
      <button type="button" onClick={() => go(at - 1)} aria-label={words.text.stepsPrevious} aria-disabled={at === 0}>
        ‹
      </button>
      <span>
        {words.position({ number: at + 1, total })}
        {isGrowing && "…"}
      </span>
      <button type="button" onClick={() => go(at + 1)} aria-label={words.text.stepsNext} aria-disabled={at === total - 1}>
        ›
      </button>
      <button type="button" onClick={() => go(total - 1)} aria-label={words.text.stepsLast} aria-disabled={at === total - 1}>
        ›|
      </button>
    </fieldset>
  );
}
