/** One puzzle: facts about it, its difficulty, and the path to its solution. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as words from "sudokit-words";
import { type App, play } from "../app.ts";
import { USUAL } from "../game/fresh.ts";
import { useThought } from "../kit/use-thought.ts";
import type { Aim, Lesson, Pasted } from "../kit/wire.ts";
import { linkTo } from "../route.ts";
import { type Frame, framesOfLesson } from "../step/frames.ts";
import { Later } from "../ui/Later.tsx";
import { sentences } from "../ui/lists.ts";
import { Page } from "../ui/Page.tsx";
import { speak } from "../ui/say.ts";
import { Choices } from "./Choices.tsx";
import { Compare } from "./Compare.tsx";
import { CopySteps } from "./CopySteps.tsx";
import { Curve } from "./Curve.tsx";
import { Facts } from "./Facts.tsx";
import { LessonBoard, LessonPlayer } from "./LessonView.tsx";
import { PathOnPaper } from "./PathOnPaper.tsx";
import { usePreview } from "./preview.ts";
import { Ratings } from "./Ratings.tsx";
import { StepList } from "./StepList.tsx";
import { Stepper } from "./Stepper.tsx";

const NONE: readonly string[] = [];

/** The last frame, however many there are. */
const LAST = Number.POSITIVE_INFINITY;

interface Props {
  /** Null until the WebAssembly is there: then there is the board. */
  app: App | null;
  text: string;
  puzzle: Pick<Pasted, "line" | "givens">;
  first: number;
}

export function Analysis({ app, text, puzzle, first }: Props) {
  const options = app?.keeper.profile.value.options ?? USUAL;
  const { notation } = options;
  /** The techniques that are off here; the options of games stay as they are. */
  const [chosen, setWithout] = useState<readonly string[] | null>(null);
  const without = chosen ?? options.without ?? NONE;
  const [aim, setAim] = useState<Aim | undefined>(undefined);
  // A worker of its own: another wish stops the path that nobody wants any more.
  const pathfinder = useMemo(() => app && { thought: app.thought.another() }, [app]);
  const preview = usePreview(app, pathfinder, puzzle.line, options, first === 0 && puzzle.line === puzzle.givens);
  // By the same worker: each would load the second half.
  const about = useThought(pathfinder, "about", { puzzle: puzzle.line });
  const way = useThought(pathfinder, "way", { puzzle: puzzle.line, notation, aim, without });
  // A profile that is read anew turns off the same techniques, in another list.
  useEffect(() => () => pathfinder?.thought.stop(), [pathfinder, aim, without.join()]);
  const path = way.value ?? preview ?? [];
  const isStuck = !way.isBusy && way.trouble === null && about.value?.status === "unique" && !isSolvedBy(path);
  /** While all steps at a position are listed: the index of the path's step there, and the position. Null on the path. */
  const [listed, setListed] = useState<{ at: number; position: string } | null>(null);
  const steps = useThought(app, "steps", listed === null ? undefined : { puzzle: listed.position, notation, without });
  const [wanted, setAt] = useState(first);
  /** The technique whose steps are listed; empty for all. */
  const [kind, setKind] = useState("");
  const count = steps.value?.length ?? 0;
  const kinds = useMemo(() => [...new Set(steps.value?.map(({ name }) => name))], [steps.value]);
  const list = useMemo(() => steps.value?.filter(({ name }) => kind === "" || name === kind) ?? null, [steps.value, kind]);
  const lessons = list ?? path;
  const at = Math.max(0, Math.min(lessons.length - 1, wanted));
  const lesson = lessons[at];
  const frames = useMemo(() => (lesson === undefined ? [] : framesOfLesson(lesson)), [lesson]);
  /** The frame of the step that is looked at; null for all at once. */
  const [wantedPart, setPart] = useState<number | null>(null);
  const part = wantedPart === null ? null : Math.min(wantedPart, frames.length - 1);
  const link = useSignal<number | null>(null);
  /** The listed step under the mouse. */
  const hovered = useSignal<number | null>(null);
  /** Nothing is shown below the first step before the facts, which would push it down. */
  const hasBegun = useRef(false);
  if (!about.isBusy && (way.value !== null || !way.isBusy)) hasBegun.current = true;
  const trouble = [about, way, steps].find((thinking) => thinking.trouble !== null)?.trouble;
  useEffect(() => () => app?.thought.stop(), [app]);
  useEffect(() => {
    if (list !== null) setAt(0);
    hovered.value = null;
  }, [list]);

  const step = (to: number): void => {
    const next = Math.max(0, Math.min(lessons.length - 1, to));
    setAt(next);
    if (part !== null) setPart(next < at ? LAST : 0);
    // Each step of the usual path has its own address, which you can share. Replacing it does not reload the analysis.
    if (list === null && aim === undefined && without.length === 0) history.replaceState(null, "", linkTo("analyse", text, String(next + 1)));
    const chosen = lessons[next];
    if (chosen !== undefined) speak(sayStep(chosen, next + 1, lessons.length));
  };
  const turn = (by: number): void => {
    const next = part === null ? undefined : frames[part + by];
    if (part === null || next === undefined) {
      if (lessons[at + by] !== undefined) step(at + by);
      return;
    }
    setPart(part + by);
    speak(next.text);
  };
  return (
    <>
      <Page title={words.text.analyse} wide>
        <div class="analysis workbench">
          <div class="stack board-side">
            <Shown
              givens={puzzle.givens}
              lessons={lessons}
              at={at}
              hovered={hovered}
              frame={part === null ? null : (frames[part] ?? null)}
              link={link}
            />
            {lessons.length > 0 ? (
              <Stepper at={at} total={lessons.length} isGrowing={list === null && way.isBusy} go={step} />
            ) : (
              !hasBegun.current && <div class="stepper" />
            )}
          </div>
          <div class="step-side">
            {lesson !== undefined && <LessonPlayer lesson={lesson} frames={frames} part={part} setPart={setPart} link={link} turn={turn} />}
          </div>
          <div class="stack text-side">
            {app === null || !hasBegun.current ? (
              <Busy text={words.text.analyseReading} stop={pathfinder && (() => pathfinder.thought.stop())} />
            ) : (
              <>
                {about.value !== null && <Facts about={about.value} />}
                <Doors app={app} {...puzzle} />
                {way.isBusy && <Busy text={words.text.pathSearching} stop={() => pathfinder?.thought.stop()} />}
                {steps.isBusy && <Busy text={words.text.pathListSearching} stop={() => app.thought.stop()} />}
                {trouble !== undefined && (
                  <p class="misfit" role="status">
                    {trouble}
                  </p>
                )}
                {list === null && about.value?.status === "unique" && <Choices aim={aim} setAim={setAim} without={without} setWithout={setWithout} />}
                {list === null && isStuck && <p role="status">{words.text.pathStuck}</p>}
                <Later>
                  {list === null && path.length > 1 && (
                    <section class="stack" aria-labelledby="curve">
                      <h2 id="curve">{words.text.path}</h2>
                      <Curve lessons={path} at={at} choose={step} />
                      <Later>
                        <StepList lessons={path} at={at} choose={step} />
                        <div class="row">
                          <CopySteps lessons={path} />
                          <button type="button" onClick={() => print()}>
                            {words.text.pathPrint}
                          </button>
                          {!steps.isBusy && lesson !== undefined && (
                            <button type="button" onClick={() => setListed({ at, position: positionOf(lesson) })}>
                              {words.text.pathList}
                            </button>
                          )}
                        </div>
                      </Later>
                    </section>
                  )}
                  {list !== null && (
                    <section class="stack">
                      <h2>{words.pathListed(count)}</h2>
                      {kinds.length > 1 && (
                        <label class="field">
                          <span>{words.text.pathListKind}</span>
                          <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
                            <option value="">{words.text.pathListKindAll}</option>
                            {kinds.map((name) => (
                              <option key={name}>{name}</option>
                            ))}
                          </select>
                        </label>
                      )}
                      {count > 1 && <StepList lessons={list} at={at} choose={step} hover={(index) => (hovered.value = index)} />}
                      <div class="row">
                        <button
                          type="button"
                          onClick={() => {
                            setAt(listed?.at ?? 0);
                            setListed(null);
                            setKind("");
                          }}
                        >
                          {words.text.pathBack}
                        </button>
                      </div>
                    </section>
                  )}
                  {about.value?.status === "unique" && <Ratings app={app} puzzle={puzzle.line} />}
                  {<Compare app={app} puzzle={puzzle.givens} />}
                </Later>
              </>
            )}
          </div>
        </div>
      </Page>
      <PathOnPaper givens={puzzle.givens} lessons={path} />
    </>
  );
}

