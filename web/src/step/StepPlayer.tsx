/**
 * The player of a step, the same in a hint, a lesson, a drill and the analysis: one frame at a time beside the
 * grid, which draws it. Buttons, arrow keys and swipes turn forward and back.
 */

import type { Signal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import { Legend } from "../grid/Pattern.tsx";
import { Icon } from "../ui/icon.tsx";
import { Lines } from "../ui/Lines.tsx";
import type { Frame } from "./frames.ts";
import { Walk } from "./Walk.tsx";

/** The shortest swipe, in pixels. */
const SWIPE = 40;

interface Props {
  label: string;
  title: string;
  /** Beside the title. */
  beside?: ComponentChildren;
  /** Null if the title says all. */
  frame: Frame | null;
  /** The link of its pattern that is looked at. */
  link: Signal<number | null>;
  /** Forward by 1, back by -1. */
  turn: (by: number) => void;
  canTurnBack: boolean;
  /** It lies over the pad. */
  isOver?: boolean;
  /** It has room for all of its text. */
  isWhole?: boolean;
  panel?: RefObject<HTMLElement | null>;
  /** The buttons that go on. */
  children: ComponentChildren;
}

/** A text that scrolls can be scrolled by keys. */
export function useScrolling(body: RefObject<HTMLElement | null>): void {
  // After the frame is drawn, which has measured it: before, the page would be laid out for this alone.
  useEffect(() => {
    const { current: text } = body;
    if (text !== null && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
    else text?.removeAttribute("tabindex");
  });
}

export function StepPlayer({ label, title, beside, frame, link, turn, canTurnBack, isOver = false, isWhole = false, panel, children }: Props) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useScrolling(body);
  // Another text begins at its first line.
  useLayoutEffect(() => body.current?.scrollTo(0, 0), [frame?.text]);
  // A button that is gone at the first or the last frame leaves its focus to the one that goes on.
  const hadFocus = body.current?.parentElement?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) {
      body.current?.parentElement?.querySelector<HTMLElement>(":scope > .row > .main")?.focus({ preventScroll: true });
    }
  });
  return (
    <section
      class={`hint player${isOver ? " over" : ""}${isWhole ? " whole" : ""}`}
      aria-label={label}
      ref={panel ?? null}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (by !== undefined) turn(by);
      }}
      onPointerDown={({ pointerType, clientX: x, clientY: y }) => {
        // A mouse that is drawn over the text selects it.
        start.current = pointerType === "mouse" ? null : { x, y };
      }}
      onPointerUp={({ clientX, clientY }) => {
        const [dx, dy] = [clientX - (start.current?.x ?? clientX), clientY - (start.current?.y ?? clientY)];
        start.current = null;
        if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) turn(-Math.sign(dx));
      }}
    >
      <div class="hint-head">
        <h2>{title}</h2>
        {beside}
      </div>
      <div class="hint-body" ref={body}>
        {frame !== null && (
          <>
            {frame.isReason && frame.shown.links.length > 1 ? (
              <Walk key={frame.text} frame={frame} link={link} />
            ) : (
              <Lines key={frame.text} {...frame} />
            )}
            <Legend diagram={frame.shown} />
          </>
        )}
      </div>
      <div class="row">
        {canTurnBack && (
          <button type="button" class="plain" aria-label={words.text.buttonBack} onClick={() => turn(-1)}>
            <Icon name="back" />
          </button>
        )}
        {children}
      </div>
    </section>
  );
}
