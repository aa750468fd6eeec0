/** A page with a title and a way home. */

import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";

export function Page({ title, wide = false, children }: { title: string; wide?: boolean; children: ComponentChildren }) {
  return (
    <main class={`page${wide ? " wide" : ""}`} id="main">
      <header class="page-head">
        <a class="button plain" href="#/" aria-label="Home">
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}
