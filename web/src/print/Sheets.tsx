/** Sheets of paper with puzzles, and the last ones with solutions. On the screen they are a preview. */

import { CELLS } from "../kit/cells.ts";
import { SIZE, cornerOf } from "../grid/geometry.ts";

export interface SheetsProps {
  title: string;
  puzzles: readonly string[];
  perPage: number;
  /** By the puzzles' numbers; empty if none are wanted. */
  solutions: readonly (string | null)[];
}

const SOLUTIONS_TO_A_PAGE = 12;

/** So many at a time. */
export function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

export function Sheets({ title, puzzles, perPage, solutions }: SheetsProps) {
  const numbered = puzzles.map((puzzle, index) => ({ puzzle, number: index + 1 }));
  const solved = numbered.filter(({ number }) => solutions[number - 1] != null);
  return (
    <div class="sheets">
      {chunks(numbered, perPage).map((page) => (
        <section class={`sheet to-${perPage}`} aria-label={title} key={page[0]!.number}>
          <h2>{title}</h2>
          <div class="puzzles">
            {page.map(({ puzzle, number }) => (
              <figure key={number}>
                <Printed givens={puzzle} />
                {puzzles.length > 1 && <figcaption>{number}</figcaption>}
              </figure>
            ))}
          </div>
        </section>
      ))}
      {chunks(solved, SOLUTIONS_TO_A_PAGE).map((page) => (
        <section class="sheet to-12" aria-label="Solutions" key={`solutions ${page[0]!.number}`}>
          <h2>{puzzles.length > 1 ? "Solutions" : "Solution"}</h2>
          <div class="puzzles">
            {page.map(({ puzzle, number }) => (
              <figure key={number}>
                <Printed givens={puzzle} solution={solutions[number - 1] ?? ""} />
                {puzzles.length > 1 && <figcaption>{number}</figcaption>}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** A grid in black and white. */
function Printed({ givens, solution = "" }: { givens: string; solution?: string }) {
  const lines = (indices: readonly number[]): string => indices.map((index) => `M0 ${index * 100}H${SIZE}M${index * 100} 0V${SIZE}`).join("");
  const isDigit = (char: string): boolean => char >= "1" && char <= "9";
  return (
    <svg class="printed" viewBox={`-5 -5 ${SIZE + 10} ${SIZE + 10}`} role="img" aria-label={solution === "" ? `Puzzle: ${givens}` : `Solution: ${solution}`}>
      <path d={lines([1, 2, 4, 5, 7, 8])} stroke="#777" stroke-width="1.5" />
      <path d={lines([3, 6])} stroke="#000" stroke-width="5" />
      <rect width={SIZE} height={SIZE} fill="none" stroke="#000" stroke-width="8" />
      {CELLS.map((cell) => {
        const given = givens.charAt(cell);
        const digit = isDigit(given) ? given : solution.charAt(cell);
        if (!isDigit(digit)) return null;
        const { x, y } = cornerOf(cell);
        return <text key={cell} x={x + 50} y={y + 54} class={isDigit(given) ? "given" : ""}>{digit}</text>;
      })}
    </svg>
  );
}
