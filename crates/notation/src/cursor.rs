//! A place in a line, and the small things that every notation is made of.

use crate::Misread;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

/// A line that is read from left to right.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    line: &'a str,
    at: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(line: &'a str) -> Self {
        Self { line, at: 0, end: line.len() }
    }

    /// The text that is left.
    pub(crate) fn rest(&self) -> &'a str {
        &self.line[self.at..self.end]
    }

    /// The parts before and behind the first of some signs.
    pub(crate) fn split(&self, signs: &[&str]) -> Option<(Self, Self)> {
        let found = signs.iter().filter_map(|sign| Some((self.rest().find(sign)?, sign.len())));
        let (at, length) = found.min_by_key(|(at, length)| (*at, usize::MAX - length))?;
        Some((Self { end: self.at + at, ..*self }, Self { at: self.at + at + length, ..*self }))
    }

    /// The error that something else was expected here.
    pub(crate) fn expected(&self, what: &str) -> Misread {
        let mut there = *self;
        there.skip_spaces();
        let found: String = there.rest().chars().take(20).collect();
        let found = found.trim_end().to_owned();
        let column = self.line[..there.at].chars().count() + 1;
        Misread { column, expected: what.to_owned(), found }
    }

    fn skip_spaces(&mut self) {
        self.at = self.end - self.rest().trim_start().len();
    }

    /// Takes a sign or a word, in capitals too, and the spaces before it.
    pub(crate) fn takes(&mut self, word: &str) -> bool {
        let before = *self;
        self.skip_spaces();
        let is_there = self.rest().get(..word.len()).is_some_and(|text| text.eq_ignore_ascii_case(word));
        if is_there {
            self.at += word.len();
        } else {
            *self = before;
        }
        is_there
    }

    /// The same, if nothing is between.
    fn takes_at_once(&mut self, letter: char) -> bool {
        self.rest().starts_with([letter, letter.to_ascii_uppercase()])
            && self.takes(letter.to_string().as_str())
    }

    /// Takes a sign or a word that must be there.
    pub(crate) fn needs(&mut self, word: &str) -> Result<(), Misread> {
        if self.takes(word) { Ok(()) } else { Err(self.expected(&format!("'{word}'"))) }
    }

    /// True if nothing is left.
    pub(crate) fn is_done(&self) -> bool {
        self.rest().trim().is_empty()
    }

    /// Nothing more may follow.
    pub(crate) fn ends(&self) -> Result<(), Misread> {
        if self.is_done() { Ok(()) } else { Err(self.expected("the end")) }
    }

    /// Reads something, or stays where it is.
    pub(crate) fn maybe<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = *self;
        let found = read(self);
        if found.is_none() {
            *self = before;
        }
        found
    }

    /// Digits without anything between, each once: `134`.
    pub(crate) fn numbers(&mut self) -> Option<DigitSet> {
        self.maybe(|at| {
            at.skip_spaces();
            let mut digits = DigitSet::EMPTY;
            while let Some(digit) = at.rest().chars().next().and_then(Digit::from_char) {
                at.at += digits.insert(digit).then_some(1)?;
            }
            (!digits.is_empty()).then_some(digits)
        })
    }

    /// Digits: `134`, `1,3,4`, `1/3/4`, `1, 3 and 4`.
    pub(crate) fn digits(&mut self) -> Option<DigitSet> {
        let mut digits = self.numbers()?;
        let more = |at: &mut Self| {
            let is_list = [",", "/", "and"].into_iter().any(|between| at.takes(between));
            is_list.then(|| at.numbers())?
        };
        while let Some(more) = self.maybe(more) {
            digits |= more;
        }
        Some(digits)
    }

    /// One digit.
    pub(crate) fn digit(&mut self) -> Option<Digit> {
        self.maybe(|at| at.numbers()?.only())
    }

    /// A capital letter by itself, as patterns name their parts.
    pub(crate) fn letter(&mut self) -> Option<char> {
        self.maybe(|at| {
            at.skip_spaces();
            let mut letters = at.rest().chars();
            let letter = letters.next().filter(char::is_ascii_uppercase)?;
            letters.next().is_some_and(|next| matches!(next, '=' | ',' | ' ')).then(|| at.at += 1)?;
            Some(letter)
        })
    }

    /// Cells where rows cross columns: `r12c3`.
    pub(crate) fn crossing(&mut self) -> Option<CellSet> {
        self.maybe(|at| {
            at.skip_spaces();
            let rows = at.takes_at_once('r').then(|| at.numbers())??;
            let columns = at.takes_at_once('c').then(|| at.numbers())??;
            let of_row = |row: Digit| columns.iter().map(move |column| Cell::at(row.index(), column.index()));
            Some(rows.iter().flat_map(of_row).collect())
        })
    }

    /// Cells, with commas between: `r12c3,r4c5`.
    pub(crate) fn cells(&mut self) -> Option<CellSet> {
        let mut cells = self.crossing()?;
        while let Some(more) = self.maybe(|at| at.takes(",").then(|| at.crossing())?) {
            cells |= more;
        }
        Some(cells)
    }

    /// Houses: `r14b4`, `c1,b3`, `row 4`, `box 7`.
    pub(crate) fn houses(&mut self) -> Option<HouseSet> {
        let mut houses = HouseSet::EMPTY;
        while let Some(more) = self.maybe(|at| {
            let _ = !houses.is_empty() && at.takes(",");
            let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Block];
            let kind = kinds.into_iter().find(|kind| at.takes(kind.name()) || at.takes(&kind.name()[..1]))?;
            let numbers = at.numbers()?;
            let is_named = |house: &House| {
                house.kind() == kind && numbers.iter().any(|number| number.get() == house.ordinal() as u8)
            };
            Some(House::all().filter(is_named).collect::<HouseSet>())
        }) {
            houses |= more;
        }
        (!houses.is_empty()).then_some(houses)
    }

    /// A candidate with one of some signs before its digit: `r5c6=8`.
    pub(crate) fn candidate(&mut self, signs: &[&str]) -> Option<Candidate> {
        self.maybe(|at| {
            let cell = at.crossing()?.only()?;
            let is_there = signs.iter().any(|sign| at.takes(sign));
            is_there.then(|| Some(Candidate::at(cell, at.digit()?)))?
        })
    }

    /// A candidate as SudoRules names it: `n8r5c6`.
    pub(crate) fn named_candidate(&mut self) -> Option<Candidate> {
        self.maybe(|at| {
            let digit = at.takes("n").then(|| at.digit())??;
            Some(Candidate::at(at.crossing()?.only()?, digit))
        })
    }

    /// Candidates of a digit or several in cells.
    pub(crate) fn candidates(cells: CellSet, digits: DigitSet) -> CandidateSet {
        digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells))
    }
}
