//! A list of results as JSON: one document, or one line each.

use crate::io::output::Output;
use crate::run::report::Failure;
use clap::ValueEnum;
use serde_json::Value;
use std::io::{self, Write};
use sudokit::JSON_VERSION;

/// Formats of `hint` and `steps`.
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
    /// Header of the document around the results; `None` for a line per result.
    document: Option<String>,
    results: u64,
}

impl JsonList {
    /// Opens the list of a format, `None` for text.
    pub(crate) fn opened(format: TextFormat, output: &mut Output) -> Result<Option<Self>, Failure> {
        let mut list = match format {
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

    /// A document with facts about all results under a name.
    pub(crate) fn document_about(name: &str, facts: &Value) -> Self {
        Self { document: Some(format!("\"{name}\":{facts},")), results: 0 }
    }

    pub(crate) const fn lines() -> Self {
        Self { document: None, results: 0 }
    }

    /// Writes the header, or goes on with the list of an earlier run.
    pub(crate) fn open(&mut self, output: &mut Output) -> Result<(), Failure> {
        // Each result is on a line of its own.
        self.results = output.earlier().map_or(0, |earlier| earlier.lines);
        match &self.document {
            Some(facts) => {
                output.head(format!("{{\"version\":{JSON_VERSION},{facts}\"results\":[").as_bytes())
            }
            None => Ok(()),
        }
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

    /// Writes the end of the document.
    pub(crate) fn close(&self, output: &mut Output) -> Result<(), Failure> {
        output.put(if self.document.is_some() { b"\n]}\n" } else { b"" })
    }
}
