/**
 * A month of puzzles of the day: a table with a button for each day that has come. The Tab key stops at one
 * of them; arrow keys go on from there, into other months too.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import { LEVELS } from "../kit/tables.ts";
import type { Level } from "../kit/wire.ts";
import { lazy } from "../ui/lazy.ts";
import { list } from "../ui/lists.ts";
import { day, today } from "../ui/words.ts";
import { dayAfter, firstWeekday, isDay, monthOf, weeksOf } from "./calendar.ts";

type Solved = ReadonlyMap<string, ReadonlySet<Level>>;

/** The days that arrow keys lead on by. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const NONE: ReadonlySet<Level> = new Set();

interface MonthProps {
  month: string;
  /** The id of its heading. */
  heading: string;
  chosen: string;
  solved: Solved;
  choose: (date: string) => void;
}

export function Month({ month, heading, chosen, solved, choose }: MonthProps) {
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const now = today();
  const weeks = weeksOf(month, firstWeekday(navigator.language));
  const stop = monthOf(chosen) === month ? chosen : `${month}-01`;

  // The day may have come with another month: it has the focus as soon as it is there.
  useLayoutEffect(() => {
    if (byKey.current) table.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    byKey.current = false;
  }, [chosen]);

  const onKey = (event: KeyboardEvent): void => {
    const { day: from } = (event.target as HTMLElement).dataset;
    const by = ARROWS[event.key];
    if (from === undefined || by === undefined) return;
    event.preventDefault();
    const to = dayAfter(from, by);
    if (!isDay(to) || to > now) return;
    byKey.current = true;
    choose(to);
  };

  const place = (date: string | null) => {
    if (date === null) return null;
    if (date > now) return <span class="day">{dayNumber(date)}</span>;
    const levels = solved.get(date) ?? NONE;
    return (
      <button
        type="button"
        class="day"
        data-day={date}
        tabIndex={date === stop ? 0 : -1}
        aria-pressed={date === chosen}
        aria-current={date === now ? "date" : undefined}
        aria-label={said(date, levels)}
        onClick={() => choose(date)}
      >
        {levels.size > 0 && <Ring levels={levels} />}
        <span>{dayNumber(date)}</span>
      </button>
    );
  };

  return (
    <table class="month" dir="ltr" aria-labelledby={heading} ref={table} onKeyDown={onKey}>
      <thead>
        <tr>
          {weekdays(weeks).map(({ short, long }) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((dates, index) => (
          <tr key={index}>
            {dates.map((date, weekday) => (
              <td key={weekday}>{place(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayNumber = (date: string): number => Number(date.slice(-2));

/** A day for screen readers. */
function said(date: string, levels: ReadonlySet<Level>): string {
  if (levels.size === 0) return day(date);
  const names = LEVELS.filter(({ name }) => levels.has(name)).map(({ name }) => words.levelName(name));
  return words.daysSolved({ day: day(date), levels: list(names) });
}

const named = (weekday: "short" | "long") => lazy(() => new Intl.DateTimeFormat(words.text.locale, { weekday, timeZone: "UTC" }));
const [shorts, longs] = [named("short"), named("long")];

/** The names of the days of the week, in the order of the table. */
function weekdays(weeks: readonly (readonly (string | null)[])[]): { short: string; long: string }[] {
  // The second week has all of its days in every month.
  const dates = (weeks[1] ?? []).map((date) => new Date(`${date}T00:00Z`));
  return dates.map((date) => ({ short: shorts().format(date), long: longs().format(date) }));
}

/** The solved levels of a day: so many of six arcs, the easiest first. */
function Ring({ levels }: { levels: ReadonlySet<Level> }) {
  const isWhole = levels.size === LEVELS.length;
  return (
    <svg class={`ring${isWhole ? " whole" : ""}`} viewBox="0 0 40 40" aria-hidden="true">
      {LEVELS.map(({ name }, index) => (
        <circle
          key={name}
          class={levels.has(name) ? "on" : ""}
          cx="20"
          cy="20"
          r="17.5"
          pathLength="6"
          stroke-dasharray={isWhole ? "1 5" : "0.76 5.24"}
          stroke-dashoffset={-index - (isWhole ? 0 : 0.12)}
          transform="rotate(-90 20 20)"
        />
      ))}
    </svg>
  );
}
