//! Suspects: the wrong digits of a grid without solution.
//!
//! A copied half-filled grid rarely says which digits were printed. If one digit is wrong there is no
//! solution, and all digits look alike. But few sets of digits leave exactly one solution when removed. So
//! the search is for the smallest of these.
//!
//! Digits that cannot all be right are a *core*: each wanted set contains at least one of them. So the search
//! takes a core and tries each of its digits; if there is still no solution without that one, the rest has
//! another core. It proceeds by size, so it ends with all of the smallest sets. (This is the hitting set tree
//! of R. Reiter, A Theory of Diagnosis from First Principles, Artificial Intelligence 32, 1987.) A core is
//! found by leaving out one digit after the other, as long as there is still no solution. It serves wherever
//! none of its digits is left out yet. Two equal digits in a house are a core that needs no search.

use crate::logic::sort;
use crate::posed::{lifted, played, posed};
use crate::{Answer, CandidateSet, Candidates, Cell, CellSet, Engine, Entry, Problem, Status};

/// The most questions to the engine: whether some digits have no solution, one, or several.
const QUESTIONS: u64 = 10_000;

/// The smallest sets of cells to take back so that a grid without solution has one again. Taking back a cell
/// clears its digit; if the player removed candidates, it also restores those of the cell.
///
/// ```
/// use sudokit::{Single, Status, Suspects};
///
/// // A puzzle with some digits filled in, and nothing to tell which: the 9 in the middle should be 5.
/// let entry = sudokit::read("534678...6..195....98....6.8...6...34..893..17...2...6.6....28....419..5....8..79")?;
/// let suspects = Suspects::of(&mut Single::new(), &entry).expect("there is no solution");
/// assert_eq!(suspects.sets, ["r5c5".parse::<sudokit::Cell>()?].map(sudokit::CellSet::of));
/// assert_eq!((suspects.leaves, suspects.is_complete), (Status::Unique, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Suspects {
    /// Sets of the same size, in the order of their cells: each is enough, and no smaller set is. Empty if
    /// there are none, or if the search gave up.
    pub sets: Vec<CellSet>,
    /// The number of solutions without one of the sets: one; or several, if no set leaves exactly one. None
    /// if there are no sets.
    pub leaves: Status,
    /// True if the search is complete, so that there is no other set of that size.
    pub is_complete: bool,
}

impl Suspects {
    /// Searches a game that has no solution; `None` if it has one.
    ///
    /// If the puzzle has a solution, only the player's moves are suspects; otherwise all digits of the puzzle
    /// are.
    pub fn of<E: Engine>(engine: &mut E, entry: &Entry) -> Option<Self> {
        let (problem, answer) = posed(engine, entry);
        let (start, cells) = if answer == Answer::None {
            let start = problem.candidates();
            (start, start.cells().iter().filter(|cell| start.digits_in(*cell).len() == 1).collect())
        } else {
            let removed = match entry.candidates {
                Some(Candidates::Left(_)) => !entry.digits().cells(),
                Some(Candidates::Given(_)) | None => CellSet::EMPTY,
            };
            (played(entry), entry.placed.cells() | removed)
        };
        Diagnosis { engine, start, cells, open: !entry.digits().cells(), questions: QUESTIONS }.run()
    }
}

/// The search among some cells.
struct Diagnosis<'e, E> {
    engine: &'e mut E,
    start: CandidateSet,
    cells: CellSet,
    /// The cells without a digit.
    open: CellSet,
    /// The number of questions left.
    questions: u64,
}

/// There are no questions left.
struct GivenUp;

impl<E: Engine> Diagnosis<'_, E> {
    fn run(mut self) -> Option<Suspects> {
        if self.engine.count(Problem::Candidates(self.start), 1) > 0 {
            return None;
        }
        let (mut unique, mut several) = (Vec::new(), Vec::new());
        let is_complete = self.by_size(&mut unique, &mut several).is_ok();
        let (sets, leaves) = if !unique.is_empty() {
            (unique, Status::Unique)
        } else if !several.is_empty() {
            (several, Status::Multiple)
        } else {
            (Vec::new(), Status::None)
        };
        Some(Suspects { sets, leaves, is_complete })
    }

    /// Collects the smallest sets that leave one solution, and the smallest that leave several.
    fn by_size(&mut self, unique: &mut Vec<CellSet>, several: &mut Vec<CellSet>) -> Result<(), GivenUp> {
        let mut cores = self.clashes();
        let mut hopeless = vec![CellSet::EMPTY];
        while unique.is_empty() && !hopeless.is_empty() {
            let mut larger: Vec<CellSet> = Vec::new();
            for set in hopeless.drain(..) {
                let core = self.core_without(set, &mut cores)?;
                larger.extend(core.iter().map(|cell| set.with(cell)));
            }
            sort::by(&mut larger, |a, b| a.iter().cmp(b.iter()));
            larger.dedup();
            let are_first = several.is_empty();
            for set in larger {
                match self.count_without(set, 2)? {
                    0 => hopeless.push(set),
                    1 => unique.push(set),
                    // Taking back more only adds solutions.
                    _ if are_first => several.push(set),
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// The visible cores: two peers with the same digit.
    fn clashes(&self) -> Vec<CellSet> {
        let digit = |cell: Cell| self.start.digits_in(cell).only();
        let clash = |a: Cell, b: Cell| a < b && digit(a).is_some() && digit(a) == digit(b);
        let pairs = self.cells.iter().flat_map(|a| (self.cells & a.peers()).iter().map(move |b| (a, b)));
        pairs.filter(|(a, b)| clash(*a, *b)).map(|(a, b)| CellSet::of(a).with(b)).collect()
    }

    /// A core disjoint from these cells, without which there is no solution.
    fn core_without(&mut self, set: CellSet, cores: &mut Vec<CellSet>) -> Result<CellSet, GivenUp> {
        if let Some(known) = cores.iter().find(|core| core.is_disjoint(set)) {
            return Ok(*known);
        }
        let mut left_out = set;
        for cell in self.cells - set {
            if self.count_without(left_out.with(cell), 1)? == 0 {
                left_out.insert(cell);
            }
        }
        let core = self.cells - left_out;
        cores.push(core);
        Ok(core)
    }

    fn count_without(&mut self, set: CellSet, limit: u64) -> Result<u64, GivenUp> {
        self.questions = self.questions.checked_sub(1).ok_or(GivenUp)?;
        Ok(self.engine.count(Problem::Candidates(lifted(self.start, set, self.open)), limit))
    }
}
