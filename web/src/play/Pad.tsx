/** The pad under the thumb: what digits write, the digits, and what else is at hand. */

import { useRef } from "preact/hooks";
import * as words from "sudokit-words";
import { nameOfMode, shownModes } from "../game/modes.ts";
import { drawsArrows } from "../game/pen.ts";
import { DIGITS } from "../kit/cells.ts";
import type { Digit, Hand, Mode, State } from "../kit/wire.ts";
import { notes } from "../settings.ts";
import { Icon, type IconName } from "../ui/icon.tsx";

const LONG = 450;

/** What the pad needs of a game. */
interface Played {
  readonly hand: { readonly value: Hand };
  readonly state: { readonly value: State };
  readonly isMine: { readonly value: boolean };
  command(name: string): boolean;
  digit(digit: Digit, mode?: Mode | null): void;
}

interface PadProps {
  session: Played;
  isCovered: boolean;
  /** False where there is no room for the buttons of lines; their keys are there. */
  hasPen?: boolean;
}

export function Pad({ session, isCovered, hasPen = true }: PadProps) {
  return (
    <fieldset class="pad" aria-label={words.text.pad} inert={isCovered} onPointerDown={stayInGrid}>
      <Modes session={session} />
      <Digits session={session} hasPen={hasPen} />
      <Tools session={session} />
    </fieldset>
  );
}

/** A pointer on the pad leaves the focus where it is: in the grid. Keys can go to the pad all the same. */
function stayInGrid(event: PointerEvent): void {
  if (event.target instanceof Element && event.target.closest("button") !== null) event.preventDefault();
}

const SOURCES = ["printed", "mine"] as const;

/** What digits write. In a puzzle that is entered: whose they are. */
function Modes({ session }: { session: Played }) {
  const choose = (name: string): void => void session.command(name);
  if (session.state.value.entering) {
    const chosen = session.isMine.value ? "mine" : "printed";
    return <Choice label={words.text.entrySources} of={SOURCES} chosen={chosen} name={words.entrySource} choose={choose} />;
  }
  const { mode } = session.hand.value;
  const name = (one: Mode): string => words.padMode(nameOfMode(one));
  return <Choice label={words.text.padModes} of={shownModes(mode)} chosen={mode} name={name} choose={choose} />;
}

interface ChoiceProps<N extends string> {
  label: string;
  of: readonly N[];
  chosen: N;
  name: (one: N) => string;
  choose: (one: N) => void;
}

function Choice<N extends string>({ label, of, chosen, name, choose }: ChoiceProps<N>) {
  /** Arrows choose. */
  const turn = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = of.at((of.indexOf(chosen) + by) % of.length);
    if (next !== undefined) choose(next);
    const group = (event.currentTarget as HTMLElement).parentElement;
    requestAnimationFrame(() => group?.querySelector<HTMLElement>("[aria-checked=true]")?.focus());
  };
  return (
    <div class="modes" role="radiogroup" aria-label={label}>
      {of.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: an input would take the keys of the game for itself
        <button
          type="button"
          key={one}
          role="radio"
          aria-checked={one === chosen}
          tabIndex={one === chosen ? 0 : -1}
          onClick={() => choose(one)}
          onKeyDown={turn}
        >
          {name(one)}
        </button>
      ))}
    </div>
  );
}

function Digits({ session, hasPen }: { session: Played; hasPen: boolean }) {
  const { mode, digit: held, asking } = session.hand.value;
  const { missing, complete, options, entering } = session.state.value;
  const timer = useRef<{ at: ReturnType<typeof setTimeout>; wasLong: boolean } | null>(null);

  const press = (digit: Digit): void => {
    const at = setTimeout(() => {
      if (timer.current === null) return;
      timer.current.wasLong = true;
      session.digit(digit, notes.value === "one" ? "centre" : "corner");
    }, LONG);
    timer.current = { at, wasLong: false };
  };
  const release = (): void => {
    if (timer.current !== null) clearTimeout(timer.current.at);
  };
  const click = (digit: Digit): void => {
    release();
    // A long press has written its mark already.
    if (timer.current?.wasLong !== true) session.digit(digit);
    timer.current = null;
  };

  const draws = hasPen && mode === "colours" && !entering;
  const written = session.isMine.value ? "digits" : "printed";
  return (
    <div class={`digits ${entering ? written : mode}-mode${asking ? " asking" : ""}${draws ? " with-pen" : ""}`}>
      {DIGITS.map((digit) => {
        const left = missing[digit - 1] ?? 0;
        const isComplete = options.complete && complete.includes(digit);
        const isHeld = held === digit;
        const named = isComplete ? words.padDigitComplete(digit) : words.padDigit({ digit, count: left });
        const label = mode === "colours" && !entering ? words.padColour(digit) : named;
        return (
          <button
            type="button"
            key={digit}
            class={`${isComplete && mode !== "colours" ? "complete" : ""}${isHeld ? " held" : ""}`}
            aria-label={label}
            data-left={mode !== "colours" && options.complete && !isComplete ? left : undefined}
            aria-pressed={options.first === "digit" ? isHeld : undefined}
            onPointerDown={() => press(digit)}
            onPointerCancel={release}
            onPointerLeave={release}
            onContextMenu={(event) => event.preventDefault()}
            onClick={() => click(digit)}
          >
            <span class={mode === "colours" && !entering ? `swatch colour-back-${digit}` : "numeral"}>{digit}</span>
          </button>
        );
      })}
      {draws && <PenButtons session={session} />}
      <button type="button" aria-label={words.text.padClear} onClick={() => session.command("clear")}>
        <Icon name="clear" />
      </button>
    </div>
  );
}

/** Lines and arrows: for those who do not drag, one end after the other. */
function PenButtons({ session }: { session: Played }) {
  const { value: isArrow } = drawsArrows;
  const turn = (): void => {
    drawsArrows.value = !isArrow;
  };
  return (
    <>
      <button type="button" aria-label={words.text.padLine} onClick={() => session.command(isArrow ? "arrow" : "line")}>
        <Icon name={isArrow ? "arrow" : "line"} />
      </button>
      <button type="button" class="pen" aria-label={words.text.padArrows} aria-pressed={isArrow} onClick={turn}>
        <Icon name="arrowhead" />
      </button>
    </>
  );
}

function Tools({ session }: { session: Played }) {
  const { canUndo, canRedo, entering } = session.state.value;
  return (
    <div class="tools">
      <Tool icon="undo" label={words.text.padUndo} on={() => session.command("undo")} isOff={!canUndo} />
      <Tool icon="redo" label={words.text.padRedo} on={() => session.command("redo")} isOff={!canRedo} />
      <Tool icon="select" label={words.text.padSelect} on={() => session.command("select")} isOn={session.hand.value.selecting} />
      {!entering && <Tool icon="hint" label={words.text.buttonHint} on={() => session.command("hint")} />}
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  on: () => void;
  isOff?: boolean;
  isOn?: boolean;
}

function Tool({ icon, label, on, isOff = false, isOn }: ToolProps) {
  return (
    <button type="button" class="tool" onClick={on} aria-disabled={isOff} aria-pressed={isOn}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
