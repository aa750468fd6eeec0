/** A task of the worker as state of a screen: busy, an answer, or an error. */

import { useEffect, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { wrongOf } from "./kit.ts";
import type { TaskName, Tasks } from "./tasks.ts";
import { Stopped } from "./thought.ts";

export interface Thinking<T> {
  value: T | null;
  isBusy: boolean;
  trouble: string | null;
}

/** Asks the worker, as soon as the app is there; nothing as long as `about` is undefined. */
export function useThought<N extends TaskName>(
  app: Pick<App, "thought"> | null,
  name: N,
  about: Tasks[N]["in"] | undefined,
): Thinking<Tasks[N]["out"]> {
  const isReady = app !== null;
  const key = JSON.stringify([name, about, isReady]);
  const begun: Thinking<Tasks[N]["out"]> = { value: null, isBusy: about !== undefined, trouble: null };
  const [thinking, setThinking] = useState({ key, ...begun });
  useEffect(() => {
    let isHere = true;
    setThinking({ key, ...begun });
    if (about === undefined || app === null) return undefined;
    const part = (value: Tasks[N]["out"]): void => {
      if (isHere) setThinking({ key, value, isBusy: true, trouble: null });
    };
    app.thought.ask(name, about, part).then(
      (value) => isHere && setThinking({ key, value, isBusy: false, trouble: null }),
      (error: unknown) => {
        const trouble = error instanceof Stopped ? words.text.stopped : wrongOf(error).message;
        // The part found before the stop is kept.
        if (isHere) setThinking(({ value }) => ({ key, value, isBusy: false, trouble }));
      },
    );
    return () => {
      isHere = false;
    };
  }, [key]);
  // Until the effect has run, the state still belongs to the question before.
  return thinking.key === key ? thinking : begun;
}
