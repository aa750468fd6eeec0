/** A new puzzle is made, in the worker; it can be stopped. */

import { useEffect, useMemo, useState } from "preact/hooks";
import * as words from "sudokit-words";
import { type App, nameLike, play } from "../app.ts";
import { isDay } from "../days/calendar.ts";
import { wrongOf } from "../kit/kit.ts";
import { fresh, STOCKED, stocked } from "../kit/stock.ts";
import { LEVELS } from "../kit/tables.ts";
import { Stopped } from "../kit/thought.ts";
import type { Level, OfLevel } from "../kit/wire.ts";
import { goTo, linkTo } from "../route.ts";
import { numbersOf } from "../store/record.ts";
import { myPuzzle } from "../train/my-level.ts";
import { Message } from "../ui/Message.tsx";
import { Onward } from "../ui/Onward.tsx";
import { useTitle } from "../ui/title.ts";
import { day, today } from "../ui/words.ts";

const isLevel = (name: string): name is Level => LEVELS.some((level) => level.name === name);

/** A number that can be told to somebody else: of a puzzle in stock that the player has not had, or any. */
const newSeed = (app: App, level: Level): number =>
  fresh(numbersOf(app.keeper.profile.value, level)) ?? STOCKED + 1 + Math.floor(Math.random() * 999_999);

/** The puzzle: out of the stock, or made. */
async function puzzleOf(app: App, origin: OfLevel, signal: AbortSignal): Promise<string> {
  const found = origin.from === "made" ? await stocked(origin.level, origin.seed).catch(() => null) : null;
  signal.throwIfAborted();
  return found ?? app.thought.ask("level", origin);
}

export function New({ app, level, seed, isMyLevel }: { app: App; level: string; seed: string | undefined; isMyLevel: boolean }) {
  if (level === "mine") return <Mine app={app} />;
  if (!isLevel(level)) return <Message title={words.text.unknownLevel} text={words.text.checkAddress} />;
  return <Numbered app={app} level={level} seed={seed} isMyLevel={isMyLevel} />;
}

function Numbered({ app, level, seed, isMyLevel }: { app: App; level: Level; seed: string | undefined; isMyLevel: boolean }) {
  const isNamed = seed !== undefined && /^\d{1,15}$/.test(seed);
  const number = useMemo(() => (isNamed ? Number(seed) : newSeed(app, level)), [level, seed]);
  return <Begin app={app} origin={{ from: "made", level, seed: number }} isMyLevel={isMyLevel} />;
}

/** The puzzle of a day: of today, or of one before it. */
export function Daily({ app, level, date = today() }: { app: App; level: string; date: string | undefined }) {
  if (!isLevel(level)) return <Message title={words.text.unknownLevel} text={words.text.checkAddress} />;
  if (!isDay(date)) return <Message title={words.text.daysUnknown} text={words.text.checkAddress} />;
  if (date > today()) return <Message title={words.text.daysEarly} text={words.daysEarlyText(day(date))} />;
  return <Begin app={app} origin={{ from: "daily", level, date }} />;
}

/** A game of this puzzle that was begun is continued. */
function Begin({ app, origin, isMyLevel = false }: { app: App; origin: OfLevel; isMyLevel?: boolean }) {
  const [begun] = useState(() => app.keeper.profile.value.games.find((game) => nameLike(game.origin) === nameLike(origin)));
  return begun === undefined ? <Making app={app} origin={origin} isMyLevel={isMyLevel} /> : <Onward to={linkTo("play", begun.id)} />;
}

/** A puzzle of the player's own level. */
function Mine({ app }: { app: App }) {
  const [isUnknown, setUnknown] = useState(false);
  const make = async (signal: AbortSignal): Promise<() => void> => {
    const origin = await myPuzzle(app, signal);
    return () => (origin === null ? setUnknown(true) : goTo(linkTo("new", origin.level, String(origin.seed), "mine"), true));
  };
  if (isUnknown) {
    const action = { label: words.text.homeTrain, on: () => goTo(linkTo("train"), true) };
    return <Message title={words.text.newMine} text={words.text.newMineUnknown} action={action} />;
  }
  return <Working app={app} title={words.text.newMine} work={make} />;
}

function Making({ app, origin, isMyLevel }: { app: App; origin: OfLevel; isMyLevel: boolean }) {
  const make = async (signal: AbortSignal): Promise<() => void> => {
    const puzzle = await puzzleOf(app, origin, signal);
    return () => void play(app, puzzle, origin, true, isMyLevel);
  };
  return <Working app={app} title={words.newMaking(words.levelName(origin.level))} work={make} />;
}

interface WorkingProps {
  app: App;
  title: string;
  /** Gives what is to be done then, unless the player has gone elsewhere. Asks nothing more once it is stopped. */
  work: (signal: AbortSignal) => Promise<() => void>;
}

/** The screen while a puzzle is made or looked for. */
function Working({ app, title, work }: WorkingProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSlow, setSlow] = useState(false);
  const stopping = useMemo(() => new AbortController(), []);
  // Between two tasks of the worker there is nothing to stop in it.
  const stop = (): void => {
    stopping.abort(new Stopped());
    app.thought.stop();
  };
  useTitle(title);
  useEffect(() => {
    // Most puzzles are there at once: a sign that flashes up only disturbs.
    const slow = setTimeout(() => setSlow(true), 250);
    let [isHere, isDone] = [true, false];
    work(stopping.signal).then(
      (then) => {
        isDone = true;
        if (isHere) then();
      },
      (error: unknown) => {
        isDone = true;
        if (!isHere) return;
        if (error instanceof Stopped) goTo("#/", true);
        else setTrouble(wrongOf(error).message);
      },
    );
    return () => {
      isHere = false;
      clearTimeout(slow);
      if (!isDone) stop();
    };
  }, []);
  if (trouble !== null) return <Message title={words.text.newFailed} text={words.newFailedText(trouble)} />;
  return (
    <main class="message" id="main">
      <h1 class={isSlow ? "" : "unseen"}>{title}</h1>
      {isSlow && (
        <>
          <div class="working" role="progressbar" aria-label={title} />
          <div class="row">
            <button type="button" onClick={stop}>
              {words.text.buttonStop}
            </button>
          </div>
        </>
      )}
    </main>
  );
}
