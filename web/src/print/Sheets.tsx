/** Sheets of paper as the printer gets them. On the screen they are a preview. */

import * as words from "sudokit-words";

/** Paper, by its name here and in the sheet of styles. */
export const PAPERS = ["a4", "a5", "letter", "legal"] as const;
export type Paper = (typeof PAPERS)[number];

/** The usual paper of a language's region. */
export const paperOf = (language: string): Paper => (/-(US|CA|MX|PH)\b/.test(language) ? "letter" : "a4");

/** Each page is a drawing, of its true size. */
export function Sheets({ pages, paper }: { pages: readonly string[]; paper: Paper }) {
  return (
    <div class="sheets">
      {pages.map((page, index) => (
        <section class={`sheet ${paper}`} aria-label={words.printPage(index + 1)} key={index} dangerouslySetInnerHTML={{ __html: page }} />
      ))}
    </div>
  );
}
