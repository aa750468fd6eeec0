//! One line for every deduction.

use super::{Deduction, SITUATIONS};
use sudokit::logic::techniques::subsets;
use sudokit::{Cell, CellSet, DigitSet};

/// The situation, what is placed or removed at which squares, and why.
///
/// ```text
/// hidden single: placed 4 at row 5 column 2 (no other place in row 5)
/// ```
pub(super) fn line(deduction: &Deduction) -> String {
    let step = &deduction.step;
    let situation =
        SITUATIONS.iter().find(|(kind, _)| *kind == step.kind).map_or(step.kind.name, |(_, name)| name);
    let (verb, candidates) = match step.effect.placed() {
        none if none.is_empty() => ("removed", step.effect.eliminated()),
        placements => ("placed", placements),
    };
    let squares: Vec<String> = candidates
        .cells()
        .iter()
        .map(|cell| format!("{} at {}", values(candidates.digits_in(cell)), place(cell)))
        .collect();
    format!("{situation}: {verb} {} ({})", squares.join(", "), reason(deduction))
}

fn reason(deduction: &Deduction) -> String {
    let Some(house) = deduction.house else { return "no other value is left".into() };
    if !deduction.step.effect.placements().is_empty() {
        return format!("no other place in {house}");
    }
    let measures = deduction.step.pattern.measures();
    let (digits, cells) = (measures.digits.into_iter().collect(), measures.cells.into_iter().collect());
    let is_pair = [&subsets::NAKED_PAIR, &subsets::LOCKED_PAIR].contains(&deduction.step.kind);
    let only = if is_pair { "" } else { "only " };
    format!("{house} has {} {only}at {}", values(digits), places(cells))
}

/// `2 6`.
fn values(digits: DigitSet) -> String {
    let values: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    values.join(" ")
}

/// `row 1 column 2`.
fn place(cell: Cell) -> String {
    format!("row {} column {}", cell.row() + 1, cell.column() + 1)
}

/// `row 1 column 2 and row 1 column 3`.
fn places(cells: CellSet) -> String {
    let places: Vec<String> = cells.iter().map(place).collect();
    places.join(" and ")
}
