//! Puzzles on their way from the input through a thread to the output.

use crate::input::Item;
use crate::records::{Found, Row};
use crate::report::Failure;
use std::borrow::Cow;
use std::sync::Arc;
use sudokit::{Batch, Cancelled, Entry, Problem, Puzzle, Solution};

/// Some puzzles in the order of the input, and what became of them. Made anew from what the last one leaves, it needs no
/// memory for each puzzle.
#[derive(Default)]
pub(crate) struct Piece {
    pub(crate) puzzles: Vec<Puzzle>,
    /// The entries of the puzzles of which there is more to know than their givens, by their place among the puzzles.
    entries: Vec<(usize, Entry)>,
    /// Where they were read: the number of a puzzle, the name of its file and its line. Those up to the next are on the lines
    /// that follow.
    places: Vec<(usize, Arc<str>, u64)>,
    /// What is wrong after them.
    pub(crate) failure: Option<Failure>,
    found: Vec<(u64, Option<Solution>)>,
    limit: u64,
    /// The records, where they are rows.
    pub(crate) rows: String,
}

impl Piece {
    pub(crate) fn clear(&mut self) {
        self.puzzles.clear();
        self.entries.clear();
        self.places.clear();
        self.failure = None;
    }

    pub(crate) fn push(&mut self, item: Item) {
        let Item { entry, name, line } = item;
        let place = self.puzzles.len();
        self.begin(place, name, line);
        self.puzzles.push(entry.givens);
        self.entries.push((place, entry));
    }

    /// The puzzle of this number is on this line, and those after it are on the lines that follow.
    pub(crate) fn begin(&mut self, number: usize, name: Arc<str>, line: u64) {
        self.places.push((number, name, line));
    }

    /// The file and the line of a puzzle.
    pub(crate) fn place(&self, number: usize) -> (&str, u64) {
        let begun = self.places.partition_point(|(first, ..)| *first <= number);
        let (first, name, line) = &self.places[begun - 1];
        (name, line + (number - first) as u64)
    }

    /// Counts the solutions of all puzzles up to a limit, and writes the answers if they are rows.
    pub(crate) fn solve(&mut self, batch: &mut Batch, limit: u64, row: Option<Row>) -> Result<(), Cancelled> {
        if self.entries.is_empty() {
            batch.find(&self.puzzles, limit, &mut self.found)?;
        } else {
            let mut entries = self.entries.iter().peekable();
            let problems = self.puzzles.iter().enumerate().map(|(i, puzzle)| {
                let entry = entries.next_if(|(place, _)| *place == i);
                entry.map_or(Problem::Givens(puzzle), |(_, entry)| entry.problem())
            });
            batch.find(problems, limit, &mut self.found)?;
        }
        self.limit = limit;
        let mut rows = std::mem::take(&mut self.rows);
        rows.clear();
        if let Some(row) = row {
            self.answers().for_each(|(entry, found)| row.answer(entry, &found, &mut rows));
        }
        self.rows = rows;
        Ok(())
    }

    /// The puzzles and their answers.
    pub(crate) fn answers<'a>(&'a self) -> impl Iterator<Item = (impl FnOnce() -> Cow<'a, Entry>, Found)> {
        let mut entries = self.entries.iter().peekable();
        self.puzzles.iter().zip(&self.found).enumerate().map(move |(i, (puzzle, &(count, first)))| {
            let entry = entries.next_if(|(place, _)| *place == i);
            let entry = move || {
                entry.map_or_else(|| Cow::Owned(Entry::from(*puzzle)), |(_, entry)| Cow::Borrowed(entry))
            };
            (entry, Found { count, exact: count < self.limit, first })
        })
    }
}
