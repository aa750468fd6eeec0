/** Looks and behaviour of the page: small settings, needed before the store is read. */

import { effect, signal } from "@preact/signals";
import { languages } from "sudokit-words";

export type Skin = "system" | "light" | "dark" | "contrast";
export type Motion = "system" | "less";
export type PadSide = "right" | "left";
export type Notes = "two" | "one";

function kept<T extends string>(name: string, all: readonly T[], usual: T) {
  const key = `sudokit/${name}`;
  let found: string | null = null;
  try {
    found = localStorage.getItem(key);
  } catch {
    // Without storage the default holds.
  }
  const chosen = signal<T>(all.find((one) => one === found) ?? usual);
  effect(() => {
    document.documentElement.dataset[name] = chosen.value;
    try {
      localStorage.setItem(key, chosen.value);
    } catch {
      // It holds until the page is closed.
    }
  });
  return Object.assign(chosen, { all });
}

export const skin = kept<Skin>("skin", ["system", "light", "dark", "contrast"], "system");
export const motion = kept<Motion>("motion", ["system", "less"], "system");
/** The side of the pad on wide screens. */
export const padSide = kept<PadSide>("pad", ["right", "left"], "right");

/** The kinds of notes on the pad: corner and centre, or centre alone. */
export const notes = kept<Notes>("notes", ["two", "one"], "two");

/** The language that the player chose, or the browser's. Another one is another script: the page begins again. */
export const language = kept("language", ["system", ...languages], "system");

/** The reader of explanations. The module speaks to one: for another one the page begins again. */
export const voice = kept("voice", ["beginner", "player", "expert"], "player");

const ALL = { skin, motion, padSide, notes, language, voice } as const;

/** All of them, for an export. */
export function settingsAsTexts(): Record<string, string> {
  return Object.fromEntries(Object.entries(ALL).map(([name, chosen]) => [name, chosen.value]));
}

/** Takes them from an export. */
export function takeSettings(texts: Record<string, string>): void {
  for (const [name, chosen] of Object.entries(ALL)) {
    const value = (chosen.all as readonly string[]).find((one) => one === texts[name]);
    if (value !== undefined) (chosen as { value: string }).value = value;
  }
}
