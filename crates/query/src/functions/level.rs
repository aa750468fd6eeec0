//! The function `sudoku_level`.

use super::{Function, OfOthers, external};
use crate::about::About;
use crate::column::words;
use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use sudokit::{Cancel, Grade, Puzzle, Rater, Scale};

pub(super) static FUNCTION: Function = Function {
    about: About {
        name: "sudoku_level",
        syntax: "sudoku_level(puzzle)",
        summary: "HoDoKu's level of a puzzle: Easy, Medium, Hard, Unfair or Extreme; null if it has no rating, as without exactly one solution.",
        example: "select sudoku_level('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')",
        result: "Easy",
    },
    argument: None,
    returns: DataType::Utf8View,
    of_others: OfOthers::Null,
    ask,
};

fn ask(puzzles: &[Puzzle], _: Option<&str>, cancel: &Cancel) -> Result<ArrayRef> {
    let mut rater = Rater::new([Scale::Hodoku]).until(cancel);
    let mut levels = Vec::with_capacity(puzzles.len());
    for puzzle in puzzles {
        let ratings = rater.rate(&(*puzzle).into()).map_err(external)?;
        levels.push(match &ratings.scales[0].rating {
            Ok(rating) => match &rating.grade {
                Grade::Hodoku(rating) => Some(rating.level.name()),
                _ => None,
            },
            Err(_) => None,
        });
    }
    words(levels.into_iter())
}
