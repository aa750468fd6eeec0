//! The command line of `sudoku verify`.

use crate::args::ResultArgs;
use crate::table::TableFormat;
use clap::{Args, ValueHint};
use std::ffi::OsString;

/// Check proofs that `explain` and `rate --path` have written as JSON
///
/// Each step is checked on the board that the steps before it leave: the pattern must be there, and the changes must follow from it.
/// This uses neither the code that finds steps nor a solver.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct VerifyArgs {
    /// Files, or `-` for standard input
    #[arg(value_name = "FILE|-", value_hint = ValueHint::FilePath)]
    pub(super) files: Vec<OsString>,
    #[command(flatten)]
    pub(super) results: ResultArgs<TableFormat>,
}

const HELP: &str = "\
Each proof gets a line. It also says what the proof assumes: digits placed and
candidates removed at the start that do not follow from the givens, and steps
that rely on the givens having only one solution. A solver is asked only whether
the givens and the start have one solution, several or none. If the givens do
not have exactly one, the steps that rely on it do not hold.

Formats:
  line    the verdict in words
  csv     a table with the columns file, line, proof, verdict, steps, empty,
          step, kind, why, givens, start, placed, removed, uniqueness and solved
  ndjson  a line of JSON for each proof
  json    one document: {\"version\":1,\"results\":[...]}

A record of more than 8 MiB is refused, and the next one is read.

Exit code 1: some step does not hold, or some start has no solution.

Examples:
  sudoku explain --format ndjson puzzles.txt > proofs.ndjson
  sudoku verify proofs.ndjson";
