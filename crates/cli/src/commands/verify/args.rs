//! The command line of `sudoku verify`.

use crate::args::OutputArgs;
use crate::table::TableFormat;
use clap::{Args, ValueHint};
use std::ffi::OsString;

/// Check the proofs that `sudoku explain --format json` and `sudoku rate --path --format json` write
///
/// Every step is checked on the board that the ones before it leave: that its pattern is there, and that what it changes
/// follows from the pattern. Neither what finds steps nor a solver has a part in that.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct VerifyArgs {
    /// Files, or `-` for standard input, which is read without any
    #[arg(value_name = "FILE|-", value_hint = ValueHint::FilePath)]
    pub(super) files: Vec<OsString>,
    /// How to say it
    #[arg(short, long, value_name = "FORMAT", default_value = "line")]
    pub(super) format: TableFormat,
    #[command(flatten)]
    pub(super) output: OutputArgs,
}

const HELP: &str = "\
Each proof gets a line, which also says what it takes for granted: digits placed and candidates removed at the start that do not
follow from the givens, and steps that rest on the givens having one solution. That is the one thing a solver is asked: how many
solutions the givens have, and the start. Where the givens do not have exactly one, steps that rest on it do not hold.

Formats:
  line    the verdict in words
  csv     the header `file,line,proof,verdict,steps,empty,step,kind,why,givens,start,placed,removed,uniqueness,solved`
  ndjson  for each proof one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

A record of more than 8 MiB is refused, and the next one read. Exit code 1: some step does not hold, or some start has no solution.

Examples:
  sudoku explain --format ndjson puzzles.txt > proofs.ndjson
  sudoku verify proofs.ndjson";
