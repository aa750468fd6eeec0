/** A task of the worker as state of a screen: busy, an answer, or an error. */

import { useEffect, useState } from "preact/hooks";
import type { App } from "../app.ts";
import type { TaskName, Tasks } from "../kit/tasks.ts";
import { Stopped } from "../kit/thought.ts";

export interface Thinking<T> {
  value: T | null;
  isBusy: boolean;
  trouble: string | null;
}

export function useThought<N extends TaskName>(app: App, name: N, about: Tasks[N]["in"]): Thinking<Tasks[N]["out"]> {
  const [thinking, setThinking] = useState<Thinking<Tasks[N]["out"]>>({ value: null, isBusy: true, trouble: null });
  const key = JSON.stringify(about);
  useEffect(() => {
    let isHere = true;
    setThinking({ value: null, isBusy: true, trouble: null });
    app.thought.ask(name, about).then(
      (value) => isHere && setThinking({ value, isBusy: false, trouble: null }),
      (error: unknown) => isHere && setThinking({ value: null, isBusy: false, trouble: error instanceof Stopped ? "Stopped." : String(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [name, key]);
  return thinking;
}
