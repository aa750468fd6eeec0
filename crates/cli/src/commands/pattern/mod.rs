//! `sudoku pattern`

mod every;
mod fill;

use crate::args::{LEAST_GIVENS, puzzle, seconds};
use crate::exit::Outcome;
use crate::item::Item;
use crate::report::{Failure, Reporter};
use crate::stream::{MANY, StreamArgs, each_puzzle, opened};
use crate::table::{Record, TableFormat};
use clap::Args;
use std::time::Duration;
use sudokit::generate::canonical_pattern;
use sudokit::symmetry::Canonizer;
use sudokit::{Cell, CellSet, Puzzle};

/// What a record says of a puzzle that was made.
const FILLED: &[&str] = &["pattern", "puzzle"];

/// Show where the givens stand, or fill a pattern with puzzles
///
/// The pattern of a puzzle is the set of its givens' cells, `x` for each, whatever their digits. With --fill, puzzles with one
/// solution are made whose givens stand in these cells: random digits are replaced one by one until one solution is left.
/// With --every all fillings of these cells are looked at, in a fixed order. By estimate 17 cells have one or two billion, some
/// quarter of an hour of one core; each cell more takes some six times as long.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct PatternArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Show the least of all images of the pattern, the same for all patterns that are images of each other
    #[arg(long, conflicts_with_all = ["fill", "tries", "seed"])]
    canonical: bool,
    /// Make so many different puzzles with the pattern of each
    #[arg(long, value_name = "N")]
    fill: Option<usize>,
    /// Give a pattern up after so many beginnings
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "fill")]
    tries: u64,
    /// Make what this seed made before
    #[arg(long, value_name = "SEED", requires = "fill")]
    seed: Option<u64>,
    #[command(flatten)]
    every: EveryArgs,
}

/// How far all fillings are looked at.
#[derive(Args)]
struct EveryArgs {
    /// Find every puzzle with the pattern of each, one of all that are the same but for their looks, in order of their text
    #[arg(long, conflicts_with_all = ["canonical", "fill", "tries", "seed"])]
    every: bool,
    /// Stop at each pattern after so many puzzles
    #[arg(long, value_name = "N", requires = "every")]
    limit: Option<u64>,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, requires = "every")]
    time: Option<Duration>,
    /// Go on in one pattern after this filling of it: an earlier run with --time or --limit says where; the last puzzle written
    /// will do too
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

Any digits mark the cells of a pattern, whether or not they make a puzzle.

Examples:
  sudoku pattern puzzles.txt
  sudoku pattern --canonical puzzles.txt | sort | uniq -c
  sudoku pattern --canonical puzzles.txt | sort -u | tr x 1 | sudoku pattern --fill 1
  sudoku pattern --every --time 60 puzzle.txt
  sudoku pattern --fill 10 --seed 7 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub(crate) fn pattern(args: PatternArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let PatternArgs { stream, canonical, fill, tries, seed, every } = args;
    if every.every {
        return every::every(stream, &every, reporter);
    }
    if let Some(wanted) = fill {
        return fill::fill(stream, &fill::Plan { wanted, tries, seed }, reporter);
    }
    let format = stream.format;
    let (mut inputs, mut table, jobs) = opened(stream, &["puzzle", "givens", "pattern"], reporter)?;
    each_puzzle(
        &mut inputs,
        &jobs,
        MANY,
        reporter,
        |canonizer: &mut Canonizer, item, _| {
            let cells = item.entry.givens.cells();
            let cells = if canonical { canonical_pattern(cells, canonizer) } else { cells };
            Ok(shown(&item.entry.givens, cells, format))
        },
        |record| table.put(&record),
    )?;
    table.finish()?;
    Ok(Outcome::Positive)
}

/// The pattern of an item, if it has enough cells.
fn cells(item: &Item) -> Result<CellSet, Failure> {
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
