/** Analyses any puzzle: facts about it, its difficulty, and the path to its solution. */

import { useEffect, useMemo, useState } from "preact/hooks";
import * as words from "sudokit-words";
import { Batch } from "../analyse/batch.ts";
import { Curve } from "../analyse/Curve.tsx";
import { Facts } from "../analyse/Facts.tsx";
import { LessonBoard, LessonText } from "../analyse/LessonView.tsx";
import { Ratings } from "../analyse/Ratings.tsx";
import { StepList } from "../analyse/StepList.tsx";
import { Table } from "../analyse/Table.tsx";
import { type App, play } from "../app.ts";
import { looksOf } from "../grid/looks.ts";
import { StillGrid } from "../grid/StillGrid.tsx";
import { wrongOf } from "../kit/kit.ts";
import { useThought } from "../kit/use-thought.ts";
import { AIMS, type Aim, type Lesson, type Pasted } from "../kit/wire.ts";
import { TechniqueFields } from "../play/TechniqueFields.tsx";
import { goTo, linkTo } from "../route.ts";
import { copyText } from "../share/hand-over.ts";
import { Page } from "../ui/Page.tsx";
import { speak } from "../ui/say.ts";

/** The address of the table, which is there until the page is left. */
const TABLE = "table";

/** Shows the path at `step`, counted from 1. */
export function Analyse({ app, text, step }: { app: App; text: string; step: number }) {
  const { value: read, trouble } = useThought(app, "read", text === "" || text === TABLE ? undefined : { text, at: 0 });
  if (text === TABLE && app.table !== null) return <Table batch={app.table} />;
  if (text === "" || text === TABLE) return <Ask app={app} />;
  if (trouble !== null) return <Ask app={app} wrong={trouble} />;
  if (read === null) return <Page title={words.text.analyse}>{null}</Page>;
  if ("wrong" in read) return <Ask app={app} wrong={read.wrong.message} />;
  return <Analysis app={app} text={text} puzzle={read} first={step - 1} />;
}

/** A field takes half a minute for thousands of puzzles: a text of so many characters is analysed as it is pasted. */
const LONG = 20_000;

/** Asks for a puzzle. */
function Ask({ app, wrong = null }: { app: App; wrong?: string | null }) {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState(wrong);
  const look = async (text: string): Promise<void> => {
    const read = await app.thought.ask("read", { text, at: 0 });
    if ("wrong" in read) setTrouble(read.wrong.message);
    else if (read.of > 1) {
      app.table = new Batch(app.thought, text);
      goTo(linkTo("analyse", TABLE));
    } else goTo(linkTo("analyse", read.line.replaceAll(".", "0")));
  };
  const go = (text: string): void => void look(text).catch((error: unknown) => setTrouble(wrongOf(error).message));
  const { games } = app.keeper.profile.value;
  return (
    <Page title={words.text.analyse}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          go(text);
        }}
      >
        <label class="field">
          <span>{words.text.analyseField}</span>
          <textarea
            value={text}
            dir="ltr"
            spellcheck={false}
            aria-invalid={trouble !== null}
            aria-describedby="trouble"
            onInput={(event) => setText(event.currentTarget.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData?.getData("text") ?? "";
              if (pasted.length < LONG) return;
              event.preventDefault();
              go(pasted);
            }}
          />
        </label>
        <p id="trouble" role="status" class="misfit">
          {trouble ?? ""}
        </p>
        <div class="row">
          <button class="main" type="submit">
            {words.text.buttonAnalyse}
          </button>
          <label class="button file">
            {words.text.openFile}
            <input class="unseen" type="file" onChange={(event) => void event.currentTarget.files?.[0]?.text().then(go)} />
          </label>
        </div>
      </form>
      {games.length > 0 && <p class="muted">{words.text.analyseFromGame}</p>}
    </Page>
  );
}

