/** A round of drills on the screen: the drill at hand, what is said of it, and what is marked in the grid. */

import { batch, type Signal, signal } from "@preact/signals";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { Session } from "../game/session.ts";
import type { RoundHandle } from "../kit/kit.ts";
import { Stopped } from "../kit/thought.ts";
import type { Diagram, Drill, DrillName, Judgement, Reply, RoundState, Technique, Training } from "../kit/wire.ts";
import { sentences } from "../ui/lists.ts";
import { say } from "../ui/say.ts";
import { clock, today } from "../ui/words.ts";
import { newNumber, type Placement } from "./placement.ts";

const NOTHING: Diagram = { marks: [], links: [] };

/** How a round went. */
export interface Ended {
  /** Drills that were right at once, of all. */
  right: number;
  total: number;
  /** The techniques of the round, with the day on which each comes again, and how fast it was seen. */
  techniques: readonly (Technique & { due: string | undefined; pace: string })[];
  missed: readonly Drill[];
  /** What is known of the player since. */
  training: Training;
  isPlacement: boolean;
}

/** A round, with what it is called if it announces no technique. */
export interface Begun {
  round: RoundHandle;
  title: string;
  placement?: Placement;
}

export class Round {
  readonly drill = signal<Drill | null>(null);
  readonly session = signal<Session | null>(null);
  readonly judgement = signal<Judgement | null>(null);
  /** Marks in the grid beside those of a hint. */
  readonly shown = signal<Diagram>(NOTHING);
  readonly trouble = signal<string | null>(null);
  /** True if the player has left the last drill. */
  readonly isLeft = signal(false);
  /** How it went, when that is recorded. */
  readonly ended = signal<Ended | null>(null);
  readonly state: Signal<RoundState>;
  private readonly missed: Drill[] = [];
  private name: DrillName | null = null;
  private judged: string | null = null;
  /** The judgements so far: a reply that comes while another is judged has its turn. */
  private judging: Promise<void> = Promise.resolve();
  /** When the drill appeared. */
  private since = 0;
  private recording: Promise<void> | null = null;
  private readonly round: RoundHandle;
  readonly placement: Placement | null;
  private readonly unannounced: string;
  /** The drill of a placement that the page was left in. */
  private left: Placement["left"] | null;

  constructor(
    private readonly app: App,
    { round, title, placement }: Begun,
  ) {
    this.round = round;
    this.unannounced = title;
    this.placement = placement ?? null;
    this.left = placement?.left ?? null;
    this.state = signal(round.state());
  }

  /** What the round is called: its technique, where that tells nothing. */
  get title(): string {
    return this.state.value.title ?? this.unannounced;
  }

  /** The next drill, or the end. */
  async next(): Promise<void> {
    const { next } = this.state.value;
    if (next === null) {
      this.isLeft.value = true;
      return this.record();
    }
    this.leave();
    const number = this.left?.drill ?? (await newNumber(this.app));
    this.name = { ...next, learned: this.round.learned(), number };
    const options = this.app.keeper.profile.value.options;
    try {
      const drill = await this.app.thought.ask("drill", { name: this.name, options });
      if (drill === null) this.trouble.value = words.text.drillFailedNone;
      else this.begin(drill);
    } catch (error) {
      this.trouble.value = error instanceof Stopped ? words.text.stopped : words.drillFailedText(this.app.kit.message(error));
    }
  }

  private begin(drill: Drill): void {
    const session = new Session("", this.app.kit.restore(drill.game), null, this.app.thought);
    if (session.hand.value.mode !== drill.mode) session.command(drill.mode);
    if (drill.ladder !== null) session.readyHint(drill.ladder);
    this.judged = null;
    this.round.begin();
    this.since = performance.now();
    if (this.left?.hasSlipped) this.round.slipped();
    this.left = null;
    this.keep();
    batch(() => {
      this.drill.value = drill;
      this.session.value = session;
      this.shown.value = drill.shown;
      this.judgement.value = null;
      this.state.value = this.round.state();
    });
    say(drill.question);
  }

  /** Judges a reply, and says why. */
  reply(reply: Reply): Promise<void> {
    const { name } = this;
    this.judging = this.judging.then(() => this.judge(name, reply));
    return this.judging;
  }

