/** Ratings on all scales. Each is shown when it is ready; the slowest are computed only on request. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { useThought } from "../kit/use-thought.ts";
import type { RatingRecord } from "../kit/wire.ts";
import { capital } from "../ui/words.ts";

interface Scale {
  name: string;
  title: string;
  about: string;
}

const SCALES: readonly Scale[] = [
  { name: "hodoku", title: words.text.hodoku, about: words.text.ratingsHodokuAbout },
  { name: "se", title: words.text.sudokuExplainer, about: words.text.ratingsExplainerAbout },
  { name: "invariant", title: words.text.ratingsInvariant, about: words.text.ratingsInvariantAbout },
];

const LONG: readonly Scale[] = [
  { name: "w", title: words.text.ratingsWhips, about: words.text.ratingsLength },
  { name: "b", title: words.text.ratingsBraids, about: words.text.ratingsLength },
  { name: "gw", title: words.text.ratingsGWhips, about: words.text.ratingsLength },
  { name: "gb", title: words.text.ratingsGBraids, about: words.text.ratingsLength },
];

export function Ratings({ app, puzzle }: { app: App; puzzle: string }) {
  const [all, setAll] = useState(false);
  return (
    <section class="stack" aria-labelledby="ratings">
      <h2 id="ratings">{words.text.ratings}</h2>
      <dl class="facts">
        {[...SCALES, ...(all ? LONG : [])].map((scale) => (
          <On key={scale.name} app={app} puzzle={puzzle} scale={scale} />
        ))}
      </dl>
      {!all && (
        <div class="row">
          <button type="button" onClick={() => setAll(true)}>
            {words.text.ratingsMore}
          </button>
        </div>
      )}
    </section>
  );
}

/** A record as one line. */
export function valuesOf(record: RatingRecord | null): string {
  if (record === null) return words.text.ratingsNone;
  if (typeof record !== "object") return String(record);
  if ("level" in record)
    return [capital(words.stepLevel(record.level.toLowerCase() as Lowercase<typeof record.level>)), record.score, record.steps].join(" · ");
  if ("er" in record) return [record.er, record.ep, record.ed].map(({ rating }) => rating).join(" · ");
  return "rating" in record ? record.rating : words.ratingsAtLeast(record.at_least);
}

function On({ app, puzzle, scale }: { app: App; puzzle: string; scale: Scale }) {
  const { value, isBusy, trouble } = useThought(app, "rate", { puzzle, scale: scale.name });
  const said = isBusy ? words.text.ratingsBusy : (trouble ?? valuesOf(value));
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
