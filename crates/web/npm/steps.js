// Steps one after the other: each is searched for when it is asked for.

import { guarded, requestOf } from "./call.js";
import * as border from "./wasm/sudokit.js";

export function eachStep(puzzle, options) {
  // Made at once, so that a wrong puzzle is an error here and not in the loop.
  return listed(guarded(() => new border.Steps(requestOf({ puzzle }, options, { pictures: true }))));
}

function* listed(steps) {
  try {
    for (let found = guarded(() => steps.ask()); found !== undefined; found = guarded(() => steps.ask())) {
      const {
        steps: [step],
        pictures: [picture] = [],
      } = JSON.parse(found);
      yield { ...step, picture };
    }
  } finally {
    steps.free();
  }
}
