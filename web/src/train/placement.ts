/** A placement under way. It is kept after each answer, so that a reload goes on where the player was. */

import type { App } from "../app.ts";
import type { RoundHandle } from "../kit/kit.ts";
import type { DrillName, RoundState } from "../kit/wire.ts";
import type { Keeper } from "../store/keeper.ts";

/** It asks at most so many positions. */
export const LONGEST = 20;

/** A placement in the store. The same number and answers give the same questions. */
interface Kept {
  number: number;
  /** For each drill that is over its number, and true if it was right at once. */
  answers: [number: number, isSeen: boolean][];
  /** The number of the drill at hand. */
  drill: number | null;
  hasSlipped: boolean;
}

async function keptIn(keeper: Keeper): Promise<Kept | null> {
  const text = await keeper.placement();
  return text === undefined ? null : (JSON.parse(text) as Kept);
}

/** The number of answers to the placement under way. */
export const answersIn = async (keeper: Keeper): Promise<number> => (await keptIn(keeper))?.answers.length ?? 0;

/** The first numbers belong to the worked examples of a lesson, and nobody is asked what was just shown. */
export const EXAMPLES = 2;

/** A number for a drill or a round: each has its own. */
export async function newNumber({ keeper }: App): Promise<number> {
  let number = 0;
  await keeper.change((profile) => {
    number = EXAMPLES + profile.drillNumber();
  });
  return number;
}

export class Placement {
  private constructor(
    private readonly keeper: Keeper,
    readonly round: RoundHandle,
    private kept: Kept,
    /** The drills that were missed before the page was left. */
    readonly missed: readonly DrillName[],
  ) {}

  /** The placement that was left, or a new one; null if nothing can be asked. */
  static async open(app: App): Promise<Placement | null> {
    const practicable = await app.thought.ask("practicable", null);
    const kept = (await keptIn(app.keeper)) ?? { number: await newNumber(app), answers: [], drill: null, hasSlipped: false };
    const round = app.kit.placement(practicable, kept.number);
    if (round === null) return null;
    const missed: DrillName[] = [];
    for (const [number, isSeen] of kept.answers) {
      const { next } = round.state();
      if (next === null) break;
      round.begin();
      if (isSeen) round.judged("right");
      else {
        round.giveUp();
        missed.push({ ...next, learned: round.learned(), number });
      }
    }
    return new Placement(app.keeper, round, kept, missed);
  }

  /** The drill that the page was left in. */
  get left(): Pick<Kept, "drill" | "hasSlipped"> {
    return this.kept;
  }

  /** Keeps how far it is, with the drill at hand. */
  keep({ done, isAnswered, hasSlipped }: RoundState, drill: number): void {
    const { number, answers } = this.kept;
    const isNew = isAnswered && answers.length < done;
    this.kept = {
      number,
      answers: isNew ? [...answers, [drill, !hasSlipped]] : answers,
      drill: isAnswered ? null : drill,
      hasSlipped: hasSlipped && !isAnswered,
    };
    void this.keeper.keepPlacement(JSON.stringify(this.kept));
  }

  /** It is over, and recorded. */
  end(): Promise<unknown> {
    return this.keeper.keepPlacement(null);
  }
}
