/** Drills: the grid, the question, and what is said of the reply. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { strokeIn } from "../game/keys.ts";
import type { Session } from "../game/session.ts";
import { Grid } from "../grid/Grid.tsx";
import { Legend } from "../grid/Pattern.tsx";
import type { Gestures } from "../grid/pointer.ts";
import { cellOf } from "../kit/cells.ts";
import { KEYS } from "../kit/tables.ts";
import type { Digit, Drill, Exercise, Mode } from "../kit/wire.ts";
import { HintPanel } from "../play/HintPanel.tsx";
import { Pad } from "../play/Pad.tsx";
import { type Frame, framesOfLadder, isEmpty } from "../step/frames.ts";
import { StepPlayer, useScrolling } from "../step/StepPlayer.tsx";
import { turning } from "../step/turning.ts";
import { Icon } from "../ui/icon.tsx";
import { Message } from "../ui/Message.tsx";
import { lastSaid } from "../ui/say.ts";
import { useTitle } from "../ui/title.ts";
import { End } from "./End.tsx";
import { type Begun, Round } from "./round.ts";

/** The exercises of which the reply is what the player marks. */
const MARKED: ReadonlySet<Exercise> = new Set<Exercise>(["what follows", "solve with it", "see it"]);

interface Props {
  app: App;
  /** Begins the round. */
  begin: () => Begun;
  /** The address behind the round. */
  back: string;
}

export function Drilling({ app, begin, back }: Props) {
  const round = useMemo(() => new Round(app, begin()), []);
  useEffect(() => {
    void round.next();
    return () => {
      app.thought.stop();
      round.leave();
    };
  }, [round]);
  const [{ value: session }, { value: drill }] = [round.session, round.drill];
  if (round.isLeft.value) {
    const { value: ended } = round.ended;
    return ended === null ? <p class="first">{words.text.loading}</p> : <End app={app} ended={ended} back={back} />;
  }
  if (round.trouble.value !== null) return <Message title={words.text.drillFailed} text={round.trouble.value} />;
  if (session === null || drill === null) return <p class="first">{words.text.drillSearching}</p>;
  return <Table key={round.number} round={round} session={session} drill={drill} back={back} />;
}

interface TableProps {
  round: Round;
  session: Session;
  drill: Drill;
  back: string;
}

