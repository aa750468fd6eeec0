//! Vicinities: puzzles that differ from a puzzle in a few givens.
//!
//! A single given makes a puzzle unique if exactly one of its solutions has that candidate. Two solutions
//! with a candidate rule it out, and each solution has eighty others. So the search collects distant
//! solutions: each question asks for one with candidates of which too few are known. The questions of many
//! puzzles go to the batch engine together.

use crate::redundant;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Puzzle, Solution};
use sudokit_solve::{Batch, Cancel, Cancelled};
use sudokit_symmetry::Canonizer;

/// Puzzles searched together: enough that no lane is idle.
const TOGETHER: usize = 256;
/// Questions about a puzzle in each round. Fewer leave lanes idle, more ask the same thing twice. Measured
/// with 2, 4 and 8: 834, 921 and 879 vicinities {-1+1} of puzzles with 17 givens a second.
const QUESTIONS: usize = 4;

/// Searches the vicinity of puzzles. Reuse it: it holds its engine.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_generate::Vicinity;
///
/// let puzzle: Puzzle =
///     "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse()?;
/// let found = Vicinity::new().puzzles(&puzzle, 1, 1)?;
/// assert!(found.iter().all(|neighbour| neighbour.len() == 17 && *neighbour != puzzle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Vicinity {
    batch: Batch,
    found: Vec<(u64, Option<Solution>)>,
    only_twins: bool,
    only_minimal: bool,
    /// Makes canonical forms, if asked for.
    canonizer: Option<Canonizer>,
}

/// Remaining givens, and candidates that may be added.
struct Start {
    puzzle: Puzzle,
    allowed: CandidateSet,
}

impl Vicinity {
    /// Makes the engine.
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends searches early with [`Cancelled`] once `cancel` says so.
    #[must_use]
    pub fn until(self, cancel: &Cancel) -> Self {
        Self { batch: self.batch.until(cancel), ..self }
    }

    /// Keeps only [puzzles](Self::puzzles) with givens in the same cells.
    #[must_use]
    pub const fn twins(mut self) -> Self {
        self.only_twins = true;
        self
    }

    /// Keeps only minimal [puzzles](Self::puzzles).
    #[must_use]
    pub const fn minimal(mut self) -> Self {
        self.only_minimal = true;
        self
    }

    /// Returns [puzzles](Self::puzzles) in minlex form; isomorphs are not left out.
    #[must_use]
    pub fn canonical(mut self) -> Self {
        self.canonizer = Some(Canonizer::new());
        self
    }

    /// The puzzles of the vicinity that pass the filters, in the order of [`search`](Self::search).
    ///
    /// # Errors
    /// The search was [cancelled](Self::until).
    pub fn puzzles(&mut self, puzzle: &Puzzle, minus: usize, plus: usize) -> Result<Vec<Puzzle>, Cancelled> {
        let mut kept = Vec::new();
        let only_twins = self.only_twins;
        let mut keep = |neighbour: Puzzle| {
            if !only_twins || neighbour.cells() == puzzle.cells() {
                kept.push(neighbour);
            }
            ControlFlow::Continue(())
        };
        // This visitor never breaks.
        let _ = self.search(puzzle, minus, plus, &mut keep)?;
        if self.only_minimal {
            let mut redundant = redundant(&kept, &mut self.batch)?.into_iter();
            kept.retain(|_| redundant.next() == Some(Some(CellSet::EMPTY)));
        }
        if let Some(canonizer) = &mut self.canonizer {
            kept.iter_mut().for_each(|neighbour| *neighbour = canonizer.minlex(neighbour));
        }
        Ok(kept)
    }

