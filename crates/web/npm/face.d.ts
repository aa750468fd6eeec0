import type { Diagram, Entry, FormatInfo, FormatName } from "./requests.js";

export * from "./requests.js";

/**
 * The reply to any request: the name of a task and its fields, in snake case or in camel case. The functions
 * with the names of tasks say what each takes and gives.
 */
export function call(task: string, fields?: Readonly<Record<string, unknown>>): Record<string, unknown>;

/** All formats, in the order in which they are tried on a text. */
export function formats(): FormatInfo[];

/** Reads every puzzle of a text, with an error for each line that is not one. */
export function readAll(text: string): { line: number; entry?: Entry; error?: { code: string; message: string; line?: number; column?: number } }[];

/** Converts every puzzle of a text into a format; other lines are left out. */
export function convertAll(text: string, format: FormatName): string;

/** The board of a text as SVG, with a diagram on it: of a hint, of a step. */
export function svg(puzzle: string, drawing?: { diagram?: Diagram; title?: string; caption?: string; k9?: boolean }): string;

/** An order for pages. */
export interface PrintOrder {
  /** The puzzles, each with what stands beside its number. */
  items: (string | { puzzle: string; label?: string })[];
  /** Stands above every page: "Sudoku", if nothing is said. */
  title?: string;
  /** The source, printed at the foot of every page. */
  about?: string;
  /** From 1 to 16; 4, if nothing is said. */
  perPage?: number;
  /** A name or a size: "a4" (if nothing is said), "a5", "letter", "6x9", "170x220mm". */
  paper?: string;
  /**
   * The place of solutions: on the last pages (default), upside down below each puzzle, on the back of its
   * page, or none.
   */
  solutions?: "end" | "below" | "back" | "none";
  /** The content of empty cells: nothing, the candidates that the digits leave, or all digits. */
  aid?: "none" | "candidates" | "digits";
  /** Large print. */
  isLarge?: boolean;
}

/** Puzzles and their solutions as one document of HTML. A browser prints it, a sheet for each page. */
export function print(order: PrintOrder): string;

/** The same pages, each as a document of SVG of its true size. */
export function pages(order: PrintOrder): string[];

/** The version of the package. */
export function version(): string;
