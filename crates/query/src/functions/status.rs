//! The function `sudoku_status`.

use super::{Function, OfOthers, in_bulk};
use crate::about::About;
use crate::column::words;
use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use sudokit::{Cancel, Puzzle, Status};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_status",
        syntax: "sudoku_status(puzzle)",
        summary: "How many solutions a puzzle has, as a word: none, unique or multiple.",
        example: "select sudoku_status('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')",
        result: "unique",
    },
    argument: None,
    returns: DataType::Utf8View,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], _: Option<&str>, cancel: &Cancel) -> Result<ArrayRef> {
    let mut counts = vec![0; puzzles.len()];
    // A second solution proves that there are several.
    in_bulk(puzzles, cancel, |grids, team| grids.count(team, 2, &mut counts, |_| ()))?;
    let status = |count: u64| match count {
        0 => Status::None,
        1 => Status::Unique,
        _ => Status::Multiple,
    };
    words(counts.into_iter().map(|count| Some(status(count).name())))
}
