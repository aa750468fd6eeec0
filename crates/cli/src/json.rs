//! A list of results as JSON: one document, or one line each.

use crate::output::Output;
use crate::report::Failure;
use std::io::{self, Write};
use sudokit::JSON_VERSION;

/// Writes results as they come.
pub(crate) struct JsonList {
    /// One document around all results, instead of a line for each.
    document: bool,
    results: u64,
}

impl JsonList {
    pub(crate) const fn document() -> Self {
        Self { document: true, results: 0 }
    }

    pub(crate) const fn lines() -> Self {
        Self { document: false, results: 0 }
    }

    /// Writes whatever comes before the first result.
    pub(crate) fn open(&self, output: &mut Output) -> Result<(), Failure> {
        if self.document {
            output.put(format!("{{\"version\":{JSON_VERSION},\"results\":[").as_bytes())?;
        }
        Ok(())
    }

    /// Writes one result.
    pub(crate) fn push(
        &mut self,
        output: &mut Output,
        result: impl FnOnce(&mut Output) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let written = if self.document {
            output.write_all(if self.results == 0 { b"\n" } else { b",\n" }).and_then(|()| result(output))
        } else {
            result(output).and_then(|()| output.write_all(b"\n"))
        };
        self.results += 1;
        written.map_err(|error| output.failure(&error))
    }

    /// Writes whatever comes after the last result.
    pub(crate) fn close(&self, output: &mut Output) -> Result<(), Failure> {
        output.put(if self.document { b"\n]}\n" } else { b"" })
    }
}
