/** Drills, in the worker. The positions are a file of their own, read when somebody practises. */

import * as wasm from "sudokit-wasm";
import { fileText } from "./file.ts";
import type { Drill, DrillName, Judgement, Ladder, Options, Reply } from "./wire.ts";

let read: Promise<wasm.Practice> | undefined;

function practice(): Promise<wasm.Practice> {
  read ??= fileText("positions.txt").then((text) => new wasm.Practice(text));
  // A failed download is tried again.
  read.catch(() => (read = undefined));
  return read;
}

export async function practicable(): Promise<string[]> {
  return JSON.parse((await practice()).techniques()) as string[];
}

export async function drill({ name, options }: { name: DrillName; options: Options }): Promise<Drill | null> {
  const asked = (await practice()).drill(JSON.stringify(name), JSON.stringify(options));
  if (asked === undefined) return null;
  const { ladder, ...drill } = JSON.parse(asked) as Omit<Drill, "ladder"> & { ladder: string | null };
  return { ...drill, ladder: ladder === null ? null : (JSON.parse(ladder) as Ladder) };
}

export async function judge({ name, reply }: { name: DrillName; reply: Reply }): Promise<Judgement | null> {
  const judged = (await practice()).judge(JSON.stringify(name), JSON.stringify(reply));
  return judged === undefined ? null : (JSON.parse(judged) as Judgement);
}
