/** The language of this edition of the app. */

import { language } from "sudokit-words";
import { fileText } from "./kit/file.ts";
import { voice } from "./settings.ts";

/** The name of a language in that language. */
export const languageName = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

/** The words of the WebAssembly, if they are others than its own, which are English for a player. */
export interface Speech {
  language: string;
  messages: string;
  voice: string;
}

/** The name of the edition that is kept for visits without a network. */
export const edition = (): string => (language === "en" && voice.value !== "player" ? "en-voices" : language);

/** English for a player needs no file, so it stands in where the file of another English voice is out of reach. */
export async function speech(): Promise<Speech | null> {
  if (edition() === "en") return null;
  try {
    return { language, messages: await fileText(`${language}.ftl`), voice: voice.value };
  } catch (error) {
    if (language === "en") return null;
    throw error;
  }
}
