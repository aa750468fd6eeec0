//! Errors as Python exceptions.

use pyo3::create_exception;
use pyo3::exceptions::{PyTimeoutError, PyValueError};
use pyo3::prelude::*;
use sudokit::formats::{ParseError as NoPuzzle, ReadError, UnknownFormat};
use sudokit::{
    BulkError, Cancelled, Contradiction, Error, Flawed, ParseCandidateError, ParseCellError, UnknownName,
};

create_exception!(
    sudokit,
    SudokitError,
    PyValueError,
    "What cannot be done, and why. `code` is a word that does not change from version to version."
);
create_exception!(
    sudokit,
    ParseError,
    SudokitError,
    "A text is no puzzle: `line` and `column` are counted from 1, `expected` and `found` say what is wrong there."
);

/// The reason why a call failed.
#[derive(Debug)]
pub(crate) enum Thrown {
    /// An error of the library.
    Face(Error),
    /// A wrong argument.
    Argument(String),
    /// Numbers that are no puzzle.
    Puzzle(String),
    /// The caller's time limit has passed.
    Late,
    /// An exception of Python, such as one from a signal.
    Python(PyErr),
}

impl Thrown {
    pub(crate) fn argument(message: impl Into<String>) -> Self {
        Self::Argument(message.into())
    }
}

impl From<PyErr> for Thrown {
    fn from(error: PyErr) -> Self {
        Self::Python(error)
    }
}

impl From<pyo3::CastError<'_, '_>> for Thrown {
    fn from(error: pyo3::CastError<'_, '_>) -> Self {
        Self::Python(error.into())
    }
}

impl From<Error> for Thrown {
    fn from(error: Error) -> Self {
        Self::Face(error)
    }
}

/// Errors of the library, by way of its one type for all.
macro_rules! of_the_face {
    ($($error:ty),* $(,)?) => {
        $(impl From<$error> for Thrown {
            fn from(error: $error) -> Self {
                Self::Face(error.into())
            }
        })*
    };
}

of_the_face! {
    BulkError, Cancelled, Contradiction, Flawed, NoPuzzle, ParseCandidateError, ParseCellError, UnknownFormat,
    UnknownName,
}

impl From<ReadError> for Thrown {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Parse(error) => error.into(),
            ReadError::Io(error) => Self::Python(error.into()),
        }
    }
}

impl From<std::io::Error> for Thrown {
    fn from(error: std::io::Error) -> Self {
        Self::Python(error.into())
    }
}

impl From<Thrown> for PyErr {
    fn from(thrown: Thrown) -> Self {
        match thrown {
            Thrown::Python(error) => error,
            Thrown::Late => PyTimeoutError::new_err("the time is over"),
            Thrown::Puzzle(message) => with_fields(&SudokitError::new_err(message), "puzzle", None),
            Thrown::Argument(message) => with_fields(&SudokitError::new_err(message), "argument", None),
            Thrown::Face(Error::Text(error)) => {
                with_fields(&ParseError::new_err(error.to_string()), "text", Some(&error))
            }
            Thrown::Face(error) => with_fields(&SudokitError::new_err(error.to_string()), error.code(), None),
        }
    }
}

/// The exception with its attributes.
fn with_fields(error: &PyErr, code: &str, place: Option<&NoPuzzle>) -> PyErr {
    Python::attach(|py| {
        let value = error.value(py);
        let fields = || -> PyResult<()> {
            value.setattr("code", code)?;
            if let Some(NoPuzzle { line, column, expected, found, .. }) = place {
                value.setattr("line", line)?;
                value.setattr("column", column)?;
                value.setattr("expected", expected)?;
                value.setattr("found", found)?;
            }
            Ok(())
        };
        fields().err().unwrap_or_else(|| error.clone_ref(py))
    })
}
