//! Puzzles with what is known about them.
//!
//! The four corpora in the tree are our own; `corpora/README.md` says how they were made. Larger collections
//! lie outside the tree and are used where they are present: see [`shared`].

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use sudokit_core::{Board, Candidate, CandidateSet, Digit, Problem, Puzzle, Solution};

/// A file of cases, one a line: `puzzle count solution`, with `-` where there is not one solution.
///
/// ```
/// use sudokit_testkit::corpus;
///
/// assert_eq!(corpus::NONE.name, "none");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corpus {
    /// The file name without its ending.
    pub name: &'static str,
    text: &'static str,
}

/// Puzzles with one solution, minimal ones and ones with more clues.
///
/// ```
/// # use sudokit_testkit::corpus;
/// assert!(corpus::UNIQUE.cases().all(|case| case.count == 1));
/// ```
pub const UNIQUE: Corpus = Corpus { name: "unique", text: include_str!("../corpora/unique.txt") };

/// Puzzles with 2 to some thousand solutions.
///
/// ```
/// # use sudokit_testkit::corpus;
/// assert!(corpus::SEVERAL.cases().all(|case| case.count > 1));
/// ```
pub const SEVERAL: Corpus = Corpus { name: "several", text: include_str!("../corpora/several.txt") };

/// Puzzles without a solution; in the first of them two givens clash, in the others none do.
///
/// ```
/// # use sudokit_testkit::corpus;
/// assert!(corpus::NONE.cases().all(|case| case.count == 0));
/// ```
pub const NONE: Corpus = Corpus { name: "none", text: include_str!("../corpora/none.txt") };

/// Candidate grids without givens: with one, several and no solution.
///
/// ```
/// # use sudokit_testkit::corpus;
/// assert!(corpus::CANDIDATES.cases().all(|case| case.puzzle().is_none()));
/// ```
pub const CANDIDATES: Corpus = Corpus { name: "candidates", text: include_str!("../corpora/candidates.txt") };

/// All corpora in the tree.
///
/// ```
/// # use sudokit_testkit::corpus;
/// assert!(corpus::ALL.contains(&corpus::UNIQUE));
/// ```
pub const ALL: [Corpus; 4] = [UNIQUE, SEVERAL, NONE, CANDIDATES];

impl Corpus {
    /// The cases in the order of the file.
    ///
    /// ```
    /// use sudokit_testkit::corpus;
    ///
    /// assert!(corpus::UNIQUE.cases().all(|case| case.count == 1 && case.solution.is_some()));
    /// ```
    pub fn cases(self) -> impl Iterator<Item = Case> {
        let name = self.name;
        (1..).zip(self.text.lines()).map(move |(line, text)| {
            Case::parse(text).unwrap_or_else(|| panic!("{name}.txt:{line}: not a case: {text}"))
        })
    }
}

/// Every case of every corpus.
///
/// ```
/// use sudokit_testkit::corpus;
///
/// assert!(corpus::cases().any(|case| case.count > 1_000));
/// ```
pub fn cases() -> impl Iterator<Item = Case> {
    ALL.into_iter().flat_map(Corpus::cases)
}

/// What a case begins with.
///
/// ```
/// use sudokit_testkit::corpus::{self, Start};
///
/// let case = corpus::UNIQUE.cases().next().unwrap();
/// assert!(matches!(case.start, Start::Givens(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Digits that are given.
    Givens(Puzzle),
    /// Candidates that are left.
    Candidates(CandidateSet),
}

/// A problem and how many solutions it has.
///
/// ```
/// use sudokit_testkit::corpus;
///
/// let case = corpus::UNIQUE.cases().next().unwrap();
/// assert!(case.solution.unwrap().solves(&case.puzzle().unwrap()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The problem.
    pub start: Start,
    /// How many solutions it has.
    pub count: u64,
    /// The solution, if there is exactly one.
    pub solution: Option<Solution>,
}

impl Case {
    /// What an engine is asked.
    ///
    /// ```
    /// use sudokit_testkit::corpus;
    ///
    /// let case = corpus::CANDIDATES.cases().next().unwrap();
    /// assert!(!case.problem().candidates().is_empty());
    /// ```
    pub fn problem(&self) -> Problem<'_> {
        match &self.start {
            Start::Givens(puzzle) => puzzle.into(),
            Start::Candidates(candidates) => (*candidates).into(),
        }
    }

    /// The givens, unless the case is a candidate grid.
    ///
    /// ```
    /// use sudokit_testkit::corpus;
    ///
    /// assert!(corpus::UNIQUE.cases().all(|case| case.puzzle().is_some()));
    /// assert!(corpus::CANDIDATES.cases().all(|case| case.puzzle().is_none()));
    /// ```
    pub fn puzzle(&self) -> Option<Puzzle> {
        match self.start {
            Start::Givens(puzzle) => Some(puzzle),
            Start::Candidates(_) => None,
        }
    }

    /// The board of the givens, of which it is known whether they have one solution; none of a candidate grid, or if the givens
    /// clash.
    ///
    /// ```
    /// use sudokit_testkit::corpus;
    ///
    /// assert!(corpus::UNIQUE.cases().all(|case| case.board().unwrap().has_unique_givens()));
    /// assert!(!corpus::SEVERAL.cases().any(|case| case.board().unwrap().has_unique_givens()));
    /// ```
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

/// Reads 729 characters, cell by cell: a candidate is its digit in its own place, `.` is none.
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

/// The text of a file in `../shared/data`, the collections that are not part of the tree; `name` is the path
/// below that folder. Where the file is absent a note says so, once, and the caller has nothing to test.
///
/// ```
/// use sudokit_testkit::corpus;
///
/// assert_eq!(corpus::shared("puzzles/no-such-file.txt"), None);
/// ```
pub fn shared(name: &str) -> Option<String> {
    static ABSENT: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../../shared/data", name].iter().collect();
    let text = std::fs::read_to_string(path).ok();
    if text.is_none() && ABSENT.lock().is_ok_and(|mut names| names.insert(name.to_owned())) {
        // Straight to the stream, as the test harness swallows what a passing test prints.
        let _ = writeln!(std::io::stderr(), "corpus {name} absent: skipped");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracle;

    #[test]
    fn every_case_is_true() {
        for corpus in ALL {
            for (line, case) in (1..).zip(corpus.cases()) {
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
        assert!(UNIQUE.cases().all(|case| case.count == 1));
        assert!(SEVERAL.cases().all(|case| case.count > 1));
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
