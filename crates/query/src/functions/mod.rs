//! The scalar functions, one file each, and their list.

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
use sudokit::{Backend, Bulk, BulkError, Cancel, Cancelled, Puzzle, Team};

/// A function of a puzzle and perhaps a second argument.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) about: About,
    /// The second argument.
    argument: Option<Argument>,
    returns: DataType,
    /// The answer for texts that are not puzzles.
    of_others: OfOthers,
    /// Answers for puzzles, given the second argument as text: a column of as many rows.
    ask: fn(&[Puzzle], Option<&str>, &Cancel) -> Result<ArrayRef>,
}

/// The second argument of a function.
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

/// All functions, in the order of the documentation.
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

/// All functions, for the engine.
pub(crate) fn all() -> impl Iterator<Item = ScalarUDF> {
    ALL.into_iter().map(|function| ScalarUDF::new_from_impl(scalar::Scalar::new(function)))
}

/// Asks about puzzles in bulk, on this thread alone: the data engine uses the others.
fn in_bulk(
    puzzles: &[Puzzle],
    cancel: &Cancel,
    ask: impl FnOnce(Bulk<'_>, &mut Team) -> Result<(), BulkError>,
) -> Result<()> {
    let grids = Bulk::new(Puzzle::slice_as_bytes(puzzles).as_flattened()).map_err(external)?;
    ask(grids, &mut Team::on(Backend::best(), 1).until(cancel)).map_err(|error| match error {
        BulkError::Cancelled => external(Cancelled),
        error => external(error),
    })
}

/// An error of the library, for the data engine to pass on.
fn external(error: impl std::error::Error + Send + Sync + 'static) -> datafusion::error::DataFusionError {
    datafusion::error::DataFusionError::External(Box::new(error))
}
