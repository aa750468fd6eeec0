//! Sets of puzzles, as text.

use sudokit::generate::Random;
use sudokit::{CandidateSet, Candidates, Entry, Problem, Puzzle};

/// Puzzles that are measured together.
pub(super) struct Set {
    pub(super) name: String,
    /// A short description.
    pub(super) about: &'static str,
    /// The puzzles in the order in which they are solved, repeated if there are few.
    pub(super) tasks: Vec<Task>,
    /// Number of different puzzles.
    pub(super) puzzles: usize,
}

impl Set {
    /// The puzzles in random order, so that the first are typical, and repeated up to a minimum: a handful is
    /// solved too fast to be measured.
    pub(super) fn new(
        name: impl Into<String>,
        about: &'static str,
        mut tasks: Vec<Task>,
        least: usize,
        random: &mut Random,
    ) -> Self {
        random.shuffle(&mut tasks);
        let puzzles = tasks.len();
        while !tasks.is_empty() && tasks.len() < least {
            tasks.extend_from_within(..puzzles);
        }
        Self { name: name.into(), about, tasks, puzzles }
    }

    /// Each puzzle once.
    pub(super) fn once(&self) -> &[Task] {
        &self.tasks[..self.puzzles]
    }

    /// A number that tells this set, in this order, from others: 64-bit FNV-1a (Fowler, Noll, Vo 1991,
    /// <http://www.isthe.com/chongo/tech/comp/fnv/>) over the puzzles as lines, each with its line feed.
    pub(super) fn checksum(&self) -> u64 {
        let mut sum = 0xcbf2_9ce4_8422_2325;
        for task in self.once() {
            for byte in task.text().bytes().chain([b'\n']) {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
        sum
    }
}

/// One puzzle, ready to be read.
#[derive(Clone, Copy)]
pub(super) enum Task {
    /// 81 characters.
    Line([u8; 81]),
    /// A candidate grid has no such line, and is passed to the engines as it is.
    Candidates(CandidateSet),
}

impl Task {
    /// The puzzle, read from its line. This is part of what is measured.
    pub(super) fn read(&self) -> Asked {
        match self {
            Self::Line(line) => Asked::Givens(Puzzle::from_line(line).expect("a puzzle wrote the line")),
            Self::Candidates(candidates) => Asked::Candidates(*candidates),
        }
    }

    /// The puzzle as people write it.
    pub(super) fn text(&self) -> String {
        let mut entry = Entry::default();
        match self.read() {
            Asked::Givens(puzzle) => entry.givens = puzzle,
            Asked::Candidates(candidates) => entry.candidates = Some(Candidates::Given(candidates)),
        }
        let mut text = String::new();
        entry.push_puzzle(&mut text);
        text
    }
}

impl From<&Puzzle> for Task {
    fn from(puzzle: &Puzzle) -> Self {
        Self::Line(puzzle.to_line())
    }
}

impl From<&Entry> for Task {
    fn from(entry: &Entry) -> Self {
        match entry.problem() {
            Problem::Givens(puzzle) => Self::from(puzzle),
            problem => Self::Candidates(problem.candidates()),
        }
    }
}

/// A task that was read: what an engine is asked.
pub(super) enum Asked {
    Givens(Puzzle),
    Candidates(CandidateSet),
}

impl<'a> From<&'a Asked> for Problem<'a> {
    fn from(asked: &'a Asked) -> Self {
        match asked {
            Asked::Givens(puzzle) => Self::Givens(puzzle),
            Asked::Candidates(candidates) => Self::Candidates(*candidates),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(puzzles: &[Puzzle], least: usize) -> Set {
        let tasks = puzzles.iter().map(Task::from).collect();
        Set::new("set", "", tasks, least, &mut Random::new(1))
    }

    #[test]
    fn the_checksum_is_of_the_lines() {
        // FNV-1a of 81 dots and a line feed.
        assert_eq!(set(&[Puzzle::EMPTY], 1).checksum(), 0x5a2e_653f_e801_b201);
    }

    #[test]
    fn few_puzzles_are_repeated_and_counted_once() {
        let mut other = Puzzle::EMPTY;
        other.set(sudokit::Cell::at(0, 0), Some(sudokit::Digit::D1));
        let both = set(&[Puzzle::EMPTY, other], 5);
        assert_eq!((both.once().len(), both.tasks.len()), (2, 6));
        assert!(both.tasks.chunks(2).all(|two| two[0].text() == both.tasks[0].text()));
        assert_eq!(both.checksum(), set(&[Puzzle::EMPTY, other], 2).checksum());
        assert!(set(&[], 5).tasks.is_empty());
    }
}
