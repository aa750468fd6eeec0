/** Drills, in the worker. The positions are a file of their own, read when somebody practises. */

import * as glue from "sudokit-glue";
import { climbIn } from "./climb.ts";
import type { Drill, DrillName, Judgement, Mode, Options, Reply } from "./wire.ts";

let read: Promise<glue.Practice> | undefined;

/** The positions. A page from disk brings them with it. */
function practice(): Promise<glue.Practice> {
  read ??= positions().then((text) => new glue.Practice(text));
  // What failed once may be there later.
  read.catch(() => (read = undefined));
  return read;
}

async function positions(): Promise<string> {
  const answer = await fetch("positions.txt");
  if (!answer.ok) throw new Error("the positions cannot be read");
  return answer.text();
}

export async function practicable(): Promise<string[]> {
  return JSON.parse((await practice()).techniques()) as string[];
}

export async function drill({ name, options }: { name: DrillName; options: Options }): Promise<Drill | null> {
  const from = await practice();
  const { exercise, technique, number } = name;
  const asked = from.drill(exercise, technique, number);
  const game = from.game(exercise, technique, number, JSON.stringify(options));
  if (asked === undefined || game === undefined) return null;
  const { mode } = JSON.parse(game.hand()) as { mode: Mode };
  const saved = game.save();
  const hasStep = game.hinted() !== undefined;
  return { ...(JSON.parse(asked) as Omit<Drill, "game" | "mode" | "climb">), game: saved, mode, climb: hasStep ? climbIn(game) : null };
}

export async function judge({ name, reply }: { name: DrillName; reply: Reply }): Promise<Judgement | null> {
  const { exercise, technique, number } = name;
  const judged = (await practice()).judge(exercise, technique, number, JSON.stringify(reply));
  return judged === undefined ? null : (JSON.parse(judged) as Judgement);
}
