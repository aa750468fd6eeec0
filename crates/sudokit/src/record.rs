//! Records of solved puzzles.

use crate::{Answer, Entry, Solution};
use std::fmt;
use sudokit_core::named;

/// The number of solutions, in the words of the records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// One.
    Unique,
    /// None.
    None,
    /// More than one.
    Multiple,
}

impl Status {
    /// The status of a puzzle with this many solutions.
    pub const fn of_count(count: u64) -> Self {
        match count {
            0 => Self::None,
            1 => Self::Unique,
            _ => Self::Multiple,
        }
    }

    /// All three.
    pub const ALL: [Self; 3] = [Self::Unique, Self::None, Self::Multiple];

    /// `unique`, `none` or `multiple`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::None => "none",
            Self::Multiple => "multiple",
        }
    }
}

named!(Status, "a status");

impl From<&Answer> for Status {
    fn from(answer: &Answer) -> Self {
        match answer {
            Answer::None => Self::None,
            Answer::Unique(_) => Self::Unique,
            Answer::Several(_) => Self::Multiple,
        }
    }
}

/// A puzzle and its answer. With the feature `serde` it becomes the JSON of `schema/solve.json`.
///
/// ```
/// use sudokit::{Record, Status};
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let record = Record::of(&entry, &sudokit::solve(&entry));
/// assert_eq!((record.status(), record.count), (Status::Unique, 1));
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The puzzle: 81 characters, or 729 where candidates are part of it.
    pub puzzle: String,
    /// The number of solutions found.
    pub count: u64,
    /// True if these are all. Otherwise the search stopped there.
    pub exact: bool,
    /// The first solution found.
    pub solution: Option<Solution>,
}

impl Record {
    /// The record of an answer.
    pub fn of(entry: &Entry, answer: &Answer) -> Self {
        let count = match answer {
            Answer::None => 0,
            Answer::Unique(_) => 1,
            Answer::Several(_) => 2,
        };
        Self { puzzle: entry.to_string(), count, exact: count < 2, solution: answer.solution().copied() }
    }

    /// None, unique or multiple. A search that stops at the first solution cannot tell the last two apart:
    /// search for a second.
    pub const fn status(&self) -> Status {
        Status::of_count(self.count)
    }
}

/// The number of a puzzle's solutions. With the feature `serde` it becomes the JSON of `schema/count.json`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The puzzle: 81 characters, or 729 where candidates are part of it.
    pub puzzle: String,
    /// The number of solutions counted.
    pub count: u64,
    /// True if these are all. Otherwise counting stopped there.
    pub exact: bool,
}

/// The number.
impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.count.fmt(f)
    }
}

/// One of the solutions of a puzzle, or that it has none. With the feature `serde` it becomes the JSON of
/// `schema/solution.json`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionRecord {
    /// The puzzle: 81 characters, or 729 where candidates are part of it.
    pub puzzle: String,
    /// The number of solutions.
    pub status: Status,
    /// The number of this solution, from 1; 0 if there is none.
    pub number: u64,
    /// The solution, if there is one.
    pub solution: Option<Solution>,
}
