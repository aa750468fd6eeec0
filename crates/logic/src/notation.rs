//! Short ways to write cells and digits down.

use std::fmt::Write as _;
use sudokit_core::{Cell, CellSet, Digit, DigitSet, HouseKind, HouseSet};

/// Cells, those of a row together, or else of a column: `r78c2,r3c4`.
pub(crate) fn cells(mut cells: CellSet) -> String {
    let mut text = String::new();
    while let Some(first) = cells.first() {
        let [row, column, _] = first.houses().map(|house| cells & house.cells());
        let together = if row.len() > 1 { row } else { column };
        if !text.is_empty() {
            text.push(',');
        }
        let number = |of: fn(Cell) -> usize| {
            let mut numbers: Vec<usize> = together.iter().map(|cell| of(cell) + 1).collect();
            numbers.dedup();
            numbers.iter().map(usize::to_string).collect::<String>()
        };
        let _ = write!(text, "r{}c{}", number(Cell::row), number(Cell::column));
        cells -= together;
    }
    text
}

/// Houses, those of a kind together: `r14b4`.
pub(crate) fn houses(houses: HouseSet) -> String {
    let mut text = String::new();
    let mut last = None;
    for house in houses {
        if last != Some(house.kind()) {
            text.push(match house.kind() {
                HouseKind::Row => 'r',
                HouseKind::Column => 'c',
                HouseKind::Block => 'b',
            });
        }
        last = Some(house.kind());
        let _ = write!(text, "{}", house.ordinal());
    }
    text
}

/// Digits with something in between: `4/8`.
pub(crate) fn digits(digits: impl IntoIterator<Item = Digit>, between: &str) -> String {
    digits.into_iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(between)
}

/// The digits that a text begins with, and the rest of it: `14b2` is 1 and 4, then `b2`. Nothing without a
/// digit, or if one is repeated: what is multiplied out stays as small as a board.
pub(crate) fn digits_named(text: &str) -> Option<(DigitSet, &str)> {
    let end = text.find(|letter| Digit::from_char(letter).is_none()).unwrap_or(text.len());
    let (named, rest) = text.split_at(end);
    let mut digits = DigitSet::EMPTY;
    let are_new = named.chars().filter_map(Digit::from_char).all(|digit| digits.insert(digit));
    (are_new && !digits.is_empty()).then_some((digits, rest))
}

/// The cells that are written as `r12c3`: those where rows cross columns.
pub(crate) fn cells_named(text: &str) -> Option<CellSet> {
    let (rows, rest) = digits_named(text.strip_prefix('r')?)?;
    let (columns, rest) = digits_named(rest.strip_prefix('c')?)?;
    let crossing =
        rows.iter().flat_map(|row| columns.iter().map(move |column| Cell::at(row.index(), column.index())));
    rest.is_empty().then(|| crossing.collect())
}
