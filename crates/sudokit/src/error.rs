//! One type for all errors, for callers who pass them on: to another language, over a wire, into a log.

use crate::formats::{ParseError, UnknownFormat};
use crate::symmetry::NotATransformation;
use crate::{
    BulkError, Cancelled, Contradiction, Flawed, NotASolution, ParseCandidateError, ParseCellError,
    ParseDigitError, ParseHouseError, ParseLineError, ParsePuzzleError, Refuted, UnknownName, Unrated,
};
use std::fmt;

macro_rules! errors {
    ($($(#[$about:meta])* $variant:ident($inner:ty) = $code:literal,)*) => {
        /// Any error of the library. Every function has an error type of its own, and all of them become this
        /// one with `?`.
        ///
        /// ```
        /// fn first_rating(text: &str) -> Result<f64, sudokit::Error> {
        ///     let entry = sudokit::read(text)?;
        ///     Ok(sudokit::rate(&entry, "se".parse()?)?.number())
        /// }
        ///
        /// let error = first_rating("53..7....6..195....98....6.8...6...34..8q3..17").unwrap_err();
        /// assert_eq!((error.code(), error.position()), ("text", Some((1, 41))));
        /// let error = first_rating(&".".repeat(81)).unwrap_err();
        /// assert_eq!((error.code(), error.to_string().as_str()), ("unrated", "it has several solutions"));
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Error {
            $($(#[$about])* $variant($inner),)*
        }

        impl Error {
            /// The codes of all errors.
            pub const CODES: &'static [&'static str] = &[$($code),*];

            /// A code for the sort of error, stable from version to version.
            pub const fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => $code,)*
                }
            }

            fn inner(&self) -> &(dyn std::error::Error + 'static) {
                match self {
                    $(Self::$variant(error) => error,)*
                }
            }
        }

        $(
            impl From<$inner> for Error {
                fn from(error: $inner) -> Self {
                    Self::$variant(error)
                }
            }
        )*
    };
}

errors! {
    /// A text is no puzzle.
    Text(ParseError) = "text",
    /// A line is no puzzle of 81 characters.
    Line(ParseLineError) = "line",
    /// A text is no puzzle of 81 characters.
    Puzzle(ParsePuzzleError) = "puzzle",
    /// A text is no cell.
    Cell(ParseCellError) = "cell",
    /// A text is no digit.
    Digit(ParseDigitError) = "digit",
    /// A text is no house.
    House(ParseHouseError) = "house",
    /// A text is no candidate.
    Candidate(ParseCandidateError) = "candidate",
    /// A text is no transformation.
    Transformation(NotATransformation) = "transformation",
    /// A text is not the name of a format.
    Format(UnknownFormat) = "format",
    /// A text is not a known name.
    Name(UnknownName) = "name",
    /// Digits are no solution.
    Solution(NotASolution) = "solution",
    /// A board contradicts itself.
    Board(Box<Flawed>) = "board",
    /// A puzzle has no rating.
    Unrated(Unrated) = "unrated",
    /// A wish contradicts itself.
    Wish(Contradiction) = "wish",
    /// A step of a proof does not hold.
    Proof(Refuted) = "proof",
    /// Bytes or a buffer have the wrong length.
    Bulk(BulkError) = "bulk",
    /// Work was cancelled.
    Cancelled(Cancelled) = "cancelled",
}

impl From<Flawed> for Error {
    fn from(flawed: Flawed) -> Self {
        Self::Board(Box::new(flawed))
    }
}

impl Error {
    /// The line and the column, counted from 1, if the error is about a place in a text.
    pub fn position(&self) -> Option<(u64, u64)> {
        let column = |error: &ParsePuzzleError| match error {
            ParsePuzzleError::Character(cell) => cell.index() as u64 + 1,
            _ => 1,
        };
        match self {
            Self::Text(error) => Some((error.line, error.column)),
            Self::Line(error) => Some((error.line, column(&error.error))),
            Self::Puzzle(error) => Some((1, column(error))),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.inner(), f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.inner().source()
    }
}

#[cfg(test)]
mod tests {
    use super::Error;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_errors_have_the_same_code() {
        assert_eq!(Error::CODES.iter().collect::<BTreeSet<_>>().len(), Error::CODES.len());
    }
}
