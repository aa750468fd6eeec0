/** The frames of a step: one thing to say each, and the picture to it. */

import type { Diagram, Ladder, Lesson, Told } from "../kit/wire.ts";
import { sentences } from "../ui/lists.ts";

export interface Frame {
  lines: readonly string[];
  /** How deep each line is nested; where there is no number, not at all. */
  depths: readonly number[];
  text: string;
  shown: Diagram;
  /** Cells to look at. */
  place: readonly string[];
  /** It says why: a chain can be walked link by link. */
  isReason: boolean;
}

/** A rung of a ladder as a frame. */
export const frameOf = ({ rung, ...said }: Told): Frame => ({ ...said, isReason: rung === "reason" });

/** The cells to look at: a rung with no picture of its own is still about those that were named before it. */
export function placeAt(told: readonly Told[], at: number): readonly string[] {
  const { place, shown } = told[at] ?? { place: [], shown: { marks: [], links: [] } };
  return at > 0 && place.length === 0 && isEmpty(shown) ? placeAt(told, at - 1) : place;
}

/** The frames of a ladder where the name is known. */
export const framesOfLadder = (ladder: Ladder | null): Frame[] =>
  (ladder?.told ?? []).flatMap((one, at, told) =>
    one.rung === "name" || one.rung === "done" ? [] : [{ ...frameOf(one), place: placeAt(told, at) }],
  );

/** The frames of a step of a path: the pattern, the reason, the result. */
export function framesOfLesson({ look, pattern, reason, depths, result, line, shown }: Lesson): Frame[] {
  const before = withoutResult(shown);
  const all = [
    { lines: [look, ...pattern].filter((said) => said !== ""), depths: [], shown: before, isReason: false },
    { lines: reason, depths, shown: before, isReason: true },
    { lines: result.length === 0 ? [line] : result, depths: [], shown, isReason: false },
  ];
  return all.filter(({ lines }) => lines.length > 0).map((frame) => ({ ...frame, text: sentences(frame.lines), place: [] }));
}

/** All frames of a step as one. */
export const wholeOf = ({ shown }: Lesson, frames: readonly Frame[]): Frame => ({
  lines: frames.flatMap(({ lines }) => lines),
  depths: frames.flatMap(({ lines, depths }) => lines.map((_, at) => depths[at] ?? 0)),
  text: sentences(frames.map(({ text }) => text)),
  shown,
  place: [],
  isReason: true,
});

/** The pattern alone: what follows from it is not given away. */
function withoutResult({ marks, ...rest }: Diagram): Diagram {
  const gives = (mark: Diagram["marks"][number]): boolean => {
    const role = "candidates" in mark ? mark.candidates[1] : "cells" in mark ? mark.cells[1] : mark.houses[1];
    return role === "placed" || role === "eliminated";
  };
  return { ...rest, marks: marks.filter((mark) => !gives(mark)) };
}

/** True if there is nothing to draw. */
export const isEmpty = ({ marks, links }: Diagram): boolean => marks.length === 0 && links.length === 0;
