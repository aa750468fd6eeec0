//! Puzzles that are like a puzzle but for a few givens.
//!
//! Which single givens make a puzzle unique? Those candidates that exactly one solution has. The first solutions show of most
//! candidates that more than one has them; of the others the batch engine says how many do.

use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Puzzle};
use sudokit_solve::{Batch, Engine, Solver};

/// Solutions that are looked at before candidates are tested one by one: about as many as pay.
const SAMPLE: u64 = 48;

/// Searches the vicinity of puzzles. Keeps its engines from one search to the next.
///
/// ```
/// use std::ops::ControlFlow;
/// use sudokit_core::Puzzle;
/// use sudokit_generate::Vicinity;
///
/// let puzzle: Puzzle =
///     "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse()?;
/// let mut found = Vec::new();
/// let _ = Vicinity::new().search(&puzzle, 1, 1, &mut |neighbour| {
///     found.push(neighbour);
///     ControlFlow::Continue(())
/// });
/// assert!(found.iter().all(|neighbour| neighbour.len() == 17 && *neighbour != puzzle));
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
#[derive(Default)]
pub struct Vicinity {
    solver: Solver,
    batch: Batch,
    counts: Vec<u64>,
}

impl Vicinity {
    /// Ready to search.
    ///
    /// ```
    /// # use sudokit_core::{CandidateSet, Puzzle};
    /// # use sudokit_generate::Vicinity;
    /// assert_eq!(Vicinity::new().completing(&Puzzle::EMPTY), CandidateSet::EMPTY);
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Visits every puzzle with one solution that comes from this one by taking `minus` givens away and adding `plus` others,
    /// each once: {-minus+plus}. None of the added ones is one of those taken away.
    ///
    /// In order of the cells taken away, then of the candidates added.
    ///
    /// ```
    /// # use std::ops::ControlFlow;
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// // Nothing that has one solution is one given away from an empty grid.
    /// let visit = &mut |_| ControlFlow::Break(());
    /// assert!(Vicinity::new().search(&Puzzle::EMPTY, 0, 1, visit).is_continue());
    /// ```
    pub fn search(
        &mut self,
        puzzle: &Puzzle,
        minus: usize,
        plus: usize,
        visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let givens: Vec<Candidate> = puzzle
            .cells()
            .into_iter()
            .filter_map(|cell| puzzle.digit(cell).map(|digit| Candidate::at(cell, digit)))
            .collect();
        self.take_away(*puzzle, &givens, minus, plus, CandidateSet::EMPTY, visit)
    }

    fn take_away(
        &mut self,
        puzzle: Puzzle,
        givens: &[Candidate],
        minus: usize,
        plus: usize,
        taken: CandidateSet,
        visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if minus == 0 {
            return self.add(puzzle, plus, !taken, visit);
        }
        for (i, given) in givens.iter().enumerate() {
            let mut less = puzzle;
            less.set(given.cell(), None);
            self.take_away(less, &givens[i + 1..], minus - 1, plus, taken.with(*given), visit)?;
        }
        ControlFlow::Continue(())
    }

    fn add(
        &mut self,
        puzzle: Puzzle,
        plus: usize,
        allowed: CandidateSet,
        visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let with = |candidate: Candidate| {
            let mut more = puzzle;
            more.set(candidate.cell(), Some(candidate.digit()));
            more
        };
        match plus {
            0 if self.solver.is_unique(&puzzle) => visit(puzzle),
            0 => ControlFlow::Continue(()),
            1 => (self.completing(&puzzle) & allowed)
                .into_iter()
                .try_for_each(|candidate| visit(with(candidate))),
            _ => {
                let candidates =
                    Board::new(&puzzle).map_or(CandidateSet::EMPTY, |board| board.candidate_set());
                // Each set of givens is added in one order only.
                let mut later = allowed;
                for candidate in candidates & allowed {
                    later.remove(candidate);
                    self.add(with(candidate), plus - 1, later, visit)?;
                }
                ControlFlow::Continue(())
            }
        }
    }

    /// The candidates that exactly one solution of a puzzle has: as a given more, each leaves one solution.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// # let full: Puzzle = "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
    /// let mut puzzle = full;
    /// // Four cells whose digits can change places.
    /// for cell in ["r1c2", "r1c9", "r8c2"] {
    ///     puzzle.set(cell.parse()?, None);
    /// }
    /// assert!(Vicinity::new().completing(&puzzle).contains("r1c2=3".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn completing(&mut self, puzzle: &Puzzle) -> CandidateSet {
        let Ok(board) = Board::new(puzzle) else { return CandidateSet::EMPTY };
        let (mut once, mut often, mut seen) = (CandidateSet::EMPTY, CandidateSet::EMPTY, 0);
        self.solver.enumerate(puzzle, |solution| {
            let candidates = solution.candidates();
            often |= once & candidates;
            once |= candidates;
            seen += 1;
            if seen == SAMPLE { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let open = board.candidate_set();
        if seen < SAMPLE {
            return (once - often) & open;
        }
        let doubtful: Vec<Candidate> = (open - often).into_iter().collect();
        let tries = doubtful.iter().map(|candidate| {
            let mut more = *puzzle;
            more.set(candidate.cell(), Some(candidate.digit()));
            more
        });
        let tries: Vec<Puzzle> = tries.collect();
        self.batch.count(&tries, 2, &mut self.counts);
        doubtful
            .into_iter()
            .zip(&self.counts)
            .filter(|(_, count)| **count == 1)
            .map(|(candidate, _)| candidate)
            .collect()
    }
}
