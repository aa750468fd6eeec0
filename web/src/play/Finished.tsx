/** The game is solved: the result, what it is worth beside earlier ones, and ways on. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import { type App, MY_LEVEL } from "../app.ts";
import type { Session } from "../game/session.ts";
import { LEVELS } from "../kit/tables.ts";
import type { Level, Moment, Origin, Outcome } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { CopyButton } from "../share/CopyButton.tsx";
import { shareResult } from "../share/result.ts";
import { isUnaided, levelOf, nextLevel, type Standing, solvedDays, standingOf, timesOf } from "../store/record.ts";
import { Due } from "../train/Due.tsx";
import { useCourse } from "../train/lessons.ts";
import { Dialog } from "../ui/dialog.tsx";
import { clock, levelName } from "../ui/words.ts";

export function Finished({ app, session }: { app: App; session: Session }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const { earlier, hinted, state } = session;
  const { finished, help, assistance, origin, puzzle } = state.value;
  const close = (): void => {
    setOpen(false);
    session.hasJustFinished.value = false;
  };
  const time = finished ?? session.time.value;
  const result = { origin, puzzle, time: clock(time), help: help.hints > 0 ? words.finishedHints(help.hints) : words.finishedHelp(assistance) };
  const next = nextOf(session.id, origin, earlier);
  const card = (
    <div class="finish-card">
      <p class="big-time">{result.time}</p>
      <p class="muted">{result.help}</p>
      {"level" in origin && <Compared time={isUnaided({ assistance }) ? time : null} level={origin.level} earlier={earlier} />}
    </div>
  );
  return (
    <Dialog title={words.text.finished} text={card} close={close}>
      <div class="row">
        {next !== null && (
          <a class="button main" href={next.link}>
            {next.label}
          </a>
        )}
        {hinted.size > 0 && <Practice hinted={hinted} />}
        <CopyButton label={words.text.finishedShare} done={words.text.shareCopyTextDone} copy={() => shareResult(result)} />
        <a class={`button${next === null ? " main" : ""}`} href="#/">
          {words.text.buttonHome}
        </a>
        <a class="button" href={linkTo("analyse", puzzle)}>
          {words.text.finishedAnalyse}
        </a>
      </div>
      <Due of={app.keeper.profile.value.training} />
      <Slow moments={session.moments.value} />
    </Dialog>
  );
}

/** So many moments are shown. */
const MOMENTS = 3;

/** Where it took longest, in the order of time, with the lessons of the easiest techniques there. Its room is there before it. */
function Slow({ moments }: { moments: readonly Moment[] }) {
  const slowest = [...moments].sort((one, other) => other.thought - one.thought).slice(0, MOMENTS);
  return (
    <details class="part" inert={moments.length === 0}>
      <summary>{words.text.finishedMoments}</summary>
      <ul class="lessons">
        {slowest
          .sort((one, other) => one.time - other.time)
          .map(({ time, thought, helped, kind: { id, name } }) => (
            <li key={time}>
              <a class="lesson-link" href={linkTo("train", id)}>
                <span>{name}</span>
                <small>
                  {helped ? words.finishedMomentHelped(clock(time)) : words.finishedMoment({ time: clock(time), thought: clock(thought) })}
                </small>
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}

/** The time beside earlier ones of the level. */
function Compared({ time, level, earlier }: { time: number | null; level: Level; earlier: readonly Outcome[] }) {
  const standing = standingOf(time, timesOf(earlier.filter((outcome) => levelOf(outcome) === level)));
  return standing === null ? null : <p>{standingName(standing)}</p>;
}

function standingName(standing: Standing): string {
  switch (standing.is) {
    case "first":
      return words.text.finishedTimeFirst;
    case "best":
      return words.finishedTimeBest(clock(standing.before));
    case "usual": {
      const best = clock(standing.best);
      return standing.median === null ? words.finishedTimeUsual(best) : words.finishedTimeUsualMedian({ best, median: clock(standing.median) });
    }
  }
}

/** The puzzle to play next: another one of the level or of the player's own, or another level of the day. */
function nextOf(id: string, origin: Origin, earlier: readonly Outcome[]): { link: string; label: string } | null {
  if (origin.from === "made") return { link: linkTo("new", id.includes(MY_LEVEL) ? "mine" : origin.level), label: words.text.finishedNext };
  if (origin.from !== "daily") return null;
  const levels = LEVELS.map(({ name }) => name);
  const level = nextLevel(levels, origin.level, solvedDays(earlier).get(origin.date) ?? new Set());
  return level === null ? null : { link: linkTo("daily", level, origin.date), label: words.finishedNextLevel(levelName(level)) };
}

/** The way to practise the technique of the hints: with several, the one that the course has last. */
function Practice({ hinted }: { hinted: ReadonlySet<string> }) {
  const { course } = useCourse();
  const lesson = course?.flatMap(({ lessons }) => lessons).findLast(({ id }) => hinted.has(id));
  if (lesson === undefined) return null;
  return (
    <a class="button" href={linkTo("train", lesson.id)}>
      {words.finishedPractise(lesson.name)}
    </a>
  );
}
