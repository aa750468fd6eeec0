/** What wasm-bindgen makes of `crates/web`, as far as the app uses it. Errors are thrown as JSON texts. */
declare module "sudokit-glue" {
  export default function load(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  export function version(): string;
  export function key_table(): string;
  export function level_table(): string;
  export function technique_table(): string;
  export function symmetry_table(): string;
  export function level_wish(level: string): string;
  export function formats(): string;
  export function read(text: string): string;
  export function check(puzzle: string): string;
  export function count(puzzle: string, limit: number): string;
  export function rate(puzzle: string, scales: string, hardest: boolean, path: boolean, milliseconds?: number): string;
  export function ladder(game: string, milliseconds?: number): string;
  export function way(puzzle: string, notation: string): string;
  export function lessons(puzzle: string, notation: string): string;
  export function generate(order: string): string;
  export function exercises(): string;

  export class Game {
    static of_level(level: string, seed: number, symmetry?: string, milliseconds?: number): Game;
    static of_day(date: string, level: string, milliseconds?: number): Game;
    static open(text: string, origin?: string): Game;
    static enter(puzzle?: string): Game;
    static restore(document: string): Game;
    note(): string | undefined;
    act(action: string): string;
    pass(milliseconds: number): void;
    view(): string;
    state(): string;
    hand(): string;
    command(name: string): string;
    digit(digit: number): string;
    go_to(cell: string, selects: boolean): void;
    select(cells: string): void;
    save(): string;
    log_begin(): string;
    log_length(): number;
    log_since(from: number): string;
    log_time(): string;
    write(format: string): string;
    free(): void;
  }

  export class Profile {
    constructor();
    static restore(document: string): Profile;
    save(): string;
    data(): string;
    choose(options: string): void;
    keep(id: string, game: Game): void;
    forget(id: string): void;
    close(id: string, game: Game): void;
    statistics(level?: string): string;
    has_solved(date: string, level: string): boolean;
    training(today: string): string;
    drill_number(): number;
    record(round: Round, today: string): void;
    free(): void;
  }

  export class Round {
    constructor(technique: string, exercises: string);
    state(): string;
    begin(): void;
    judged(verdict: string): void;
    slipped(): void;
    give_up(): void;
  }

  export class Practice {
    constructor(positions: string);
    techniques(): string;
    drill(exercise: string, technique: string, number: number, options: string): string | undefined;
    judge(exercise: string, technique: string, number: number, reply: string): string | undefined;
    free(): void;
  }
}
