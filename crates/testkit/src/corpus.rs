//! Puzzles with known solutions.
//!
//! The four corpora in the tree are our own; `corpora/README.md` describes how they were made. Larger
//! collections are outside the tree and used if present: see [`shared`].

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use sudokit_core::{Board, Candidate, CandidateSet, Digit, Problem, Puzzle, Solution};

/// A file of cases, one a line: `puzzle count solution`, with `-` unless there is exactly one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corpus {
    /// The file name without its extension.
    pub name: &'static str,
    text: &'static str,
}

/// Puzzles with one solution, minimal ones and ones with more clues.
pub const UNIQUE: Corpus = Corpus { name: "unique", text: include_str!("../corpora/unique.txt") };

/// Puzzles with 2 to some thousand solutions.
pub const SEVERAL: Corpus = Corpus { name: "several", text: include_str!("../corpora/several.txt") };

/// Puzzles without a solution; in the first of them two givens clash, in the others none do.
pub const NONE: Corpus = Corpus { name: "none", text: include_str!("../corpora/none.txt") };

/// Candidate grids without givens: with one, several and no solution.
pub const CANDIDATES: Corpus = Corpus { name: "candidates", text: include_str!("../corpora/candidates.txt") };

/// All corpora in the tree.
pub const ALL: [Corpus; 4] = [UNIQUE, SEVERAL, NONE, CANDIDATES];

impl Corpus {
    /// The cases in the order of the file.
    pub fn cases(self) -> impl Iterator<Item = Case> {
        let name = self.name;
        (1..).zip(self.text.lines()).map(move |(line, text)| {
            Case::parse(text).unwrap_or_else(|| panic!("{name}.txt:{line}: not a case: {text}"))
        })
    }
}

/// Every case of every corpus.
pub fn cases() -> impl Iterator<Item = Case> {
    ALL.into_iter().flat_map(Corpus::cases)
}

/// Start of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Givens.
    Givens(Puzzle),
    /// Candidates.
    Candidates(CandidateSet),
}

/// A problem with its number of solutions.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The problem.
    pub start: Start,
    /// Number of its solutions.
    pub count: u64,
    /// The solution, if there is exactly one.
    pub solution: Option<Solution>,
}

impl Case {
    /// The problem for an engine.
    pub fn problem(&self) -> Problem<'_> {
        match &self.start {
            Start::Givens(puzzle) => puzzle.into(),
            Start::Candidates(candidates) => (*candidates).into(),
        }
    }

    /// The givens, unless the case is a candidate grid.
    pub fn puzzle(&self) -> Option<Puzzle> {
        match self.start {
            Start::Givens(puzzle) => Some(puzzle),
            Start::Candidates(_) => None,
        }
    }

    /// The board of the givens, with known uniqueness; `None` for a candidate grid, or if the givens clash.
    pub fn board(&self) -> Option<Board> {
        let board = Board::new(&self.puzzle()?).ok()?;
        Some(if self.count == 1 { board.with_unique_givens() } else { board })
    }

    fn parse(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let (start, count, solution) = (words.next()?, words.next()?.parse().ok()?, words.next()?);
        let start = match start.len() {
            81 => Start::Givens(start.parse().ok()?),
            _ => Start::Candidates(candidates(start)?),
        };
        let solution = match solution {
            "-" => None,
            text => Some(text.parse().ok()?),
        };
        (words.next().is_none() && solution.is_some() == (count == 1)).then_some(Self {
            start,
            count,
            solution,
        })
    }
}

/// Reads 729 characters, cell by cell: a candidate is its digit in its own place, `.` a missing one.
fn candidates(text: &str) -> Option<CandidateSet> {
    let mut set = CandidateSet::EMPTY;
    for (index, character) in text.chars().enumerate() {
        let candidate = Candidate::new(index)?;
        match Digit::from_char(character) {
            Some(digit) if digit == candidate.digit() => set.insert(candidate),
            None if character == '.' => false,
            _ => return None,
        };
    }
    (text.len() == Candidate::COUNT).then_some(set)
}

/// The text of a file in `../shared/data`, the collections outside the tree; `name` is the path below that
/// folder. If the file is missing, a note says so once, and the caller has nothing to test.
pub fn shared(name: &str) -> Option<String> {
    static ABSENT: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../../shared/data", name].iter().collect();
    let text = std::fs::read_to_string(path).ok();
    if text.is_none() && ABSENT.lock().is_ok_and(|mut names| names.insert(name.to_owned())) {
        // Written to the stream directly, because the test harness captures the output of a passing test.
        let _ = writeln!(std::io::stderr(), "corpus {name} absent: skipped");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{oracle, share};

    #[test]
    fn every_case_is_true() {
        for corpus in ALL {
            for (line, case) in share((1..).zip(corpus.cases()), 3) {
                let solutions = oracle::solutions(case.problem(), case.count + 1);
                assert_eq!(solutions.len() as u64, case.count, "{}.txt:{line}", corpus.name);
                if case.solution.is_some() {
                    assert_eq!(case.solution.as_ref(), solutions.first(), "{}.txt:{line}", corpus.name);
                }
            }
        }
    }

    #[test]
    fn the_corpora_hold_what_they_promise() {
        let is_unique = |case: &Case| case.board().unwrap().has_unique_givens();
        assert!(UNIQUE.cases().all(|case| case.count == 1 && is_unique(&case)));
        assert!(SEVERAL.cases().all(|case| case.count > 1 && !is_unique(&case)));
        assert!(NONE.cases().all(|case| case.count == 0));
        let flawed = |case: &Case| Board::new(&case.puzzle().unwrap()).is_err();
        assert!(NONE.cases().take(12).all(|case| flawed(&case)));
        assert!(NONE.cases().skip(12).any(|case| !flawed(&case)));
        for kind in [0..=0, 1..=1, 2..=u64::MAX] {
            assert!(CANDIDATES.cases().any(|case| kind.contains(&case.count)));
        }
    }

    #[test]
    fn no_case_occurs_twice() {
        let lines: Vec<&str> = ALL.iter().flat_map(|corpus| corpus.text.lines()).collect();
        assert_eq!(lines.iter().collect::<BTreeSet<_>>().len(), lines.len());
    }

    #[test]
    fn malformed_lines_are_refused() {
        let line = UNIQUE.text.lines().next().unwrap();
        assert!(Case::parse(line).is_some());
        for wrong in ["", "1", &line[1..], &format!("{line} 1"), &line.replace(" 1 ", " 2 ")] {
            assert!(Case::parse(wrong).is_none(), "{wrong}");
        }
        let line = CANDIDATES.text.lines().next().unwrap();
        assert!(Case::parse(line).is_some());
        assert!(Case::parse(&line[1..]).is_none());
        assert!(Case::parse(&line.replacen('.', "0", 1)).is_none());
    }
}
