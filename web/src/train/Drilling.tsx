/** Drills: the grid, the question, and what is said of the reply. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { strokeIn } from "../game/keys.ts";
import type { Session } from "../game/session.ts";
import { Grid } from "../grid/Grid.tsx";
import { Legend } from "../grid/Pattern.tsx";
import type { Gestures } from "../grid/pointer.ts";
import { cellOf } from "../kit/cells.ts";
import { KEYS } from "../kit/tables.ts";
import type { Diagram, Drill, Exercise } from "../kit/wire.ts";
import { HintPanel } from "../play/HintPanel.tsx";
import { Pad } from "../play/Pad.tsx";
import { linkTo } from "../route.ts";
import { Icon } from "../ui/icon.tsx";
import { Message } from "../ui/Message.tsx";
import { lastSaid } from "../ui/say.ts";
import { useTitle } from "../ui/title.ts";
import { Round } from "./round.ts";

interface Props {
  app: App;
  technique: string;
  exercises: readonly Exercise[];
  /** Called when the round is over. */
  done: () => void;
}

export function Drilling({ app, technique, exercises, done }: Props) {
  const round = useMemo(() => new Round(app, technique, exercises), [technique, exercises]);
  useEffect(() => {
    void round.next();
    return () => {
      app.thought.stop();
      round.leave();
    };
  }, [round]);
  const [{ value: session }, { value: drill }] = [round.session, round.drill];
  if (round.trouble.value !== null) return <Message title={words.text.drillFailed} text={round.trouble.value} />;
  if (session === null || drill === null) return <p class="first">{words.text.drillSearching}</p>;
  const goOn = (): void => {
    if (round.isOver) done();
    else void round.next();
  };
  return <Table key={round.number} round={round} session={session} drill={drill} goOn={goOn} />;
}

interface TableProps {
  round: Round;
  session: Session;
  drill: Drill;
  goOn: () => void;
}

function Table({ round, session, drill, goOn }: TableProps) {
  const main = useRef<HTMLElement>(null);
  const isWritten = drill.exercise === "what follows" || drill.exercise === "solve with it";
  const told = session.told.value;
  const hasHint = told !== null || session.isThinking.value;
  const shown = told?.shown ?? round.shown.value;
  const place = new Set(told !== null && isEmpty(told.shown) ? told.place.map(cellOf) : []);

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
    if (name === "hint" && !isWritten) return;
    if (name === "hint") round.slipped();
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
      if (choice !== undefined) void round.reply({ is: "named", technique: choice.id });
    } else if (isWritten) {
      session.digit(stroke.digit, stroke.mode);
      round.marked();
    }
  };

  const on = useMemo<Gestures>(
    () => ({
      tap: (cell, adds) => (adds ? session.goTo(cell, true) : session.tap(cell)),
      draw: (cell) => session.goTo(cell, true),
      twice: (cell) => session.goTo(cell, false),
    }),
    [session],
  );

  const { done, of, isAnswered } = round.state.value;
  const isAsked = drill.exercise === "name it" && !isAnswered;
  const title = isAsked ? words.text.drillWhich : round.state.value.title;
  useTitle(title);
  return (
    <main class={`play${hasHint ? " has-hint" : ""}`} ref={main} onKeyDown={onKey} id="main">
      <header class="play-head">
        <a class="button plain" href={linkTo("train", round.technique)} aria-label={words.text.drillToLesson}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
        <span class="muted">{words.position({ number: isAnswered ? done : done + 1, total: of })}</span>
      </header>
      <div class="stage">
        <Grid
          label={words.drillGrid({ title, count: session.state.value.empty })}
          view={session.view.value}
          cursor={session.cursor.value}
          selected={session.selected.value}
          digit={hasHint ? null : session.hand.value.shown}
          place={place}
          diagram={isEmpty(shown) ? null : shown}
          link={session.link.value}
          on={on}
        />
      </div>
      <div class="side">
        <section class="hint" aria-label={words.text.drill}>
          <h2>{drill.question}</h2>
          <Replies round={round} drill={drill} isWritten={isWritten} goOn={goOn} command={command} />
          <Judged round={round} />
        </section>
        <p class={`said ${lastSaid.value.tone}`} aria-hidden="true">
          {round.judgement.value === null && lastSaid.value.text !== drill.question ? lastSaid.value.text : ""}
        </p>
        <div class="desk">
          {isWritten && !isAnswered && <Pad session={session} isCovered={hasHint} />}
          <HintPanel session={session} />
        </div>
      </div>
    </main>
  );
}

interface RepliesProps {
  round: Round;
  drill: Drill;
  isWritten: boolean;
  goOn: () => void;
  command: (name: string) => void;
}

/** The controls for replies. */
function Replies({ round, drill, isWritten, goOn, command }: RepliesProps) {
  if (round.state.value.isAnswered) {
    return (
      <div class="row">
        <button type="button" class="main" onClick={goOn} ref={(button) => button?.focus({ preventScroll: true })}>
          {round.isOver ? words.text.drillDone : words.text.buttonNext}
        </button>
      </div>
    );
  }
  return (
    <>
      {drill.exercise === "name it" && (
        <ol class="choices">
          {drill.choices.map((choice) => (
            <li key={choice.id}>
              <button type="button" onClick={() => void round.reply({ is: "named", technique: choice.id })}>
                {choice.name}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="row">
        {drill.exercise === "find it" &&
          [true, false].map((there) => (
            <button type="button" key={String(there)} onClick={() => void round.reply({ is: "there", there })}>
              {there ? words.text.drillYes : words.text.drillNo}
            </button>
          ))}
        {isWritten && (
          <button type="button" class="main" onClick={() => round.replyWithMarks()}>
            {words.text.drillCheck}
          </button>
        )}
        {isWritten && (
          <button type="button" onClick={() => command("hint")}>
            {words.text.buttonHint}
          </button>
        )}
        <button type="button" onClick={() => round.giveUp()}>
          {words.text.drillAnswer}
        </button>
      </div>
    </>
  );
}

/** The verdict on the last reply. */
function Judged({ round }: { round: Round }) {
  const { value: judgement } = round.judgement;
  if (judgement === null) return null;
  const [verdict, ...reasons] = judgement.said;
  const { value: result } = round.result;
  const tone = judgement.isFinal ? "good" : judgement.isSlip ? "refused" : "plain";
  return (
    <div class="judged">
      {result !== "" && <p>{result}</p>}
      <p class={`verdict ${tone}`}>
        <strong>{verdict}</strong>
      </p>
      {reasons.map((reason, index) => (
        <p key={index}>{reason}</p>
      ))}
      {!isEmpty(judgement.shown) && <Legend diagram={judgement.shown} />}
    </div>
  );
}

const isEmpty = (diagram: Diagram): boolean => diagram.marks.length === 0 && diagram.links.length === 0;
