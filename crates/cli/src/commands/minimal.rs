//! `sudoku minimal`

use super::batches::{Said, in_batches, pair};
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use crate::seed;
use crate::stream::StreamArgs;
use crate::table::{Record, TableFormat};
use clap::Args;
use std::ops::ControlFlow;
use sudokit::generate::{Random, every_minimal, expand, reduce, redundant};
use sudokit::{Batch, Cancelled, CellSet, Puzzle};

/// Puzzles that a thread looks at together. Enough that few lanes are idle, few enough to stay in the cache.
const PIECE: usize = 512;

/// Find redundant givens, or remove them
///
/// A given is redundant if the puzzle still has only one solution without it. It may not be possible to remove several redundant
/// givens together. A puzzle without redundant givens is minimal.
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
        return in_batches(arguments, reporter, &["puzzle", "expanded"], PIECE, |batch, puzzles, _, said| {
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
    let seed = seed.unwrap_or_else(seed::fresh);
    let samples = sample.or(reduce.then_some(1));
    if samples.is_some() {
        reporter.note(format_args!("seed {seed}"));
    }
    in_batches(arguments, reporter, names, PIECE, |batch, puzzles, first, said| {
        let redundant = redundant(puzzles, batch)?;
        let mut counts = Vec::new();
        if !keep {
            batch.count(puzzles, 1, &mut counts)?;
        }
        for (i, (puzzle, redundant)) in puzzles.iter().zip(redundant).enumerate() {
            if is_question {
                answer(puzzle, redundant, counts[i] > 0, format, said);
                continue;
            }
            let mut put = |minimal: &Puzzle| pair(puzzle, "minimal", minimal, format, &mut said.text);
            match (redundant, samples) {
                (Some(redundant), _) if keep && redundant.is_empty() => put(puzzle),
                (_, _) if keep => said.negative += 1,
                (None, _) => said.leave_out(i, counts[i]),
                (Some(_), Some(samples)) => {
                    let mut random = Random::piece(seed, first + i as u64);
                    sampled(puzzle, samples, &mut random, batch)?.iter().for_each(put);
                }
                (Some(_), None) => {
                    let mut left = limit;
                    // The end is an end, by whatever reason.
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
        }
        Ok(())
    })
}

fn sampled(
    puzzle: &Puzzle,
    samples: usize,
    random: &mut Random,
    batch: &mut Batch,
) -> Result<Vec<Puzzle>, Cancelled> {
    let mut all = Vec::new();
    while all.len() < samples {
        let copies = vec![*puzzle; PIECE.min(samples - all.len())];
        all.extend(reduce(&copies, random, batch)?.into_iter().flatten());
    }
    Ok(all)
}

/// Says which givens are redundant.
fn answer(puzzle: &Puzzle, redundant: Option<CellSet>, has_any: bool, format: TableFormat, said: &mut Said) {
    let status = match redundant {
        Some(_) => "unique",
        None if has_any => "multiple",
        None => "none",
    };
    said.negative += u64::from(redundant != Some(CellSet::EMPTY));
    let cells = redundant.map(|cells| cells.iter().map(|cell| cell.to_string()).collect::<Vec<String>>());
    let words = match cells.as_deref() {
        Some([]) => "minimal".to_owned(),
        Some(cells) => format!("redundant {}", cells.join(" ")),
        None => status.to_owned(),
    };
    let record = Record::of(puzzle)
        .with("status", Some(status))
        .with("minimal", Some(redundant.map(CellSet::is_empty)));
    said.text += &record.with("redundant", Some(cells)).plainly(words).line(format);
}
