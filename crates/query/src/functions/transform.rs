//! The function `sudoku_transform`.

use super::{Argument, Function, OfOthers, external};
use crate::about::About;
use crate::column::texts;
use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use sudokit::{Cancel, Puzzle, Transformation};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_transform",
        syntax: "sudoku_transform(puzzle, by)",
        summary: "The isomorph of a puzzle under a transformation.",
        example: "select sudoku_transform('1' || repeat('.', 80), 'mirror')",
        result: "........1........................................................................",
    },
    argument: Some(Argument {
        name: "by",
        about: "A name that `sudoku transform --help` shows, such as 'mirror' or 'swap-digits-4-9', or a text like 'rows 123456789 columns 123456789 digits 213456789 transposed'.",
        is_number: false,
        is_optional: false,
    }),
    returns: DataType::Utf8,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], by: Option<&str>, _: &Cancel) -> Result<ArrayRef> {
    let by = by.unwrap_or_default();
    let by = match Transformation::by_name(by) {
        Some(named) => named,
        None => by.parse().map_err(external)?,
    };
    let images: Vec<Puzzle> = puzzles.iter().map(|puzzle| by.apply(puzzle)).collect();
    texts(Puzzle::slice_as_bytes(&images).as_flattened().to_vec(), None)
}
