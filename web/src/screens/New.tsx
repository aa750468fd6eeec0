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
import { Message } from "../ui/Message.tsx";
import { Onward } from "../ui/Onward.tsx";
import { useTitle } from "../ui/title.ts";
import { day, today } from "../ui/words.ts";

const isLevel = (name: string): name is Level => LEVELS.some((level) => level.name === name);

/** A number that can be told to somebody else: of a puzzle in stock that the player has not had, or any. */
function newSeed(app: App, level: Level): number {
  const { games, outcomes } = app.keeper.profile.value;
  const had = [...games, ...outcomes].flatMap(({ origin }) => (origin.from === "made" && origin.level === level ? [origin.seed] : []));
  return fresh(new Set(had)) ?? STOCKED + 1 + Math.floor(Math.random() * 999_999);
}

/** The puzzle: out of the stock, or made. */
async function puzzleOf(app: App, origin: OfLevel): Promise<string> {
  const found = origin.from === "made" ? await stocked(origin.level, origin.seed).catch(() => null) : null;
  return found ?? app.thought.ask("level", origin);
}

export function New({ app, level, seed }: { app: App; level: string; seed: string | undefined }) {
  if (!isLevel(level)) return <Message title={words.text.unknownLevel} text={words.text.checkAddress} />;
  return <Numbered app={app} level={level} seed={seed} />;
}

function Numbered({ app, level, seed }: { app: App; level: Level; seed: string | undefined }) {
  const isNamed = seed !== undefined && /^\d{1,15}$/.test(seed);
  const number = useMemo(() => (isNamed ? Number(seed) : newSeed(app, level)), [level, seed]);
  return <Begin app={app} origin={{ from: "made", level, seed: number }} />;
}

/** The puzzle of a day: of today, or of one before it. */
export function Daily({ app, level, date = today() }: { app: App; level: string; date: string | undefined }) {
  if (!isLevel(level)) return <Message title={words.text.unknownLevel} text={words.text.checkAddress} />;
  if (!isDay(date)) return <Message title={words.text.daysUnknown} text={words.text.checkAddress} />;
  if (date > today()) return <Message title={words.text.daysEarly} text={words.daysEarlyText(day(date))} />;
  return <Begin app={app} origin={{ from: "daily", level, date }} />;
}

/** A game of this puzzle that was begun is continued. */
function Begin({ app, origin }: { app: App; origin: OfLevel }) {
  const [begun] = useState(() => app.keeper.profile.value.games.find((game) => nameLike(game.origin) === nameLike(origin)));
  return begun === undefined ? <Making app={app} origin={origin} /> : <Onward to={linkTo("play", begun.id)} />;
}

function Making({ app, origin }: { app: App; origin: OfLevel }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSlow, setSlow] = useState(false);
  const title = words.newMaking(words.levelName(origin.level));
  useTitle(title);
  useEffect(() => {
    // Most puzzles are there at once: a sign that flashes up only disturbs.
    const slow = setTimeout(() => setSlow(true), 250);
    let isHere = true;
    puzzleOf(app, origin).then(
      (puzzle) => (isHere ? play(app, puzzle, origin, true) : undefined),
      (error: unknown) => {
        if (!isHere) return;
        if (error instanceof Stopped) goTo("#/", true);
        else setTrouble(wrongOf(error).message);
      },
    );
    return () => {
      isHere = false;
      clearTimeout(slow);
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
            <button type="button" onClick={() => app.thought.stop()}>
              {words.text.buttonStop}
            </button>
          </div>
        </>
      )}
    </main>
  );
}
