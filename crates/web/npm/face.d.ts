import type { Diagram, Entry, FormatInfo, FormatName } from "./requests.js";

export * from "./requests.js";

/**
 * Answers any request: the name of a task, and its fields in snake case or camel case. The function with the
 * name of a task documents the fields and the reply.
 */
export function call(task: string, fields?: Readonly<Record<string, unknown>>): Record<string, unknown>;

/** All formats, in the order in which they are tried on a text. */
export function formats(): FormatInfo[];

/** Reads every puzzle in a text. Each line that is not a puzzle has an error. */
export function readAll(text: string): { line: number; entry?: Entry; error?: { code: string; message: string; line?: number; column?: number } }[];

/** Converts every puzzle in a text to a format. Other lines are left out. */
export function convertAll(text: string, format: FormatName): string;

/** Draws the board of a puzzle as SVG, optionally with the diagram of a hint or a step. */
export function svg(puzzle: string, drawing?: { diagram?: Diagram; title?: string; caption?: string; k9?: boolean }): string;

/** An order for printed pages. */
export interface PrintOrder {
  /** The puzzles. A label is printed beside the number of its puzzle. */
  items: (string | { puzzle: string; label?: string })[];
  /** The title at the top of every page. Default: "Sudoku". */
  title?: string;
  /** The source, printed at the foot of every page. */
  about?: string;
  /** The number of puzzles on a page, from 1 to 16. Default: 4. */
  perPage?: number;
  /** The paper, by name or size: "a4", "a5", "letter", "6x9", "170x220mm". Default: "a4". */
  paper?: string;
  /**
   * The place of the solutions: on the last pages, upside down below each puzzle, on the back of its page, or
   * nowhere. Default: "end".
   */
  solutions?: "end" | "below" | "back" | "none";
  /** The content of empty cells: nothing, the candidates that the digits leave, or all digits. */
  aid?: "none" | "candidates" | "digits";
  /** Large print. */
  isLarge?: boolean;
}

/** Puzzles and their solutions as one HTML document. A browser prints each page on its own sheet. */
export function print(order: PrintOrder): string;

/** The same pages, each as an SVG document in its true size. */
export function pages(order: PrintOrder): string[];

/** The version of the package. */
export function version(): string;
