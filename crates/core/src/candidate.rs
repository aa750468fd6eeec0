//! Candidates: a digit in a cell.

use crate::{Cell, Digit};
use core::fmt;
use core::str::FromStr;

/// A digit that may stand in a cell. The index is `9 * cell + digit`, both counted from 0.
///
/// ```
/// use sudokit_core::{Candidate, Cell, Digit};
///
/// let candidate = Candidate::at(Cell::at(3, 6), Digit::D3);
/// assert_eq!(candidate.to_string(), "r4c7=3");
/// assert_eq!("r4c7=3".parse(), Ok(candidate));
/// assert_eq!((candidate.cell(), candidate.digit()), (Cell::at(3, 6), Digit::D3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate(u16);

index_type!(Candidate, 729, "candidate");

impl Candidate {
    /// This digit in this cell.
    #[inline]
    pub const fn at(cell: Cell, digit: Digit) -> Self {
        Self((9 * cell.index() + digit.index()) as u16)
    }

    /// The cell.
    #[inline]
    pub const fn cell(self) -> Cell {
        Cell::from_index(self.index() / 9)
    }

    /// The digit.
    #[inline]
    pub const fn digit(self) -> Digit {
        Digit::from_index(self.index() % 9)
    }
}

/// `r4c7=3`.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.cell(), self.digit())
    }
}

/// The text is not a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCandidateError;

impl fmt::Display for ParseCandidateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a candidate such as r4c7=3, all numbers from 1 to 9")
    }
}

impl core::error::Error for ParseCandidateError {}

/// Reads `r4c7=3`.
impl FromStr for Candidate {
    type Err = ParseCandidateError;

    fn from_str(text: &str) -> Result<Self, ParseCandidateError> {
        let (cell, digit) = text.split_once('=').ok_or(ParseCandidateError)?;
        let cell = cell.parse().map_err(|_| ParseCandidateError)?;
        let mut digits = digit.chars();
        match (digits.next().and_then(Digit::from_char), digits.next()) {
            (Some(digit), None) => Ok(Self::at(cell, digit)),
            _ => Err(ParseCandidateError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn names_read_back() {
        for candidate in Candidate::all() {
            assert_eq!(Candidate::at(candidate.cell(), candidate.digit()), candidate);
            assert_eq!(candidate.to_string().parse(), Ok(candidate));
        }
        for text in ["", "r1c1", "r1c1=", "r1c1=0", "r1c1=12", "r1c1=1=1"] {
            assert_eq!(text.parse::<Candidate>(), Err(ParseCandidateError), "{text}");
        }
    }
}