function Table({ round, session, drill, back }: TableProps) {
  const main = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isWritten = MARKED.has(drill.exercise);
  const goOn = (): void => void round.next();
  const told = session.told.value;
  const hasHint = told !== null || session.isThinking.value;
  const { isAnswered } = round.state.value;
  const isJudged = round.judgement.value !== null;
  const frames = useMemo(() => framesOfLadder(drill.ladder), [drill]);
  /** The frame that is looked at: the result, until the player turns back. */
  const [turnedTo, turnTo] = useState<number | null>(null);
  const at = turnedTo ?? frames.length - 1;
  const frame = isExplained(round, drill) ? frames[at] : undefined;
  const shown = told?.shown ?? frame?.shown ?? round.shown.value;
  const place = new Set(!isEmpty(shown) ? [] : told === null ? frame?.place.map(cellOf) : session.place.value);

  useEffect(() => {
    main.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
  }, []);

  // A puzzle that is solved needs no button.
  useEffect(() => {
    if (drill.exercise === "solve with it" && session.state.value.isFinished) round.replyWithMarks();
  }, [session.state.value.isFinished]);

  const command = (name: string): void => {
    if (name === "check") {
      if (round.state.value.isAnswered) goOn();
      else if (isWritten) round.replyWithMarks();
      return;
    }
    if (name === "hint") {
      if (!isWritten) return;
      // Nothing applies here. A hint could only say so, and that is the answer.
      if (drill.ladder === null) {
        round.giveUp();
        return;
      }
      round.slipped();
    }
    if (!["options", "savepoints", "restart", "begin", "pause", "leave", "keys", "save"].includes(name)) session.command(name);
    round.marked();
  };

  const onKey = (event: KeyboardEvent): void => {
    const stroke = strokeIn(event, false, KEYS);
    if (stroke === null) return;
    event.preventDefault();
    if (stroke.is === "command") command(stroke.name);
    else if (drill.exercise === "name it") {
      const choice = drill.choices[stroke.digit - 1];
      if (choice !== undefined) void round.reply({ named: choice.id });
    } else if (isWritten) {
      session.digit(stroke.digit, stroke.mode);
      round.marked();
    }
  };

  const on = useMemo<Gestures>(
    () => ({
      pen: session.pen,
      tap: (cell, adds) => (adds ? session.goTo(cell, true) : session.tap(cell)),
      draw: (cell) => session.goTo(cell, true),
      twice: (cell) => session.goTo(cell, false),
    }),
    [session],
  );

  // The pad of a drill does what its keys do.
  const pad = useMemo(
    () => ({
      hand: session.hand,
      state: session.state,
      isMine: session.isMine,
      command: (name: string): boolean => {
        command(name);
        return true;
      },
      digit: (digit: Digit, mode?: Mode | null): void => {
        session.digit(digit, mode);
        round.marked();
      },
    }),
    [session],
  );

  useScrolling(text);
  // On small screens the verdict may be below the question, out of sight.
  useEffect(() => text.current?.querySelector(".judged")?.scrollIntoView({ block: "nearest" }), [round.judgement.value]);

  const turn = turning(frames, at, turnTo);
  const title = titleOf(round, drill);
  useTitle(title);
  return (
    <main class={`play packed drill${hasHint || frame !== undefined ? " has-hint" : ""}`} ref={main} onKeyDown={onKey} id="main">
      <header class="play-head">
        <a class="button plain" href={back} aria-label={round.state.value.title === null ? words.text.lessonAll : words.text.drillToLesson}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
        <span class="muted">{placeIn(round)}</span>
      </header>
      <div class="stage">
        <Grid
          label={words.drillGrid({ title, count: session.state.value.empty })}
          view={session.view.value}
          cursor={session.cursor.value}
          selected={session.selected.value}
          digit={hasHint ? null : session.hand.value.shown}
          place={place}
          isTold={told !== null || frame !== undefined}
          diagram={isEmpty(shown) ? null : shown}
          link={session.link.value}
          lines={session.state.value.lines}
          pen={session.pen.line.value}
          on={on}
        />
      </div>
      <div class="side">
        <section class="hint task" aria-label={words.text.drill}>
          <div class="hint-body" ref={text}>
            <h2>{drill.question}</h2>
            {!isJudged && (
              <Aside
                drill={drill}
                hasHint={hasHint}
                how={isWritten && drill.mode === "centre" ? words.drillHow(session.state.value.options.first) : ""}
              />
            )}
            <Judged round={round} isExplained={frame !== undefined} />
          </div>
          {isAnswered ? frame === undefined && <Next round={round} goOn={goOn} /> : <Replies round={round} drill={drill} isWritten={isWritten} />}
        </section>
        <div class="desk">
          {/* It keeps its room when nobody needs it. */}
          <Pad session={pad} isCovered={hasHint || isAnswered || !isWritten} hasPen={false} />
          {drill.exercise === "name it" && !isAnswered && <Choices round={round} drill={drill} />}
          <HintPanel session={session} />
          {frame !== undefined && (
            <Explained frame={frame} at={at} total={frames.length} title={title} session={session} turn={turn}>
              <Next round={round} goOn={goOn} />
            </Explained>
          )}
        </div>
      </div>
    </main>
  );
}

interface RepliesProps {
  round: Round;
  drill: Drill;
  isWritten: boolean;
}

/** What was said last; before that, how to reply. A hint that is shown has said it itself. */
function Aside({ drill, how, hasHint }: { drill: Drill; how: string; hasHint: boolean }) {
  const { text, tone } = lastSaid.value;
  const isNews = !hasHint && text !== drill.question && text !== "";
  return (
    <p class={`muted ${isNews ? tone : ""}`} aria-hidden={isNews}>
      {isNews ? text : how}
    </p>
  );
}