    /// Visits every unique puzzle that results from removing `minus` givens and adding `plus` others, each
    /// once: {-minus+plus}. No given is removed and added again.
    ///
    /// In order of the removed cells, then of the added candidates.
    ///
    /// # Errors
    /// The search was [cancelled](Self::until). All puzzles visited until then are valid.
    pub fn search(
        &mut self,
        puzzle: &Puzzle,
        minus: usize,
        plus: usize,
        visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Cancelled> {
        let givens: Vec<Candidate> = puzzle.candidates().iter().collect();
        // Impossible numbers: more than there are givens, or than there is room for.
        let Some(room) = givens.len().checked_sub(minus).map(|left| Cell::COUNT - left) else {
            return Ok(ControlFlow::Continue(()));
        };
        if plus > room {
            return Ok(ControlFlow::Continue(()));
        }
        let mut starts = Vec::with_capacity(TOGETHER);
        let whole = Start { puzzle: *puzzle, allowed: CandidateSet::ALL };
        if self.take_away(whole, &givens, minus, plus, &mut starts, visit)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        self.complete(&mut starts, plus, visit)
    }

    fn take_away(
        &mut self,
        start: Start,
        givens: &[Candidate],
        minus: usize,
        plus: usize,
        starts: &mut Vec<Start>,
        visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Cancelled> {
        if minus == 0 {
            return self.add(start, plus, starts, visit);
        }
        // With too few givens left nothing is found, and the sets of givens are many.
        if minus > givens.len() {
            return Ok(ControlFlow::Continue(()));
        }
        self.batch.cancel().check()?;
        for (i, given) in givens.iter().enumerate() {
            let mut less = Start { puzzle: start.puzzle, allowed: start.allowed.without(*given) };
            less.puzzle.set(given.cell(), None);
            if self.take_away(less, &givens[i + 1..], minus - 1, plus, starts, visit)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Adds all givens but the last. Full batches are searched for the last one.
    fn add(
        &mut self,
        start: Start,
        plus: usize,
        starts: &mut Vec<Start>,
        visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Cancelled> {
        if plus < 2 {
            starts.push(start);
            return if starts.len() == TOGETHER {
                self.complete(starts, plus, visit)
            } else {
                Ok(ControlFlow::Continue(()))
            };
        }
        self.batch.cancel().check()?;
        let candidates = Board::new(&start.puzzle).map_or(CandidateSet::EMPTY, |board| board.candidate_set());
        // Each set of givens is added in one order only.
        let mut later = start.allowed;
        for candidate in candidates & start.allowed {
            later.remove(candidate);
            let more = Start { puzzle: with(&start.puzzle, candidate), allowed: later };
            if self.add(more, plus - 1, starts, visit)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Adds the last given, or none.
    fn complete(
        &mut self,
        starts: &mut Vec<Start>,
        plus: usize,
        visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Cancelled> {
        let puzzles: Vec<Puzzle> = starts.iter().map(|start| start.puzzle).collect();
        if plus == 0 {
            self.batch.find(&puzzles, 2, &mut self.found)?;
            starts.clear();
            let mut unique = puzzles.iter().zip(&self.found).filter(|(_, (count, _))| *count == 1);
            return Ok(unique.try_for_each(|(puzzle, _)| visit(*puzzle)));
        }
        let completing = self.completing_each(&puzzles)?;
        Ok(starts.drain(..).zip(completing).try_for_each(|(start, completing)| {
            let mut candidates = (completing & start.allowed).into_iter();
            candidates.try_for_each(|candidate| visit(with(&start.puzzle, candidate)))
        }))
    }

    /// The candidates of exactly one solution of a puzzle: each of them, as a given, makes it unique.
    ///
    /// # Errors
    /// The search was [cancelled](Self::until).
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// # let full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// # let full: Puzzle = full.parse()?;
    /// let mut puzzle = full;
    /// // Four cells whose digits can change places.
    /// for cell in ["r1c2", "r1c9", "r8c2"] {
    ///     puzzle.set(cell.parse()?, None);
    /// }
    /// assert!(Vicinity::new().completing(&puzzle)?.contains("r1c2=3".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn completing(&mut self, puzzle: &Puzzle) -> Result<CandidateSet, Cancelled> {
        Ok(self.completing_each(&[*puzzle])?[0])
    }

    /// The same for many puzzles.
    fn completing_each(&mut self, puzzles: &[Puzzle]) -> Result<Vec<CandidateSet>, Cancelled> {
        let mut all: Vec<Known> = puzzles.iter().map(Known::new).collect();
        let (mut asked, mut tries) = (Vec::new(), Vec::new());
        loop {
            asked.clear();
            for (i, known) in all.iter().enumerate() {
                asked.extend(known.doubtful().into_iter().take(QUESTIONS).map(|candidate| (i, candidate)));
            }
            if asked.is_empty() {
                return Ok(all.into_iter().map(|known| known.completing).collect());
            }
            tries.clear();
            tries.extend(asked.iter().map(|(i, candidate)| with(&puzzles[*i], *candidate)));
            self.batch.find(&tries, 2, &mut self.found)?;
            for ((i, candidate), (count, first)) in asked.iter().zip(&self.found) {
                all[*i].learn(*candidate, *count, first.as_ref());
            }
        }
    }
}

/// The puzzle with one more given.
fn with(puzzle: &Puzzle, candidate: Candidate) -> Puzzle {
    let mut more = *puzzle;
    more.set(candidate.cell(), Some(candidate.digit()));
    more
}

/// Knowledge about the solutions of a puzzle.
struct Known {
    /// Undecided candidates of empty cells.
    open: CandidateSet,
    /// Undecided candidates of exactly one solution found so far.
    once: CandidateSet,
    /// Candidates of exactly one solution.
    completing: CandidateSet,
    met: Vec<Solution>,
}

impl Known {
    fn new(puzzle: &Puzzle) -> Self {
        let open = Board::new(puzzle).map_or(CandidateSet::EMPTY, |board| board.candidate_set());
        Self { open, once: CandidateSet::EMPTY, completing: CandidateSet::EMPTY, met: Vec::new() }
    }

    /// The candidates to ask about: first those of no known solution, because they lead far from the known
    /// ones.
    fn doubtful(&self) -> impl IntoIterator<Item = Candidate> {
        let unseen = self.open - self.once;
        unseen.into_iter().chain(self.open & self.once)
    }

    /// Takes the number of solutions with a candidate (none, one or several), and the first of them.
    fn learn(&mut self, candidate: Candidate, count: u64, first: Option<&Solution>) {
        self.open.remove(candidate);
        if count == 1 {
            self.completing.insert(candidate);
        }
        if let Some(first) = first
            && !self.met.contains(first)
        {
            let candidates = first.candidates();
            // Candidates of two solutions are decided.
            self.open &= !(self.once & candidates);
            self.once |= candidates;
            self.met.push(*first);
        }
    }
}
