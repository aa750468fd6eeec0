//! `sudoku unavoidable`

use super::batches::in_batches;
use crate::args::StreamArgs;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::table::{self, Record, TableFormat};
use clap::Args;
use sudokit::generate::{Hitting, Unavoidable, unavoidable_of_boxes, unavoidable_of_digits};
use sudokit::{AboutGrid, GridRecord, Single};

/// Grids that a thread takes at once: few, as one takes milliseconds.
const CHUNK: usize = 16;

/// Find unavoidable sets of a grid, or a bound for its givens
///
/// A set of cells is unavoidable if the grid has another solution when just these cells are empty. So every
/// puzzle of the grid has a given in every unavoidable set. `unavoidable` writes all sets of a kind that
/// contain no smaller one. A puzzle stands for its solution.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct UnavoidableArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Find the sets of up to N cells, 4 to 12
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u8).range(4..=12))]
    cells: u8,
    /// Find the sets of up to N digits, 2 to 5, of any size
    #[arg(long, value_name = "N", group = "kind", value_parser = clap::value_parser!(u8).range(2..=5))]
    digits: Option<u8>,
    /// Find the sets in up to N boxes, 2 to 4, of any size
    #[arg(long, value_name = "N", group = "kind", value_parser = clap::value_parser!(u8).range(2..=4))]
    boxes: Option<u8>,
    /// Write how many sets of each size there are, instead of the sets
    #[arg(long, group = "what")]
    count: bool,
    /// Write how many givens it takes to hit all sets, instead of the sets
    #[arg(long, group = "what")]
    bound: bool,
    /// With --bound, stop trying a number of givens after N tries
    #[arg(long, value_name = "N", default_value_t = 100_000, requires = "bound")]
    tries: u64,
}

const HELP: &str = "\
Formats:
  line    the cells of each set, one set a line; with --count `SETS SIZE:SETS
          ...`; with --bound `GIVENS`, or `LEAST..ENOUGH` if --tries ended it
  csv     a table with the header `grid,cells`, `grid,sets,sizes` or
          `grid,least,enough,cells`
  ndjson  a line of JSON for each record
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1: some puzzle does not have exactly one solution. Nothing is written
for it, and standard error names it.

Examples:
  sudoku unavoidable grid.txt
  sudoku unavoidable --digits 4 --count grids.txt
  sudoku generate --grids | sudoku unavoidable --cells 10 --bound";

pub(crate) fn unavoidable(args: UnavoidableArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let format = args.stream.format()?;
    let names: &[&str] = match (args.count, args.bound) {
        (true, _) => &["grid", "sets", "sizes"],
        (_, true) => &["grid", "least", "enough", "cells"],
        _ => &["grid", "cells"],
    };
    let small = Unavoidable::new();
    let UnavoidableArgs { stream: arguments, cells, digits, boxes, count, bound, tries } = args;
    in_batches(arguments, reporter, names, CHUNK, |batch, puzzles, _, said| {
        let mut solver = Single::new();
        let mut found = Vec::new();
        batch.find(puzzles, 2, &mut found)?;
        let cancel = batch.cancel();
        for (i, (solutions, grid)) in found.into_iter().enumerate() {
            let Some(grid) = grid.filter(|_| solutions == 1) else {
                said.leave_out(i, solutions);
                continue;
            };
            cancel.check()?;
            let sets = match (digits, boxes) {
                (Some(digits), _) => unavoidable_of_digits(&grid, digits.into(), &mut solver, cancel)?,
                (_, Some(boxes)) => unavoidable_of_boxes(&grid, boxes.into(), &mut solver, cancel)?,
                _ => small.up_to(&grid, cells.into()),
            };
            let mut put = |about| said.text += &line(&GridRecord { grid, about }, format);
            if count {
                put(AboutGrid::sizes(&sets));
            } else if bound {
                put(AboutGrid::Bound(Hitting::of(&sets, tries, cancel)?));
            } else {
                sets.into_iter().map(AboutGrid::Set).for_each(put);
            }
        }
        Ok(())
    })
}

/// Sizes have short words in a table too: a list of objects is no field.
fn line(record: &GridRecord, format: TableFormat) -> String {
    match (format, &record.about) {
        (TableFormat::Csv, AboutGrid::Sizes(_)) => {
            let words = record.to_string();
            let sizes = words.split_once(' ').map_or("", |(_, sizes)| sizes);
            Record::of_result(record).saying("sizes", sizes.to_owned()).line(format)
        }
        _ => table::line(record, format),
    }
}