/** The techniques to choose from, in the place of the pad. */
function Choices({ round, drill }: { round: Round; drill: Drill }) {
  return (
    <ol class="choices">
      {drill.choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" onClick={() => void round.reply({ named: choice.id })}>
            {choice.name}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The other controls for replies. */
function Replies({ round, drill, isWritten }: RepliesProps) {
  const { alwaysApplies } = round.state.value;
  return (
    <div class="row">
      {drill.exercise === "find it" &&
        [true, false].map((there) => (
          <button type="button" key={String(there)} onClick={() => void round.reply({ there })}>
            {there ? words.text.drillYes : words.text.drillNo}
          </button>
        ))}
      {isWritten && (
        <button type="button" class="main" onClick={() => round.replyWithMarks()}>
          {words.text.drillCheck}
        </button>
      )}
      {drill.exercise === "see it" && !alwaysApplies && (
        <button type="button" onClick={() => void round.reply({ there: false })}>
          {words.text.drillNothing}
        </button>
      )}
      {/* A player who sees nothing is not sent to look again. */}
      <button type="button" onClick={() => round.giveUp()}>
        {alwaysApplies ? words.text.drillUnseen : words.text.drillAnswer}
      </button>
    </div>
  );
}

/** Which drill of how many it is. */
function placeIn(round: Round): string {
  const { done, of, isAnswered, next } = round.state.value;
  const place = { number: isAnswered ? done : done + 1, total: of };
  return round.placement !== null && next !== null ? words.drillAtMost(place) : words.position(place);
}

/** The title: it names the technique only where that tells nothing. */
function titleOf(round: Round, drill: Drill): string {
  const { title, isAnswered } = round.state.value;
  if (drill.exercise === "name it" && !isAnswered) return words.text.drillWhich;
  return title === null && isAnswered && drill.ladder !== null ? drill.kind.name : round.title;
}

/** The way to the next drill, or to the end of the round. */
function Next({ round, goOn }: { round: Round; goOn: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="main" onClick={goOn} ref={button}>
      {round.isOver ? words.text.drillSum : words.text.buttonNext}
    </button>
  );
}

/** True if the step of the drill is shown frame by frame: it was not found, or not marked. */
function isExplained(round: Round, drill: Drill): boolean {
  const isFound = MARKED.has(drill.exercise) && round.judgement.value !== drill.answer;
  return round.state.value.isAnswered && drill.ladder !== null && !isFound;
}

interface ExplainedProps {
  frame: Frame;
  at: number;
  total: number;
  title: string;
  session: Session;
  turn: (by: number) => void;
  /** The way on. */
  children: ComponentChildren;
}

/** The step of a drill, over the place of the pad, which nobody needs any more. */
function Explained({ frame, at, total, title, session, turn, children }: ExplainedProps) {
  return (
    <StepPlayer
      label={words.text.step}
      title={title}
      beside={<span class="muted">{words.position({ number: at + 1, total })}</span>}
      frame={frame}
      link={session.link}
      turn={turn}
      canTurnBack={at > 0}
      isOver
    >
      {at + 1 < total && (
        <button type="button" class="plain" aria-label={words.text.buttonContinue} onClick={() => turn(1)}>
          <Icon name="forward" />
        </button>
      )}
      {children}
    </StepPlayer>
  );
}

/** The verdict on the last reply. If the step is explained, the reasons are there. */
function Judged({ round, isExplained }: { round: Round; isExplained: boolean }) {
  const { value: judgement } = round.judgement;
  if (judgement === null) return null;
  const [verdict, ...reasons] = judgement.said;
  const tone = judgement.isFinal ? "good" : judgement.isSlip ? "refused" : "plain";
  return (
    <div class="judged">
      <p class={`verdict ${tone}`}>
        <strong>{verdict}</strong>
      </p>
      {!isExplained && reasons.map((reason, index) => <p key={index}>{reason}</p>)}
      {!isExplained && !isEmpty(judgement.shown) && <Legend diagram={judgement.shown} />}
    </div>
  );
}
