/** Statistics: the days whose puzzle is solved, and the games of each level. */

import { useEffect } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import type { Known } from "../early.ts";
import { LEVELS } from "../kit/tables.ts";
import { levelOf, longestStreak, median, type Summary, solvedDays, streak, summaryOf, trend } from "../store/record.ts";
import { Page } from "../ui/Page.tsx";
import { clock, decimal, levelName, percent, today } from "../ui/words.ts";

/** Times in a picture: more would be too thin to see. */
const DRAWN = 30;

/** It is drawn as soon as the store is read. */
export function StatisticsScreen({ app, known: { outcomes } }: { app: App | null; known: Known }) {
  useEffect(() => void app?.keeper.refresh(), [app]);
  const groups = [...LEVELS.map(({ name }) => name), null].map((level) => ({
    name: level === null ? words.text.statisticsOther : levelName(level),
    of: summaryOf(outcomes.filter((outcome) => levelOf(outcome) === level)),
  }));
  const days = solvedDays(outcomes);
  return (
    <Page title={words.text.statistics}>
      <p class="muted">{outcomes.length === 0 ? words.text.statisticsNone : words.text.statisticsAbout}</p>
      <div class="records">
        {days.size > 0 && (
          <section class="record" aria-labelledby="days">
            <h2 id="days">{words.text.homeDaily}</h2>
            <dl class="facts">
              <Fact name={words.text.statisticsDays} value={decimal(days.size)} />
              <Fact name={words.text.statisticsRow} value={decimal(streak(days, today()))} />
              <Fact name={words.text.statisticsLongestRow} value={decimal(longestStreak(days))} />
            </dl>
            <p class="muted">{words.text.daysRowAbout}</p>
          </section>
        )}
        {groups.map(({ name, of }) => of.played > 0 && <Games key={name} name={name} of={of} />)}
      </div>
    </Page>
  );
}

/** The games of a level. */
function Games({ name, of: { played, solved, times, unaided, hints } }: { name: string; of: Summary }) {
  const typical = median(times);
  const change = trend(times);
  return (
    <section class="record" aria-label={name}>
      <h2>{name}</h2>
      <Times times={times.slice(-DRAWN)} />
      <dl class="facts">
        <Fact name={words.text.statisticsSolved} value={words.progress({ done: solved, total: played })} />
        {typical !== null && (
          <>
            <Fact name={words.text.statisticsBest} value={clock(Math.min(...times))} />
            <Fact name={words.text.statisticsMedian} value={clock(typical)} />
          </>
        )}
        {unaided !== null && <Fact name={words.text.statisticsUnaided} value={percent(unaided)} />}
        {hints !== null && <Fact name={words.text.statisticsHints} value={decimal(hints)} />}
      </dl>
      {change !== null && <p class="muted">{words.statisticsTrend({ trend: change.is, now: clock(change.now), before: clock(change.before) })}</p>}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The last times as bars from zero, the latest on the right. */
function Times({ times }: { times: readonly number[] }) {
  if (times.length < 2) return null;
  const most = Math.max(...times);
  const label = words.statisticsTimes({ count: times.length, least: clock(Math.min(...times)), most: clock(most) });
  const [from, height] = [DRAWN - times.length, (time: number): number => Math.max(1, (38 * time) / most)];
  return (
    <svg class="times" viewBox={`0 0 ${DRAWN * 10} 40`} role="img" aria-label={label}>
      {times.map((time, index) => (
        <rect key={index} x={(from + index) * 10 + 1.5} y={40 - height(time)} width="7" height={height(time)} rx="1.5" />
      ))}
    </svg>
  );
}
