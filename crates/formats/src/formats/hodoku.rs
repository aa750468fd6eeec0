//! `hodoku`: lines of HoDoKu's technique library: a position and the step to be found there.
//!
//! ```text
//! :code[-variant]:candidates:givens:deleted:eliminations:placements:extra:
//! ```
//! In `givens` a `+` comes before a placed digit; candidates, eliminations and placements are digit, row,
//! column.
//!
//! The code, with its variant, becomes the title of the entry; [`LibraryLine`] has all the rest.
//!
//! Loses: marks, header except the title, candidates that a digit in sight excludes.

use crate::entry::plain_candidates;
use crate::error::{Wrong, column_of, quote};
use crate::spec::{Keeps, Read, Spec, Write};
use crate::{Candidates, Entry, ParseError, scan};
use std::fmt;
use std::str::FromStr;
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, Puzzle};

pub(crate) static FORMAT: Spec = Spec {
    name: "hodoku",
    aliases: &["library", "reglib"],
    extensions: &["hodoku"],
    title: "HoDoKu library line: position and step",
    example: ":0100:6:4.....938.32.94.1...953.+624+267.4.1..14+3.8527.+598.7...6...95.7...5.2..4.3....6.8..:712 722:612 627::\n",
    keeps: Keeps { placed: true, ..Keeps::CANDIDATES },
    read: Read::Line { starts, read },
    write: Write::lines(write),
};

/// A line of a library: a position and the step to be found there.
///
/// Printing gives back the line that was parsed, with single spaces in lists and `.` for an empty cell.
///
/// ```
/// use sudokit_formats::hodoku::LibraryLine;
///
/// let givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let text = format!(":0003:5:{givens}::::");
/// let line: LibraryLine = text.parse()?;
/// assert_eq!((line.code.as_str(), line.variant), ("0003", None));
/// assert_eq!(line.candidates, "5");
/// assert_eq!(line.givens.to_string(), givens);
/// # Ok::<(), sudokit_formats::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryLine {
    /// The technique: four digits as a rule.
    pub code: String,
    /// The part of the name after the dash: a number, or `x` if the step must not be found.
    pub variant: Option<String>,
    /// The candidates of the step, as written: digits, or digit, row and column.
    pub candidates: String,
    /// The given digits.
    pub givens: Puzzle,
    /// Digits placed since.
    pub placed: Puzzle,
    /// Candidates deleted since.
    pub deleted: Vec<Candidate>,
    /// Candidates that the step eliminates.
    pub eliminations: Vec<Candidate>,
    /// Digits that the step places.
    pub placements: Vec<Candidate>,
    /// Extra information about the step, as written: the length of a chain.
    pub extra: String,
    /// Number of fields after the placements.
    fields_after: usize,
}

impl LibraryLine {
    /// A line without a step.
    pub fn new(code: &str, givens: Puzzle) -> Self {
        Self {
            code: code.to_owned(),
            variant: None,
            candidates: String::new(),
            givens,
            placed: Puzzle::EMPTY,
            deleted: Vec::new(),
            eliminations: Vec::new(),
            placements: Vec::new(),
            extra: String::new(),
            fields_after: 1,
        }
    }

    /// The position: the candidates that the digits leave, without the deleted ones.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_formats::hodoku::LibraryLine;
    /// let mut line = LibraryLine::new("0000", Puzzle::EMPTY);
    /// assert_eq!(line.entry().candidates, None);
    /// line.deleted.push("r1c1=5".parse()?);
    /// assert_eq!(line.entry().candidates.map(|candidates| candidates.set().len()), Some(728));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn entry(&self) -> Entry {
        let mut entry = Entry { givens: self.givens, placed: self.placed, ..Entry::default() };
        if !self.deleted.is_empty() {
            let gone: CandidateSet = self.deleted.iter().copied().collect();
            entry.candidates = Some(Candidates::Left(plain_candidates(&entry.digits()) - gone));
        }
        let title = match &self.variant {
            Some(variant) => format!("{}-{variant}", self.code),
            None => self.code.clone(),
        };
        entry.header.title = (!title.is_empty() && title != POSITION).then_some(title);
        entry
    }

    fn parse(text: &str) -> Result<Self, Wrong> {
        let text = text.trim_end();
        let start = text.len() - text.trim_start().len();
        let Some(rest) = text[start..].strip_prefix(':') else {
            return Err(Wrong::char(start + 1, "':'", text[start..].chars().next()));
        };
        // Colons after the seventh belong to the last field.
        let fields: Vec<&str> = rest.splitn(7, ':').collect();
        // The column of a field, for errors.
        let column = |field: &str| column_of(text, scan::start_of(text, field));
        let &[name, candidates, givens, ref after @ ..] = fields.as_slice() else {
            let expected = "a technique, its candidates and 81 cells with ':' between";
            return Err(Wrong::new(start + 1, expected, quote(text)));
        };
        let cells = scan::cells81(givens).map_err(|wrong| wrong.after(column(givens) - 1))?;
        let list = |index: usize| match after.get(index) {
            Some(field) => list(field).map_err(|wrong| wrong.after(column(field) - 1)),
            None => Ok(Vec::new()),
        };
        let (code, variant) = match name.split_once('-') {
            Some((code, variant)) => (code, Some(variant.to_owned())),
            None => (name, None),
        };
        Ok(Self {
            code: code.to_owned(),
            variant,
            candidates: candidates.to_owned(),
            givens: cells.givens,
            placed: cells.placed,
            deleted: list(0)?,
            eliminations: list(1)?,
            placements: list(2)?,
            extra: after.get(3).map_or("", |rest| rest.trim_end_matches(':')).to_owned(),
            fields_after: after.get(3).map_or(0, |rest| rest.matches(':').count() + 1),
        })
    }
}

