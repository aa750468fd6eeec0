//! Errors of queries.

use datafusion::arrow::error::ArrowError;
use datafusion::error::DataFusionError;
use datafusion::parquet::errors::ParquetError;
use std::error::Error;
use std::{fmt, io};

/// An error of a query.
#[derive(Debug)]
#[non_exhaustive]
pub enum QueryError {
    /// The query is wrong, or something that it reads.
    Query(String),
    /// The query exceeds its memory limit.
    Memory(String),
    /// A machine of the cluster cannot be reached, or no longer.
    Cluster(String),
    /// The results cannot be written.
    Output(io::Error),
    /// The query was cancelled.
    Cancelled,
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Query(text) | Self::Memory(text) | Self::Cluster(text) => f.write_str(text),
            Self::Output(error) => error.fmt(f),
            Self::Cancelled => sudokit::Cancelled.fmt(f),
        }
    }
}

impl Error for QueryError {}

impl From<io::Error> for QueryError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<DataFusionError> for QueryError {
    fn from(error: DataFusionError) -> Self {
        match error.find_root() {
            DataFusionError::ResourcesExhausted(_) => {
                Self::Memory("the query needs more memory than it may have".to_owned())
            }
            DataFusionError::External(cause) if cause.is::<sudokit::Cancelled>() => Self::Cancelled,
            _ => Self::Query(said(&error)),
        }
    }
}

impl From<ArrowError> for QueryError {
    fn from(error: ArrowError) -> Self {
        match error {
            ArrowError::IoError(_, error) => Self::Output(error),
            other => DataFusionError::from(other).into(),
        }
    }
}

impl From<ParquetError> for QueryError {
    fn from(error: ParquetError) -> Self {
        match error {
            ParquetError::External(cause) => match cause.downcast::<io::Error>() {
                Ok(error) => Self::Output(*error),
                Err(cause) => Self::Query(cause.to_string()),
            },
            other => Self::Query(other.to_string()),
        }
    }
}

/// An error of ours as text. Its `Debug` form, which Ballista sends through a cluster, is the same text
/// between marks.
pub(crate) struct Told(String);

impl Told {
    const MARKS: [&str; 2] = ["<sudoku: ", " :sudoku>"];

    /// Wraps an error of ours for the engine to pass on.
    pub(crate) fn of(error: DataFusionError) -> DataFusionError {
        match Self::from_error(error) {
            Ok(told) => DataFusionError::External(Box::new(told)),
            Err(error) => error,
        }
    }

    /// Leaves errors alone that are recognised later by their type.
    fn from_error(error: DataFusionError) -> Result<Self, DataFusionError> {
        match error.find_root() {
            DataFusionError::ResourcesExhausted(_) => Err(error),
            DataFusionError::External(cause) if cause.is::<sudokit::Cancelled>() => Err(error),
            _ => Ok(Self(said(&error))),
        }
    }

    /// The text between the marks in a `Debug` form.
    #[cfg(feature = "cluster")]
    pub(crate) fn within(text: &str) -> Option<&str> {
        let [from, to] = Self::MARKS;
        text.split_once(from)?.1.split_once(to).map(|(words, _)| words)
    }
}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = Self::MARKS;
        write!(f, "{from}{}{to}", self.0)
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Told {}

/// The text of an error without the engine's prefixes: in lower case, without a full stop.
fn said(error: &DataFusionError) -> String {
    let text = match error {
        // These contexts tell the place.
        DataFusionError::Context(place, cause)
            if place.starts_with("sudoku_") || place.starts_with("table ") =>
        {
            return format!("{place}: {}", said(cause));
        }
        DataFusionError::Context(_, cause) | DataFusionError::Diagnostic(_, cause) => return said(cause),
        DataFusionError::Shared(cause) => return said(cause),
        DataFusionError::Collection(causes) if !causes.is_empty() => return said(&causes[0]),
        DataFusionError::External(cause) => match cause.downcast_ref::<DataFusionError>() {
            Some(cause) => return said(cause),
            None => cause.to_string(),
        },
        DataFusionError::ArrowError(cause, _) => match cause.as_ref() {
            ArrowError::ExternalError(cause) => match cause.downcast_ref::<DataFusionError>() {
                Some(cause) => return said(cause),
                None => cause.to_string(),
            },
            other => other.to_string(),
        },
        DataFusionError::SQL(cause, _) => match cause.as_ref() {
            datafusion::sql::sqlparser::parser::ParserError::ParserError(text)
            | datafusion::sql::sqlparser::parser::ParserError::TokenizerError(text) => text.clone(),
            other => other.to_string(),
        },
        other => other.message().into_owned(),
    };
    let mut lines = text.lines().map(lowered).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    // Further lines are for developers, except a suggested name.
    match lines.find(|line| line.starts_with("did you mean")) {
        Some(meant) => format!("{first}; {meant}"),
        None => first,
    }
}

/// A sentence in the style of our errors. Names and constants keep their capitals.
fn lowered(text: &str) -> String {
    let text = text.trim().trim_end_matches('.');
    let mut letters = text.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() || second == ' ' => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}
