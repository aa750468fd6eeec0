//! `sudoku minimal`

use super::batches::{in_batches, pair};
use crate::args::StreamArgs;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::table::line;
use clap::Args;
use std::ops::ControlFlow;
use sudokit::{Minimality, Puzzle, Random, Status, every_minimal, expand, reduce_often};

/// Puzzles that a thread looks at together. Enough that few lanes are idle, few enough to stay in the cache.
const CHUNK: usize = 512;

/// Find redundant givens, or remove them
///
/// A given is redundant if the puzzle still has only one solution without it. It may not be possible to
/// remove several redundant givens together. A puzzle without redundant givens is minimal.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct MinimalArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Remove givens in random order until the puzzle is minimal
    #[arg(long, group = "what")]
    reduce: bool,
    /// Do that N times for each puzzle or grid; the same minimal puzzle may come several times
    #[arg(long, value_name = "N", group = "what")]
    sample: Option<usize>,
    /// Write all minimal puzzles contained in each puzzle, up to --limit
    #[arg(long, group = "what")]
    all: bool,
    /// Write only the puzzles that are minimal
    #[arg(long, group = "what")]
    keep: bool,
    /// Add every digit that all solutions of the puzzle have in common
    #[arg(long, group = "what")]
    expand: bool,
    /// With --all, stop after N for each puzzle
    #[arg(long, value_name = "N", default_value_t = 1_000_000, requires = "all")]
    limit: usize,
    /// Seed of the random order [default: a new one, shown on standard error]
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
}

const HELP: &str = "\
Formats:
  line    `minimal`, or `redundant` and the cells, or `none`, or `multiple`;
          with --reduce, --sample, --all, --keep and --expand only puzzles
  csv     a table with the header `puzzle,status,minimal,redundant`; with
          --reduce, --sample, --all and --keep `puzzle,minimal`; with --expand
          `puzzle,expanded`
  ndjson  a line of JSON for each record
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1: some puzzle does not have exactly one solution, or is not minimal
although that was the question. If nothing is written for a puzzle because it
does not have one solution, standard error names it.

Examples:
  sudoku minimal puzzles.txt
  sudoku minimal --keep puzzles.txt > minimal.txt
  sudoku minimal --reduce --seed 7 puzzle.txt
  sudoku generate --grids | sudoku minimal --sample 1000";

pub(crate) fn minimal(args: MinimalArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let MinimalArgs { stream: arguments, reduce, sample, all, keep, expand: expands, limit, seed } = args;
    let format = arguments.format()?;
    if expands {
        return in_batches(arguments, reporter, &["puzzle", "expanded"], CHUNK, |batch, puzzles, _, said| {
            for (i, (puzzle, expanded)) in puzzles.iter().zip(expand(puzzles, batch)?).enumerate() {
                match expanded {
                    Some(expanded) => pair(puzzle, "expanded", &expanded, format, &mut said.text),
                    None => said.leave_out(i, 0),
                }
            }
            Ok(())
        });
    }
    let is_question = !reduce && sample.is_none() && !all && !keep;
    let names: &[&str] =
        if is_question { &["puzzle", "status", "minimal", "redundant"] } else { &["puzzle", "minimal"] };
    let samples = sample.or(reduce.then_some(1));
    let seed = if samples.is_some() { arguments.seed(seed, reporter)? } else { 0 };
    in_batches(arguments, reporter, names, CHUNK, |batch, puzzles, first, said| {
        for (i, minimality) in Minimality::of(batch, puzzles)?.iter().enumerate() {
            let Minimality { puzzle, status, .. } = minimality;
            let is_minimal = minimality.is_minimal() == Some(true);
            let mut put = |minimal: &Puzzle| pair(puzzle, "minimal", minimal, format, &mut said.text);
            if is_question || keep {
                match (is_question, is_minimal) {
                    (true, _) => said.text += &line(minimality, format),
                    (false, true) => put(puzzle),
                    (false, false) => {}
                }
                said.negative += u64::from(!is_minimal);
            } else if *status != Status::Unique {
                said.leave_out(i, if *status == Status::None { 0 } else { 2 });
            } else if let Some(samples) = samples {
                let mut random = Random::piece(seed, first + i as u64);
                reduce_often(puzzle, samples, &mut random, batch)?.iter().for_each(put);
            } else {
                let mut left = limit;
                // Every break ends the search.
                let _ = every_minimal(puzzle, batch, &mut |minimal| {
                    if left == 0 {
                        return ControlFlow::Break(());
                    }
                    left -= 1;
                    put(&minimal);
                    ControlFlow::Continue(())
                })?;
            }
        }
        Ok(())
    })
}
