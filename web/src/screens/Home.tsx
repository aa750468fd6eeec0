/** Home: go on, a new game, the puzzle of the day, a puzzle from elsewhere. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { DayLevels } from "../days/DayLevels.tsx";
import type { Known } from "../early.ts";
import { LEVELS } from "../kit/tables.ts";
import type { InProgress } from "../kit/wire.ts";
import { GiveUp } from "../play/GiveUp.tsx";
import { linkTo } from "../route.ts";
import { hold } from "../store/lock.ts";
import { solvedDays, streak } from "../store/record.ts";
import { Due } from "../train/Due.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { clock, day, levelName, titleOf, today } from "../ui/words.ts";

/** It is drawn as soon as the store is read; `app` is null until everything else is there. */
export function Home({ app, known: { games, outcomes, training } }: { app: App | null; known: Known }) {
  const date = today();
  const solved = solvedDays(outcomes);
  const row = streak(solved, date);
  useEffect(() => {
    document.title = words.text.brand;
    void app?.keeper.refresh();
  }, [app]);
  const last = games[0];
  return (
    <main class="home" id="main">
      <header class="home-head">
        <h1>{words.text.brand}</h1>
        <Today date={date} />
      </header>
      {last !== undefined && <GoOn game={last} />}
      {/* A puzzle from elsewhere is what many come with: no phone hides the way in below the levels. */}
      <Door to="open" icon="open" label={words.text.homeOpen} about={words.text.homeOpenAbout} />
      <section aria-labelledby="new">
        <h2 id="new">{words.text.homeNew}</h2>
        <ul class="levels">
          {LEVELS.map(({ name, about }, index) => (
            <li key={name}>
              <a class="level" href={linkTo("new", name)}>
                <Weight of={index + 1} />
                <span>
                  <strong>{levelName(name)}</strong>
                  <small>{about}</small>
                </span>
              </a>
            </li>
          ))}
          <li>
            <a class="level" href={linkTo("new", "mine")}>
              <Icon name="learn" />
              <span>
                <strong>{words.text.newMine}</strong>
                <small>{words.text.newMineAbout}</small>
              </span>
            </a>
          </li>
        </ul>
        <Due of={training} />
      </section>
      <section aria-labelledby="daily">
        <div class="beside">
          <h2 id="daily">{words.text.homeDaily}</h2>
          {row > 1 && <p class="muted">{words.daysRow(row)}</p>}
        </div>
        <p class="muted">{words.text.homeDailyAbout}</p>
        <DayLevels solved={solved.get(date)} />
        <a class="button plain past" href={linkTo("days")}>
          <Icon name="day" />
          {words.text.daysPast}
        </a>
      </section>
      {games.length > 1 && <Others app={app} games={games.slice(1)} />}
      <nav aria-label={words.text.homeMore}>
        <ul class="doors">
          <DoorItem to="train" icon="learn" label={words.text.homeTrain} about={words.text.homeTrainAbout} />
          <DoorItem to="make" icon="make" label={words.text.homeMake} about={words.text.homeMakeAbout} />
          <DoorItem to="analyse" icon="analyse" label={words.text.homeAnalyse} about={words.text.homeAnalyseAbout} />
          <DoorItem to="print" icon="print" label={words.text.homePrint} about={words.text.homePrintAbout} />
          <DoorItem to="statistics" icon="chart" label={words.text.homeStatistics} about={words.text.homeStatisticsAbout} />
          <DoorItem to="settings" icon="settings" label={words.text.homeSettings} about={words.text.homeSettingsAbout} />
          <DoorItem to="keys" icon="keys" label={words.text.homeKeys} about={words.text.homeKeysAbout} />
          <DoorItem to="about" icon="info" label={words.text.homeAbout} about={words.text.homeAboutAbout} />
        </ul>
      </nav>
    </main>
  );
}

/** The date, as soon as everything else is drawn: on slow phones it takes 0.1 s to write the first one. */
function Today({ date }: { date: string }) {
  const [written, setWritten] = useState("\u00a0");
  useEffect(() => setWritten(day(date)), [date]);
  return <p class="muted">{written}</p>;
}

function GoOn({ game }: { game: InProgress }) {
  const part = game.of === 0 ? 0 : game.filled / game.of;
  return (
    <a class="go-on" href={linkTo("play", game.id)}>
      <span>
        <strong>{words.text.buttonContinue}</strong>
        <span class="what">{words.homeGame({ title: titleOf(game.origin), time: clock(game.time) })}</span>
      </span>
      <Progress part={part} label={words.progress({ done: game.filled, total: game.of })} />
    </a>
  );
}

function Others({ app, games }: { app: App | null; games: InProgress[] }) {
  const [givenUp, setGivenUp] = useState<string | null>(null);
  /** Takes the game over from a tab that may play it, and gives it up. */
  const giveUp = async (id: string): Promise<void> => {
    const done = new AbortController();
    await hold(id, true, done.signal, () => undefined);
    await app?.keeper.giveUp(id);
    done.abort();
  };
  return (
    <section aria-labelledby="others">
      <h2 id="others">{words.text.homeOthers}</h2>
      <ul class="list">
        {games.map((game) => {
          const title = titleOf(game.origin);
          const state = words.homeOtherState({ filled: game.filled, total: game.of, time: clock(game.time) });
          // Several games may be of one level: a voice tells them apart by how far they are.
          return (
            <li key={game.id}>
              <span>
                <strong>{title}</strong>
                <small class="muted">{state}</small>
              </span>
              <div class="row">
                <a class="button" href={linkTo("play", game.id)} aria-label={words.homeOtherContinue({ title, state })}>
                  {words.text.buttonContinue}
                </a>
                <button
                  type="button"
                  class="plain"
                  disabled={app === null}
                  onClick={() => setGivenUp(game.id)}
                  aria-label={words.homeOtherGiveUp({ title, state })}
                >
                  <Icon name="trash" />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {givenUp !== null && (
        <GiveUp
          answer={(is) => {
            setGivenUp(null);
            if (is) void giveUp(givenUp);
          }}
        />
      )}
    </section>
  );
}

/** How much is done: a ring, and in words. */
function Progress({ part, label }: { part: number; label: string }) {
  const round = 2 * Math.PI * 17;
  return (
    <span class="progress">
      <svg viewBox="0 0 40 40" width="44" height="44" aria-hidden="true">
        <circle class="track" cx="20" cy="20" r="17" />
        <circle class="done" cx="20" cy="20" r="17" stroke-dasharray={`${part * round} ${round}`} transform="rotate(-90 20 20)" />
      </svg>
      <span>{label}</span>
    </span>
  );
}

/** How hard a level is: so many of six bars. */
function Weight({ of }: { of: number }) {
  return (
    <svg class="weight" viewBox="0 0 30 22" width="30" height="22" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((bar) => (
        <rect key={bar} class={bar <= of ? "on" : ""} x={(bar - 1) * 5} y={19 - bar * 3} width="3.4" height={3 + bar * 3} rx="1" />
      ))}
    </svg>
  );
}

interface DoorProps {
  to: string;
  icon: IconName;
  label: string;
  about: string;
}

const DoorItem = (door: DoorProps) => (
  <li>
    <Door {...door} />
  </li>
);

function Door({ to, icon, label, about }: DoorProps) {
  return (
    <a class="door" href={linkTo(to)}>
      <Icon name={icon} />
      <span>
        <strong>{label}</strong>
        <small>{about}</small>
      </span>
    </a>
  );
}
