/** The ladder of help, as the WebAssembly has climbed it. */

import type { Climb } from "./wire.ts";

export function climbOf(ladder: string): Climb {
  const { told, action } = JSON.parse(ladder) as { told: Climb["rungs"]; action: Climb["action"] };
  return { rungs: told, action };
}
