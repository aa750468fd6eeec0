//! Random grids for property tests.
//!
//! Solutions are those of the corpus under a random symmetry: without a generator of their own, the tests are
//! independent of everything that they judge.

use crate::symmetry::Symmetry;
use crate::{corpus, oracle};
use proptest::prelude::*;
use std::ops::RangeInclusive;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, Puzzle, Solution};

/// A full valid grid.
pub fn solution() -> impl Strategy<Value = Solution> {
    let known: Vec<Solution> = corpus::UNIQUE.cases().filter_map(|case| case.solution).collect();
    (proptest::sample::select(known), Symmetry::any())
        .prop_map(|(solution, symmetry)| symmetry.solution(&solution))
}

/// Some cells of a full valid grid: at least one solution. With 30 givens or fewer there are nearly always
/// several, and with few givens too many to count: use a limit.
///
/// ```
/// use proptest::prelude::*;
/// use sudokit_testkit::{oracle, strategy};
///
/// proptest!(|(puzzle in strategy::puzzle(25..=40))| {
///     prop_assert!((25..=40).contains(&puzzle.len()));
///     prop_assert!(oracle::count(&puzzle, 1) == 1);
/// });
/// ```
pub fn puzzle(givens: RangeInclusive<usize>) -> impl Strategy<Value = Puzzle> {
    let cells = proptest::sample::subsequence(Cell::all().collect::<Vec<_>>(), givens);
    (solution(), cells)
        .prop_map(|(solution, cells)| solution.restricted_to(cells.into_iter().collect::<CellSet>()))
}

/// Any digits in any cells, mostly nonsense: clashes are likely.
pub fn garbage(givens: RangeInclusive<usize>) -> impl Strategy<Value = Puzzle> {
    let cells = proptest::sample::subsequence(Cell::all().collect::<Vec<_>>(), givens);
    (cells, proptest::collection::vec(0..9_usize, 81)).prop_map(|(cells, digits)| {
        let mut puzzle = Puzzle::EMPTY;
        for cell in cells {
            puzzle.set(cell, Some(Digit::from_index(digits[cell.index()])));
        }
        puzzle
    })
}

/// A puzzle with one given changed to another digit that clashes with none: often without a solution, and
/// never visibly so.
pub fn mistaken(givens: RangeInclusive<usize>) -> impl Strategy<Value = Puzzle> {
    (puzzle(givens), any::<proptest::sample::Index>()).prop_map(|(puzzle, choice)| {
        let changes: Vec<Candidate> = Candidate::all()
            .filter(|change| {
                let (cell, digit) = (change.cell(), change.digit());
                let clashes = cell.peers().iter().any(|peer| puzzle.digit(peer) == Some(digit));
                !clashes && puzzle.digit(cell).is_some_and(|given| given != digit)
            })
            .collect();
        let mut mistaken = puzzle;
        if !changes.is_empty() {
            let change = choice.get(&changes);
            mistaken.set(change.cell(), Some(change.digit()));
        }
        mistaken
    })
}

/// The candidates of a full valid grid and a share of the others, in percent: at least one solution.
///
/// Up to 40 percent counting is quick; beyond 60 there are too many solutions to count.
pub fn candidates(percent: RangeInclusive<u32>) -> impl Strategy<Value = CandidateSet> {
    (solution(), any_candidates(percent)).prop_map(|(solution, others)| solution.candidates() | others)
}

/// A share of all candidates, in percent, with or without a solution.
pub fn any_candidates(percent: RangeInclusive<u32>) -> impl Strategy<Value = CandidateSet> {
    percent.prop_flat_map(|percent| {
        proptest::collection::vec(0..100_u32, Candidate::COUNT).prop_map(move |dice| {
            Candidate::all()
                .zip(dice)
                .filter(|(_, die)| *die < percent)
                .map(|(candidate, _)| candidate)
                .collect()
        })
    })
}

/// A puzzle whose givens are not enough: it needs its candidates.
#[derive(Clone, Debug)]
pub struct CandidatePuzzle {
    /// The givens: none, or some with several solutions.
    pub givens: Puzzle,
    /// The removed candidates.
    pub removed: CandidateSet,
    /// All solutions: one at least, 500 at most.
    pub solutions: Vec<Solution>,
}

/// Limit for the solutions of a [`CandidatePuzzle`].
const MOST: u64 = 500;

