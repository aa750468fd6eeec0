/** The reason of a chain, and the way along it: one link at a time, in the grid and in words. */

import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as words from "sudokit-words";
import { candidateOf, nameOf } from "../kit/cells.ts";
import type { Link } from "../kit/wire.ts";
import { Lines } from "../ui/Lines.tsx";
import { either } from "../ui/lists.ts";
import { speak } from "../ui/say.ts";
import type { Frame } from "./frames.ts";

export function Walk({ frame, link: current }: { frame: Frame; link: Signal<number | null> }) {
  const { links } = frame.shown;
  const { value: at } = current;
  const link = at === null ? undefined : links[at];
  useEffect(
    () => () => {
      current.value = null;
    },
    [],
  );
  const step = (): void => {
    const to = at === null ? 0 : at + 1;
    const next = links[to];
    current.value = next === undefined ? null : to;
    speak(next === undefined ? frame.text : sayLink(next));
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
          <Lines {...frame} />
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
