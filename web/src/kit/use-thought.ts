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

/** Asks the worker; nothing as long as `about` is undefined. */
export function useThought<N extends TaskName>(app: App, name: N, about: Tasks[N]["in"] | undefined): Thinking<Tasks[N]["out"]> {
  const begun = { value: null, isBusy: about !== undefined, trouble: null };
  const [thinking, setThinking] = useState<Thinking<Tasks[N]["out"]>>(begun);
  const key = JSON.stringify(about);
  useEffect(() => {
    let isHere = true;
    setThinking(begun);
    if (about === undefined) return undefined;
    const part = (value: Tasks[N]["out"]): void => {
      if (isHere) setThinking({ value, isBusy: true, trouble: null });
    };
    app.thought.ask(name, about, part).then(
      (value) => isHere && setThinking({ value, isBusy: false, trouble: null }),
      (error: unknown) => {
        const trouble = error instanceof Stopped ? words.text.stopped : wrongOf(error).message;
        // What was there when it was stopped stays.
        if (isHere) setThinking(({ value }) => ({ value, isBusy: false, trouble }));
      },
    );
    return () => {
      isHere = false;
    };
  }, [name, key]);
  return thinking;
}