impl CandidatePuzzle {
    /// The board at its start. Its givens are not marked as unique.
    pub fn board(&self) -> Board {
        let mut board = Board::new(&self.givens).expect("the givens have solutions");
        board.eliminate_all(self.removed);
        board
    }

    /// The candidates of all solutions together.
    pub fn truth(&self) -> CandidateSet {
        self.solutions.iter().fold(CandidateSet::EMPTY, |all, one| all | one.candidates())
    }
}

/// Puzzles that need their candidates, of three kinds: givens with several solutions, and candidates removed
/// until one solution is left; the same with candidates removed at random; and no givens at all (sukaku).
pub fn candidate_puzzle() -> impl Strategy<Value = CandidatePuzzle> {
    prop_oneof![decided(), thinned(), sukaku()]
}

/// Puzzles with few solutions: those of the corpus without some of their givens.
fn open_puzzle() -> impl Strategy<Value = (Puzzle, Vec<Solution>)> {
    let known: Vec<Puzzle> = corpus::UNIQUE.cases().filter_map(|case| case.puzzle()).collect();
    let less =
        (proptest::sample::select(known), proptest::collection::vec(any::<proptest::sample::Index>(), 1..4));
    let less = less.prop_map(|(mut puzzle, less)| {
        for choice in less {
            let givens: Vec<Cell> = puzzle.cells().iter().collect();
            puzzle.set(*choice.get(&givens), None);
        }
        (puzzle, oracle::solutions(&puzzle, MOST + 1))
    });
    less.prop_filter("one solution, or many", |(_, solutions)| (2..=MOST as usize).contains(&solutions.len()))
}

fn decided() -> impl Strategy<Value = CandidatePuzzle> {
    let choices = proptest::collection::vec(any::<proptest::sample::Index>(), 64);
    (open_puzzle(), any::<proptest::sample::Index>(), choices).prop_map(
        |((givens, mut solutions), wanted, choices)| {
            let wanted = *wanted.get(&solutions);
            let mut removed = CandidateSet::EMPTY;
            let mut choices = choices.iter().cycle();
            while solutions.len() > 1 {
                let other = solutions.iter().find(|other| **other != wanted).expect("there are several");
                let differing: Vec<Candidate> = (other.candidates() - wanted.candidates()).iter().collect();
                removed.insert(*choices.next().expect("it goes round").get(&differing));
                solutions.retain(|other| other.candidates().is_disjoint(removed));
            }
            CandidatePuzzle { givens, removed, solutions }
        },
    )
}

fn thinned() -> impl Strategy<Value = CandidatePuzzle> {
    (open_puzzle(), any::<proptest::sample::Index>(), any_candidates(0..=40)).prop_map(
        |((givens, mut solutions), kept, others)| {
            let removed = others - kept.get(&solutions).candidates();
            solutions.retain(|one| one.candidates().is_disjoint(removed));
            CandidatePuzzle { givens, removed, solutions }
        },
    )
}

fn sukaku() -> impl Strategy<Value = CandidatePuzzle> {
    let puzzle = candidates(20..=40).prop_map(|left| {
        let solutions = oracle::solutions(left, MOST + 1);
        CandidatePuzzle { givens: Puzzle::EMPTY, removed: !left, solutions }
    });
    puzzle.prop_filter("many solutions", |puzzle| puzzle.solutions.len() as u64 <= MOST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracle;
    use sudokit_core::Flaws;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn solutions_are_valid(solution in solution()) {
            prop_assert!(oracle::is_solution(&solution.digits().map(Digit::get)));
        }

        #[test]
        fn mistakes_do_not_show(puzzle in mistaken(25..=35)) {
            prop_assert!(Flaws::of_puzzle(&puzzle).is_empty());
        }

        #[test]
        fn candidates_have_a_solution(candidates in candidates(0..=40)) {
            prop_assert_eq!(oracle::count(candidates, 1), 1);
        }

        #[test]
        fn candidate_puzzles_need_their_candidates(puzzle in candidate_puzzle()) {
            prop_assert!(puzzle.solutions.iter().all(|one| one.solves(&puzzle.givens)));
            prop_assert!(puzzle.truth().is_disjoint(puzzle.removed));
            prop_assert_eq!(oracle::count(&puzzle.givens, 2), 2);
            prop_assert_eq!(oracle::count(&puzzle.board(), 501), puzzle.solutions.len() as u64);
        }
    }
}
