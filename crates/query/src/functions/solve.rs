//! The function `sudoku_solve`.

use super::{Function, OfOthers, in_bulk};
use crate::about::About;
use crate::column::texts;
use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use sudokit::{Bulk, Cancel, Puzzle};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_solve",
        syntax: "sudoku_solve(puzzle)",
        summary: "The solution of a puzzle; null if it has none, or several.",
        example: "select sudoku_solve('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')",
        result: "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    },
    argument: None,
    returns: DataType::Utf8,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], _: Option<&str>, cancel: &Cancel) -> Result<ArrayRef> {
    let (mut solutions, mut statuses) = (vec![0; 81 * puzzles.len()], vec![0; puzzles.len()]);
    in_bulk(puzzles, cancel, |grids, team| grids.solve(team, &mut solutions, &mut statuses, |_| ()))?;
    texts(solutions, Some(statuses.into_iter().map(|status| status == Bulk::UNIQUE).collect()))
}
