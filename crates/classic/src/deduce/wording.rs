//! One line for every deduction.

use super::SITUATIONS;
use sudokit::logic::Step;
use sudokit::logic::techniques::Pattern;
use sudokit::{Cell, CellSet, DigitSet};

/// The situation, what is placed or removed at which squares, and why.
///
/// ```text
/// hidden single: placed 4 at row 5 column 2 (no other place in row 5)
/// ```
pub(super) fn line(step: &Step) -> String {
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
    format!("{situation}: {verb} {} ({})", squares.join(", "), reason(&step.pattern))
}

fn reason(pattern: &Pattern) -> String {
    match pattern {
        Pattern::Singles(single) => match single.house {
            None => "no other value is left".into(),
            Some(house) => format!("no other place in {house}"),
        },
        Pattern::Locked(found) => {
            format!("{} has {} only at {}", found.base, found.digit, places(found.cells))
        }
        Pattern::Subsets(found) => {
            format!("{} has {} at {}", found.house, values(found.digits), places(found.cells))
        }
        other => unreachable!("none of the four situations has the pattern {other:?}"),
    }
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
