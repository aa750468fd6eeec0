/**
 * The game as it looked when it was left, before the WebAssembly is there. It looks like the game's own screen, which
 * takes its place, and what is pressed or tapped meanwhile is done then.
 */

import { useEffect, useMemo, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import type { EarlyGame } from "../early.ts";
import { strokeIn } from "../game/keys.ts";
import type { Session } from "../game/session.ts";
import { Grid } from "../grid/Grid.tsx";
import type { Gestures } from "../grid/pointer.ts";
import { cellOf, nameOf } from "../kit/cells.ts";
import { KEYS } from "../kit/tables.ts";
import type { Digit, Mode } from "../kit/wire.ts";
import { Pad } from "../play/Pad.tsx";
import { PlayHead } from "../play/PlayHead.tsx";
import { goTo } from "../route.ts";
import { useTitle } from "../ui/title.ts";
import { clock, titleOf } from "../ui/words.ts";

/** The pad's game: each call waits in the list. */
function waiting(game: EarlyGame) {
  const { hand } = game;
  const later = (move: (session: Session) => void): boolean => game.moves.push(move) > 0;
  return {
    hand,
    state: { value: game.look.state },
    isMine: { value: false },
    command: (name: string): boolean => later((session) => session.command(name)),
    digit: (digit: Digit, mode: Mode | null = null): void => void later((session) => session.digit(digit, mode)),
    go(cell: number, selects: boolean): void {
      hand.value = { ...hand.value, cursor: nameOf(cell), cells: [nameOf(cell)] };
      later((session) => (selects ? session.goTo(cell, true) : session.tap(cell)));
    },
  };
}

export function EarlyPlay({ game }: { game: EarlyGame }) {
  const { view, state } = game.look;
  const session = useMemo(() => waiting(game), [game]);
  const { hand } = session;
  // A game that an earlier version left has none.
  const { lines = [] } = state;
  const on = useMemo<Gestures>(
    () => ({ tap: session.go, draw: (cell) => session.go(cell, true), twice: (cell) => session.go(cell, false) }),
    [session],
  );
  const title = titleOf(state.origin);
  useTitle(title);
  // Keys work at once.
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true }), []);
  const onKey = (event: KeyboardEvent): void => {
    const stroke = strokeIn(event, state.entering, KEYS);
    if (stroke === null) return;
    event.preventDefault();
    if (stroke.is === "digit") session.digit(stroke.digit, stroke.mode);
    else if (stroke.name === "leave") goTo("#/");
    else session.command(stroke.name);
  };
  return (
    <main class="play" id="main" ref={main} onKeyDown={onKey}>
      <PlayHead title={title}>
        <span class="clock">{state.options.clock && !state.entering ? clock(state.time) : ""}</span>
      </PlayHead>
      <div class="stage">
        <Grid
          label={words.gameGrid({ title, filled: state.filled, total: state.filled + state.empty })}
          view={view}
          cursor={cellOf(hand.value.cursor)}
          selected={new Set(hand.value.cells.map(cellOf))}
          digit={hand.value.shown}
          lines={lines}
          on={on}
        />
      </div>
      <div class="side">
        <p class="said plain" aria-hidden="true" />
        <div class="desk">
          <Pad session={session} isCovered={false} />
        </div>
      </div>
    </main>
  );
}
