//! `sudoku pattern`

use super::batches::{Said, in_batches};
use crate::args::LEAST_GIVENS;
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use crate::seed;
use crate::stream::StreamArgs;
use crate::table::{Record, TableFormat};
use clap::Args;
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit::generate::{Random, canonical_pattern, fill_pattern};
use sudokit::symmetry::Canonizer;
use sudokit::{Cell, CellSet, Puzzle};

/// Patterns that a thread takes at once: few, as filling one may take seconds.
const PIECE: usize = 4;
/// Descents in one go.
const DESCENTS: u64 = 16;

/// Show where the givens stand, or fill a pattern with puzzles
///
/// The pattern of a puzzle is the set of its givens' cells, `x` for each, whatever their digits. With --fill, puzzles with one
/// solution are made whose givens stand in these cells: digits are exchanged one by one as long as there are fewer solutions.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct PatternArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Show the least of all images of the pattern, the same for all patterns that are images of each other
    #[arg(long, conflicts_with = "fill")]
    canonical: bool,
    /// Make so many different puzzles with the pattern of each
    #[arg(long, value_name = "N")]
    fill: Option<usize>,
    /// Give a pattern up after so many descents
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "fill")]
    tries: u64,
    /// Make what this seed made before
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
}

const HELP: &str = "\
Formats:
  line    the pattern, or the puzzles
  csv     the header `puzzle,givens,pattern`, or `pattern,puzzle`
  ndjson  for each record one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1 if there are fewer puzzles of some pattern than asked for.

Examples:
  sudoku pattern puzzles.txt
  sudoku pattern --canonical puzzles.txt | sort | uniq -c
  sudoku pattern --fill 10 --seed 7 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub(crate) fn pattern(args: PatternArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let PatternArgs { stream: arguments, canonical, fill, tries, seed } = args;
    let format = arguments.format;
    let names: &[&str] =
        if fill.is_some() { &["pattern", "puzzle"] } else { &["puzzle", "givens", "pattern"] };
    let seed = seed.unwrap_or_else(seed::fresh);
    if fill.is_some() {
        reporter.note(format_args!("seed {seed}"));
    }
    in_batches(arguments, reporter, names, PIECE, |batch, puzzles, first, said| {
        let mut canonizer = Canonizer::new();
        for (i, puzzle) in puzzles.iter().enumerate() {
            let Some(wanted) = fill else {
                let cells = puzzle.cells();
                let cells = if canonical { canonical_pattern(cells, &mut canonizer) } else { cells };
                show(puzzle, cells, format, said);
                continue;
            };
            let mut random = Random::piece(seed, first + i as u64);
            let mut made = HashSet::new();
            let mut left = if puzzle.len() < LEAST_GIVENS { 0 } else { tries };
            while made.len() < wanted && left > 0 {
                let now = left.min(DESCENTS);
                left -= now;
                // It goes on with what is left of the tries.
                let _ = fill_pattern(puzzle.cells(), now, &mut random, batch, &mut |filled| {
                    if made.len() < wanted && made.insert(filled) {
                        show_filled(puzzle, &filled, format, said);
                    }
                    if made.len() < wanted { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
            }
            said.negative += u64::from(made.len() < wanted);
        }
    })
}

/// The cells as text.
fn marks(cells: CellSet) -> String {
    Cell::all().map(|cell| if cells.contains(cell) { 'x' } else { '.' }).collect()
}

fn show(puzzle: &Puzzle, cells: CellSet, format: TableFormat, said: &mut Said) {
    let marks = marks(cells);
    let record = Record::of(puzzle).with("givens", Some(puzzle.len())).with("pattern", Some(marks.clone()));
    said.text += &record.plainly(marks).line(format);
}

fn show_filled(puzzle: &Puzzle, filled: &Puzzle, format: TableFormat, said: &mut Said) {
    let record = Record::about("pattern", marks(puzzle.cells()));
    said.text += &record.with("puzzle", Some(filled.to_string())).line(format);
}
