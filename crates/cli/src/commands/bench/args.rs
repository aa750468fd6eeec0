//! The command line of `sudoku bench`.

use crate::args::{InputArgs, ResultArgs};
use crate::run::report::Failure;
use clap::{Args, ValueEnum};
use std::num::NonZeroUsize;

/// Measure how many puzzles this machine solves in a second
///
/// All engines solve the same sets of puzzles on one core, the batch engine with each of its backends. They
/// read each line, prove that the puzzle has no solution, one or several, and write the answer. All answers
/// are compared.
///
/// Without files, four built-in sets are measured: `easy`, `minimal`, `several` and `none`. They are made
/// from the seed. Each file is a set of its own and is held in memory. For files, `bench` also says how many
/// search nodes the puzzles need: points where logic alone does not decide and the batch engine splits the
/// search. All backends need the same number.
#[derive(Args)]
#[command(
    after_long_help = HELP,
    mut_arg("inputs", |arg| arg.help(INPUTS).long_help(None::<&str>)),
    mut_arg("from", |arg| arg.requires("inputs"))
)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    #[command(flatten)]
    pub(super) results: ResultArgs<BenchFormat>,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Number of times that each set is solved, after a round to warm up
    #[arg(long, value_name = "N", default_value = "5")]
    pub(super) rounds: NonZeroUsize,
    /// Size of the built-in sets; a file with fewer puzzles is repeated
    #[arg(long, value_name = "N", default_value = "10000")]
    pub(super) puzzles: NonZeroUsize,
    /// Seed of the sets and of their order
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub(super) seed: u64,
}

const INPUTS: &str = "Files, puzzles, or `-` for standard input, instead of the built-in sets";

const HELP: &str = "\
Formats:
  text    a table; the rate is puzzles per second: the median of all rounds, the
          lowest and the highest; the ratio compares it with the engine `single`
          in the same round; the plain engine is slow and gets only the first
          puzzles of a set
  json    one document {\"version\":1,\"benchmark\":{...},\"results\":[...]} with
          a result for each set; runs with equal checksums have measured the
          same puzzles

Examples:
  sudoku bench
  sudoku bench puzzles.txt
  sudoku bench --json --rounds 9 > bench.json";

/// Formats of measurements.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum BenchFormat {
    Text,
    Json,
}

impl BenchArgs {
    pub(super) fn format(&self) -> Result<BenchFormat, Failure> {
        let named = self.results.format_or(self.json.then_some(BenchFormat::Json))?;
        Ok(named.unwrap_or(BenchFormat::Text))
    }
}
