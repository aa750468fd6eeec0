//! Sentences that several families share, and words that depend on how many there are.

use sudokit_core::{CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Any, Sentence, Span, sentence};

pub(crate) const fn by_count(cells: CellSet, one: &'static str, several: &'static str) -> &'static str {
    if cells.len() == 1 { one } else { several }
}

/// " is " or " are ".
pub(crate) const fn is_or_are(cells: CellSet) -> &'static str {
    by_count(cells, " is ", " are ")
}

/// "a 4", "an 8".
pub(crate) fn with_article(digit: Digit) -> Sentence {
    sentence![if digit == Digit::D8 { "an " } else { "a " }, digit]
}

/// "r1c2 is not 4", "r1c2 and r1c3 are not 4".
pub(crate) fn are_not(cells: CellSet, digit: Digit) -> Sentence {
    sentence![cells, by_count(cells, " is not ", " are not "), digit]
}

/// "In row 4, the only places for 4 are r4c2 and r4c9."
pub(crate) fn only_places(houses: HouseSet, digits: impl Into<DigitSet>, cells: CellSet) -> Sentence {
    let places = by_count(cells, ", the only place for ", ", the only places for ");
    sentence!["In ", houses, places, digits.into(), is_or_are(cells), cells, "."]
}

/// "r1c2 and r3c4 can only be 4 or 5."
pub(crate) fn can_only_be(cells: CellSet, digits: DigitSet) -> Sentence {
    sentence![cells, " can only be ", Any(digits), "."]
}

/// The conclusion if one of some cells has a digit: "Either way, r4c9 or r8c7 is 4. No cell that sees both
/// can be 4."
pub(crate) fn one_holds(before: impl Into<Span>, cells: CellSet, digit: Digit) -> [Sentence; 2] {
    [sentence![before.into(), Any(cells), " is ", digit, "."], none_sees_all(cells, digit)]
}

/// "No cell that sees both can be 4."
fn none_sees_all(cells: CellSet, digit: Digit) -> Sentence {
    let all = match cells.len() {
        1 => "it",
        2 => "both",
        _ => "all of them",
    };
    sentence!["No cell that sees ", all, " can be ", digit, "."]
}

/// "Either way, " or "In every case, ".
pub(crate) const fn in_all(cases: usize) -> &'static str {
    if cases == 2 { "Either way, " } else { "In every case, " }
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
        sentence!["So ", cells, " act like one cell that can only be ", Any(extra), "."],
        sentence![
            "Together with ",
            others,
            ", they use up ",
            digits,
            " in ",
            house,
            ", so no other cell there can hold any of them."
        ],
    ]
}