function Analysis({ app, text, puzzle, first }: { app: App; text: string; puzzle: Pasted; first: number }) {
  const { notation, without: usual } = app.keeper.profile.value.options;
  /** The techniques that are off here; the options of games stay as they are. */
  const [without, setWithout] = useState<readonly string[]>(usual ?? []);
  const [aim, setAim] = useState<Aim | undefined>(undefined);
  const about = useThought(app, "about", { puzzle: puzzle.line });
  // A worker of its own: another wish stops the path that nobody wants any more.
  const pathfinder = useMemo(() => app.thought.another(), []);
  const way = useThought({ thought: pathfinder }, "way", { puzzle: puzzle.line, notation, aim, without });
  useEffect(() => () => pathfinder.stop(), [aim, without]);
  const path = way.value ?? [];
  const isStuck = !way.isBusy && way.trouble === null && about.value?.status === "unique" && !isSolvedBy(path);
  /** While all steps at a position are listed: the index of the path's step there, and the position. Null on the path. */
  const [listed, setListed] = useState<{ at: number; position: string } | null>(null);
  const steps = useThought(app, "steps", listed === null ? undefined : { puzzle: listed.position, notation, without });
  const [wanted, setAt] = useState(first);
  const list = steps.value;
  const lessons = list ?? path;
  const at = Math.max(0, Math.min(lessons.length - 1, wanted));
  const lesson = lessons[at];
  const board = useMemo(() => looksOf(puzzle.givens), [puzzle.givens]);
  const trouble = [about, way, steps].find((thinking) => thinking.trouble !== null)?.trouble;
  useEffect(() => () => app.thought.stop(), []);
  useEffect(() => {
    if (list !== null) setAt(0);
  }, [list]);

  const step = (to: number): void => {
    const next = Math.max(0, Math.min(lessons.length - 1, to));
    setAt(next);
    // Each step of the usual path has its own address, which you can share. Replacing it does not reload the analysis.
    if (list === null && aim === undefined && without.length === 0) history.replaceState(null, "", linkTo("analyse", text, String(next + 1)));
    const chosen = lessons[next];
    if (chosen !== undefined) speak(words.stepSaid({ number: next + 1, total: lessons.length, line: chosen.line }));
  };
  return (
    <Page title={words.text.analyse} wide>
      <div class="analysis">
        <div class="stack board-side">
          {lesson === undefined ? <StillGrid label={words.text.labelPuzzle} view={board} /> : <LessonBoard lesson={lesson} number={at + 1} />}
          {lessons.length > 0 && (
            <fieldset class="stepper" aria-label={words.text.steps}>
              <button type="button" onClick={() => step(0)} aria-label={words.text.stepsFirst} aria-disabled={at === 0}>
                |‹
              </button>
              <button type="button" onClick={() => step(at - 1)} aria-label={words.text.stepsPrevious} aria-disabled={at === 0}>
                ‹
              </button>
              <span>{words.position({ number: at + 1, total: lessons.length })}</span>
              <button type="button" onClick={() => step(at + 1)} aria-label={words.text.stepsNext} aria-disabled={at === lessons.length - 1}>
                ›
              </button>
              <button
                type="button"
                onClick={() => step(lessons.length - 1)}
                aria-label={words.text.stepsLast}
                aria-disabled={at === lessons.length - 1}
              >
                ›|
              </button>
            </fieldset>
          )}
        </div>
        <div class="stack text-side">
          {lesson !== undefined && <LessonText lesson={lesson} />}
          {about.isBusy && <p class="muted">{words.text.analyseReading}</p>}
          {about.value !== null && <Facts about={about.value} />}
          <div class="row">
            <button type="button" class="main" onClick={() => void play(app, puzzle.line, { from: "opened" })}>
              {words.text.buttonPlay}
            </button>
            <a class="button" href={linkTo("make", "edit", puzzle.givens)}>
              {words.text.buttonEdit}
            </a>
            <a class="button" href={linkTo("print", puzzle.givens)}>
              {words.text.buttonPrint}
            </a>
          </div>
          {way.isBusy && <Busy text={words.text.pathSearching} stop={() => pathfinder.stop()} />}
          {steps.isBusy && <Busy text={words.text.pathListSearching} stop={() => app.thought.stop()} />}
          {trouble !== undefined && (
            <p class="misfit" role="status">
              {trouble}
            </p>
          )}
          {list === null && about.value?.status === "unique" && <Choices aim={aim} setAim={setAim} without={without} setWithout={setWithout} />}
          {list === null && isStuck && <p role="status">{words.text.pathStuck}</p>}
          {list === null && path.length > 1 && (
            <section class="stack" aria-labelledby="curve">
              <h2 id="curve">{words.text.path}</h2>
              <Curve lessons={path} at={at} choose={step} />
              <StepList lessons={path} at={at} choose={step} />
              <div class="row">
                <Copy lessons={path} />
                {!steps.isBusy && lesson !== undefined && (
                  <button type="button" onClick={() => setListed({ at, position: positionOf(lesson) })}>
                    {words.text.pathList}
                  </button>
                )}
              </div>
            </section>
          )}
          {list !== null && (
            <section class="stack">
              <h2>{words.pathListed(list.length)}</h2>
              {list.length > 1 && <StepList lessons={list} at={at} choose={step} />}
              <div class="row">
                <button
                  type="button"
                  onClick={() => {
                    setAt(listed?.at ?? 0);
                    setListed(null);
                  }}
                >
                  {words.text.pathBack}
                </button>
              </div>
            </section>
          )}
          {about.value?.status === "unique" && <Ratings app={app} puzzle={puzzle.line} />}
        </div>
      </div>
    </Page>
  );
}

