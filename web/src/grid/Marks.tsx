/** The content of cells: digits, marks, colours. Drawn under the cells for keys and screen readers. */

import { isBare } from "../game/struck.ts";
import type { CellLook } from "../kit/wire.ts";
import { memo } from "../ui/memo.ts";
import { CELL, cornerOf, cornerPlace, drawOf, markPlace } from "./geometry.ts";

/** How a cell is shown beside what it holds. */
export interface Shown {
  look: CellLook;
  cell: number;
  /** The digit that is shown everywhere. */
  digit: number | null;
  /** The candidates that a pattern draws in this cell, in the place of its marks. */
  covered: readonly number[];
  /** The candidates to show as crossed out though the cell has no notes. */
  struck: readonly number[];
}

function Content({ look, cell, digit, covered, struck }: Shown) {
  const { x, y } = cornerOf(cell);
  return (
    <g>
      {look.colours.length > 0 && <Colours colours={look.colours} x={x} y={y} />}
      {look.digit !== null ? (
        <Digit look={look} x={x} y={y} isShown={look.digit === digit} />
      ) : (
        <Small look={covered.length === 0 ? look : uncovered(look, covered)} cell={cell} digit={digit} struck={struck} />
      )}
    </g>
  );
}

export const CellContent = memo(Content);

/** The marks of a cell under a pattern, without those in the corners, which it would cover. */
const uncovered = (look: CellLook, covered: readonly number[]): CellLook => ({
  ...look,
  corner: [],
  candidates: look.candidates.filter((mark) => !covered.includes(mark)),
  crossed: look.crossed.filter((mark) => !covered.includes(mark)),
});

function Digit({ look, x, y, isShown }: { look: CellLook; x: number; y: number; isShown: boolean }) {
  const kind = look.given ? "given" : "own";
  const wrong = look.wrong ? " wrong" : look.clash ? " clash" : "";
  return (
    <g class={`digit ${kind}${wrong}${isShown ? " same" : ""}`}>
      <text x={x + 50} y={y + 53}>
        {look.digit}
      </text>
      {look.wrong && <path class="slash" d={`M${x + 22} ${y + 80}L${x + 78} ${y + 24}`} />}
      {!look.wrong && look.clash && <circle class="dot" cx={x + 84} cy={y + 16} r={7} />}
    </g>
  );
}

function Small({ look, cell, digit, struck }: Omit<Shown, "covered">) {
  const draw = drawOf(look.corner);
  const colours = new Map(look.candidateColours);
  const at = (mark: number) => markPlace(cell, mark, look);
  return (
    <g>
      {[...colours].map(([mark, colour]) => (
        <circle class={`colour-${colour}`} cx={at(mark).x} cy={at(mark).y} r={15 * draw} />
      ))}
      {/* A bare cell has no marks of the player's to cross out, so it shows for a moment what was. */}
      {isBare(look)
        ? struck.map((mark) => <Crossed at={at(mark)} mark={mark} size={draw} kind="struck" />)
        : look.crossed.map((mark) => <Crossed at={at(mark)} mark={mark} size={draw} kind="" />)}
      {look.candidates.map((mark) => (
        <text class={`mark${mark === digit ? " same" : ""}${draw < 1 ? " small" : ""}`} x={at(mark).x} y={at(mark).y}>
          {mark}
        </text>
      ))}
      {look.corner.map((mark, index) => {
        const place = cornerPlace(cell, index);
        return (
          <text class={`mark corner${mark === digit ? " same" : ""}`} x={place.x} y={place.y}>
            {mark}
          </text>
        );
      })}
    </g>
  );
}

function Crossed({ at, mark, size, kind }: { at: { x: number; y: number }; mark: number; size: number; kind: string }) {
  const reach = 9 * size;
  return (
    <g class={`crossed ${kind}`}>
      <text class="mark" x={at.x} y={at.y}>
        {mark}
      </text>
      <path d={`M${at.x - reach} ${at.y + reach}L${at.x + reach} ${at.y - reach}`} />
    </g>
  );
}

/** Several colours share a cell in stripes, each with its number for those who cannot tell them apart. */
function Colours({ colours, x, y }: { colours: number[]; x: number; y: number }) {
  const width = CELL / colours.length;
  return (
    <g class="colours">
      {colours.map((colour, index) => (
        <rect class={`colour-${colour}`} x={x + index * width} y={y} width={width} height={CELL} />
      ))}
      {colours.map((colour, index) => (
        <text class="colour-number" x={x + (index + 0.5) * width} y={y + 91}>
          {colour}
        </text>
      ))}
    </g>
  );
}
