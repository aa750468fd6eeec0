//! The command line of `sudoku solve`.

use crate::args::{InputArgs, JobsArgs, OutputArgs};
use crate::records::{SolveFormat, solve_formats};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use sudokit::Backend;

/// Solve puzzles: no solution, the one solution, or several
///
/// One puzzle in, one record out, in order; a file of any size takes a few megabytes of memory for each thread. Through a
/// pipe each answer is out before the next puzzle is waited for. What is not a puzzle is reported on standard error, with
/// its place, and skipped.
///
/// One puzzle on a terminal is drawn as a grid, its givens bold. Everything else is `--format line`.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    /// Solve a built-in puzzle
    #[arg(long, conflicts_with_all = ["inputs", "from"])]
    pub(super) example: bool,
    /// line, csv, json, ndjson, grid, or a format of `sudoku convert --list`
    #[arg(
        short,
        long,
        value_name = "FORMAT",
        value_parser = solve_formats(),
        hide_possible_values = true,
        ignore_case = true
    )]
    pub(super) format: Option<SolveFormat>,
    #[command(flatten)]
    pub(super) output: OutputArgs,
    /// Count the solutions, but no further than N (2 if not given); `sudoku count` counts all, with all threads
    #[arg(long, value_name = "N", value_parser = at_least_two)]
    pub(super) count: Option<u64>,
    /// Write every solution as a record of its own; with `--count N` the first N
    #[arg(long)]
    pub(super) all: bool,
    /// The engine that searches; --all takes `single` for `batch`
    #[arg(long, value_name = "ENGINE", default_value = "batch")]
    pub(super) engine: EngineName,
    #[command(flatten)]
    pub(super) jobs: JobsArgs,
    /// The instructions that the batch engine uses; the best of this machine if not given
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Backend::names()))]
    pub(super) backend: Option<String>,
}

const HELP: &str = "\
Formats:
  line    for each puzzle its solution, or `none`, or `multiple`
  csv     the header `puzzle,status,count,solution`, then for each puzzle its status `unique`, `none` or `multiple`,
          the number of solutions found and the first of them, if any
  ndjson  for each puzzle one line of JSON: version, puzzle, status, count, exact, solution
  json    one document: {\"version\":1,\"results\":[...]}
  grid    a grid to look at, and the answer in words
          Any other format writes each puzzle with its solution filled in.
  With --all, csv has the header `puzzle,status,number,solution` and a line for each solution; JSON likewise.

Examples:
  sudoku solve --example
  sudoku solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku solve puzzles.txt > solutions.txt
  sudoku solve --format csv --count 1000 puzzles.txt -o answers.csv
  sudoku solve --all puzzle.sdk | head -5";

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum EngineName {
    /// Many puzzles at once, fastest
    Batch,
    /// One puzzle after the other
    Single,
    /// The readable reference, slow
    Plain,
}

fn at_least_two(text: &str) -> Result<u64, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= 2);
    number.ok_or("it must be a number, and 2 or more: with 1 nobody knows whether there are others")
}
