//! `sudoku pattern`

mod every;
mod fill;

use crate::args::{LEAST_GIVENS, StreamArgs, puzzle, seconds};
use crate::commands::rows::rows;
use crate::io::input_entry::InputEntry;
use crate::io::stream::MANY;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::table::{Record, TableFormat};
use clap::Args;
use std::time::Duration;
use sudokit::generate::canonical_pattern;
use sudokit::symmetry::Canonizer;
use sudokit::{Cell, CellSet, Puzzle};

/// Columns of a made puzzle.
const FILLED: &[&str] = &["pattern", "puzzle"];

/// Show the pattern of the givens, or fill a pattern with puzzles
///
/// The pattern of a puzzle is the set of cells that have a given, written with an `x` for each. --fill makes
/// puzzles with these givens: it begins with random digits and changes them one by one until only one
/// solution is left. --every goes through all ways to fill the cells, in a fixed order. An estimate: there
/// are one or two billion ways to fill 17 cells, which takes one core about a quarter of an hour, and every
/// further cell takes about six times as long.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct PatternArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Show the canonical form of the pattern, which is the same for all isomorphs
    #[arg(long, conflicts_with_all = ["fill", "tries", "seed"])]
    canonical: bool,
    /// Make N different puzzles with each pattern
    #[arg(long, value_name = "N")]
    fill: Option<usize>,
    /// With --fill, give up a pattern after N attempts
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "fill")]
    tries: u64,
    /// Seed of --fill [default: a new one, shown on standard error]
    #[arg(long, value_name = "SEED", requires = "fill")]
    seed: Option<u64>,
    #[command(flatten)]
    every: EveryArgs,
}

/// Limits of the exhaustive search.
#[derive(Args)]
struct EveryArgs {
    /// Find every puzzle with each pattern, one of each class of isomorphs, in the order of their text
    #[arg(long, conflicts_with_all = ["canonical", "fill", "tries", "seed"])]
    every: bool,
    /// Stop after N puzzles of each pattern
    #[arg(long, value_name = "N", requires = "every")]
    limit: Option<u64>,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, requires = "every")]
    time: Option<Duration>,
    /// Go on after this filling of the pattern, which an earlier run named when it stopped
    #[arg(long, value_name = "FILE|GRID", value_parser = puzzle, requires = "every")]
    after: Option<Puzzle>,
}

const HELP: &str = "\
Formats:
  line    the pattern, or the puzzles
  csv     a table with the header `puzzle,givens,pattern`, or `pattern,puzzle`
  ndjson  a line of JSON for each record
  json    one document: {\"version\":1,\"results\":[...]}

A puzzle that gives a pattern may have any digits, whether or not it has a
solution. Of isomorphic fillings --every takes the one whose text comes first:
new digits appear in it in order, beginning with 1.

Exit code 1: there are fewer puzzles with some pattern than you asked for; with
--every, not all fillings were tried. Standard error says how many were, and how
to go on.

Examples:
  sudoku pattern puzzles.txt
  sudoku pattern --canonical puzzles.txt | sort | uniq -c
  sudoku pattern --every --time 60 puzzle.txt
  sudoku pattern --fill 10 --seed 7 puzzle.txt";

pub(crate) fn pattern(args: PatternArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let PatternArgs { stream, canonical, fill, tries, seed, every } = args;
    if every.every {
        return every::every(stream, &every, reporter);
    }
    if let Some(wanted) = fill {
        return fill::fill(stream, &fill::Plan { wanted, tries, seed }, reporter);
    }
    let format = stream.format()?;
    let columns = ["puzzle", "givens", "pattern"];
    rows(stream, &columns, MANY, reporter, |canonizer: &mut Canonizer, item, _| {
        let cells = item.entry.givens.cells();
        let cells = if canonical { canonical_pattern(cells, canonizer) } else { cells };
        Ok((shown(&item.entry.givens, cells, format), Outcome::Positive))
    })
}

/// The pattern of an item, if it has enough cells.
fn cells(item: &InputEntry) -> Result<CellSet, Failure> {
    let cells = item.entry.givens.cells();
    if cells.len() >= LEAST_GIVENS {
        return Ok(cells);
    }
    let message =
        item.message(format_args!("no puzzle with one solution has fewer than {LEAST_GIVENS} givens"));
    Err(Failure::Input(message.hint("mark the cells with digits, whichever they are")))
}

/// The cells as text.
fn marks(cells: CellSet) -> String {
    Cell::all().map(|cell| if cells.contains(cell) { 'x' } else { '.' }).collect()
}

fn shown(puzzle: &Puzzle, cells: CellSet, format: TableFormat) -> String {
    let marks = marks(cells);
    let record = Record::of(puzzle).with("givens", Some(puzzle.len())).with("pattern", Some(marks.clone()));
    record.plainly(marks).line(format)
}

fn shown_filled(pattern: CellSet, filled: &Puzzle, format: TableFormat) -> String {
    Record::about("pattern", marks(pattern)).with("puzzle", Some(filled.to_string())).line(format)
}
