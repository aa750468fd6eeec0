/** A round of drills on the screen: the drill at hand, what is said of it, and what is marked in the grid. */

import { batch, type Signal, signal } from "@preact/signals";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { Session } from "../game/session.ts";
import type { RoundHandle } from "../kit/kit.ts";
import { Stopped } from "../kit/thought.ts";
import type { Diagram, Drill, DrillName, Exercise, Judgement, Reply, RoundState } from "../kit/wire.ts";
import { sentences } from "../ui/lists.ts";
import { say } from "../ui/say.ts";
import { day, today } from "../ui/words.ts";

const NOTHING: Diagram = { marks: [], links: [] };

export class Round {
  readonly drill = signal<Drill | null>(null);
  readonly session = signal<Session | null>(null);
  readonly judgement = signal<Judgement | null>(null);
  /** Marks in the grid beside those of a hint. */
  readonly shown = signal<Diagram>(NOTHING);
  readonly trouble = signal<string | null>(null);
  /** The result, at the end of the round. */
  readonly result = signal("");
  readonly state: Signal<RoundState>;
  private readonly round: RoundHandle;
  private name: DrillName | null = null;
  private judged: string | null = null;
  private isJudging = false;

  constructor(
    private readonly app: App,
    readonly technique: string,
    exercises: readonly Exercise[],
  ) {
    this.round = app.kit.round(technique, exercises);
    this.state = signal(this.round.state());
  }

  /** The next drill. */
  async next(): Promise<void> {
    const { exercise } = this.state.value;
    if (exercise === null) return;
    this.leave();
    let number = 0;
    await this.app.keeper.change((profile) => {
      number = profile.drillNumber();
    });
    this.name = { exercise, technique: this.technique, number };
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
    batch(() => {
      this.drill.value = drill;
      this.session.value = session;
      this.shown.value = drill.shown;
      this.judgement.value = null;
      this.state.value = this.round.state();
    });
    say(drill.question);
  }

  /** Judges a reply, and says why. The same again is no second slip. */
  async reply(reply: Reply): Promise<void> {
    const key = JSON.stringify(reply);
    if (this.state.value.isAnswered || this.isJudging || this.judged === key || this.name === null) return;
    this.isJudging = true;
    try {
      const judgement = await this.app.thought.ask("judge", { name: this.name, reply });
      if (judgement !== null) {
        this.round.judged(judgement.verdict);
        this.show(judgement);
      }
      this.judged = key;
    } catch (error) {
      if (!(error instanceof Stopped)) say(this.app.kit.message(error), "refused");
    } finally {
      this.isJudging = false;
    }
  }

  /** Replies with the marks in the grid. */
  replyWithMarks(): void {
    const { value: session } = this.session;
    if (session !== null) void this.reply({ is: "marked", game: session.game.save() });
  }

  /** Shows the answer. */
  giveUp(): void {
    const { value: drill } = this.drill;
    if (drill === null || this.state.value.isAnswered) return;
    this.round.giveUp();
    this.show(drill.answer);
  }

  /** The drill is not done without help. */
  slipped(): void {
    this.round.slipped();
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
    return this.state.value.exercise === null;
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
    if (this.isOver) void this.finish().then(() => say(sentences([...judgement.said, this.result.value]), tone));
  }

  /** Records the round, and sums it up. */
  private async finish(): Promise<void> {
    const { of, slips } = this.state.value;
    const { keeper } = this.app;
    await keeper.change((profile) => profile.record(this.round, today()));
    const { known } = await keeper.ask((profile) => profile.training(today()));
    const due = known[this.technique]?.due;
    const result = { right: of - slips, total: of };
    this.result.value = due === undefined ? words.drillResult(result) : words.drillResultAgain({ ...result, day: day(due) });
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