/// Code of a line that is only a position.
const POSITION: &str = "0000";

/// Reads candidates of three digits each: digit, row, column.
fn list(text: &str) -> Result<Vec<Candidate>, Wrong> {
    let words = scan::words(text);
    words
        .map(|(start, word)| {
            let mut digits = word.chars().map(Digit::from_char);
            match (digits.next(), digits.next(), digits.next(), digits.next()) {
                (Some(Some(digit)), Some(Some(row)), Some(Some(column)), None) => {
                    Ok(Candidate::at(Cell::at(row.index(), column.index()), digit))
                }
                _ => {
                    let column = column_of(text, start);
                    Err(Wrong::new(column, "digit, row and column such as 436", quote(word)))
                }
            }
        })
        .collect()
}

impl FromStr for LibraryLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text).map_err(|wrong| wrong.at(1, FORMAT.name))
    }
}

impl fmt::Display for LibraryLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}", self.code)?;
        if let Some(variant) = &self.variant {
            write!(f, "-{variant}")?;
        }
        write!(f, ":{}:", self.candidates)?;
        for cell in Cell::all() {
            match (self.givens.digit(cell), self.placed.digit(cell)) {
                (Some(digit), _) => write!(f, "{digit}")?,
                (None, Some(digit)) => write!(f, "+{digit}")?,
                (None, None) => f.write_str(".")?,
            }
        }
        for list in [&self.deleted, &self.eliminations, &self.placements] {
            f.write_str(":")?;
            for (i, candidate) in list.iter().enumerate() {
                let (cell, space) = (candidate.cell(), if i > 0 { " " } else { "" });
                write!(f, "{space}{}{}{}", candidate.digit(), cell.row() + 1, cell.column() + 1)?;
            }
        }
        if self.fields_after > 0 {
            write!(f, ":{}", self.extra)?;
        }
        (1..self.fields_after).try_for_each(|_| f.write_str(":"))
    }
}

/// A code and, two fields later, a text as long as a puzzle. Short fields do not count: a row of a grid may
/// have colons for bars.
fn starts(text: &str) -> bool {
    let Some(rest) = text.trim_start().strip_prefix(':') else { return false };
    let mut fields = rest.split(':');
    let is_code = |code: &str| code.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    fields.next().is_some_and(is_code) && fields.nth(1).is_some_and(|givens| givens.len() > 60)
}

fn read(text: &str) -> Result<Entry, Wrong> {
    LibraryLine::parse(text).map(|line| line.entry())
}

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    let mut line = LibraryLine::new(POSITION, entry.givens);
    line.candidates = "x".to_owned();
    line.placed = entry.placed;
    if let Some(candidates) = entry.candidates {
        line.deleted = (plain_candidates(&entry.digits()) - candidates.set()).iter().collect();
    }
    writeln!(out, "{line}:")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, parse, parse_as};

    #[test]
    fn example_reads() {
        let line: LibraryLine = FORMAT.example.parse().unwrap();
        assert_eq!((line.code.as_str(), line.candidates.as_str()), ("0100", "6"));
        assert_eq!((line.givens.len(), line.placed.len()), (37, 4));
        assert_eq!(line.deleted, ["r1c2=7".parse().unwrap(), "r2c2=7".parse().unwrap()]);
        assert_eq!(line.eliminations, ["r1c2=6".parse().unwrap(), "r2c7=6".parse().unwrap()]);
        assert_eq!(line.to_string(), FORMAT.example.trim());
        let entry = parse(FORMAT.example.as_bytes()).unwrap();
        assert_eq!(entry, line.entry());
        assert_eq!(entry.header.title.as_deref(), Some("0100"));
    }

    #[test]
    fn garbage_is_refused() {
        let format = Format::by_name("hodoku").unwrap();
        let error = |text: &str| parse_as(format, text.as_bytes()).unwrap_err().to_string();
        let example = FORMAT.example;
        assert_eq!(
            error(&example.replacen(":712", ":7x2", 1)),
            "line 1, column 95: expected digit, row and column such as 436, found '7x2' (read as hodoku)"
        );
        assert_eq!(
            error(&example.replacen("938.32", "938q32", 1)),
            "line 1, column 18: expected a digit or '.', found 'q' (read as hodoku)"
        );
        assert_eq!(error("0000:1"), "line 1, column 1: expected ':', found '0' (read as hodoku)");
    }

    #[test]
    fn the_regression_library_is_printed_as_it_was() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/conformance/reglib-1.4.txt");
        let Ok(text) = std::fs::read(path) else {
            println!("absent: {path}");
            return;
        };
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with(':')).collect();
        assert_eq!(lines.len(), 1112);
        for text in lines {
            let line: LibraryLine = text.parse().unwrap();
            let normal = text.trim_end().replace('0', ".");
            assert_eq!(line.to_string().replace('0', "."), normal);
        }
    }
}
