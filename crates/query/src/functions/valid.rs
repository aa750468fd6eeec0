//! The function `sudoku_valid`.

use super::{Function, OfOthers};
use crate::about::About;
use datafusion::arrow::array::{ArrayRef, BooleanArray};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use std::sync::Arc;
use sudokit::{Cancel, Conflict, Puzzle};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_valid",
        syntax: "sudoku_valid(puzzle)",
        summary: "Whether a text is a puzzle in which no digit stands twice in a row, column or box. It may have no solution, or several.",
        example: "select sudoku_valid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'), sudoku_valid('no puzzle')",
        result: "true,false",
    },
    argument: None,
    returns: DataType::Boolean,
    of_others: OfOthers::False,
    ask,
};

fn ask(puzzles: &[Puzzle], _: Option<&str>, _: &Cancel) -> Result<ArrayRef> {
    let is_valid = |puzzle: &Puzzle| Some(Conflict::all(puzzle).is_empty());
    Ok(Arc::new(puzzles.iter().map(is_valid).collect::<BooleanArray>()))
}
