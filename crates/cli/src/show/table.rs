//! Records of a few named values: one value a line, rows of a table, or JSON.

use crate::io::output::Output;
use crate::run::report::Failure;
use crate::show::json::JsonList;
use clap::ValueEnum;
use serde::Serialize;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::fmt::Display;
use std::io::Write as _;
use sudokit::JSON_VERSION;

/// Formats of tables.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableFormat {
    /// Only the answers, one a line
    Line,
    /// A table with a header line
    Csv,
    /// One JSON document
    Json,
    /// One line of JSON for each record
    Ndjson,
}

/// A table that is being written.
pub(crate) struct Table {
    output: Output,
    list: Option<JsonList>,
}

impl Table {
    /// Opens a table with columns of these names.
    pub(crate) fn new(format: TableFormat, names: &[&str], mut output: Output) -> Result<Self, Failure> {
        let mut list = match format {
            TableFormat::Line => None,
            TableFormat::Csv => {
                output.head((names.join(",") + "\n").as_bytes())?;
                None
            }
            TableFormat::Json => Some(JsonList::document()),
            TableFormat::Ndjson => Some(JsonList::lines()),
        };
        if let Some(list) = &mut list {
            list.open(&mut output)?;
        }
        Ok(Self { output, list })
    }

    /// Writes records, each of them a line.
    pub(crate) fn put(&mut self, records: &str) -> Result<(), Failure> {
        let Some(list) = &mut self.list else { return self.output.put(records.as_bytes()) };
        records
            .lines()
            .try_for_each(|record| list.push(&mut self.output, |output| output.write_all(record.as_bytes())))
    }

    /// Flushes the records written so far.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.output.flush().map_err(|error| self.output.failure(&error))
    }

    /// Writes the end of the table, and completes the output.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        if let Some(list) = &self.list {
            list.close(&mut self.output)?;
        }
        self.output.finish()
    }
}

/// One record: named values in order, of which the first is the subject.
pub(crate) struct Record {
    values: Vec<Named>,
    plain: Option<String>,
}

struct Named {
    name: Cow<'static, str>,
    value: Value,
    /// The value outside JSON.
    text: String,
}

/// A result as a line: itself in words, a row whose columns are the fields of its JSON, or that JSON.
pub(crate) fn line(result: &(impl Serialize + Display), format: TableFormat) -> String {
    match format {
        TableFormat::Line => format!("{result}\n"),
        TableFormat::Csv => Record::of_result(result).line(format),
        TableFormat::Json | TableFormat::Ndjson => {
            serde_json::to_string(result).expect("a result is text, numbers and lists") + "\n"
        }
    }
}

impl Record {
    /// The record of a puzzle.
    pub(crate) fn of(puzzle: impl Display) -> Self {
        Self::about("puzzle", puzzle)
    }

    /// The record of another subject.
    pub(crate) fn about(name: &'static str, what: impl Display) -> Self {
        let what = what.to_string();
        Self {
            values: vec![Named { name: name.into(), value: what.clone().into(), text: what }],
            plain: None,
        }
    }

    /// The fields of a result.
    pub(crate) fn of_result(result: &impl Serialize) -> Self {
        let Ok(Value::Object(fields)) = serde_json::to_value(result) else {
            unreachable!("a result has fields, which are text, numbers and lists")
        };
        let named = |(name, value)| Named { text: text(&value), name: Cow::Owned(name), value };
        Self {
            values: fields.into_iter().filter(|(name, _)| name != "version").map(named).collect(),
            plain: None,
        }
    }

    /// Adds a value, if there is one.
    pub(crate) fn with(mut self, name: &'static str, value: Option<impl Into<Value>>) -> Self {
        let Some(value) = value.map(Into::into) else { return self };
        self.values.push(Named { name: name.into(), text: text(&value), value });
        self
    }

    /// Sets the words for a value outside JSON.
    pub(crate) fn saying(mut self, name: &str, words: String) -> Self {
        let mut values = self.values.iter_mut();
        values.find(|named| named.name == name).expect("it is one of the fields").text = words;
        self
    }

    /// Sets the text of a plain line, instead of the values.
    pub(crate) fn plainly(mut self, text: impl Display) -> Self {
        self.plain = Some(text.to_string());
        self
    }

    /// The record as a line. Plain lines omit the subject.
    pub(crate) fn line(&self, format: TableFormat) -> String {
        let texts = |values: &[Named], by: &str| {
            values.iter().map(|named| named.text.as_str()).collect::<Vec<_>>().join(by)
        };
        let line = match (format, &self.plain) {
            (TableFormat::Line, Some(plain)) => plain.clone(),
            (TableFormat::Line, None) => texts(&self.values[1..], "  "),
            (TableFormat::Csv, _) => {
                self.values.iter().map(|named| field(&named.text)).collect::<Vec<_>>().join(",")
            }
            (TableFormat::Json | TableFormat::Ndjson, _) => {
                let mut object = Map::from_iter([("version".to_owned(), JSON_VERSION.into())]);
                let values = self.values.iter();
                object.extend(values.map(|Named { name, value, .. }| (name.to_string(), value.clone())));
                Value::Object(object).to_string()
            }
        };
        line + "\n"
    }
}

/// A value as a CSV field, quoted if necessary.
fn field(text: &str) -> Cow<'_, str> {
    if text.contains([',', '"', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", text.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(text)
    }
}

/// A value outside JSON; the items of a list are separated by spaces.
fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}