/** A step for a voice. The line of a nested proof takes minutes, so what follows is said instead. */
function sayStep({ name, line, result }: Lesson, number: number, total: number): string {
  const step = result.length === 0 ? line : sentences([`${name}.`, ...result]);
  return words.stepSaid({ number, total, line: step });
}

/** To other things that can be done with the puzzle. */
function Doors({ app, line, givens }: { app: App } & Pick<Pasted, "line" | "givens">) {
  return (
    <div class="row">
      <button type="button" class="main" onClick={() => void play(app, line, { from: "opened" })}>
        {words.text.buttonPlay}
      </button>
      <a class="button" href={linkTo("make", "edit", givens)}>
        {words.text.buttonEdit}
      </a>
      <a class="button" href={linkTo("print", givens)}>
        {words.text.buttonPrint}
      </a>
    </div>
  );
}

interface ShownProps {
  givens: string;
  lessons: readonly Lesson[];
  at: number;
  hovered: Signal<number | null>;
  /** The frame of the chosen step, and the link of its pattern, that are looked at. */
  frame: Frame | null;
  link: Signal<number | null>;
}

/**
 * The board of the step under the mouse or of the chosen one, or the puzzle before a step is found. Only this is drawn
 * again when the mouse moves over thousands of steps.
 */
function Shown({ givens, lessons, at, hovered, frame, link }: ShownProps) {
  const isHovered = hovered.value !== null && hovered.value !== at && hovered.value < lessons.length;
  const index = isHovered ? (hovered.value ?? at) : at;
  const lesson = lessons[index];
  const [shown, walked] = isHovered ? [null, null] : [frame, link.value];
  // One grid for all of them: to make another takes long.
  return <LessonBoard givens={givens} lesson={lesson} number={index + 1} frame={shown} link={walked} />;
}

function Busy({ text, stop }: { text: string; stop: (() => void) | null }) {
  return (
    <div class="row" role="status">
      <span class="muted">{text}</span>
      {stop !== null && (
        <button type="button" onClick={stop}>
          {words.text.buttonStop}
        </button>
      )}
    </div>
  );
}

/** True if a path ends with the last digit. */
function isSolvedBy(path: readonly Lesson[]): boolean {
  const last = path.at(-1);
  return last !== undefined && [...last.givens].filter((given, cell) => given === "." && last.placed.charAt(cell) === ".").length === 1;
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
