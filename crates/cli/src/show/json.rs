//! A list of results as JSON: one document, or one line each.

use crate::io::output::Output;
use crate::run::report::Failure;
use clap::ValueEnum;
use serde_json::Value;
use std::io::{self, Write};
use sudokit::JSON_VERSION;

/// How `hint` and `steps` write.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum TextFormat {
    /// To read
    Text,
    /// One JSON document
    Json,
    /// One line of JSON for each puzzle
    Ndjson,
}

/// Writes results as they come.
pub(crate) struct JsonList {
    /// What stands before the results in the one document around them, instead of a line for each.
    document: Option<String>,
    results: u64,
}

impl JsonList {
    /// Opens the list that a format asks for; none for text.
    pub(crate) fn opened(format: TextFormat, output: &mut Output) -> Result<Option<Self>, Failure> {
        let list = match format {
            TextFormat::Text => return Ok(None),
            TextFormat::Json => Self::document(),
            TextFormat::Ndjson => Self::lines(),
        };
        list.open(output)?;
        Ok(Some(list))
    }

    pub(crate) const fn document() -> Self {
        Self { document: Some(String::new()), results: 0 }
    }

    /// A document that says, under a name, what holds for all results.
    pub(crate) fn document_about(name: &str, facts: &Value) -> Self {
        Self { document: Some(format!("\"{name}\":{facts},")), results: 0 }
    }

    pub(crate) const fn lines() -> Self {
        Self { document: None, results: 0 }
    }

    /// Writes whatever comes before the first result.
    pub(crate) fn open(&self, output: &mut Output) -> Result<(), Failure> {
        if let Some(facts) = &self.document {
            output.put(format!("{{\"version\":{JSON_VERSION},{facts}\"results\":[").as_bytes())?;
        }
        Ok(())
    }

    /// Writes one result.
    pub(crate) fn push(
        &mut self,
        output: &mut Output,
        result: impl FnOnce(&mut Output) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let written = if self.document.is_some() {
            output.write_all(if self.results == 0 { b"\n" } else { b",\n" }).and_then(|()| result(output))
        } else {
            result(output).and_then(|()| output.write_all(b"\n"))
        };
        self.results += 1;
        written.map_err(|error| output.failure(&error))
    }

    /// Writes whatever comes after the last result.
    pub(crate) fn close(&self, output: &mut Output) -> Result<(), Failure> {
        output.put(if self.document.is_some() { b"\n]}\n" } else { b"" })
    }
}