function Busy({ text, stop }: { text: string; stop: () => void }) {
  return (
    <div class="row" role="status">
      <span class="muted">{text}</span>
      <button type="button" onClick={stop}>
        {words.text.buttonStop}
      </button>
    </div>
  );
}

/** True if a path ends with the last digit. */
function isSolvedBy(path: readonly Lesson[]): boolean {
  const last = path.at(-1);
  return last !== undefined && [...last.givens].filter((given, cell) => given === "." && last.placed.charAt(cell) === ".").length === 1;
}

interface ChoicesProps {
  aim: Aim | undefined;
  setAim: (aim: Aim | undefined) => void;
  without: readonly string[];
  setWithout: (without: readonly string[]) => void;
}

/** The path that is wanted: its aim, and the techniques for it. */
function Choices({ aim, setAim, without, setWithout }: ChoicesProps) {
  return (
    <div class="stack">
      <label class="field">
        <span>{words.text.pathAim}</span>
        <select value={aim ?? ""} onChange={(event) => setAim(AIMS.find((one) => one === event.currentTarget.value))}>
          {(["usual", ...AIMS] as const).map((one) => (
            <option key={one} value={one === "usual" ? "" : one}>
              {words.pathAimName(one)}
            </option>
          ))}
        </select>
      </label>
      <TechniqueFields summary={words.pathTechniques} without={without} choose={setWithout} />
    </div>
  );
}

/** The steps as text, for a forum or a friend. */
function Copy({ lessons }: { lessons: readonly Lesson[] }) {
  const [isDone, setDone] = useState(false);
  const text = (): string => lessons.map(({ line }, index) => `${index + 1}. ${line}\n`).join("");
  return (
    <button type="button" onClick={() => void copyText(text()).then(() => setDone(true))}>
      <span role="status">{isDone ? words.text.shareCopyTextDone : words.text.shareCopyText}</span>
    </button>
  );
}

/** The position before a step, with its candidates: 729 characters. */
function positionOf({ givens, placed, candidates }: Lesson): string {
  const cells = Array.from({ length: 81 }, (_, cell) => {
    const digit = [givens, placed].map((text) => text.charAt(cell)).find((char) => char >= "1" && char <= "9");
    const left = digit === undefined ? (candidates[cell] ?? []) : [Number(digit)];
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => (left.includes(one) ? one : ".")).join("");
  });
  return cells.join("");
}
