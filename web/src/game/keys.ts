/** Keys in a browser: the game's own table, without the keys that browsers keep for themselves. */

import * as words from "sudokit-words";
import type { Binding, Digit, Mode } from "../kit/wire.ts";

/**
 * Chords that replace those of the game's table, by the name of the command. Tab leaves the grid as
 * everywhere on a page, Ctrl-R reloads; players of other pages know V for colours, and a question
 * mark for the keys.
 */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  up: ["ArrowUp"],
  down: ["ArrowDown"],
  left: ["ArrowLeft"],
  right: ["ArrowRight"],
  next: ["n", "Ctrl+ArrowRight", "Ctrl+ArrowDown"],
  last: ["N", "Ctrl+ArrowLeft", "Ctrl+ArrowUp"],
  select: ["l"],
  colours: ["v", "b"],
  undo: ["u", "Ctrl+z", "["],
  redo: ["U", "Ctrl+y", "Ctrl+Shift+z", "]"],
  hint: ["h"],
  keys: ["?", "F1"],
  leave: ["q"],
};

/** Keys that only the page has, each in the group of another key. */
const OWN: readonly (Omit<Binding, "group"> & { beside: string })[] = [
  { beside: "hint", keys: ["r"], name: "read", about: words.text.keyReadHouses },
  { beside: "mode", keys: ["Shift+1-9"], name: "", about: words.text.keyCorner },
  { beside: "mode", keys: ["Ctrl+1-9"], name: "", about: words.text.keyCentre },
  { beside: "mode", keys: ["Ctrl+Shift+1-9"], name: "", about: words.text.keyColour },
  { beside: "mode", keys: ["d"], name: "line", about: words.text.keyLine },
  { beside: "mode", keys: ["D"], name: "arrow", about: words.text.keyArrow },
];

const NAMES: Readonly<Record<string, string>> = { Space: " ", Esc: "Escape" };

/** The table with the keys of browsers. */
export function browserKeys(table: readonly Binding[]): Binding[] {
  const translated = table.map((binding) => ({
    ...binding,
    keys: [...(INSTEAD[binding.name] ?? binding.keys.map((key) => key.replace(/^Shift-(\w+)$/, shiftArrow)))],
  }));
  const groupOf = (name: string): string => table.find((binding) => binding.name === name)?.group ?? "";
  return [...translated, ...OWN.map(({ beside, ...binding }) => ({ ...binding, group: groupOf(beside) }))];
}

const shiftArrow = (_: string, direction: string): string => `Shift+Arrow${direction.charAt(0).toUpperCase()}${direction.slice(1)}`;

/** As it is written on keys. */
export function keyLabel(chord: string): string {
  return chord
    .replace("ArrowUp", "↑")
    .replace("ArrowDown", "↓")
    .replace("ArrowLeft", "←")
    .replace("ArrowRight", "→")
    .replace(/^([A-Z])$/, "Shift+$1")
    .replace(/^([a-z])$/, (letter) => letter.toUpperCase())
    .replace(/\+z$/, "+Z")
    .replace(/\+y$/, "+Y");
}

/** A key press, as far as it matters here: so that tests need no browser. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export type Stroke = { is: "digit"; digit: Digit; mode: Mode | null } | { is: "command"; name: string };

/** The meaning of a key press. */
export function strokeOf(press: KeyPress, table: readonly Binding[]): Stroke | null {
  if (press.altKey) return null;
  const held = press.ctrlKey || press.metaKey;
  // A digit is known by its key, since Shift changes its character; on some layouts only Shift makes the
  // digit.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code)?.[1] ?? /^[1-9]$/.exec(press.key)?.[0];
  if (digit !== undefined) {
    const marks = press.shiftKey && press.key !== digit ? "corner" : null;
    const mode = held ? (press.shiftKey ? "colours" : "centre") : marks;
    return { is: "digit", digit: Number(digit) as Digit, mode };
  }
  const chord = chordOf(press, held);
  const binding = table.find(({ keys }) => keys.some((key) => (NAMES[key] ?? key) === chord));
  return binding === undefined || binding.name === "" ? null : { is: "command", name: binding.name };
}

/** The same while a puzzle is typed: Space leaves a cell empty, as 0 does, and Backspace goes back. */
function strokeEntering(press: KeyPress, table: readonly Binding[]): Stroke | null {
  const name = { " ": "clear", Backspace: "back" }[press.key];
  return name === undefined ? strokeOf(press, table) : { is: "command", name };
}

function chordOf(press: KeyPress, held: boolean): string {
  const key = press.key.length === 1 && held ? press.key.toLowerCase() : press.key;
  // Shift shows in letters and signs themselves.
  const shift = press.shiftKey && (press.key.length > 1 || held) ? "Shift+" : "";
  return `${held ? "Ctrl+" : ""}${shift}${key}`;
}

/** The meaning of a key press on the game's screen; null if it is for a button, a field or nobody. */
export function strokeIn(event: KeyboardEvent, isEntering: boolean, table: readonly Binding[]): Stroke | null {
  const target = event.target as Element;
  if (target.closest("input, textarea, select, dialog") !== null) return null;
  // On a button, Enter and Space press it; arrows go about the grid only from the grid.
  const isForButtons = event.key === "Enter" || event.key === " " || event.key.startsWith("Arrow");
  if (isForButtons && target.closest("[role=grid]") === null) return null;
  return isEntering ? strokeEntering(event, table) : strokeOf(event, table);
}
