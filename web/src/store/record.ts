/** The player's record, from the outcomes of games alone: days in a row, times, comparisons. */

import { dayAfter } from "../days/calendar.ts";
import type { Level, Outcome, ProfileData } from "../kit/wire.ts";

/** The levels whose puzzle of the day is solved, by day. An outcome does not tell when it was solved. */
export function solvedDays(outcomes: readonly Outcome[]): Map<string, Set<Level>> {
  const days = new Map<string, Set<Level>>();
  for (const { origin, solved } of outcomes) {
    if (!solved || origin.from !== "daily") continue;
    const levels = days.get(origin.date) ?? new Set();
    days.set(origin.date, levels.add(origin.level));
  }
  return days;
}

/** Some days, as a map or a set. */
interface Days {
  has(date: string): boolean;
  keys(): Iterable<string>;
}

/** The number of days in a row up to and including this one. */
function rowUpTo(days: Days, last: string): number {
  let length = 0;
  for (let date = last; days.has(date); date = dayAfter(date, -1)) length += 1;
  return length;
}

/** The days in a row up to today; up to yesterday while today is still to be solved. */
export const streak = (days: Days, today: string): number => rowUpTo(days, days.has(today) ? today : dayAfter(today, -1));

export function longestStreak(days: Days): number {
  const ends = [...days.keys()].filter((date) => !days.has(dayAfter(date)));
  return Math.max(0, ...ends.map((date) => rowUpTo(days, date)));
}

/** The next level whose puzzle of a day is not solved: a harder one, or else the easiest. */
export function nextLevel(levels: readonly Level[], level: Level, solved: ReadonlySet<Level>): Level | null {
  const from = levels.indexOf(level) + 1;
  const others = [...levels.slice(from), ...levels.slice(0, from)];
  return others.find((other) => other !== level && !solved.has(other)) ?? null;
}

/** The numbers of a level's puzzles that the player has had. */
export const numbersOf = ({ games, outcomes }: Pick<ProfileData, "games" | "outcomes">, level: Level): Set<number> =>
  new Set([...games, ...outcomes].flatMap(({ origin }) => (origin.from === "made" && origin.level === level ? [origin.seed] : [])));

/** The level of a puzzle; null if it is from elsewhere. */
export const levelOf = ({ origin }: Outcome): Level | null => ("level" in origin ? origin.level : null);

/** True if the player had no hint and no step taken. */
export const isUnaided = ({ assistance }: Pick<Outcome, "assistance">): boolean => assistance !== "hints" && assistance !== "steps";

/** The times of games solved without hints, in order: with hints anybody is fast. */
export const timesOf = (outcomes: readonly Outcome[]): number[] =>
  outcomes.filter((outcome) => outcome.solved && isUnaided(outcome)).map(({ time }) => time);

/** The median; of an even number of times, the shorter one in the middle. Null if there are none. */
export function median(times: readonly number[]): number | null {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** The games that one median of a trend is about. */
const LATELY = 10;

/** The smallest change of the median, as a part of it, that is called one. */
const CHANGE = 0.05;

export interface Trend {
  is: "faster" | "slower" | "same";
  now: number;
  before: number;
}

/** The median of the last ten times beside that of the ten before; null if there are fewer. */
export function trend(times: readonly number[]): Trend | null {
  const now = median(times.slice(-LATELY));
  const before = median(times.slice(-2 * LATELY, -LATELY));
  if (times.length < 2 * LATELY || now === null || before === null) return null;
  const isSame = Math.abs(now - before) < CHANGE * before;
  return { is: isSame ? "same" : now < before ? "faster" : "slower", now, before };
}

export interface Summary {
  played: number;
  solved: number;
  times: number[];
  /** The part of the solved games that had no hints; null if none is solved. */
  unaided: number | null;
  /** Hints per solved game; null if none is solved. */
  hints: number | null;
}

/** A summary of games, such as those of a level. */
export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const solved = outcomes.filter((outcome) => outcome.solved);
  const perGame = (sum: number): number | null => (solved.length === 0 ? null : sum / solved.length);
  return {
    played: outcomes.length,
    solved: solved.length,
    times: timesOf(solved),
    unaided: perGame(solved.filter(isUnaided).length),
    hints: perGame(solved.reduce((sum, { hints }) => sum + hints, 0)),
  };
}

/** With fewer times, the median says nothing beside the best. */
const FOR_A_MEDIAN = 3;

/** A time compared with earlier ones: the first, the best, or beside them. */
export type Standing = { is: "first" } | { is: "best"; before: number } | { is: "usual"; best: number; median: number | null };

/** The time is null for a game with hints, which is no best. */
export function standingOf(time: number | null, earlier: readonly number[]): Standing | null {
  if (earlier.length === 0) return time === null ? null : { is: "first" };
  const best = Math.min(...earlier);
  if (time !== null && time < best) return { is: "best", before: best };
  return { is: "usual", best, median: earlier.length < FOR_A_MEDIAN ? null : median(earlier) };
}
