//! `gnome`: saved games of GNOME Sudoku.
//!
//! ```text
//! {"difficulty_category": 1, "cells": [{"position": [0, 2], "value": 5, "fixed": true, "earmarks": [1, 2]}]}
//! ```
//! Read only.

use crate::Entry;
use crate::error::{Wrong, quote};
use crate::formats::json::{self, digit, digits};
use crate::spec::{Keeps, Read, Spec, never};
use serde_json::Value;
use sudokit_core::{CandidateSet, Cell, CellSet};

pub(crate) static FORMAT: Spec = Spec {
    name: "gnome",
    aliases: &["gnome-sudoku"],
    extensions: &["save"],
    title: "saved game of GNOME Sudoku",
    example: "\
{
  \"difficulty_category\": 1,
  \"time_elapsed\": 12.5,
  \"cells\": [
    { \"position\": [0, 0], \"value\": 4, \"fixed\": true, \"earmarks\": [] },
    { \"position\": [0, 1], \"value\": 1, \"fixed\": false, \"earmarks\": [] },
    { \"position\": [0, 2], \"value\": 0, \"fixed\": false, \"earmarks\": [1, 5] }
  ]
}
",
    keeps: Keeps::DIGITS,
    read: Read::Block { starts: never, open: json::open },
    write: None,
};

pub(crate) fn read(value: &Value) -> Result<Entry, Wrong> {
    let wrong = |found: &Value| Wrong::new(1, "a cell with position and value", quote(&found.to_string()));
    let cells = value["cells"].as_array().ok_or_else(|| Wrong::new(1, "a list of cells", "none"))?;
    let mut entry = Entry::default();
    let (mut marks, mut named) = (CandidateSet::EMPTY, CellSet::EMPTY);
    for saved in cells {
        let coordinate = |index: usize| saved["position"][index].as_u64().filter(|at| *at < 9);
        let (Some(row), Some(column)) = (coordinate(0), coordinate(1)) else { return Err(wrong(saved)) };
        let cell = Cell::at(row as usize, column as usize);
        if !named.insert(cell) {
            return Err(Wrong::new(1, format!("{cell} once"), "it twice"));
        }
        let value = digit(&saved["value"]).ok_or_else(|| wrong(saved))?;
        let grid = if saved["fixed"] == true { &mut entry.givens } else { &mut entry.placed };
        grid.set(cell, value);
        marks |= CandidateSet::of_cell(cell, digits(&saved["earmarks"]));
    }
    entry.marks = (!marks.is_empty()).then_some(marks);
    entry.header.level = match &value["difficulty_category"] {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    };
    Ok(entry)
}

#[cfg(test)]
mod tests {
    use crate::{Format, parse, parse_as};
    use sudokit_core::{Cell, Digit};

    #[test]
    fn example_is_recognised() {
        let entry = parse(Format::by_name("gnome").unwrap().example().as_bytes()).unwrap();
        assert_eq!(entry.givens.digit(Cell::at(0, 0)), Some(Digit::D4));
        assert_eq!(entry.placed.digit(Cell::at(0, 1)), Some(Digit::D1));
        assert_eq!(entry.marks.unwrap().digits_in(Cell::at(0, 2)).to_string(), "15");
    }

    #[test]
    fn garbage_is_refused() {
        let format = Format::by_name("gnome").unwrap();
        let error = |text: &str| parse_as(format, text.as_bytes()).unwrap_err().to_string();
        assert_eq!(
            error("{\"cells\": [{\"position\": [0, 9]}]}"),
            "line 1, column 1: expected a cell with position and value, found '{\"position\":[0,9]}' (read as gnome)"
        );
        assert_eq!(
            error("{\n\"cells\": [}"),
            "line 2, column 11: expected JSON, found 'expected value' (read as gnome)"
        );
    }
}
