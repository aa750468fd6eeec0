/** The modes on the pad. A player who wants one kind of notes has those in the centre. */

import { MODES, type Mode } from "../kit/wire.ts";
import { notes } from "../settings.ts";

/** True if the pad has a button for a mode. */
export const isOnPad = (mode: Mode): boolean => mode !== "corner" || notes.value === "two";

/** The modes to choose from. One that a key has chosen is always among them. */
export const shownModes = (chosen: Mode): readonly Mode[] => MODES.filter((mode) => mode === chosen || isOnPad(mode));

/** The name of a mode for messages. */
export const nameOfMode = (mode: Mode): Mode | "notes" => (mode === "centre" && notes.value === "one" ? "notes" : mode);
