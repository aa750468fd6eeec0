/** The player's record, by laws. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dayAfter, firstWeekday, isDay, monthAfter, monthOf, weeksOf } from "../../src/days/calendar.ts";
import type { Level, Outcome } from "../../src/kit/wire.ts";
import { longestStreak, median, nextLevel, solvedDays, standingOf, streak, summaryOf, timesOf, trend } from "../../src/store/record.ts";
import { LEVELS } from "../positions.ts";

const outcome = (given: Partial<Outcome>): Outcome => ({
  origin: { from: "made", level: "easy", seed: 7 },
  solved: true,
  time: 60_000,
  assistance: "none",
  hints: 0,
  ...given,
});

const daily = (date: string, level: Level = "easy", solved = true): Outcome => outcome({ origin: { from: "daily", level, date }, solved });

/** So many days, the first on a date. */
const daysFrom = (date: string, count: number): string[] => Array.from({ length: count }, (_, index) => dayAfter(date, index));

test("days follow each other over months, leap years, and the nights when clocks change", () => {
  const days = daysFrom("2023-12-30", 800);
  assert.equal(new Set(days).size, 800);
  assert.deepEqual(days, [...days].sort());
  assert.ok(days.every(isDay));
  assert.ok(days.every((date) => dayAfter(dayAfter(date), -1) === date));
  assert.deepEqual([dayAfter("2024-02-28"), dayAfter("2025-02-28"), dayAfter("2025-12-31")], ["2024-02-29", "2025-03-01", "2026-01-01"]);
  const { TZ } = process.env;
  for (const zone of ["Europe/Berlin", "America/Sao_Paulo", "Pacific/Apia", "Pacific/Kiritimati"]) {
    process.env.TZ = zone;
    assert.deepEqual(daysFrom("2023-12-30", 800), days, zone);
  }
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test("only days of the calendar are days", () => {
  const wrong = ["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "2026-11-31", "2026-11-28T00:00", "today", "-000001-12-31"];
  assert.deepEqual(wrong.filter(isDay), []);
  assert.ok(["2024-02-29", "0001-01-01", "9999-12-31"].every(isDay));
});

test("the weeks of a month have each of its days once, under its day of the week", () => {
  for (let month = "2024-01"; month < "2028-01"; month = monthAfter(month, 1)) {
    assert.equal(monthAfter(monthAfter(month, 1), -1), month);
    for (const first of [1, 6, 7]) {
      const weeks = weeksOf(month, first);
      const days = weeks.flat().filter((date) => date !== null);
      assert.deepEqual(days, daysFrom(`${month}-01`, days.length));
      assert.notEqual(monthOf(dayAfter(days.at(-1)!)), month);
      assert.ok(weeks.every((week) => week.length === 7 && week.some((date) => date !== null)));
      for (const week of weeks)
        for (const [index, date] of week.entries())
          if (date !== null) assert.equal(new Date(`${date}T12:00Z`).getUTCDay(), (first + index) % 7, date);
    }
  }
});

test("weeks begin on the day of the place", () => {
  assert.deepEqual(["en-US", "en-GB", "de", "pt-BR", "ar-EG"].map(firstWeekday), [7, 1, 1, 7, 6]);
});

test("a day counts once, if one of its puzzles is solved", () => {
  const outcomes = [daily("2026-11-27"), daily("2026-11-27", "hard"), daily("2026-11-27"), daily("2026-11-26", "easy", false), outcome({})];
  assert.deepEqual(solvedDays(outcomes), new Map([["2026-11-27", new Set(["easy", "hard"])]]));
  assert.deepEqual(solvedDays([]), new Map());
});

test("days in a row end today, or yesterday while today is not solved", () => {
  for (const last of ["2026-11-28", "2026-03-01", "2024-03-01", "2026-01-02", "2026-03-30", "2026-10-26"]) {
    for (const count of [1, 2, 3, 31, 400]) {
      const days = new Set(daysFrom(dayAfter(last, 1 - count), count));
      assert.equal(streak(days, last), count, `${count} up to ${last}`);
      assert.equal(streak(days, dayAfter(last)), count, "the day after");
      assert.equal(streak(days, dayAfter(last, 2)), 0, "a day was missed");
      assert.equal(longestStreak(days), count);
      days.add(dayAfter(last, 2));
      assert.equal(streak(days, dayAfter(last, 2)), 1, "after a gap, it starts over");
      assert.equal(longestStreak(days), count);
      days.add(dayAfter(last));
      assert.equal(streak(days, dayAfter(last, 2)), count + 2, "a gap that is filled later counts");
    }
  }
  assert.deepEqual([streak(new Set(), "2026-11-28"), longestStreak(new Set())], [0, 0]);
});

test("the median is one of the times, with at most half of them on each side", () => {
  assert.equal(median([]), null);
  for (let length = 1; length < 40; length += 1) {
    const times = Array.from({ length }, (_, index) => ((index * 7919) % 101) * 1000);
    const middle = median(times)!;
    assert.ok(times.includes(middle));
    assert.ok(times.filter((time) => time < middle).length <= length / 2);
    assert.ok(times.filter((time) => time > middle).length <= length / 2);
    assert.equal(median([...times].reverse()), middle);
  }
});

test("a trend needs twenty times, and looks at the last ones", () => {
  const times = (count: number, time: number): number[] => Array.from({ length: count }, () => time);
  assert.equal(trend([]), null);
  assert.equal(trend(times(19, 1000)), null);
  assert.deepEqual(trend([...times(10, 1000), ...times(10, 900)]), { is: "faster", now: 900, before: 1000 });
  assert.deepEqual(trend([...times(10, 1000), ...times(10, 1100)]), { is: "slower", now: 1100, before: 1000 });
  assert.deepEqual(trend([...times(10, 1000), ...times(10, 960)]), { is: "same", now: 960, before: 1000 });
  assert.deepEqual(trend([...times(50, 9), ...times(10, 1000), ...times(10, 900)]), { is: "faster", now: 900, before: 1000 });
});

test("a summary counts games that were given up as played, and nothing else of them", () => {
  assert.deepEqual(summaryOf([]), { played: 0, solved: 0, times: [], unaided: null, hints: null });
  const lost = outcome({ solved: false, time: 1, hints: 9, assistance: "hints" });
  assert.deepEqual(summaryOf([lost]), { played: 1, solved: 0, times: [], unaided: null, hints: null });
  assert.deepEqual(summaryOf([outcome({ time: 5 })]), { played: 1, solved: 1, times: [5], unaided: 1, hints: 0 });
  const won = [
    outcome({ time: 3 }),
    outcome({ time: 2, assistance: "hints", hints: 6 }),
    outcome({ time: 4, assistance: "steps" }),
    outcome({ time: 1, assistance: "checks" }),
  ];
  assert.deepEqual(summaryOf([lost, ...won]), { played: 5, solved: 4, times: [3, 1], unaided: 0.5, hints: 1.5 });
});

test("a time is compared with earlier ones", () => {
  assert.deepEqual(standingOf(5, timesOf([outcome({ solved: false, time: 1 })])), { is: "first" });
  assert.deepEqual(standingOf(5, [6]), { is: "best", before: 6 });
  assert.deepEqual(standingOf(6, [6]), { is: "usual", best: 6, median: null });
  assert.deepEqual(standingOf(9, [6, 8, 7]), { is: "usual", best: 6, median: 7 });
  assert.equal(standingOf(null, timesOf([outcome({ assistance: "hints" })])), null);
  assert.deepEqual(standingOf(null, [6, 8, 7]), { is: "usual", best: 6, median: 7 });
});

test("the next level of a day is harder, or else the easiest that is left", () => {
  assert.equal(nextLevel(LEVELS, "beginner", new Set()), "easy");
  assert.equal(nextLevel(LEVELS, "easy", new Set(["medium"])), "hard");
  assert.equal(nextLevel(LEVELS, "master", new Set(["beginner"])), "easy");
  assert.equal(nextLevel(LEVELS, "hard", new Set(LEVELS.filter((level) => level !== "hard"))), null);
});
