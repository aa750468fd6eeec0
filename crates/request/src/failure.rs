//! The reply to a request that has no result.

use serde::Serialize;
use std::fmt;
use sudokit::misread::in_words;
use sudokit::{Cancelled, Error};

/// The reason why a request has no result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Failure {
    /// The sort of failure, stable from version to version: one of [`codes`](Self::codes).
    pub code: &'static str,
    /// The reason in words, such as the value found and the value expected.
    pub message: String,
    /// The line, from 1, if the failure is about a place in a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// The column, from 1, likewise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u64>,
}

impl Failure {
    /// The code of a failure about an argument.
    pub const ARGUMENT: &str = "argument";
    /// The code of a failure of a server that has too much to do.
    pub const BUSY: &str = "busy";
    /// The code of a bug.
    pub const BROKEN: &str = "broken";
    /// The code of work that was cancelled, or took too long.
    pub const CANCELLED: &str = Error::Cancelled(Cancelled).code();

    /// The codes of all failures: those of the library, and three of the doors.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        Error::CODES.iter().copied().chain([Self::ARGUMENT, Self::BUSY, Self::BROKEN])
    }

    /// A failure about an argument.
    pub fn argument(message: impl Into<String>) -> Self {
        Self { code: Self::ARGUMENT, message: message.into(), line: None, column: None }
    }

    /// The failure for text that is not JSON, with its place.
    pub fn of_json(error: &serde_json::Error) -> Self {
        let (line, column) = (Some(error.line() as u64), Some(error.column() as u64));
        Self { line, column, ..Self::argument(in_words(&error.to_string())) }
    }

    /// A failure of the door itself, such as a saved game that cannot be read.
    pub fn of(code: &'static str, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string(), line: None, column: None }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}

/// Any error of the library, through its common error type.
impl<E: Into<Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        let error = error.into();
        let (line, column) = error.position().unzip();
        Self { code: error.code(), message: error.to_string(), line, column }
    }
}
