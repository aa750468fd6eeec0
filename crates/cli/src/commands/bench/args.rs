//! The command line of `sudoku bench`.

use crate::args::{InputArgs, OutputArgs};
use clap::Args;
use std::num::NonZeroUsize;

/// Measure how many puzzles this machine solves in a second
///
/// Each engine, and the batch engine with each backend, solves the same sets of puzzles on one core: it reads each line,
/// proves that there is no solution, one, or several, and writes the answer. All answers are compared.
///
/// Without files, four built-in sets are measured, made anew from the seed: `easy`, `minimal`, `several` and `none`. Each
/// file is a set of its own, held in memory. It is told as well how many search nodes its puzzles need: places where
/// deduction comes to no end, and the batch engine splits the search. They are the same with every backend.
#[derive(Args)]
#[command(
    after_long_help = HELP,
    mut_arg("inputs", |arg| arg.help(INPUTS).long_help(None::<&str>)),
    mut_arg("from", |arg| arg.requires("inputs"))
)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    /// One JSON document instead of a table
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) output: OutputArgs,
    /// How often each set is solved, not counting a round to warm up
    #[arg(long, value_name = "N", default_value = "5")]
    pub(super) rounds: NonZeroUsize,
    /// Puzzles in each built-in set; a file with fewer is repeated
    #[arg(long, value_name = "N", default_value = "10000")]
    pub(super) puzzles: NonZeroUsize,
    /// Make and shuffle the sets as this seed does
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub(super) seed: u64,
}

const INPUTS: &str = "Files, puzzles, or `-` for standard input, instead of the built-in sets";

const HELP: &str = "\
Table:
  The rate is puzzles per second: the median of all rounds, the lowest and the
  highest. The ratio is the rate over that of the engine `single`, measured in the
  same round. The plain engine is slow, and gets only the first puzzles of a set.

JSON:
  One document {\"version\":1,\"benchmark\":{...},\"results\":[...]} with a result for
  each set. Runs whose checksums agree have measured the same puzzles.

Examples:
  sudoku bench
  sudoku bench puzzles.txt
  sudoku bench --json --rounds 9 > bench.json";
