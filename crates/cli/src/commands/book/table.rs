//! The table of a book: a row for each puzzle.

use super::make::Printed;
use super::plan::Plan;
use std::fmt::Write as _;
use sudokit::Rating;

/// Writes the table. `sudoku` reads it as the format `csv`.
pub(super) fn table(plan: &Plan, puzzles: &[Printed]) -> String {
    let mut table = String::from("number,section,day,puzzle,solution,givens");
    for column in plan.scales.iter().flat_map(|scale| scale.columns()) {
        table.extend([",", column]);
    }
    for (number, Printed { item, day, ratings }) in (plan.first..).zip(puzzles) {
        let day = day.map(|day| day.to_string()).unwrap_or_default();
        let solution = item.solution.map(|solution| solution.to_string()).unwrap_or_default();
        let section = quoted(&item.section);
        let (puzzle, givens) = (item.puzzle, item.puzzle.len());
        write!(table, "\n{number},{section},{day},{puzzle},{solution},{givens}").expect("a string takes all");
        for on in &ratings.scales {
            let values = on.rating.as_ref().map(Rating::values).unwrap_or_default();
            for column in 0..on.scale.columns().len() {
                table.extend([",", values.get(column).map_or("", String::as_str)]);
            }
        }
    }
    table + "\n"
}

/// A field, in quotes if it needs some.
fn quoted(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.contains([',', ';', '"']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}
