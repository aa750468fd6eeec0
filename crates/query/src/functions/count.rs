//! The function `sudoku_count`.

use super::{Argument, Function, OfOthers, in_bulk};
use crate::about::About;
use datafusion::arrow::array::{ArrayRef, Int64Array};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, exec_err};
use std::sync::Arc;
use sudokit::{Cancel, Puzzle};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_count",
        syntax: "sudoku_count(puzzle, limit)",
        summary: "The number of solutions of a puzzle, counted no further than the limit.",
        example: "select sudoku_count('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 1000), sudoku_count(repeat('.', 81), 1000)",
        result: "1,1000",
    },
    argument: Some(Argument {
        name: "limit",
        about: "Where to stop counting: a puzzle may have more solutions than anyone can wait for.",
        is_number: true,
        is_optional: false,
    }),
    returns: DataType::Int64,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], limit: Option<&str>, cancel: &Cancel) -> Result<ArrayRef> {
    let limit = limit.unwrap_or_default();
    let Some(most) = limit.parse::<i64>().ok().and_then(|limit| u64::try_from(limit).ok()) else {
        return exec_err!("expected a limit of 0 or more, found {limit}");
    };
    let mut counts = vec![0; puzzles.len()];
    in_bulk(puzzles, cancel, |grids, team| grids.count(team, most, &mut counts, |_| ()))?;
    // Counts do not exceed the limit, which is an i64.
    Ok(Arc::new(Int64Array::from_iter_values(counts.into_iter().map(|count| count as i64))))
}
