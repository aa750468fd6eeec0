/** The heading of a screen: the title of the browser's tab, and what a screen reader announces first. */

import { useEffect } from "preact/hooks";
import * as words from "sudokit-words";

export function useTitle(heading: string): void {
  useEffect(() => {
    document.title = words.documentTitle(heading);
  }, [heading]);
}

/** Screen readers announce a new screen by its heading, unless something on it has the focus. */
export function focusHeading(): void {
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1");
  if (heading == null || main?.contains(document.activeElement) === true) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
