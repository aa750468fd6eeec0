//! The function `sudoku_technique`.

use super::{Function, OfOthers, external};
use crate::about::About;
use datafusion::arrow::array::{ArrayRef, StringViewBuilder};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use std::sync::Arc;
use sudokit::{Cancel, Puzzle, Rater, Ratings, Scale};

/// The answer for a puzzle that needs a guess.
const GUESS: &str = "guess";

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_technique",
        syntax: "sudoku_technique(puzzle)",
        summary: "The hardest technique on HoDoKu's way through a puzzle, by its id; 'guess' where no technique leads on. Null if there is no rating, as without exactly one solution.",
        example: "select sudoku_technique('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')",
        result: "naked-single",
    },
    argument: None,
    returns: DataType::Utf8View,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], _: Option<&str>, cancel: &Cancel) -> Result<ArrayRef> {
    let mut rater = Rater::new([Scale::Hodoku]).with_hardest().until(cancel);
    let mut ids = StringViewBuilder::with_capacity(puzzles.len()).with_deduplicate_strings();
    for puzzle in puzzles {
        ids.append_option(hardest(&rater.rate(&(*puzzle).into()).map_err(external)?));
    }
    Ok(Arc::new(ids.finish()))
}

fn hardest(ratings: &Ratings) -> Option<&'static str> {
    let step = ratings.scales[0].hardest.as_ref()?.step.as_ref()?;
    Some(step.steps().first().map_or(GUESS, |step| step.kind.id))
}
