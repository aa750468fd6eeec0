// Products as soon as they are made: the module calls this during a call into it.

let listener;

/** For the module: a puzzle is there. */
export function made(puzzle) {
  listener?.(puzzle);
}

/** Makes a call, and hands every puzzle that is made meanwhile to a listener. */
export function listening(onMade, call) {
  const outer = listener;
  listener = onMade;
  try {
    return call();
  } finally {
    listener = outer;
  }
}
