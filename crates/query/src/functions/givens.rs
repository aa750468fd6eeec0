//! The function `sudoku_givens`.

use super::{Function, OfOthers};
use crate::about::About;
use datafusion::arrow::array::{ArrayRef, Int32Array};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use std::sync::Arc;
use sudokit::{Cancel, Puzzle};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_givens",
        syntax: "sudoku_givens(puzzle)",
        summary: "The number of givens of a puzzle: of cells that have a digit.",
        example: "select sudoku_givens('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')",
        result: "30",
    },
    argument: None,
    returns: DataType::Int32,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], _: Option<&str>, _: &Cancel) -> Result<ArrayRef> {
    Ok(Arc::new(Int32Array::from_iter_values(puzzles.iter().map(|puzzle| puzzle.len() as i32))))
}
