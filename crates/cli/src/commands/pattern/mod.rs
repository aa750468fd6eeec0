//! `sudoku pattern`

mod every;

use super::batches::in_batches;
use crate::args::{LEAST_GIVENS, puzzle, seconds};
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use crate::seed;
use crate::stream::StreamArgs;
use crate::table::{Record, TableFormat};
use clap::Args;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::time::Duration;
use sudokit::generate::{Random, canonical_pattern, fill_pattern};
use sudokit::symmetry::Canonizer;
use sudokit::{Cell, CellSet, Puzzle};

/// Patterns that a thread takes at once: few, as filling one may take seconds.
const PIECE: usize = 4;

/// Show where the givens stand, or fill a pattern with puzzles
///
/// The pattern of a puzzle is the set of its givens' cells, `x` for each, whatever their digits. With --fill, puzzles with one
/// solution are made whose givens stand in these cells: random digits are exchanged one by one until there are fewer solutions.
/// With --every all fillings of these cells are looked at, in a fixed order. 17 cells have one or two billion of them, which takes
/// one core about a quarter of an hour; each cell more takes some six times as long.
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
    /// Give a pattern up after so many beginnings
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "fill")]
    tries: u64,
    /// Make what this seed made before
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    #[command(flatten)]
    every: EveryArgs,
}

/// How far all fillings are looked at.
#[derive(Args)]
struct EveryArgs {
    /// Find every puzzle with the pattern of each, one of all that are the same but for their looks, in order of their text
    #[arg(long, conflicts_with_all = ["canonical", "fill", "seed"])]
    every: bool,
    /// Stop at each pattern after so many puzzles
    #[arg(long, value_name = "N", requires = "every")]
    limit: Option<u64>,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, requires = "every")]
    time: Option<Duration>,
    /// Go on after this filling, where an earlier run has stopped
    #[arg(long, value_name = "GRID", value_parser = puzzle, requires = "every")]
    after: Option<Puzzle>,
}

const HELP: &str = "\
Formats:
  line    the pattern, or the puzzles
  csv     the header `puzzle,givens,pattern`, or `pattern,puzzle`
  ndjson  for each record one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1 if there are fewer puzzles of some pattern than asked for; with --every, if
not all fillings were looked at. What was, and where to go on, is told on standard error.

Of fillings that turning, mirroring, exchanging lines and renaming digits make of each
other --every takes the least as text: its digits come up in their order, 1 first.

Examples:
  sudoku pattern puzzles.txt
  sudoku pattern --canonical puzzles.txt | sort | uniq -c
  sudoku pattern --every --time 60 puzzle.txt
  sudoku pattern --fill 10 --seed 7 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub(crate) fn pattern(args: PatternArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let PatternArgs { stream: arguments, canonical, fill, tries, seed, every } = args;
    let format = arguments.format;
    let names: &[&str] =
        if fill.is_some() || every.every { &["pattern", "puzzle"] } else { &["puzzle", "givens", "pattern"] };
    if every.every {
        return every::every(arguments, &every, names, reporter);
    }
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
                show(puzzle, cells, format, &mut said.text);
                continue;
            };
            let mut random = Random::piece(seed, first + i as u64);
            let mut made = HashSet::new();
            let walks = if puzzle.len() < LEAST_GIVENS || wanted == 0 { 0 } else { tries };
            fill_pattern(puzzle.cells(), &Puzzle::EMPTY, walks, &mut random, batch, &mut |filled| {
                if made.insert(filled) {
                    show_filled(puzzle, &filled, format, &mut said.text);
                }
                if made.len() < wanted { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            said.negative += u64::from(made.len() < wanted);
        }
    })
}

/// The cells as text.
fn marks(cells: CellSet) -> String {
    Cell::all().map(|cell| if cells.contains(cell) { 'x' } else { '.' }).collect()
}

fn show(puzzle: &Puzzle, cells: CellSet, format: TableFormat, text: &mut String) {
    let marks = marks(cells);
    let record = Record::of(puzzle).with("givens", Some(puzzle.len())).with("pattern", Some(marks.clone()));
    *text += &record.plainly(marks).line(format);
}

fn show_filled(puzzle: &Puzzle, filled: &Puzzle, format: TableFormat, text: &mut String) {
    let record = Record::about("pattern", marks(puzzle.cells()));
    *text += &record.with("puzzle", Some(filled.to_string())).line(format);
}
