//! `sukaku`: 729 characters, nine for every cell: a digit, or `.` or `0` if it is no candidate.
//!
//! Recognised in one line; if asked for by name, in lines of any length.
//!
//! A cell with one candidate is read as a given, unless a cell that it sees still has this candidate.
//!
//! Loses: which digits were placed, marks, header.

use crate::error::Wrong;
use crate::scan::{Class, class};
use crate::spec::{Block, Fed, Keeps, Read, Spec, Write};
use crate::{Candidates, Entry};
use std::fmt;
use sudokit_core::{Candidate, CandidateSet};

pub(crate) static FORMAT: Spec = Spec {
    name: "sukaku",
    aliases: &["729", "pencilmark"],
    extensions: &["sukaku"],
    title: "729 characters, 9 a cell, for puzzles made of candidates",
    example: include_str!("sukaku.txt"),
    keeps: Keeps::CANDIDATES,
    read: Read::Block { starts, open: || Box::new(Sukaku::new()) },
    write: Write::lines(write),
};

/// Reads 729 characters.
pub(crate) fn candidates(text: &str) -> Result<CandidateSet, Wrong> {
    let mut reader = Sukaku::new();
    reader.line(text)?;
    if reader.count == 729 {
        Ok(reader.shown)
    } else {
        Err(Wrong::count(text.chars().count() + 1, "729 candidates", reader.count))
    }
}

/// Writes 729 characters.
pub(crate) fn write_candidates(out: &mut dyn fmt::Write, shown: CandidateSet) -> fmt::Result {
    Candidate::all().try_for_each(|candidate| {
        out.write_char(if shown.contains(candidate) { candidate.digit().to_char() } else { '.' })
    })
}

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    write_candidates(out, entry.shown())?;
    out.write_str("\n")
}

fn starts(text: &str) -> bool {
    text.len() >= 729 && candidates(text).is_ok()
}

struct Sukaku {
    shown: CandidateSet,
    count: usize,
    broken: bool,
    over: bool,
}

impl Sukaku {
    fn new() -> Self {
        Self { shown: CandidateSet::EMPTY, count: 0, broken: false, over: false }
    }

    fn line(&mut self, text: &str) -> Result<(), Wrong> {
        for (at, c) in text.chars().enumerate() {
            let expected = |candidate: Option<Candidate>| match candidate {
                Some(candidate) => format!("{} or '.'", candidate.digit()),
                None => "729 candidates".to_owned(),
            };
            let next = Candidate::new(self.count);
            match (class(c), next) {
                (Class::Space | Class::Bar | Class::Punct, _) => continue,
                (Class::Digit(digit), Some(candidate)) if digit == candidate.digit() => {
                    self.shown.insert(candidate);
                }
                (Class::Blank, Some(_)) => {}
                _ => return Err(Wrong::char(at + 1, expected(next), Some(c))),
            }
            self.count += 1;
        }
        Ok(())
    }
}

impl Block for Sukaku {
    fn feed(&mut self, text: &str) -> Fed {
        if self.count == 729 || self.over {
            return Fed::Refused;
        }
        if text.trim().is_empty() {
            return if self.count == 0 || self.broken { Fed::Refused } else { Fed::Taken };
        }
        match self.line(text) {
            Ok(()) => Fed::Taken,
            Err(wrong) => {
                let first = !std::mem::replace(&mut self.broken, true);
                // The puzzle is complete in one line: the next line is another one.
                self.over = text.len() > 700;
                if first { Fed::Wrong(wrong) } else { Fed::Taken }
            }
        }
    }

    fn is_done(&self) -> bool {
        self.count == 729
    }

    fn finish(self: Box<Self>) -> Vec<Result<Entry, Wrong>> {
        match self.count {
            _ if self.broken => Vec::new(),
            729 => vec![Ok(Entry::from_shown(self.shown, Candidates::Given))],
            count => vec![Err(Wrong::count(1, "729 candidates", count))],
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Candidates, Entry, Format, parse, parse_as, writer};
    use sudokit_core::{CandidateSet, Cell, Digit};

    fn format() -> Format {
        Format::by_name("sukaku").unwrap()
    }

    #[test]
    fn example_is_recognised() {
        let entry = parse(format().example().as_bytes()).unwrap();
        assert_eq!(entry.givens.digit(Cell::at(0, 0)), Some(Digit::D1));
        let Some(Candidates::Given(candidates)) = entry.candidates else { panic!("{entry:?}") };
        assert_eq!(candidates.digits_in(Cell::at(0, 1)).to_string(), "2345");
        assert_eq!(candidates.digits_in(Cell::at(8, 8)).len(), 9);
    }

    #[test]
    fn lines_may_have_any_length() {
        let text = writer::to_text(format(), &Entry::default()).unwrap();
        for length in [9, 27, 81, 100] {
            let lines: Vec<&str> =
                text.trim().as_bytes().chunks(length).map(|line| str::from_utf8(line).unwrap()).collect();
            let entry = parse_as(format(), lines.join("\n").as_bytes()).unwrap();
            assert_eq!(entry.candidates, Some(Candidates::Given(CandidateSet::ALL)));
        }
    }

    #[test]
    fn garbage_is_refused() {
        let example = format().example();
        let error = |text: &str| parse_as(format(), text.as_bytes()).unwrap_err().to_string();
        assert_eq!(
            error(&example[..700]),
            "line 1, column 1: expected 729 candidates, found 700 (read as sukaku)"
        );
        assert_eq!(
            error(&example.replacen("2345", "2445", 1)),
            "line 1, column 12: expected 3 or '.', found '4' (read as sukaku)"
        );
    }
}
