/** The levels and the keys, in the language of this edition. The script has them: no screen waits for them. */

import tables from "sudokit-tables";
import { browserKeys } from "../game/keys.ts";
import type { Binding, LevelLine } from "./wire.ts";

export const LEVELS = tables.levels as readonly LevelLine[];

export const KEYS = browserKeys(tables.keys as readonly Binding[]);
