//! What is said about a solved puzzle, as data.

use crate::{Answer, Cell, Digit, Entry, Solution};
use sudokit_core::named;

/// How many solutions a puzzle has, in the words of the records.
///
/// ```
/// assert_eq!(sudokit::Status::of_count(1), sudokit::Status::Unique);
/// ```
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
    ///
    /// ```
    /// use sudokit::Status;
    /// assert_eq!([0, 1, 2, 99].map(Status::of_count), [
    ///     Status::None, Status::Unique, Status::Multiple, Status::Multiple
    /// ]);
    /// ```
    pub const fn of_count(count: u64) -> Self {
        match count {
            0 => Self::None,
            1 => Self::Unique,
            _ => Self::Multiple,
        }
    }

    /// All three.
    ///
    /// ```
    /// assert_eq!(sudokit::Status::ALL.len(), 3);
    /// ```
    pub const ALL: [Self; 3] = [Self::Unique, Self::None, Self::Multiple];

    /// `unique`, `none` or `multiple`.
    ///
    /// ```
    /// assert_eq!(sudokit::Status::Multiple.name(), "multiple");
    /// ```
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
/// let record = Record { puzzle: "...", count: 2, exact: false, solution: None };
/// assert_eq!(record.status(), Status::Multiple);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'a> {
    /// The puzzle: 81 characters, or 729 where candidates are part of it.
    pub puzzle: &'a str,
    /// How many solutions were found.
    pub count: u64,
    /// Whether that is all of them. If not, the search stopped there.
    pub exact: bool,
    /// The first solution found.
    pub solution: Option<&'a Solution>,
}

impl Record<'_> {
    /// None, unique or multiple. A search that stops at the first solution cannot tell the last two apart: let it
    /// go on to the second.
    ///
    /// ```
    /// # use sudokit::{Record, Status};
    /// let record = Record { puzzle: "...", count: 0, exact: true, solution: None };
    /// assert_eq!(record.status(), Status::None);
    /// ```
    pub const fn status(&self) -> Status {
        Status::of_count(self.count)
    }
}

/// Appends the puzzle to a text as records have it: 81 characters row by row, `.` for an empty cell; or 729, nine for
/// each cell, where candidates are part of the problem.
///
/// ```
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut entry = sudokit::read(line)?;
/// let mut text = String::new();
/// sudokit::puzzle_text(&entry, &mut text);
/// assert_eq!(text, line);
///
/// text.clear();
/// entry.candidates = Some(sudokit::Candidates::Given(entry.problem().candidates()));
/// sudokit::puzzle_text(&entry, &mut text);
/// assert!(text.starts_with("....5......3......123456789"));
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
pub fn puzzle_text(entry: &Entry, text: &mut String) {
    if entry.candidates.is_none() {
        text.push_str(str::from_utf8(&entry.givens.to_line()).expect("digits and dots are ASCII"));
        return;
    }
    let candidates = entry.problem().candidates();
    for cell in Cell::all() {
        let digits = candidates.digits_in(cell);
        text.extend(Digit::all().map(|digit| if digits.contains(digit) { digit.to_char() } else { '.' }));
    }
}
