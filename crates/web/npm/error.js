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

/** An error about an argument. */
export const argument = (message) => new SudokitError({ code: "argument", message });
