// A Worker of a team: starts the module that it is sent, and does one task after the other.

import { askMany } from "./bulk.js";
import { argument, SudokitError } from "./error.js";
import * as face from "./face.js";
import { initSyncWith, speakFrom } from "./load.js";
import { serve } from "./platform.js";

const TASKS = {
  start: ({ module, speech }) => {
    initSyncWith(module);
    speakFrom(speech);
  },
  call: ({ name, args: [first, ...rest], listens }) => {
    // Functions cannot be sent, so the listener gets messages instead.
    const listening = listens && { ...first, onMade: (puzzle) => answer({ made: puzzle }) };
    if (!Object.hasOwn(face, name)) throw argument(`unknown call "${name}"`);
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a Team calls every function of the face by its name
    return face[name](listening || first, ...rest);
  },
  many: ({ question, grids, options, first }) => askMany(question, grids, options, first),
};

const answer = serve((message) => {
  try {
    const result = TASKS[message.task](message);
    answer({ result }, message.task === "many" ? Object.values(result).map((array) => array.buffer) : []);
  } catch (error) {
    const { code, message: said, line, column } = error;
    const isOurs = error instanceof SudokitError;
    answer({ error: isOurs ? { code, message: said, line, column } : { code: "broken", message: `${error}` } });
  }
});
