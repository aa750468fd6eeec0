/** The game: grid, pad, hint, and everything around them. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import * as words from "sudokit-words";
import { type App, madeAgain } from "../app.ts";
import type { EarlyGame } from "../early.ts";
import { strokeIn } from "../game/keys.ts";
import { Session } from "../game/session.ts";
import { Grid } from "../grid/Grid.tsx";
import type { Gestures } from "../grid/pointer.ts";
import { CELLS, cellOf } from "../kit/cells.ts";
import type { GameHandle } from "../kit/kit.ts";
import { KEYS } from "../kit/tables.ts";
import type { CellLook } from "../kit/wire.ts";
import { Entering } from "../play/Entering.tsx";
import { Finished } from "../play/Finished.tsx";
import { GiveUp } from "../play/GiveUp.tsx";
import { HintPanel } from "../play/HintPanel.tsx";
import { KeysDialog } from "../play/KeysDialog.tsx";
import { MoreDialog } from "../play/MoreDialog.tsx";
import { OptionsDialog } from "../play/OptionsDialog.tsx";
import { Pad } from "../play/Pad.tsx";
import { PlayHead } from "../play/PlayHead.tsx";
import { SavepointsDialog } from "../play/SavepointsDialog.tsx";
import { ShareDialog } from "../play/ShareDialog.tsx";
import { goTo } from "../route.ts";
import { isEmpty } from "../step/frames.ts";
import { hold } from "../store/lock.ts";
import { Question } from "../ui/dialog.tsx";
import { Message } from "../ui/Message.tsx";
import { Onward } from "../ui/Onward.tsx";
import { hush, lastSaid, say } from "../ui/say.ts";
import { useTitle } from "../ui/title.ts";
import { clock, titleOf } from "../ui/words.ts";
import { EarlyPlay } from "./EarlyPlay.tsx";

export type Open = "keys" | "options" | "savepoints" | "more" | "share" | "restart" | "give-up" | null;

/** The dialogs that a key opens, by the names of their commands. */
const DIALOGS_BY_KEY = ["keys", "options", "savepoints", "restart"] as const;

type Loaded =
  | { is: "loading" | "elsewhere" | "lost" }
  | { is: "made again"; at: string }
  | { is: "missing"; why: string }
  | { is: "here"; session: Session };

/**
 * Reads a game, holds it against other tabs, and lets it go when the screen is left. A puzzle that is entered may begin
 * with the player's own digits (`mine`), or with cells to compare with a picture (`check` and their names). While the
 * app is loading, `early` says how the game looks.
 */
export function Play({ app, id, first, early }: { app: App | null; id: string; first: readonly string[]; early: EarlyGame | null }) {
  const [loaded, setLoaded] = useState<Loaded>({ is: "loading" });
  const left = useMemo(() => new AbortController(), [id, app]);

  const load = async (takeOver: boolean): Promise<void> => {
    if (app === null) return;
    const isHeld = await hold(id, takeOver, left.signal, () => setLoaded({ is: "lost" }));
    if (left.signal.aborted) return;
    if (!isHeld) {
      // They were meant for the game as it was.
      early?.moves.splice(0);
      return setLoaded({ is: "elsewhere" });
    }
    const log = await app.keeper.games.log(id).catch(() => undefined);
    if (left.signal.aborted) return;
    const again = madeAgain(id);
    if (log === undefined && again !== null) return setLoaded({ is: "made again", at: again });
    if (log === undefined) return setLoaded({ is: "missing", why: words.text.gameMissingText });
    let game: GameHandle;
    try {
      game = app.kit.restore(log);
    } catch (error) {
      await app.keeper.games.putAside(id, log).catch(() => undefined);
      await app.keeper.change((profile) => profile.forget(id));
      return setLoaded({ is: "missing", why: words.gameMissingUnreadable(app.kit.message(error)) });
    }
    hush();
    const note = game.note();
    if (note !== undefined) say(note);
    const session = new Session(id, game, app.keeper, app.thought);
    session.isMine.value = first[0] === "mine";
    if (first[0] === "check") session.doubtful.value = (first[1]?.match(/r[1-9]c[1-9]/g) ?? []).map(cellOf);
    for (const move of early?.moves.splice(0) ?? []) move(session);
    setLoaded({ is: "here", session });
  };

  useEffect(() => {
    void load(false);
    return () => {
      setLoaded((was) => {
        if (was.is === "here") void was.session.leave();
        return was;
      });
      left.abort();
    };
  }, [id, app]);

  switch (loaded.is) {
    case "loading":
      return early === null ? <p class="first">{words.text.brand}</p> : <EarlyPlay game={early} />;
    case "elsewhere":
      return (
        <Message
          title={words.text.gameElsewhere}
          text={words.text.gameElsewhereText}
          action={{ label: words.text.gameElsewhereHere, on: () => void load(true) }}
        />
      );
    case "lost":
      return (
        <Message
          title={words.text.gameElsewhere}
          text={words.text.gameElsewhereTakenOver}
          action={{ label: words.text.gameElsewhereHere, on: () => void load(true) }}
        />
      );
    case "made again":
      return <Onward to={loaded.at} />;
    case "missing":
      return <Message title={words.text.gameMissing} text={loaded.why} />;
    case "here":
      return app && <Table app={app} session={loaded.session} />;
  }
}

