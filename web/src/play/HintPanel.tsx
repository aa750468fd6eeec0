/** A hint. It covers the pad, so that nothing moves, and shows one rung at a time. */

import { useLayoutEffect, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import type { Session } from "../game/session.ts";
import { frameOf } from "../step/frames.ts";
import { StepPlayer } from "../step/StepPlayer.tsx";
import { Icon } from "../ui/icon.tsx";

const MORE: Readonly<Record<string, string>> = {
  mistakes: words.text.hintWhere,
  where: words.text.buttonUndoMistakes,
  name: words.text.hintWhere,
  look: words.text.hintPattern,
  pattern: words.text.hintWhy,
  reason: words.text.hintResult,
  result: words.text.hintApply,
};

export function HintPanel({ session }: { session: Session }) {
  if (session.isThinking.value) {
    return (
      <section class="hint over" aria-label={words.text.hint}>
        <p>{words.text.hintSearching}</p>
        <div class="row">
          <button type="button" onClick={() => session.stopThinking()}>
            {words.text.buttonStop}
          </button>
        </div>
      </section>
    );
  }
  return session.told.value === null ? null : <Rungs session={session} />;
}

function Rungs({ session }: { session: Session }) {
  const panel = useRef<HTMLElement>(null);
  const { value: hint } = session.hint;
  const { value: told } = session.told;

  // The pad below is covered. If it had the focus, the panel takes it, and hands it to the grid afterwards.
  useLayoutEffect(() => {
    const element = panel.current;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest(".pad") !== null) {
      element?.querySelector<HTMLElement>(".row > .main")?.focus();
    }
    const { parentElement } = element ?? {};
    return () => {
      if (element?.contains(document.activeElement) === true) {
        parentElement?.closest("main")?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
      }
    };
  }, []);

  if (hint === null || told === null) return null;
  const [first] = hint.told;
  const isNamed = first !== undefined && first.rung !== "nothing";
  const next = MORE[told.rung];
  // "nothing" has no step to take; after the others, only the main button continues.
  const isDoable = !["nothing", "mistakes", "where", "result"].includes(told.rung);
  const turn = (by: number): void => {
    if (by < 0) session.turnTo(hint.at - 1);
    // Only the button takes the step, because that changes the grid.
    else if (!["nothing", "where", "result"].includes(told.rung)) session.command("hint");
  };
  return (
    <StepPlayer
      label={words.text.hint}
      title={isNamed ? first.text.replace(/\p{P}$/u, "") : words.text.hint}
      beside={
        <button type="button" class="plain" aria-label={words.text.hintClose} onClick={() => session.closeHint()}>
          <Icon name="close" />
        </button>
      }
      frame={told === first && isNamed ? null : frameOf(told)}
      link={session.link}
      turn={turn}
      canTurnBack={hint.at > 0}
      isOver
      panel={panel}
    >
      {isDoable && (
        <button type="button" onClick={() => session.takeHint()}>
          {words.text.hintApplyNow}
        </button>
      )}
      {hint.hasMore && next !== undefined && (
        <button type="button" class="main" onClick={() => session.command("hint")}>
          {next}
        </button>
      )}
    </StepPlayer>
  );
}
