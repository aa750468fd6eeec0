//! What can go wrong with a query.

use datafusion::arrow::error::ArrowError;
use datafusion::error::DataFusionError;
use datafusion::parquet::errors::ParquetError;
use std::error::Error;
use std::{fmt, io};

/// Why a query has no answer.
///
/// ```
/// use sudokit_query::{Limits, QueryError, Session};
///
/// let session = Session::new(&Limits::default())?;
/// let error = session.query("select sudoku_slove('.')").unwrap_err();
/// assert!(error.to_string().contains("sudoku_solve"), "{error}");
/// # Ok::<(), QueryError>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub enum QueryError {
    /// The query, or something that it reads, is not what it should be.
    Query(String),
    /// The query needs more memory than it may have.
    Memory(String),
    /// The machines that work on it cannot be reached, or not any more.
    Cluster(String),
    /// The results cannot be written.
    Output(io::Error),
    /// It was cancelled.
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

/// What is wrong with a row, in words. Where errors are written for developers, as on their way through a cluster, it is the same words, between
/// marks.
pub(crate) struct Told(String);

impl Told {
    const MARKS: [&str; 2] = ["<sudoku: ", " :sudoku>"];

    /// An error of ours in words, for the engine to hand on.
    pub(crate) fn of(error: DataFusionError) -> DataFusionError {
        match Self::from_error(error) {
            Ok(told) => DataFusionError::External(Box::new(told)),
            Err(error) => error,
        }
    }

    /// What must be recognised later stays as it is.
    fn from_error(error: DataFusionError) -> Result<Self, DataFusionError> {
        match error.find_root() {
            DataFusionError::ResourcesExhausted(_) => Err(error),
            DataFusionError::External(cause) if cause.is::<sudokit::Cancelled>() => Err(error),
            _ => Ok(Self(said(&error))),
        }
    }

    /// The words in an error for developers.
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

/// What an error says, without the names of the parts of the engine that it came through: in lower case, without a full stop.
fn said(error: &DataFusionError) -> String {
    let text = match error {
        // What stands around it says where.
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
    // What follows is for developers, but for a name that may be meant.
    match lines.find(|line| line.starts_with("did you mean")) {
        Some(meant) => format!("{first}; {meant}"),
        None => first,
    }
}

/// A sentence as our own errors are written. Names and constants stay as they are.
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