function Table({ app, session }: { app: App; session: Session }) {
  const [open, setOpen] = useState<Open>(null);
  const main = useRef<HTMLElement>(null);
  const { state, view, hand, hint, isPaused } = session;

  useEffect(() => {
    const visible = (): void => {
      session.run(document.visibilityState === "visible");
      if (document.visibilityState === "hidden") void session.rest();
    };
    visible();
    const every = setInterval(() => session.passTime(), 1000);
    document.addEventListener("visibilitychange", visible);
    addEventListener("pagehide", visible);
    return () => {
      clearInterval(every);
      session.run(false);
      document.removeEventListener("visibilitychange", visible);
      removeEventListener("pagehide", visible);
    };
  }, [session]);

  // Keys work at once.
  useLayoutEffect(() => {
    main.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
  }, [session]);

  const command = (name: string): void => {
    const dialog = DIALOGS_BY_KEY.find((one) => one === name);
    if (dialog !== undefined) setOpen(dialog);
    else if (name === "leave") goTo("#/");
    else if (name !== "begin" || state.value.entering) session.command(name);
  };

  const onKey = (event: KeyboardEvent): void => {
    if (open !== null || (isPaused.value && event.key !== "p")) return;
    const stroke = strokeIn(event, state.value.entering, KEYS);
    if (stroke === null) return;
    event.preventDefault();
    if (stroke.is === "digit") session.digit(stroke.digit, stroke.mode);
    else command(stroke.name);
  };

  const on = useMemo<Gestures>(
    () => ({
      pen: session.pen,
      tap: (cell, adds) => (adds ? session.goTo(cell, true) : session.tap(cell)),
      draw: (cell) => session.draw(cell),
      twice: (cell) => (state.value.entering ? session.tap(cell) : session.select(alike(session, cell))),
    }),
    [session],
  );

  const told = session.told.value;
  const shown = told === null || isEmpty(told.shown) ? null : told.shown;
  const hasHint = hint.value !== null || session.isThinking.value;
  const doubtful = state.value.entering ? [...session.suspects.value, ...session.doubtful.value] : [];
  const place = new Set(shown !== null ? [] : told === null ? doubtful : session.place.value);
  const title = titleOf(state.value.origin);
  useTitle(title);
  return (
    <main class={`play${state.value.entering ? " packed" : ""}${hasHint ? " has-hint" : ""}`} ref={main} onKeyDown={onKey} id="main">
      <PlayHead title={title} openMenu={() => setOpen("more")}>
        <Clock session={session} />
      </PlayHead>
      <div class="stage">
        {isPaused.value ? (
          <div class="cover">
            <p>{words.gamePaused(clock(session.time.value))}</p>
            <button type="button" class="main" onClick={() => session.pause(false)} ref={(button) => button?.focus()}>
              {words.text.buttonContinue}
            </button>
          </div>
        ) : (
          <Grid
            label={words.gameGrid({ title, filled: state.value.filled, total: state.value.filled + state.value.empty })}
            view={view.value}
            cursor={session.cursor.value}
            selected={session.selected.value}
            digit={hasHint ? null : hand.value.shown}
            struck={session.struck.value}
            place={place}
            isTold={told !== null}
            diagram={shown}
            link={session.link.value}
            lines={state.value.lines}
            pen={session.pen.line.value}
            on={on}
          />
        )}
      </div>
      <div class="side">
        <p class={`said ${lastSaid.value.tone}`} aria-hidden="true">
          {lastSaid.value.text}
        </p>
        {state.value.entering && <Entering app={app} session={session} />}
        <div class="desk">
          {!isPaused.value && <Pad session={session} isCovered={hasHint} />}
          <HintPanel session={session} />
        </div>
      </div>
      {session.hasJustFinished.value && <Finished app={app} session={session} />}
      {open === "keys" && <KeysDialog keys={KEYS} close={() => setOpen(null)} />}
      {open === "savepoints" && <SavepointsDialog session={session} close={() => setOpen(null)} />}
      {open === "share" && <ShareDialog app={app} session={session} close={() => setOpen(null)} />}
      {open === "more" && <MoreDialog session={session} open={setOpen} />}
      {open === "options" && (
        <OptionsDialog
          options={state.value.options}
          close={() => setOpen(null)}
          choose={(change) => {
            const options = change(state.value.options);
            session.act({ do: "choose", options });
            void app.keeper.change((profile) => profile.choose(options));
          }}
        />
      )}
      {open === "restart" && (
        <Question
          title={words.text.restartQuestion}
          text={words.text.restartQuestionText}
          yes={words.text.buttonRestart}
          answer={(is) => {
            if (is) session.act({ do: "restart" });
            setOpen(null);
          }}
        />
      )}
      {open === "give-up" && (
        <GiveUp
          answer={(is) => {
            setOpen(null);
            if (is) void session.giveUp().then(() => goTo("#/", true));
          }}
        />
      )}
    </main>
  );
}

function Clock({ session }: { session: Session }) {
  if (!session.state.value.options.clock || session.state.value.entering) return <span />;
  const time = clock(session.time.value);
  return (
    <button
      type="button"
      class="plain clock"
      onClick={() => session.pause(!session.isPaused.value)}
      aria-label={session.isPaused.value ? words.gameClockContinue(time) : words.gameClockPause(time)}
    >
      {time}
    </button>
  );
}

/** The cells with the same digit as a cell, or else with the same marks. A bare cell is like no other. */
function alike(session: Session, cell: number): number[] {
  const contents = session.view.value.map(contentOf);
  return contents[cell] === "" ? [cell] : CELLS.filter((other) => contents[other] === contents[cell]);
}

/** The digit or the marks of a cell; empty if it has none. */
function contentOf({ digit, candidates, corner }: CellLook): string {
  if (digit !== null) return String(digit);
  return candidates.length + corner.length === 0 ? "" : JSON.stringify([candidates, corner]);
}
