//! Records of a few named values: one value a line, rows of a table, or lines of JSON.

use clap::ValueEnum;
use serde_json::{Map, Value};
use sudokit::JSON_VERSION;

/// How the records are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableFormat {
    /// What was asked for, one a line, and nothing else
    Line,
    /// A table with a header
    Csv,
    /// A line of JSON for each puzzle
    Ndjson,
}

/// One record: names and values, in order. No value has a comma or a quote in it.
pub(crate) struct Record {
    values: Vec<(&'static str, Value)>,
}

impl Record {
    /// The record of a puzzle.
    pub(crate) fn of(puzzle: &str) -> Self {
        Self { values: vec![("puzzle", puzzle.into())] }
    }

    /// One more value, if there is one.
    pub(crate) fn with(mut self, name: &'static str, value: Option<impl Into<Value>>) -> Self {
        if let Some(value) = value {
            self.values.push((name, value.into()));
        }
        self
    }

    /// The record as a line. Plain lines leave out the puzzle, which is what they are about.
    pub(crate) fn line(&self, format: TableFormat) -> String {
        let text = |value: &Value| match value {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let joined = |values: &[(&str, Value)], by: &str| {
            let texts: Vec<String> = values.iter().map(|(_, value)| text(value)).collect();
            texts.join(by) + "\n"
        };
        match format {
            TableFormat::Line => joined(&self.values[1..], "  "),
            TableFormat::Csv => joined(&self.values, ","),
            TableFormat::Ndjson => {
                let mut object = Map::from_iter([("version".to_owned(), JSON_VERSION.into())]);
                object.extend(self.values.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
                Value::Object(object).to_string() + "\n"
            }
        }
    }
}

/// The first line of a table.
pub(crate) fn header(format: TableFormat, names: &[&str]) -> String {
    if format == TableFormat::Csv { names.join(",") + "\n" } else { String::new() }
}
