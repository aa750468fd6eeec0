//! Sentences that several families share.

use sudokit_core::{Board, CandidateSet, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Any, Sentence, Span, by_cells, say};

/// Items in a row: "1, 2 and 3", with these words between them and before the last.
pub(crate) fn listed(
    items: impl IntoIterator<Item = impl Into<Sentence>>,
    between: &'static str,
    before_last: &'static str,
) -> Sentence {
    let mut items = items.into_iter().peekable();
    let mut said = Sentence::default();
    while let Some(item) = items.next() {
        if !said.spans.is_empty() {
            said.push(if items.peek().is_some() { between } else { before_last });
        }
        said.append(item.into());
    }
    said
}

/// "a 4", "an 8".
pub(crate) fn with_article(digit: Digit) -> Sentence {
    say!("{an} {digit}", [an = if digit == Digit::D8 { "an" } else { "a" }, digit])
}

/// "r1c2 holds 4, and it was not given.", for cells that are filled.
pub(crate) fn not_given(board: &Board, cells: CellSet) -> Sentence {
    let held: DigitSet = cells.iter().filter_map(|cell| board.digit(cell)).collect();
    say!("{cells} {cells:holds|hold} {held}, and {cells:it was not|none of them was} given.", [cells, held])
}

/// "r1c2 is not 4", "r1c2 and r1c3 are not 4".
pub(crate) fn are_not(cells: CellSet, digit: Digit) -> Sentence {
    say!("{cells} {cells:is|are} not {digit}", [cells, digit])
}

/// "r1c2 or r3c4 is 4, or r1c3 is 5 or 6", if one of these candidates is true.
pub(crate) fn one_is_true(candidates: CandidateSet) -> Sentence {
    let parts = by_cells(candidates).into_iter();
    let is =
        parts.map(|(digits, cells)| say!("{cells} is {digits}", [cells = Any(cells), digits = Any(digits)]));
    listed(is, ", or ", ", or ")
}

/// "r1c2 and r3c4 are not 4, and r1c3 is not 5 or 6", if none of these candidates is true.
pub(crate) fn none_is_true(candidates: CandidateSet) -> Sentence {
    let parts = by_cells(candidates).into_iter();
    let are = parts
        .map(|(digits, cells)| say!("{cells} {cells:is|are} not {digits}", [cells, digits = Any(digits)]));
    listed(are, ", ", ", and ")
}

/// "In row 4, the only places for 4 are r4c2 and r4c9."
pub(crate) fn only_places(houses: HouseSet, digits: impl Into<DigitSet>, cells: CellSet) -> Sentence {
    let digits = digits.into();
    say!(
        "In {houses}, the only {cells:place|places} for {digits} {cells:is|are} {cells}.",
        [houses, digits, cells]
    )
}

/// "r1c2 and r3c4 can only be 4 or 5."
pub(crate) fn can_only_be(cells: CellSet, digits: DigitSet) -> Sentence {
    say!("{cells} can only be {digits}.", [cells, digits = Any(digits)])
}

/// The conclusion if one of some cells has a digit: "Either way, r4c9 or r8c7 is 4. No cell that sees both
/// can be 4."
pub(crate) fn one_holds(before: impl Into<Span>, cells: CellSet, digit: Digit) -> [Sentence; 2] {
    let before = before.into();
    [say!("{before}{cells} is {digit}.", [before, cells = Any(cells), digit]), none_sees_all(cells, digit)]
}

/// "No cell that sees both can be 4."
fn none_sees_all(cells: CellSet, digit: Digit) -> Sentence {
    say!("No cell that sees {cells:it|both|all of them} can be {digit}.", [cells, digit])
}

/// "No candidate that conflicts with both can be true.", of this many candidates, one of which is true.
pub(crate) fn no_conflict(count: usize) -> Sentence {
    say!("No candidate that conflicts with {count:it|both|all of these} can be true.", [count])
}

/// The conclusion if each of some digits is in some cells.
pub(crate) fn places_are_used_up() -> Sentence {
    say!("No other cell that sees all the places for one of these digits can be that digit.")
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
        say!("So {cells} {cells:|act like one cell that }can only be {extra}.", [cells, extra = Any(extra)]),
        say!(
            "Together with {others}, {cells:it uses|they use} up {digits} in {house}. No other cell there can be {any}.",
            [cells, others, digits, house, any = Any(digits)]
        ),
    ]
}
