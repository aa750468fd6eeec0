/** Statistics of all games. */

import { useEffect, useState } from "preact/hooks";
import type { App } from "../app.ts";
import type { Statistics } from "../kit/wire.ts";
import { Page } from "../ui/Page.tsx";
import { capital, clock } from "../ui/words.ts";

interface Line {
  name: string;
  of: Statistics;
}

export function StatisticsScreen({ app }: { app: App }) {
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  useEffect(() => {
    const levels = [...app.kit.levels.map(({ name }) => name), null];
    void app.keeper
      .ask((profile) => levels.map((level) => ({ name: level === null ? "Other puzzles" : capital(level), of: profile.statistics(level) })))
      .then(setLines);
  }, []);
  const played = lines?.filter(({ of }) => of.played > 0) ?? [];
  const time = (milliseconds: number | null): string => (milliseconds === null ? "–" : clock(milliseconds));
  return (
    <Page title="Statistics">
      {lines !== null && played.length === 0 && <p class="muted">Nothing here yet. Finish a game first.</p>}
      {played.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it once it has the focus
        <section class="scroll" tabIndex={0} aria-label="Statistics">
          <table>
            <thead>
              <tr>
                <th scope="col">Level</th>
                {["Solved", "Best", "Median", "Streak", "Longest streak", "With help"].map((name) => (
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
                  <td class="number">{`${of.solved} of ${of.played}`}</td>
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
