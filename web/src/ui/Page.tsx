/** A page with a title and a way home. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import * as words from "sudokit-words";
import { Icon } from "./icon.tsx";
import { focusHeading, useTitle } from "./title.ts";

export function Page({ title, wide = false, children }: { title: string; wide?: boolean; children: ComponentChildren }) {
  useTitle(title);
  // It may come later than its address, as a lesson does whose words are loaded first.
  useEffect(focusHeading, []);
  return (
    <main class={`page${wide ? " wide" : ""}`} id="main">
      <header class="page-head">
        <a class="button plain" href="#/" aria-label={words.text.buttonHome}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}
