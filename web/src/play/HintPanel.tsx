/**
 * A hint. It covers the pad, so that nothing moves, and shows one rung at a time: buttons, arrow keys or swipes
 * turn forward and back. The pattern is drawn in the grid.
 */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import type { Session } from "../game/session.ts";
import { Legend } from "../grid/Pattern.tsx";
import { candidateOf, nameOf } from "../kit/cells.ts";
import type { Link, Told } from "../kit/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { Lines } from "../ui/Lines.tsx";
import { either } from "../ui/lists.ts";
import { speak } from "../ui/say.ts";

const MORE: Readonly<Record<string, string>> = {
  mistakes: words.text.hintWhere,
  where: words.text.buttonUndoMistakes,
  name: words.text.hintWhere,
  look: words.text.hintPattern,
  pattern: words.text.hintWhy,
  reason: words.text.hintResult,
  result: words.text.hintApply,
};

/** The shortest swipe, in pixels. */
const SWIPE = 40;

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

/** The reason of a chain, and the way along it: one link at a time, in the grid and in words. */
function Walk({ session, told }: { session: Session; told: Told }) {
  const { links } = told.shown;
  const { value: at } = session.link;
  const link = at === null ? undefined : links[at];
  useEffect(
    () => () => {
      session.link.value = null;
    },
    [told],
  );
  const step = (): void => {
    const to = at === null ? 0 : at + 1;
    const next = links[to];
    session.link.value = next === undefined ? null : to;
    speak(next === undefined ? told.text : sayLink(next));
  };
  const isLast = at === links.length - 1;
  return (
    <>
      <div class="row">
        <button type="button" onClick={step}>
          {link === undefined ? words.text.hintWalk : isLast ? words.text.hintWalkAll : words.text.hintWalkNext}
        </button>
        {at !== null && <span>{words.position({ number: at + 1, total: links.length })}</span>}
      </div>
      <div class="walk">
        <div class={link === undefined ? "" : "hushed"}>
          <Lines lines={told.lines} />
        </div>
        {link !== undefined && <p>{sayLink(link)}</p>}
      </div>
    </>
  );
}

/** Along a strong link, if one end is false, the other is true; along a weak one, if true, then false. */
function sayLink({ from, to, strong }: Link): string {
  const digits = (candidates: readonly string[]): string => either([...new Set(candidates.map((one) => String(candidateOf(one).digit)))]);
  const cells = (candidates: readonly string[]): string => either([...new Set(candidates.map((one) => nameOf(candidateOf(one).cell)))]);
  const link = strong ? "strong" : "weak";
  return words.hintLink({ link, digit: digits(from), cells: cells(from), otherDigit: digits(to), otherCells: cells(to) });
}

function Rungs({ session }: { session: Session }) {
  const panel = useRef<HTMLElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
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
    <section
      class="hint over"
      aria-label={words.text.hint}
      ref={panel}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (by !== undefined) turn(by);
      }}
      onPointerDown={({ clientX: x, clientY: y }) => {
        start.current = { x, y };
      }}
      onPointerUp={({ clientX, clientY }) => {
        const [dx, dy] = [clientX - (start.current?.x ?? clientX), clientY - (start.current?.y ?? clientY)];
        if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) turn(-dx);
      }}
    >
      <div class="hint-head">
        <h2>{isNamed ? first.text.replace(/\p{P}$/u, "") : words.text.hint}</h2>
        <button type="button" class="plain" aria-label={words.text.hintClose} onClick={() => session.closeHint()}>
          <Icon name="close" />
        </button>
      </div>
      <div class="hint-body">
        {told.rung === "reason" && told.shown.links.length > 1 ? (
          <Walk session={session} told={told} />
        ) : (
          (told !== first || !isNamed) && <Lines lines={told.lines} />
        )}
        <Legend diagram={told.shown} />
      </div>
      <div class="row">
        {hint.at > 0 && (
          <button type="button" class="plain" aria-label={words.text.buttonBack} onClick={() => turn(-1)}>
            <Icon name="back" />
          </button>
        )}
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
      </div>
    </section>
  );
}
