//! Losses of a format.

use crate::{Entry, Format, Header, parse_as, to_text};
use std::fmt;
use sudokit_core::Cell;

/// The parts of an entry that are lost when it is written in a format and read back.
///
/// ```
/// use sudokit_core::{Cell, Digit};
/// use sudokit_formats::{Entry, Format, Losses};
///
/// let mut entry = Entry::default();
/// entry.placed.set(Cell::at(0, 0), Some(Digit::D1));
/// entry.header.title = Some("Mine".to_owned());
/// let line = Format::by_name("line").unwrap();
/// assert_eq!(Losses::of(&entry, line), Losses { placed: true, header: true, ..Losses::default() });
/// let json = Format::by_name("json").unwrap();
/// assert_eq!(Losses::of(&entry, json), Losses::default());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// Digits that a player has placed become givens.
    pub placed: bool,
    /// Removed candidates come back.
    pub candidates: bool,
    /// Lone candidates of open cells become digits, or digits become candidates.
    pub lone: bool,
    /// The player's marks are lost.
    pub marks: bool,
    /// Parts of the header are lost.
    pub header: bool,
}

impl Losses {
    /// Finds the losses of an entry in a format.
    pub fn of(entry: &Entry, format: Format) -> Self {
        let Entry { placed, candidates, marks, header, .. } = entry;
        // A shortcut for collections of millions: every format keeps givens. Formats that list candidates may
        // not tell a given from a cell's only candidate.
        let is_plain = placed.is_empty()
            && candidates.is_none()
            && marks.is_none()
            && *header == Header::default()
            && (!format.keeps().candidates || !has_lone(entry));
        // A page shows all of it, although only digits are read from one.
        if is_plain || format.name() == "html" {
            return Self::default();
        }
        let read = to_text(format, entry).and_then(|text| parse_as(format, text.as_bytes()).ok());
        let Some(read) = read else { return Self::default() };
        let has_digit = |entry: &Entry, cell| entry.digits().digit(cell).is_some();
        let lone = Cell::all().any(|cell| has_digit(entry, cell) != has_digit(&read, cell));
        Self {
            placed: !placed.is_empty() && read.placed != *placed,
            candidates: candidates.is_some() && read.shown() != entry.shown(),
            lone,
            marks: marks.is_some_and(|marks| !marks.is_empty()) && read.marks != *marks,
            header: read.header != *header && *header != Header::default(),
        }
    }

    /// All possible losses in words, each with true if it occurs.
    pub const fn in_words(self) -> [(bool, &'static str); 5] {
        [
            (self.placed, "placed digits become givens"),
            (self.lone, "lone candidates become digits"),
            (self.candidates, "removed candidates come back"),
            (self.marks, "marks are left out"),
            (self.header, "titles and the like are left out"),
        ]
    }
}

/// Returns true if an open cell has only one candidate.
fn has_lone(entry: &Entry) -> bool {
    let (shown, digits) = (entry.shown(), entry.digits());
    Cell::all().any(|cell| digits.digit(cell).is_none() && shown.digits_in(cell).len() == 1)
}

/// Lists the losses, or says that there are none.
///
/// ```
/// # use sudokit_formats::Losses;
/// let losses = Losses { placed: true, header: true, ..Losses::default() };
/// assert_eq!(losses.to_string(), "placed digits become givens, titles and the like are left out");
/// assert_eq!(Losses::default().to_string(), "nothing is lost");
/// ```
impl fmt::Display for Losses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lost = self.in_words().into_iter().filter_map(|(is_lost, what)| is_lost.then_some(what));
        let lost: Vec<_> = lost.collect();
        f.write_str(&if lost.is_empty() { "nothing is lost".to_owned() } else { lost.join(", ") })
    }
}
