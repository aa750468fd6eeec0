/** Ratings on all scales. Each is shown when it is ready; the slowest are computed only on request. */

import { useState } from "preact/hooks";
import type { App } from "../app.ts";
import type { RatingRecord } from "../kit/wire.ts";
import { useThought } from "./use-thought.ts";

interface Scale {
  name: string;
  title: string;
  about: string;
}

const SCALES: readonly Scale[] = [
  { name: "hodoku", title: "HoDoKu", about: "level, score, steps" },
  { name: "se", title: "Sudoku Explainer", about: "hardest step, up to the first digit, first step" },
  { name: "invariant", title: "Invariant", about: "the same however a puzzle is turned or relabelled" },
];

const LONG: readonly Scale[] = [
  { name: "w", title: "Whips", about: "length of the longest one needed" },
  { name: "b", title: "Braids", about: "length of the longest one needed" },
  { name: "gw", title: "G-whips", about: "length of the longest one needed" },
  { name: "gb", title: "G-braids", about: "length of the longest one needed" },
];

export function Ratings({ app, puzzle }: { app: App; puzzle: string }) {
  const [all, setAll] = useState(false);
  return (
    <section class="stack" aria-labelledby="ratings">
      <h2 id="ratings">How hard it is</h2>
      <dl class="facts">
        {[...SCALES, ...(all ? LONG : [])].map((scale) => (
          <On key={scale.name} app={app} puzzle={puzzle} scale={scale} />
        ))}
      </dl>
      {!all && (
        <div class="row">
          <button type="button" onClick={() => setAll(true)}>
            Whips and braids
          </button>
        </div>
      )}
    </section>
  );
}

/** A record as one line. */
export function valuesOf(record: RatingRecord | null): string {
  if (record === null) return "not rated";
  if (typeof record !== "object") return String(record);
  if ("level" in record) return [record.level, record.score, record.steps].join(" · ");
  if ("er" in record) return [record.er, record.ep, record.ed].map(({ rating }) => rating).join(" · ");
  return "rating" in record ? record.rating : `at least ${record.at_least}`;
}

function On({ app, puzzle, scale }: { app: App; puzzle: string; scale: Scale }) {
  const { value, isBusy, trouble } = useThought(app, "rate", { puzzle, scale: scale.name });
  const said = isBusy ? "…" : (trouble ?? valuesOf(value));
  return (
    <div>
      <dt>
        {scale.title}
        <small class="muted">{scale.about}</small>
      </dt>
      <dd>{said}</dd>
    </div>
  );
}
