//! Lines and arrows that a player draws from cell to cell.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use sudokit::{Candidate, Cell, ParseCandidateError};

/// An end of a player's line: a cell, or a candidate in it.
///
/// ```
/// use sudokit_play::LineEnd;
///
/// let end: LineEnd = "r4c7=3".parse()?;
/// assert_eq!(end.cell(), "r4c7".parse()?);
/// assert_eq!("r4c7".parse::<LineEnd>()?.to_string(), "r4c7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum LineEnd {
    /// A cell.
    Cell(Cell),
    /// A candidate.
    Candidate(Candidate),
}

impl LineEnd {
    /// The cell where it is.
    pub const fn cell(self) -> Cell {
        match self {
            Self::Cell(cell) => cell,
            Self::Candidate(candidate) => candidate.cell(),
        }
    }
}

impl fmt::Display for LineEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => cell.fmt(f),
            Self::Candidate(candidate) => candidate.fmt(f),
        }
    }
}

impl FromStr for LineEnd {
    type Err = ParseCandidateError;

    /// # Errors
    /// The text is neither a cell such as `r4c7` nor a candidate such as `r4c7=3`.
    fn from_str(text: &str) -> Result<Self, ParseCandidateError> {
        text.parse().map(Self::Cell).or_else(|_| text.parse().map(Self::Candidate))
    }
}

impl From<LineEnd> for String {
    fn from(end: LineEnd) -> Self {
        end.to_string()
    }
}

impl TryFrom<String> for LineEnd {
    type Error = ParseCandidateError;

    fn try_from(text: String) -> Result<Self, ParseCandidateError> {
        text.parse()
    }
}

/// A line of a player's between two ends, or an arrow from the first to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct OwnLine {
    /// The ends.
    pub ends: [LineEnd; 2],
    /// True for an arrow.
    pub arrow: bool,
}

impl OwnLine {
    /// True if both join the same ends, in either direction.
    fn is_between(&self, [one, other]: [LineEnd; 2]) -> bool {
        self.ends == [one, other] || self.ends == [other, one]
    }

    /// True if both look the same: a line has no direction.
    fn looks_like(&self, other: &Self) -> bool {
        self.arrow == other.arrow && self.is_between(other.ends) && (!self.arrow || self.ends == other.ends)
    }
}

/// The lines on a sheet, in the order in which they were drawn: at most one between two ends, and at most
/// [`MOST`](Self::MOST).
///
/// ```
/// use sudokit_play::{Action, Game};
///
/// let mut game = Game::new(sudokit::Puzzle::EMPTY);
/// let ends = ["r1c1".parse()?, "r5c5=3".parse()?];
/// game.act(Action::Line { ends, arrow: false }).expect("there are none");
/// assert_eq!(game.sheet().lines.iter().count(), 1);
/// game.act(Action::Line { ends, arrow: false }).expect("it is taken away");
/// assert_eq!(game.sheet().lines.iter().count(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnLines([Option<OwnLine>; Self::MOST]);

impl OwnLines {
    /// The most lines that a sheet holds. No chain is as long, and every moment of a game keeps its own.
    pub const MOST: usize = 64;

    /// All lines.
    pub fn iter(&self) -> impl Iterator<Item = OwnLine> + '_ {
        self.0.iter().map_while(|line| *line)
    }

    /// Draws a line, in the place of another between the same ends; takes it away if it is there already.
    /// `None` if there are too many.
    pub(crate) fn toggled(&self, line: OwnLine) -> Option<Self> {
        let is_there = self.iter().any(|other| other.looks_like(&line));
        let mut lines = self.without(|other| other.is_between(line.ends));
        if !is_there {
            *lines.0.iter_mut().find(|place| place.is_none())? = Some(line);
        }
        Some(lines)
    }

    /// The lines for which this is false.
    pub(crate) fn without(&self, is_gone: impl Fn(&OwnLine) -> bool) -> Self {
        let mut lines = Self::default();
        let kept = self.iter().filter(|line| !is_gone(line));
        lines.0.iter_mut().zip(kept).for_each(|(place, line)| *place = Some(line));
        lines
    }

    /// The lines that are not among others.
    pub(crate) fn besides(&self, others: &Self) -> Self {
        self.without(|line| others.iter().any(|other| other.looks_like(line)))
    }
}

impl Default for OwnLines {
    fn default() -> Self {
        Self([None; Self::MOST])
    }
}
