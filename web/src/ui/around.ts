/** A sentence around something drawn, such as a key: one message, in any order of words. */

import type { ComponentChild } from "preact";

/** The message, with the node in the place of its argument. */
export function around(say: (place: string) => string, node: ComponentChild): ComponentChild[] {
  const [before, after] = say("\0").split("\0");
  return [before, node, after];
}
