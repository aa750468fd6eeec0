// Steps one after the other: each is searched for when it is asked for.

import { guarded, optionsOf, puzzleOf, SCOPE, scopeOf, timeOf } from "./call.js";
import * as border from "./wasm/sudokit.js";

export function eachStep(puzzle, options) {
  const { within, ...scope } = optionsOf(options, { within: undefined, ...SCOPE });
  // Made at once, so that a wrong puzzle is an error here and not in the loop.
  return listed(guarded(() => new border.Steps(puzzleOf(puzzle), scopeOf(scope), timeOf(within))));
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
