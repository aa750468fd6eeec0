/** Statistics of all games. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { LEVELS } from "../kit/tables.ts";
import type { Statistics } from "../kit/wire.ts";
import { Page } from "../ui/Page.tsx";
import { clock, levelName } from "../ui/words.ts";

const COLUMNS = [
  words.text.statisticsSolved,
  words.text.statisticsBest,
  words.text.statisticsMedian,
  words.text.statisticsStreak,
  words.text.statisticsLongestStreak,
  words.text.statisticsHelped,
] as const;

interface Line {
  name: string;
  of: Statistics;
}

export function StatisticsScreen({ app }: { app: App }) {
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  useEffect(() => {
    const levels = [...LEVELS.map(({ name }) => name), null];
    void app.keeper
      .ask((profile) =>
        levels.map((level) => ({ name: level === null ? words.text.statisticsOther : levelName(level), of: profile.statistics(level) })),
      )
      .then(setLines);
  }, []);
  const played = lines?.filter(({ of }) => of.played > 0) ?? [];
  const time = (milliseconds: number | null): string => (milliseconds === null ? words.text.noValue : clock(milliseconds));
  return (
    <Page title={words.text.statistics}>
      {lines !== null && played.length === 0 && <p class="muted">{words.text.statisticsNone}</p>}
      {played.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it once it has the focus
        <section class="scroll" tabIndex={0} aria-label={words.text.statistics}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.text.labelLevel}</th>
                {COLUMNS.map((name) => (
                  <th class="number" scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {played.map(({ name, of }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td class="number">{words.progress({ done: of.solved, total: of.played })}</td>
                  <td class="number">{time(of.best)}</td>
                  <td class="number">{time(of.median)}</td>
                  <td class="number">{of.streak}</td>
                  <td class="number">{of.longestStreak}</td>
                  <td class="number">{of.helped}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Page>
  );
}
