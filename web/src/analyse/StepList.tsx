/** A list of steps that keeps the current one in view. Arrow keys move through it; the mouse can point at a step. */

import { useEffect, useRef } from "preact/hooks";
import type { Lesson } from "../kit/wire.ts";

interface Props {
  lessons: readonly Lesson[];
  at: number;
  choose: (index: number) => void;
  /** Told of the step under the mouse, and of null when the mouse leaves the list. */
  hover?: (index: number | null) => void;
}

export function StepList({ lessons, at, choose, hover }: Props) {
  const list = useRef<HTMLOListElement>(null);

  // After the frame is drawn, which has laid out the list.
  useEffect(() => {
    const box = list.current;
    const item = box?.children[at];
    if (box === null || !(item instanceof HTMLElement)) return;
    // Only the list scrolls, never the page.
    const { offsetTop: top, offsetHeight: height } = item;
    if (top < box.scrollTop || top + height > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
    if (box.contains(document.activeElement)) item.querySelector("button")?.focus({ preventScroll: true });
  }, [at, lessons]);

  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    choose(at + by);
  };
  return (
    <ol class="steps" ref={list} onKeyDown={onKey} onPointerLeave={() => hover?.(null)}>
      {lessons.map(({ name, result, line }, index) => (
        <li key={index} onPointerEnter={({ pointerType }) => pointerType === "mouse" && hover?.(index)}>
          <button type="button" class="plain" tabIndex={index === at ? 0 : -1} aria-current={index === at} onClick={() => choose(index)}>
            <span class="muted">{index + 1}</span> <span>{name}</span> <span class="muted">{result.length === 0 ? line : result.join(" ")}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
