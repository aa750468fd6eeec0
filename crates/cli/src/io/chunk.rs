//! A unit of batch work: consecutive puzzles that one thread takes together.

use crate::io::input_entry::InputEntry;
use crate::run::report::Failure;
use std::borrow::Cow;
use std::sync::Arc;
use sudokit::{Batch, Cancelled, Entry, Problem, Puzzle, Solution};

/// Consecutive puzzles of the input. A chunk is refilled, so that its memory serves all puzzles.
#[derive(Default)]
pub(crate) struct Chunk {
    pub(crate) puzzles: Vec<Puzzle>,
    /// How many puzzles of the whole input are before them. What is random depends on this and not on how the input was divided.
    pub(crate) before: u64,
    /// The entries of the puzzles of which there is more to know than their givens, by their place among the puzzles.
    entries: Vec<(usize, Entry)>,
    /// Where they were read: the number of a puzzle, the name of its file and its line. Those up to the next are on the lines
    /// that follow.
    places: Vec<(usize, Arc<str>, u64)>,
    /// What is wrong after them.
    pub(crate) failure: Option<Failure>,
}

impl Chunk {
    /// Makes room for the puzzles that come after so many.
    pub(crate) fn clear(&mut self, before: u64) {
        self.before = before;
        self.puzzles.clear();
        self.entries.clear();
        self.places.clear();
        self.failure = None;
    }

    pub(crate) fn push(&mut self, item: InputEntry) {
        let InputEntry { entry, name, line } = item;
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
    pub(crate) fn place(&self, number: usize) -> (&Arc<str>, u64) {
        let begun = self.places.partition_point(|(first, ..)| *first <= number);
        let (first, name, line) = &self.places[begun - 1];
        (name, line + (number - first) as u64)
    }

    /// Counts the solutions of all puzzles up to a limit.
    pub(crate) fn find(
        &self,
        batch: &mut Batch,
        limit: u64,
        found: &mut Vec<(u64, Option<Solution>)>,
    ) -> Result<(), Cancelled> {
        if self.entries.is_empty() {
            batch.find(&self.puzzles, limit, found)
        } else {
            batch.find(self.problems(), limit, found)
        }
    }

    /// What is asked about each puzzle.
    pub(crate) fn problems(&self) -> impl Iterator<Item = Problem<'_>> {
        problems(&self.puzzles, &self.entries)
    }

    /// All that is known of each puzzle, made when it is asked for.
    pub(crate) fn entries<'a>(&'a self) -> impl Iterator<Item = impl FnOnce() -> Cow<'a, Entry>> {
        known(&self.puzzles, self.entries.iter().map(|(place, entry)| (*place, entry))).map(
            |(puzzle, entry)| move || entry.map_or_else(|| Cow::Owned(Entry::from(*puzzle)), Cow::Borrowed),
        )
    }

    /// Hands out the puzzles, each with its place. The chunk loses what it knew of them beyond their givens.
    pub(crate) fn items(&mut self) -> impl Iterator<Item = InputEntry> {
        let entries = std::mem::take(&mut self.entries);
        let chunk = &*self;
        known(&chunk.puzzles, entries.into_iter()).enumerate().map(|(i, (puzzle, entry))| {
            let (name, line) = chunk.place(i);
            let entry = entry.unwrap_or_else(|| Entry::from(*puzzle));
            InputEntry { entry, name: Arc::clone(name), line }
        })
    }
}

/// What is asked about each puzzle, given the entries of some of them.
fn problems<'a>(puzzles: &'a [Puzzle], entries: &'a [(usize, Entry)]) -> impl Iterator<Item = Problem<'a>> {
    known(puzzles, entries.iter().map(|(place, entry)| (*place, entry)))
        .map(|(puzzle, entry)| entry.map_or(Problem::Givens(puzzle), Entry::problem))
}

/// Each puzzle, with its entry if there is one; entries come with the places of their puzzles.
fn known<E>(
    puzzles: &[Puzzle],
    entries: impl Iterator<Item = (usize, E)>,
) -> impl Iterator<Item = (&Puzzle, Option<E>)> {
    let mut entries = entries.peekable();
    puzzles.iter().enumerate().map(move |(i, puzzle)| {
        let entry = entries.next_if(|(place, _)| *place == i);
        (puzzle, entry.map(|(_, entry)| entry))
    })
}
