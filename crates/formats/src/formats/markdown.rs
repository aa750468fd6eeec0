//! The head of a Markdown table: a row that is no part of the grid, and perhaps a column.
//!
//! ```text
//! |   | A | B | C | D | E | F | G | H | I |
//! |---|---|---|---|---|---|---|---|---|---|
//! | 1 | 5 | 3 |   |   | 7 |   |   |   |   |
//! ```

use crate::scan::has_digit;

/// The fields of a row with bars at both ends.
fn fields(text: &str) -> Option<Vec<&str>> {
    let inner = text.trim().strip_prefix('|')?.strip_suffix('|')?;
    let fields: Vec<&str> = inner.split('|').take(11).map(str::trim).collect();
    matches!(fields.len(), 9 | 10).then_some(fields)
}

/// Returns true for a row that may be the head of a table, and no row of a grid: short names, or nothing in
/// ten fields.
pub(super) fn is_head(text: &str) -> bool {
    const LONGEST: usize = 12;
    let Some(fields) = fields(text) else { return false };
    let is_name = |field: &&str| field.chars().count() <= LONGEST && !field.starts_with('-');
    fields.iter().all(is_name) && (fields.len() == 10 || !has_digit(text))
}

/// The number of fields in the line below a head.
pub(super) fn rule(text: &str) -> Option<usize> {
    let fields = fields(text)?;
    let is_rule = |field: &&str| field.contains('-') && field.trim_matches(':').chars().all(|c| c == '-');
    fields.iter().all(is_rule).then_some(fields.len())
}

/// The row without its first field.
pub(super) fn without_name(text: &str) -> &str {
    let row = text.trim();
    row.get(1..).and_then(|rest| rest.find('|')).map_or(row, |bar| &row[bar + 1..])
}
