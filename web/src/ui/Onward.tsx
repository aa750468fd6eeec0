/** Goes on to another screen, in the place of this one. */

import { useEffect } from "preact/hooks";
import { goTo } from "../route.ts";

export function Onward({ to }: { to: string }) {
  useEffect(() => goTo(to, true), [to]);
  return null;
}
