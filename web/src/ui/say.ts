/** Announcements: a polite live region for screen readers, and the line beside the grid. */

import { signal } from "@preact/signals";
import { aloud } from "../game/spoken.ts";

export type Tone = "plain" | "refused" | "good";

/** The last announcement. */
export const lastSaid = signal<{ text: string; tone: Tone; number: number }>({ text: "", tone: "plain", number: 0 });

/** Says something. */
export function say(text: string, tone: Tone = "plain"): void {
  if (text === "") return;
  lastSaid.value = { text, tone, number: lastSaid.peek().number + 1 };
  speak(text);
}

/** Takes away what another screen has said. */
export function hush(): void {
  lastSaid.value = { text: "", tone: "plain", number: 0 };
  document.getElementById("live")?.replaceChildren();
}

/** Announces to screen readers alone. A repeated text gets a trailing space, so that it is read again. */
export function speak(text: string): void {
  // Behind a dialog nothing is heard.
  const region = [...document.querySelectorAll("dialog[open] .live")].at(-1) ?? document.getElementById("live");
  if (region === null) return;
  const words = aloud(text);
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}
