// Steps one after the other: each is searched for when it is asked for.

import { guarded, optionsOf, puzzleOf, timeOf } from "./call.js";
import * as border from "./wasm/sudokit.js";

export function eachStep(puzzle, options) {
  const { within } = optionsOf(options, { within: undefined });
  // Made at once, so that a wrong puzzle is an error here and not in the loop.
  return listed(guarded(() => new border.Steps(puzzleOf(puzzle), timeOf(within))));
}

function* listed(steps) {
  try {
    for (let found = guarded(() => steps.ask()); found !== undefined; found = guarded(() => steps.ask())) {
      const {
        record: {
          steps: [step],
        },
        pictures: [picture],
      } = JSON.parse(found);
      yield { ...step, picture };
    }
  } finally {
    steps.free();
  }
}
