//! Checking a puzzle: conflicts, number of solutions, redundant givens.

use crate::diagram::{Sentence, say};
use crate::generate::redundant_of;
use crate::posed::posed;
use crate::{
    Answer, Batch, Board, Cancelled, CellSet, Digit, Engine, Entry, Flaw, Flaws, House, Mistakes, Problem,
    Puzzle, Single, Solution, Status,
};
use std::fmt;

/// A report on the puzzle of an entry, its givens and given candidates, and on the mistakes of a player. With
/// the feature `serde` it becomes the JSON of `schema/check.json`.
///
/// ```
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let report = sudokit::check(&entry);
/// assert_eq!(report.givens, 30);
/// assert!(report.is_valid() && report.is_unique());
/// assert_eq!(report.is_minimal(), Some(false));
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The puzzle: 81 characters, or 729 where candidates are part of it.
    pub puzzle: String,
    /// Number of given digits.
    pub givens: usize,
    /// Every digit that appears more than once in a house, in the order of the houses.
    pub conflicts: Vec<Conflict>,
    /// Other visible contradictions: cells without a candidate, houses without a place for a digit. Empty if
    /// there are conflicts, which come first.
    pub dead_ends: Vec<Flaw>,
    /// Number of solutions, counted no further than 2.
    pub count: u64,
    /// The solution, or the first one found.
    pub solution: Option<Solution>,
    /// The redundant givens: without any one of them the puzzle is still unique. `None` for puzzles that are
    /// not unique, or whose candidates are part of the problem, and if it was not asked for.
    pub redundant: Option<CellSet>,
    /// The player's mistakes: digits that differ from the only solution, and its candidates that were
    /// removed.
    pub mistakes: Mistakes,
}

impl Report {
    /// Returns true if no digit appears twice in a house.
    pub const fn is_valid(&self) -> bool {
        self.conflicts.is_empty()
    }

    /// The obvious reasons for having no solution: its conflicts and dead ends.
    pub fn reasons(&self) -> impl Iterator<Item = Sentence> + '_ {
        let conflicts = self.conflicts.iter().map(Conflict::sentence);
        conflicts.chain(self.dead_ends.iter().map(|flaw| Sentence::from(*flaw)))
    }

    /// Returns true if there is exactly one solution.
    pub const fn is_unique(&self) -> bool {
        self.count == 1
    }

    /// True if the puzzle is unique and needs each of its givens. `None` for a unique puzzle of which nobody
    /// knows: its candidates are part of the problem, or it was not asked.
    pub fn is_minimal(&self) -> Option<bool> {
        if self.is_unique() { self.redundant.map(CellSet::is_empty) } else { Some(false) }
    }

    /// None, unique or multiple.
    pub const fn status(&self) -> Status {
        Status::of_count(self.count)
    }
}

/// A digit that appears more than once in a house.
///
/// ```
/// let entry = sudokit::read(format!("1..1{}", ".".repeat(77)))?;
/// let report = sudokit::check(&entry);
/// assert_eq!(report.conflicts[0].to_string(), "1 appears twice in row 1: r1c1 and r1c4");
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Conflict {
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The cells of the digit: at least two.
    pub cells: CellSet,
}

impl Conflict {
    /// All conflicts of a puzzle, in the order of the houses and then of the digits.
    pub fn all(puzzle: &Puzzle) -> Vec<Self> {
        let flaws = Flaws::of_puzzle(puzzle);
        let within = |house: House| {
            let cells = move |digit| puzzle.cells_of(digit) & house.cells();
            flaws.duplicates(house).iter().map(move |digit| Self { house, digit, cells: cells(digit) })
        };
        House::all().flat_map(within).collect()
    }

    /// The conflict in words, without a full stop.
    pub fn sentence(&self) -> Sentence {
        let Self { house, digit, cells } = *self;
        say!("check-appears", [times = cells.len(), digit, house, cells])
    }
}

/// Its [sentence](Self::sentence): `5 appears twice in row 1: r1c1 and r1c2`.
impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

/// Checks a puzzle.
pub fn check(entry: &Entry) -> Report {
    let checked = check_many(&mut Batch::new(), &mut Single::new(), [entry]);
    checked.ok().and_then(|mut reports| reports.pop()).expect("nobody cancels, and there is one report")
}

/// Checks many puzzles. Redundant givens are looked for in all of them together, which is faster.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// use sudokit::{Batch, Single, check, check_many};
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// assert_eq!(check_many(&mut Batch::new(), &mut Single::new(), [&entry])?, [check(&entry)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check_many<'e, E: Engine>(
    batch: &mut Batch,
    engine: &mut E,
    entries: impl IntoIterator<Item = &'e Entry>,
) -> Result<Vec<Report>, Cancelled> {
    let (mut reports, mut unique) = (Vec::new(), Vec::new());
    for entry in entries {
        let report = check_status(engine, entry);
        // Without the givens alone, nobody knows which are redundant.
        let solution = report.solution.filter(|_| report.is_unique() && entry.candidates.is_none());
        unique.extend(solution.map(|solution| (entry.givens, solution)));
        reports.push((report, solution.is_some()));
    }
    let mut redundant = redundant_of(&unique, batch)?.into_iter();
    let whole = reports.into_iter().map(|(report, is_asked)| {
        let redundant = if is_asked { redundant.next() } else { None };
        Report { redundant, ..report }
    });
    Ok(whole.collect())
}

/// Checks a puzzle but for its redundant givens, which take most of the time.
pub fn check_status<E: Engine>(engine: &mut E, entry: &Entry) -> Report {
    let puzzle = entry.to_string();
    let mut report = Report {
        puzzle,
        givens: entry.givens.len(),
        conflicts: Conflict::all(&entry.givens),
        dead_ends: Vec::new(),
        count: 0,
        solution: None,
        redundant: None,
        mistakes: Mistakes::default(),
    };
    if !report.is_valid() {
        return report;
    }
    let (problem, answer) = posed(engine, entry);
    report.dead_ends = dead_ends(&problem);
    report.solution = answer.solution().copied();
    report.count = match Status::from(&answer) {
        Status::None => 0,
        Status::Unique => 1,
        Status::Multiple => 2,
    };
    if let Answer::Unique(solution) = &answer {
        report.mistakes = Mistakes::against(solution.candidates(), entry);
    }
    report
}

fn dead_ends(problem: &Problem<'_>) -> Vec<Flaw> {
    let board = match problem {
        Problem::Givens(givens) => Board::new(givens),
        other => Board::from_candidates(other.candidates()),
    };
    board.err().iter().flat_map(|flawed| flawed.flaws.iter()).collect()
}
