//! The single that a beginner would see first.

use crate::Techniques;
use sudokit::logic::techniques::singles::{FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE, hidden_single};
use sudokit::logic::{Kind, Schedule, Step, View};
use sudokit::{Board, Digit, House};

/// A single in the order in which beginners look: the last cell of a house, then boxes, then rows and
/// columns, then cells one by one.
pub(super) fn first_seen(board: &Board, without: &Techniques) -> Option<Step> {
    let view = View::new(board);
    let is_on = |kind: &Kind| !without.has(kind);
    let one = |kind| Schedule::of([kind]).only(is_on).first(&view);
    let hidden = || {
        let boxes_first =
            (0..9).map(House::block).chain((0..9).map(House::row)).chain((0..9).map(House::column));
        let mut places = boxes_first.flat_map(|house| Digit::all().map(move |digit| (house, digit)));
        places.find_map(|(house, digit)| hidden_single(&view, house, digit))
    };
    one(&FULL_HOUSE).or_else(|| is_on(&HIDDEN_SINGLE).then(hidden).flatten()).or_else(|| one(&NAKED_SINGLE))
}
