/** A page that says one thing, with a way on. */

import { useEffect } from "preact/hooks";
import * as words from "sudokit-words";
import { focusHeading, useTitle } from "./title.ts";

export function Message({ title, text, action }: { title: string; text: string; action?: { label: string; on: () => void } }) {
  useTitle(title);
  useEffect(focusHeading, []);
  return (
    <main class="message" id="main">
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="row">
        {action !== undefined && (
          <button type="button" class="main" onClick={action.on}>
            {action.label}
          </button>
        )}
        <a class="button" href="#/">
          {words.text.buttonHome}
        </a>
      </div>
    </main>
  );
}
