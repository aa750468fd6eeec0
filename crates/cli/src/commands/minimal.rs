//! `sudoku minimal`

use super::batches::{Said, in_batches, pair};
use crate::exit::Outcome;
use crate::records::STRING;
use crate::report::{Failure, Reporter};
use crate::seed;
use crate::stream::StreamArgs;
use crate::table::TableFormat;
use clap::Args;
use serde_json::json;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use sudokit::generate::{Random, every_minimal, expand, reduce, redundant};
use sudokit::{Batch, CellSet, JSON_VERSION, Puzzle};

/// Puzzles that a thread looks at together. Enough that few lanes are idle, few enough to stay in the cache.
const PIECE: usize = 512;

/// Say which givens are redundant, or take them away
///
/// A given is redundant if the puzzle has one solution without it, too. Several may not be able to go together. A puzzle
/// without redundant givens is minimal.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct MinimalArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Write a minimal puzzle inside each puzzle: givens are taken away in random order as far as they can go
    #[arg(long, group = "what")]
    reduce: bool,
    /// Write so many minimal puzzles inside each puzzle or grid, each found in a random order of its own; the same one may
    /// come several times
    #[arg(long, value_name = "N", group = "what")]
    sample: Option<usize>,
    /// Write all minimal puzzles inside each puzzle, up to --limit
    #[arg(long, group = "what")]
    all: bool,
    /// Write the puzzles that are minimal, and nothing of the others
    #[arg(long, group = "what")]
    keep: bool,
    /// Write the largest puzzle that says the same: with all digits that its solutions have in common. One with several
    /// solutions keeps them
    #[arg(long, group = "what")]
    expand: bool,
    /// With --all, stop at so many for each puzzle
    #[arg(long, value_name = "N", default_value_t = 1_000_000, requires = "all")]
    limit: usize,
    /// Take away what this seed took away before
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
}

const HELP: &str = "\
Formats:
  line    `minimal`, `redundant` and the cells, `none` or `multiple`; with --reduce, --sample, --all, --keep and
          --expand only puzzles, and nothing of a puzzle of which there is none
  csv     the header `puzzle,status,minimal,redundant`, or with --reduce, --sample, --all and --keep `puzzle,minimal`, with
          --expand `puzzle,expanded`
  ndjson  the same as JSON, an object on each line

Exit code 1 if some puzzle does not have one solution, or is not minimal where that is asked.

Examples:
  sudoku minimal puzzles.txt
  sudoku minimal --keep puzzles.txt > minimal.txt
  sudoku minimal --reduce --seed 7 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku generate --grids | sudoku minimal --sample 1000";

pub(crate) fn minimal(args: MinimalArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let MinimalArgs { stream: arguments, reduce, sample, all, keep, expand: expands, limit, seed } = args;
    let format = arguments.format;
    if expands {
        return in_batches(arguments, reporter, &["puzzle", "expanded"], PIECE, |batch, puzzles, _, said| {
            for (puzzle, expanded) in puzzles.iter().zip(expand(puzzles, batch)) {
                match expanded {
                    Some(expanded) => pair(puzzle, "expanded", &expanded, format, &mut said.text),
                    None => said.negative += 1,
                }
            }
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
        let redundant = redundant(puzzles, batch);
        let mut counts = Vec::new();
        if is_question {
            batch.count(puzzles, 1, &mut counts);
        }
        for (i, (puzzle, redundant)) in puzzles.iter().zip(redundant).enumerate() {
            if is_question {
                answer(puzzle, redundant, counts[i] > 0, format, said);
                continue;
            }
            let mut put = |minimal: &Puzzle| pair(puzzle, "minimal", minimal, format, &mut said.text);
            match (redundant, samples) {
                (None, _) => said.negative += 1,
                (Some(redundant), _) if keep && redundant.is_empty() => put(puzzle),
                (Some(_), _) if keep => said.negative += 1,
                (Some(_), Some(samples)) => {
                    let mut random = Random::piece(seed, first + i as u64);
                    sampled(puzzle, samples, &mut random, batch).iter().for_each(put);
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
                    });
                }
            }
        }
    })
}

fn sampled(puzzle: &Puzzle, samples: usize, random: &mut Random, batch: &mut Batch) -> Vec<Puzzle> {
    let mut all = Vec::new();
    while all.len() < samples {
        let copies = vec![*puzzle; PIECE.min(samples - all.len())];
        all.extend(reduce(&copies, random, batch).into_iter().flatten());
    }
    all
}

/// Says which givens are redundant.
fn answer(puzzle: &Puzzle, redundant: Option<CellSet>, has_any: bool, format: TableFormat, said: &mut Said) {
    let status = match redundant {
        Some(_) => "unique",
        None if has_any => "multiple",
        None => "none",
    };
    said.negative += u64::from(redundant != Some(CellSet::EMPTY));
    let cells: Vec<String> = redundant.unwrap_or_default().iter().map(|cell| cell.to_string()).collect();
    let is_minimal = redundant.map(CellSet::is_empty);
    let text = &mut said.text;
    match format {
        TableFormat::Line => match is_minimal {
            Some(true) => writeln!(text, "minimal"),
            Some(false) => writeln!(text, "redundant {}", cells.join(" ")),
            None => writeln!(text, "{status}"),
        },
        TableFormat::Csv => {
            let is_minimal = is_minimal.map_or(String::new(), |minimal| minimal.to_string());
            writeln!(text, "{puzzle},{status},{is_minimal},{}", cells.join(" "))
        }
        TableFormat::Ndjson => {
            let record = json!({
                "version": JSON_VERSION,
                "puzzle": puzzle.to_string(),
                "status": status,
                "minimal": is_minimal,
                "redundant": redundant.map(|_| cells),
            });
            writeln!(text, "{record}")
        }
    }
    .expect(STRING);
}
