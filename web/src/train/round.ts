/** A round of drills: which one it is, how it goes, and what comes after it. */

import { batch, signal } from "@preact/signals";
import type { App } from "../app.ts";
import { Session } from "../game/session.ts";
import { Stopped } from "../kit/thought.ts";
import type { Diagram, Drill, DrillName, Exercise, Judgement, Reply } from "../kit/wire.ts";
import { say } from "../ui/say.ts";
import { today } from "../ui/words.ts";

const NOTHING: Diagram = { marks: [], links: [] };

export class Round {
  readonly drill = signal<Drill | null>(null);
  readonly session = signal<Session | null>(null);
  readonly judgement = signal<Judgement | null>(null);
  /** What is marked in the grid besides what a hint shows. */
  readonly shown = signal<Diagram>(NOTHING);
  /** The drill has been answered, rightly or not. */
  readonly isOver = signal(false);
  readonly trouble = signal<string | null>(null);
  /** The drills that are behind the player, the one at hand among them. */
  readonly number = signal(0);
  private name: DrillName | null = null;
  private slips = new Set<number>();
  private judged: string | null = null;
  private isJudging = false;

  constructor(private readonly app: App, readonly technique: string, readonly exercises: readonly Exercise[]) {}

  /** The next drill. */
  async next(): Promise<void> {
    const exercise = this.exercises[this.number.value];
    if (exercise === undefined) return;
    this.leave();
    this.number.value += 1;
    let number = 0;
    await this.app.keeper.change((profile) => {
      number = profile.drillNumber();
    });
    this.name = { exercise, technique: this.technique, number };
    const options = this.app.keeper.profile.value.options;
    try {
      const drill = await this.app.thought.ask("drill", { name: this.name, options });
      if (drill === null) this.trouble.value = "There is no position for this.";
      else this.begin(drill);
    } catch (error) {
      this.trouble.value = error instanceof Stopped ? "Stopped." : `This cannot be practised now: ${this.app.kit.message(error)}.`;
    }
  }

  private begin(drill: Drill): void {
    const session = new Session("", this.app.kit.restore(drill.game), null, this.app.thought);
    if (session.hand.value.mode !== drill.mode) session.command(drill.mode);
    if (drill.climb !== null) session.readyHint(drill.climb);
    this.judged = null;
    batch(() => {
      this.drill.value = drill;
      this.session.value = session;
      this.shown.value = drill.shown;
      this.judgement.value = null;
      this.isOver.value = false;
    });
    say(drill.question);
  }

  /** Judges a reply, and says why. The same again is no second slip. */
  async reply(reply: Reply): Promise<void> {
    const key = JSON.stringify(reply);
    if (this.isOver.value || this.isJudging || this.judged === key || this.name === null) return;
    this.isJudging = true;
    try {
      const judgement = await this.app.thought.ask("judge", { name: this.name, reply });
      if (judgement !== null) this.settle(judgement);
      this.judged = key;
    } catch (error) {
      if (!(error instanceof Stopped)) say(this.app.kit.message(error), "refused");
    } finally {
      this.isJudging = false;
    }
  }

  /** What is marked in the grid, as a reply. */
  replyWithMarks(): void {
    const { value: session } = this.session;
    if (session !== null) void this.reply({ is: "marked", game: session.game.save() });
  }

  /** Shows the answer. */
  giveUp(): void {
    const { value: drill } = this.drill;
    if (drill === null || this.isOver.value) return;
    this.slipped();
    this.show(drill.answer);
    this.end();
  }

  /** The drill is not done without help. */
  slipped(): void {
    if (!this.isOver.value) this.slips.add(this.number.value);
  }

  /** The player has changed the grid: what was marked in it was about another one. */
  marked(): void {
    const { value: drill } = this.drill;
    if (drill !== null && !this.isOver.value) this.shown.value = drill.shown;
  }

  /** Whether this was the last drill. */
  get isLast(): boolean {
    return this.number.value === this.exercises.length;
  }

  get slipCount(): number {
    return this.slips.size;
  }

  private settle(judgement: Judgement): void {
    if (judgement.isSlip) this.slipped();
    this.show(judgement);
    // Of two answers the other one is known.
    if (judgement.isFinal || this.drill.value?.exercise === "find it") this.end();
  }

  private show(judgement: Judgement): void {
    this.session.value?.closeHint();
    batch(() => {
      this.judgement.value = judgement;
      this.shown.value = judgement.shown;
    });
    say(judgement.said.join(" "), judgement.isFinal ? "good" : judgement.isSlip ? "refused" : "plain");
  }

  private end(): void {
    this.isOver.value = true;
    if (this.isLast) void this.app.keeper.change((profile) => profile.record(this.technique, this.slips.size, today()));
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
