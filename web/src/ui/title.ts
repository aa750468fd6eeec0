/** The title of the browser's tab: the heading of the screen. */

import { useEffect } from "preact/hooks";
import * as words from "sudokit-words";

export function useTitle(heading: string): void {
  useEffect(() => {
    document.title = words.documentTitle(heading);
  }, [heading]);
}
