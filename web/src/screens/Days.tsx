/** Puzzles of the day: a calendar of those that have been, and the levels of a day. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { isDay, monthAfter, monthOf } from "../days/calendar.ts";
import { DayLevels } from "../days/DayLevels.tsx";
import { Month } from "../days/Month.tsx";
import type { Known } from "../early.ts";
import { keepAddress, linkTo } from "../route.ts";
import { solvedDays, streak } from "../store/record.ts";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/Page.tsx";
import { speak } from "../ui/say.ts";
import { day, monthName, today } from "../ui/words.ts";

/** It is drawn as soon as the store is read. A day that is still to come is today. */
export function Days({ app, known: { outcomes }, date }: { app: App | null; known: Known; date: string }) {
  const now = today();
  const [chosen, setChosen] = useState(isDay(date) && date <= now ? date : now);
  const [month, setMonth] = useState(monthOf(chosen));
  useEffect(() => void app?.keeper.refresh(), [app]);
  const solved = solvedDays(outcomes);
  const row = streak(solved, now);
  const choose = (to: string): void => {
    setChosen(to);
    setMonth(monthOf(to));
    // The way back from a game leads here.
    keepAddress(linkTo("days", to));
  };
  const turn = (by: number): void => {
    const to = monthAfter(month, by);
    if (to > monthOf(now) || !isDay(`${to}-01`)) return;
    setMonth(to);
    speak(monthName(to));
  };
  return (
    <Page title={words.text.homeDaily}>
      {row > 1 && (
        <div>
          <p>
            <strong>{words.daysRow(row)}</strong>
          </p>
          <p class="muted">{words.text.daysRowAbout}</p>
        </div>
      )}
      <div class="calendar">
        <section aria-labelledby="month">
          <div class="month-head">
            <button type="button" class="plain" onClick={() => turn(-1)} aria-label={words.text.daysMonthPrevious}>
              <Icon name="back" />
            </button>
            <h2 id="month">{monthName(month)}</h2>
            <button type="button" class="plain" aria-disabled={month === monthOf(now)} onClick={() => turn(1)} aria-label={words.text.daysMonthNext}>
              <Icon name="forward" />
            </button>
          </div>
          <Month month={month} heading="month" chosen={chosen} solved={solved} choose={choose} />
        </section>
        <section class="stack" aria-labelledby="day">
          <h2 id="day">{day(chosen)}</h2>
          <DayLevels date={chosen} solved={solved.get(chosen)} />
        </section>
      </div>
    </Page>
  );
}
