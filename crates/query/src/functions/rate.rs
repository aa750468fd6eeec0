//! The function `sudoku_rate`.

use super::{Argument, Function, OfOthers, external, in_bulk};
use crate::about::About;
use datafusion::arrow::array::{ArrayRef, Float64Array};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use std::sync::Arc;
use sudokit::{Cancel, Puzzle, Scale};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_rate",
        syntax: "sudoku_rate(puzzle, scale)",
        summary: "How hard a puzzle is, as a number on a scale; null if it has no rating there, as without exactly one solution.",
        example: "select sudoku_rate('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 'se'), sudoku_rate('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 'hodoku')",
        result: "1.2,204.0",
    },
    argument: Some(Argument {
        name: "scale",
        about: "'hodoku' (its score), 'se', 'se-fixed' or 'se-sukaku' (the hardest step by Sudoku Explainer), 'w', 'b', 'gw' or 'gb' (the longest chain), 'invariant'.",
        is_number: false,
        is_optional: false,
    }),
    returns: DataType::Float64,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], scale: Option<&str>, cancel: &Cancel) -> Result<ArrayRef> {
    let scale: Scale = scale.unwrap_or_default().parse().map_err(external)?;
    let mut numbers = vec![0.0; puzzles.len()];
    in_bulk(puzzles, cancel, |grids, team| grids.rate(team, scale, &mut numbers, |_| ()))?;
    let number = |number: f64| (!number.is_nan()).then_some(number);
    Ok(Arc::new(numbers.into_iter().map(number).collect::<Float64Array>()))
}
