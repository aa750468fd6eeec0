// Errors as exceptions.

/** An error of Sudokit: see `index.d.ts`. */
export class SudokitError extends Error {
  constructor({ code, message, line, column }) {
    super(message);
    this.name = "SudokitError";
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

/** The result of a call; texts that it throws become a `SudokitError`. */
export function guarded(call) {
  try {
    return call();
  } catch (thrown) {
    // The border throws texts; anything else is a fault of the module itself, and is handed on.
    throw typeof thrown === "string" ? new SudokitError(JSON.parse(thrown)) : thrown;
  }
}

/** The data that a call gives as JSON. */
export const data = (call) => JSON.parse(guarded(call));
