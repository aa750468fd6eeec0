/** Draws its contents in a later frame: a page that draws much at once answers nobody meanwhile. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

export function Later({ children }: { children: ComponentChildren }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true));
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
