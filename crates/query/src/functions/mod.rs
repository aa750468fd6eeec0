//! The functions, one file each, and the one list of them.

mod canon;
mod count;
mod givens;
mod level;
mod minimal;
mod rate;
mod scalar;
mod solve;
mod status;
mod technique;
mod transform;
mod valid;

use crate::about::About;
use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use datafusion::logical_expr::ScalarUDF;
use sudokit::{Backend, Bulk, BulkError, Cancel, Puzzle, Team};

/// A function of a puzzle, and perhaps of one thing more.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) about: About,
    /// What it takes beside the puzzle.
    argument: Option<Argument>,
    returns: DataType,
    /// What it makes of texts that are no puzzles: null, unless it is asked just that.
    of_others: OfOthers,
    /// What it says of puzzles, given the argument as text: a column of as many rows.
    ask: fn(&[Puzzle], Option<&str>, &Cancel) -> Result<ArrayRef>,
}

/// What a function takes beside the puzzle.
#[derive(Debug)]
struct Argument {
    name: &'static str,
    about: &'static str,
    is_number: bool,
    is_optional: bool,
}

#[derive(Debug, PartialEq, Eq)]
enum OfOthers {
    Null,
    False,
}

/// All of them, in the order in which people are shown them.
pub(crate) static ALL: [&Function; 11] = [
    &valid::FUNCTION,
    &givens::FUNCTION,
    &status::FUNCTION,
    &count::FUNCTION,
    &solve::FUNCTION,
    &minimal::FUNCTION,
    &level::FUNCTION,
    &technique::FUNCTION,
    &rate::FUNCTION,
    &canon::FUNCTION,
    &transform::FUNCTION,
];

/// What the engine is told.
pub(crate) fn all() -> impl Iterator<Item = ScalarUDF> {
    ALL.into_iter().map(|function| ScalarUDF::new_from_impl(scalar::Scalar::new(function)))
}

/// Asks about puzzles side by side in memory, on this thread: the data engine has the others.
fn in_bulk(
    puzzles: &[Puzzle],
    cancel: &Cancel,
    ask: impl FnOnce(Bulk<'_>, &mut Team) -> Result<(), BulkError>,
) -> Result<()> {
    let grids = Bulk::new(Puzzle::slice_as_bytes(puzzles).as_flattened()).map_err(external)?;
    ask(grids, &mut Team::on(Backend::best(), 1).until(cancel)).map_err(external)
}

/// What the face says is wrong, for the data engine to hand on.
fn external(error: impl std::error::Error + Send + Sync + 'static) -> datafusion::error::DataFusionError {
    datafusion::error::DataFusionError::External(Box::new(error))
}
