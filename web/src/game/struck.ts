/** The candidates that a change crosses out in cells without notes, where nothing else would show it. */

import type { CellLook, Digit } from "../kit/wire.ts";

/** The candidates by their cells. */
export type Struck = ReadonlyMap<number, readonly Digit[]>;

export const isBare = ({ digit, candidates, corner }: CellLook): boolean => digit === null && candidates.length + corner.length === 0;

export function struckBetween(before: readonly CellLook[], now: readonly CellLook[]): Struck {
  const struck = now.map((look, cell): [number, readonly Digit[]] => {
    const known = before[cell]?.crossed ?? [];
    return [cell, isBare(look) ? look.crossed.filter((digit) => !known.includes(digit)) : []];
  });
  return new Map(struck.filter(([, digits]) => digits.length > 0));
}
