/** Words for times, levels and where puzzles come from. */

import * as words from "sudokit-words";
import type { Level, Origin } from "../kit/wire.ts";
import { lazy } from "./lazy.ts";

/** 4:05, 1:02:30. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a level, as a label. */
export const levelName = (level: Level): string => capital(words.levelName(level));

/** The title of a game. */
export function titleOf(origin: Origin): string {
  switch (origin.from) {
    case "made":
      return levelName(origin.level);
    case "daily":
      return words.gameTitleDaily({ level: levelName(origin.level), day: day(origin.date) });
    case "entered":
      return words.text.gameTitleEntered;
    case "opened":
      return words.text.gameTitleOpened;
  }
}

const days = lazy(() => new Intl.DateTimeFormat(words.text.locale, { day: "numeric", month: "long", year: "numeric" }));

/** A day as people write it. */
export function day(date: string): string {
  const parsed = new Date(`${date}T12:00:00`);
  return Number.isNaN(parsed.getTime()) ? date : days().format(parsed);
}

const months = lazy(() => new Intl.DateTimeFormat(words.text.locale, { month: "long", year: "numeric" }));

/** A month as people write it, from a text such as 2026-11. */
export const monthName = (month: string): string => months().format(new Date(`${month}-01T12:00:00`));

const decimals = lazy(() => new Intl.NumberFormat(words.text.locale, { maximumFractionDigits: 1 }));
const percents = lazy(() => new Intl.NumberFormat(words.text.locale, { style: "percent" }));

/** A number with at most one decimal. */
export const decimal = (number: number): string => decimals().format(number);

/** A part of a whole, such as 0.75. */
export const percent = (part: number): string => percents().format(part);

/** Today, where the player is. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
