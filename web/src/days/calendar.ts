/** Days and months as texts, such as 2026-11-28 and 2026-11. Sums are in UTC: its days have 24 hours. */

const at = (date: string): Date => new Date(`${date}T00:00Z`);

/** True if the calendar has this day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = at(text);
  // JavaScript reads 30 February as 2 March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** The day so many days later; earlier if negative. */
export function dayAfter(date: string, days = 1): string {
  const time = at(date);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

export const monthOf = (date: string): string => date.slice(0, 7);

/** The month so many months later; earlier if negative. */
export function monthAfter(month: string, months: number): string {
  const time = at(`${month}-01`);
  time.setUTCMonth(time.getUTCMonth() + months);
  return monthOf(time.toISOString());
}

/** The day of the week: 1 is Monday, 7 is Sunday. */
const weekdayOf = (date: string): number => at(date).getUTCDay() || 7;

/** The weeks of a month. Places before its first day and after its last one are null. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const first = `${month}-01`;
  const before = (weekdayOf(first) - firstWeekday + 7) % 7;
  const place = (index: number): string | null => {
    const date = dayAfter(first, index - before);
    return monthOf(date) === month ? date : null;
  };
  const week = (number: number): (string | null)[] => Array.from({ length: 7 }, (_, weekday) => place(7 * number + weekday));
  return Array.from({ length: 6 }, (_, number) => week(number)).filter((days) => days.some((day) => day !== null));
}

/** Older browsers have a property in the place of the method. */
interface Weeks extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The day on which weeks begin at a place, such as en-US; Monday where the browser cannot tell. */
export function firstWeekday(place: string): number {
  try {
    const locale = new Intl.Locale(place) as Weeks;
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    // Chromium may be at places such as en-US@posix, which are none.
    return 1;
  }
}