  /** The same again is no second slip. A drill that is over has no more replies. */
  private async judge(name: DrillName | null, reply: Reply): Promise<void> {
    const key = JSON.stringify(reply);
    const isOver = (): boolean => this.name !== name || this.state.value.isAnswered;
    if (isOver() || this.judged === key || name === null) return;
    try {
      const judgement = await this.app.thought.ask("judge", { name, reply });
      // The answer may have been shown meanwhile.
      if (isOver()) return;
      if (judgement !== null) {
        this.round.judged(judgement.verdict);
        this.round.took(performance.now() - this.since);
        this.keep();
        this.show(judgement);
      }
      this.judged = key;
    } catch (error) {
      if (!(error instanceof Stopped)) say(this.app.kit.message(error), "refused");
    }
  }

  /** Replies with the marks in the grid. */
  replyWithMarks(): void {
    const { value: session } = this.session;
    if (session !== null) void this.reply({ marked: session.game.save() });
  }

  /** Shows the answer. */
  giveUp(): void {
    const { value: drill } = this.drill;
    if (drill === null || this.state.value.isAnswered) return;
    this.round.giveUp();
    this.keep();
    this.show(drill.answer);
  }

  /** The drill is not done without help. */
  slipped(): void {
    this.round.slipped();
    this.keep();
  }

  /** A placement goes on here after a reload. */
  private keep(): void {
    if (this.name !== null && this.recording === null) this.placement?.keep(this.round.state(), this.name.number);
  }

  /** The player has changed the grid: what was marked in it was about another one. */
  marked(): void {
    const { value: drill } = this.drill;
    if (drill !== null && !this.state.value.isAnswered) this.shown.value = drill.shown;
  }

  /** The unique number of the current drill. */
  get number(): number | undefined {
    return this.name?.number;
  }

  /** True if the last drill has been answered. */
  get isOver(): boolean {
    return this.state.value.next === null;
  }

  private show(judgement: Judgement): void {
    this.session.value?.closeHint();
    batch(() => {
      this.judgement.value = judgement;
      this.shown.value = judgement.shown;
      this.state.value = this.round.state();
    });
    const tone = judgement.isFinal ? "good" : judgement.isSlip ? "refused" : "plain";
    say(sentences(judgement.said), tone);
    const { isAnswered, hasSlipped } = this.state.value;
    const { value: drill } = this.drill;
    if (isAnswered && hasSlipped && drill !== null) this.missed.push(drill);
    if (this.isOver) void this.record();
  }

  /** Records the round, and sums it up: once. */
  private record(): Promise<void> {
    this.recording ??= this.finish();
    return this.recording;
  }

  private async finish(): Promise<void> {
    const { of, slips } = this.state.value;
    const { keeper } = this.app;
    await keeper.change((profile) => profile.record(this.round, today()));
    await this.placement?.end();
    const training = await keeper.ask((profile) => profile.training(today()));
    const techniques = this.round.techniques().map(({ id, name, pace }) => {
      const { due, pace_before: before } = training.known[id] ?? {};
      return { id, name, due, pace: seenIn(pace, before) };
    });
    const missed = [...(await this.missedBefore()), ...this.missed];
    this.ended.value = { right: of - slips, total: of, techniques, missed, training, isPlacement: this.placement !== null };
  }

  /** The drills of a placement that were missed before a reload. */
  private async missedBefore(): Promise<Drill[]> {
    const { options } = this.app.keeper.profile.value;
    const made = (this.placement?.missed ?? []).map((name) => this.app.thought.ask("drill", { name, options }).catch(() => null));
    return (await Promise.all(made)).filter((drill) => drill !== null);
  }

  /** Lets the game of the drill go. */
  leave(): void {
    this.session.value?.game.free();
    batch(() => {
      this.session.value = null;
      this.drill.value = null;
      this.judgement.value = null;
    });
  }
}

/** How long the player took to see a technique, beside the time before; empty if nobody looked at a clock. */
function seenIn(pace: number | null, before: number | undefined): string {
  if (pace === null) return "";
  return before === undefined ? words.trainPace(clock(pace)) : words.trainPaceBeside({ time: clock(pace), before: clock(before) });
}
