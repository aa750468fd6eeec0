//! The exceptions and warnings of the package.

use pyo3::create_exception;
use pyo3::exceptions::{PyTimeoutError, PyUserWarning, PyValueError};
use pyo3::prelude::*;
use sudokit::Error;
use sudokit::formats::{ParseError as NoPuzzle, ReadError};
use sudokit_request::Failure;

create_exception!(
    sudokit,
    SudokitError,
    PyValueError,
    "The reason why a call has no result. `code` is a word that does not change from version to version."
);
create_exception!(
    sudokit,
    ParseError,
    SudokitError,
    "A text is no puzzle: `line` and `column` are counted from 1, `expected` and `found` say what is wrong there."
);
create_exception!(
    sudokit,
    FewerWarning,
    PyUserWarning,
    "Fewer puzzles were made than ordered. The message has the number and the reason."
);

/// The reason why a call failed.
#[derive(Debug)]
pub(crate) enum Thrown {
    /// A text is no puzzle.
    Text(NoPuzzle),
    /// A failure of the library, or a wrong argument.
    Failure(Failure),
    /// The caller's time limit has passed.
    Late,
    /// An exception of Python, such as one from a signal.
    Python(PyErr),
}

impl Thrown {
    pub(crate) fn argument(message: impl Into<String>) -> Self {
        Self::Failure(Failure::argument(message))
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

impl From<Failure> for Thrown {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

impl From<NoPuzzle> for Thrown {
    fn from(error: NoPuzzle) -> Self {
        Self::Text(error)
    }
}

/// Errors of the library, by way of its one type for all.
macro_rules! of_the_face {
    ($($error:ty),* $(,)?) => {
        $(impl From<$error> for Thrown {
            fn from(error: $error) -> Self {
                Self::Failure(Error::from(error).into())
            }
        })*
    };
}

of_the_face! {
    sudokit::Cancelled, sudokit::Flawed, sudokit::ParseCandidateError, sudokit::ParseCellError,
    sudokit::UnknownName, sudokit::formats::UnknownFormat,
}

impl From<ReadError> for Thrown {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Parse(error) => error.into(),
            ReadError::Io(error) => error.into(),
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
            Thrown::Failure(failure) => with_fields(SudokitError::new_err(failure.message), |error| {
                error.setattr("code", failure.code)
            }),
            Thrown::Text(wrong) => with_fields(ParseError::new_err(wrong.to_string()), |error| {
                error.setattr("code", "text")?;
                error.setattr("line", wrong.line)?;
                error.setattr("column", wrong.column)?;
                error.setattr("expected", &wrong.expected)?;
                error.setattr("found", &wrong.found)
            }),
        }
    }
}

/// The exception with its attributes.
fn with_fields(error: PyErr, set: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<()>) -> PyErr {
    Python::attach(|py| set(error.value(py).as_any()).err().unwrap_or(error))
}
