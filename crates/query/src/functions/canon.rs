//! The function `sudoku_canon`.

use super::{Argument, Function, OfOthers, external};
use crate::about::About;
use datafusion::arrow::array::{ArrayRef, StringBuilder};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use std::sync::Arc;
use sudokit::{Cancel, Canon, CanonForm, Puzzle};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_canon",
        syntax: "sudoku_canon(puzzle [, form])",
        summary: "A canonical form of a puzzle: isomorphic puzzles have the same. Null if the form depends on a solution, and there is not exactly one.",
        example: "select sudoku_canon('1' || repeat('.', 80)) = sudoku_canon(repeat('.', 40) || '7' || repeat('.', 40), 'minlex')",
        result: "true",
    },
    argument: Some(Argument {
        name: "form",
        about: "'minlex', which comes first in alphabetical order, 'gsf', 'maxlex', 'grid', by the solution, or 'pattern', of the cells alone; 'minlex' if there is none.",
        is_number: false,
        is_optional: true,
    }),
    returns: DataType::Utf8,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], form: Option<&str>, cancel: &Cancel) -> Result<ArrayRef> {
    let form: CanonForm = form.map(str::parse).transpose().map_err(external)?.unwrap_or_default();
    let mut canon = Canon::new(form).until(cancel);
    let mut texts = StringBuilder::with_capacity(puzzles.len(), 81 * puzzles.len());
    for puzzle in puzzles {
        texts.append_option(canon.of(puzzle).map_err(external)?.text());
    }
    Ok(Arc::new(texts.finish()))
}
