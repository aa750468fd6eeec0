//! Sentences that several families share.

use sudokit_core::{Board, CandidateSet, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Sentence, by_cells, say};

/// "r1c2 holds 4, and it was not given.", for cells that are filled.
pub(crate) fn not_given(board: &Board, cells: CellSet) -> Sentence {
    let held: DigitSet = cells.iter().filter_map(|cell| board.digit(cell)).collect();
    say!("common-not-given", [cells, held])
}

/// "r1c2 is not 4", "r1c2 and r1c3 are not 4".
pub(crate) fn are_not(cells: CellSet, digit: Digit) -> Sentence {
    say!("common-are-not", [cells, digit])
}

/// "r1c2 or r3c4 is 4, or r1c3 is 5 or 6", if one of these candidates is true.
pub(crate) fn one_is_true(candidates: CandidateSet) -> Sentence {
    let parts = by_cells(candidates).into_iter();
    let parts: Vec<Sentence> =
        parts.map(|(digits, cells)| say!("common-cells-are", [cells, digits])).collect();
    say!("common-one-is", [parts])
}

/// "r1c2 and r3c4 are not 4, and r1c3 is not 5 or 6", if none of these candidates is true.
pub(crate) fn none_is_true(candidates: CandidateSet) -> Sentence {
    let parts = by_cells(candidates).into_iter();
    let parts: Vec<Sentence> =
        parts.map(|(digits, cells)| say!("common-cells-are-not", [cells, digits])).collect();
    say!("common-none-is", [parts])
}

/// "In row 4, the only places for 4 are r4c2 and r4c9."
pub(crate) fn only_places(houses: HouseSet, digits: impl Into<DigitSet>, cells: CellSet) -> Sentence {
    let digits = digits.into();
    say!("common-only-places", [houses, digits, cells])
}

/// "r1c2 and r3c4 can only be 4 or 5."
pub(crate) fn can_only_be(cells: CellSet, digits: DigitSet) -> Sentence {
    say!("common-can-only-be", [cells, digits])
}

/// "No cell that sees both can be 4."
pub(crate) fn none_sees_all(cells: CellSet, digit: Digit) -> Sentence {
    say!("common-none-sees-all", [cells, digit])
}

/// "No candidate that conflicts with both can be true.", of this many candidates, one of which is true.
pub(crate) fn no_conflict(count: usize) -> Sentence {
    say!("common-no-conflict", [count])
}

/// The conclusion if each of some digits is in some cells.
pub(crate) fn places_are_used_up() -> Sentence {
    say!("common-places-are-used-up")
}

/// Some cells, one of which holds an extra digit, and others that make a subset with it: "Together with r2c4
/// and r2c8 ...".
pub(crate) fn acts_as_one_cell(
    cells: CellSet,
    extra: DigitSet,
    others: CellSet,
    digits: DigitSet,
    house: House,
) -> [Sentence; 2] {
    [
        say!("common-acts-as-one-cell", [cells, extra]),
        say!("common-together-use-up", [cells, others, digits, house]),
    ]
}
