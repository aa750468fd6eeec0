//! A unit of batch work: consecutive puzzles that one thread takes together.

use crate::io::input_entry::InputEntry;
use crate::io::manifest::Origin;
use crate::run::report::Failure;
use std::borrow::Cow;
use std::sync::Arc;
use sudokit::{Batch, Cancelled, Entry, Problem, Puzzle, Solution};

/// Consecutive puzzles of the input. A chunk is refilled, so that its memory serves all puzzles.
#[derive(Default)]
pub(crate) struct Chunk {
    pub(crate) puzzles: Vec<Puzzle>,
    /// Number of puzzles before the chunk in the whole input. Random choices depend on it, not on the
    /// division into chunks.
    pub(crate) before: u64,
    /// Entries of the puzzles that have more than givens, by the index of the puzzle.
    entries: Vec<(usize, Entry)>,
    /// Locations: the number of a puzzle, its file and line. The puzzles up to the next location are on
    /// consecutive lines.
    places: Vec<(usize, Arc<str>, u64)>,
    /// The number of puzzles up to the end of the chunk, and their hash.
    pub(crate) reached: Option<(u64, Origin)>,
    /// Error after the puzzles.
    pub(crate) failure: Option<Failure>,
}

impl Chunk {
    /// Clears the chunk for the puzzles after the first `before`.
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

    /// Adds a location: the puzzle of this number is on this line, and the later ones on the lines below.
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

    /// True if no puzzle has more than givens.
    #[cfg(feature = "gpu")]
    pub(crate) fn are_givens(&self) -> bool {
        self.entries.is_empty()
    }

    /// The puzzles as problems.
    pub(crate) fn problems(&self) -> impl Iterator<Item = Problem<'_>> {
        problems(&self.puzzles, &self.entries)
    }

    /// The entries of all puzzles, made on demand.
    pub(crate) fn entries<'a>(&'a self) -> impl Iterator<Item = impl FnOnce() -> Cow<'a, Entry>> {
        known(&self.puzzles, self.entries.iter().map(|(place, entry)| (*place, entry))).map(
            |(puzzle, entry)| move || entry.map_or_else(|| Cow::Owned(Entry::from(*puzzle)), Cow::Borrowed),
        )
    }

    /// Takes the puzzles with their locations. The chunk keeps only the givens.
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

/// The puzzles as problems, given the entries of some of them.
fn problems<'a>(puzzles: &'a [Puzzle], entries: &'a [(usize, Entry)]) -> impl Iterator<Item = Problem<'a>> {
    known(puzzles, entries.iter().map(|(place, entry)| (*place, entry)))
        .map(|(puzzle, entry)| entry.map_or(Problem::Givens(puzzle), Entry::problem))
}

/// Each puzzle, with its entry if there is one; entries come with the indexes of their puzzles.
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
