//! The function `sudoku_minimal`.

use super::{Function, OfOthers, in_bulk};
use crate::about::About;
use datafusion::arrow::array::{ArrayRef, BooleanArray};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use std::sync::Arc;
use sudokit::{Bulk, Cancel, Puzzle};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_minimal",
        syntax: "sudoku_minimal(puzzle)",
        summary: "Whether a puzzle needs all of its givens to have one solution; null if it has none, or several.",
        example: "select sudoku_minimal('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')",
        result: "false",
    },
    argument: None,
    returns: DataType::Boolean,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], _: Option<&str>, cancel: &Cancel) -> Result<ArrayRef> {
    let mut minimal = vec![0; puzzles.len()];
    in_bulk(puzzles, cancel, |grids, team| grids.minimal(team, &mut minimal, |_| ()))?;
    let answer = |minimal: u8| (minimal != Bulk::INVALID).then_some(minimal == 1);
    Ok(Arc::new(minimal.into_iter().map(answer).collect::<BooleanArray>()))
}
