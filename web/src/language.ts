/** The language of this edition of the app. */

import { language } from "sudokit-words";
import { fileText } from "./kit/file.ts";

/** The name of a language in that language. */
export const languageName = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

/** The messages of the WebAssembly in another language than English, which it has. */
export interface Speech {
  language: string;
  messages: string;
}

export const speech = async (): Promise<Speech | null> => (language === "en" ? null : { language, messages: await fileText(`${language}.ftl`) });
