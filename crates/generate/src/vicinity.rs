//! Puzzles that are like a puzzle but for a few givens.
//!
//! Which single givens make a puzzle unique? Those candidates that exactly one solution has. To see that a candidate is none of
//! them two solutions with it are enough, and each solution has eighty others. So solutions that lie far apart are collected: each
//! question asks for one with a candidate of which too few are known. The questions of many puzzles go to the batch engine
//! together.

use crate::redundant;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Puzzle, Solution};
use sudokit_solve::{Batch, Cancel, Cancelled};
use sudokit_symmetry::Canonizer;

/// Puzzles that are searched together at most: enough that no lane is idle.
const TOGETHER: usize = 256;
/// Questions about a puzzle in each round. Fewer leave lanes idle, and more ask what another answers at the same time: with 2, 4
/// and 8 of them it was 834, 921 and 879 vicinities {-1+1} of puzzles with 17 givens a second.
const QUESTIONS: usize = 4;

/// Searches the vicinity of puzzles. Keeps its engine from one search to the next.
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
    /// What forms are made with, if they are asked for.
    canonizer: Option<Canonizer>,
}

/// Givens that are left, and candidates that may be added.
struct Start {
    puzzle: Puzzle,
    allowed: CandidateSet,
}

impl Vicinity {
    /// Ready to search.
    ///
    /// ```
    /// # use sudokit_core::{CandidateSet, Puzzle};
    /// # use sudokit_generate::Vicinity;
    /// assert_eq!(Vicinity::new().completing(&Puzzle::EMPTY), Ok(CandidateSet::EMPTY));
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Lets a search end early: it is [`Cancelled`] then.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// # use sudokit_solve::{Cancel, Cancelled};
    /// assert_eq!(Vicinity::new().until(&Cancel::after(0)).completing(&Puzzle::EMPTY), Err(Cancelled));
    /// ```
    #[must_use]
    pub fn until(self, cancel: &Cancel) -> Self {
        Self { batch: self.batch.until(cancel), ..self }
    }

    /// Keeps only [puzzles](Self::puzzles) with their givens in the same cells.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// let puzzle: Puzzle =
    ///     "534678912672195348198342567859761423426853791713924856961537284287419635345286.7.".parse()?;
    /// // One more given makes a puzzle with more cells.
    /// assert_eq!(Vicinity::new().twins().puzzles(&puzzle, 0, 1)?, []);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn twins(mut self) -> Self {
        self.only_twins = true;
        self
    }

    /// Keeps only minimal [puzzles](Self::puzzles).
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// let puzzle: Puzzle =
    ///     "534678912672195348198342567859761423426853791713924856961537284287419635345286.7.".parse()?;
    /// assert_eq!(Vicinity::new().minimal().puzzles(&puzzle, 1, 1)?, []);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn minimal(mut self) -> Self {
        self.only_minimal = true;
        self
    }

    /// Gives [puzzles](Self::puzzles) in their minlex form; isomorphs are not left out.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// # use sudokit_symmetry::Canonizer;
    /// let puzzle: Puzzle =
    ///     "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse()?;
    /// let found = Vicinity::new().canonical().puzzles(&puzzle, 0, 0)?;
    /// assert_eq!(found, [Canonizer::new().minlex(&puzzle)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn canonical(mut self) -> Self {
        self.canonizer = Some(Canonizer::new());
        self
    }

    /// The puzzles of the vicinity that are to be kept, in the order of [`search`](Self::search).
    ///
    /// # Errors
    /// It was [cancelled](Self::until).
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// let puzzle: Puzzle =
    ///     "000000010400000000020000000000050407008000300001090000300400200050100000000806000".parse()?;
    /// assert_eq!(Vicinity::new().puzzles(&puzzle, 0, 0)?, [puzzle]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn puzzles(&mut self, puzzle: &Puzzle, minus: usize, plus: usize) -> Result<Vec<Puzzle>, Cancelled> {
        let mut kept = Vec::new();
        let only_twins = self.only_twins;
        let mut keep = |neighbour: Puzzle| {
            if !only_twins || neighbour.cells() == puzzle.cells() {
                kept.push(neighbour);
            }
            ControlFlow::Continue(())
        };
        // The visitor does not break it off.
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

    /// Visits every puzzle with one solution that comes from this one by taking `minus` givens away and adding `plus` others,
    /// each once: {-minus+plus}. None of the added ones is one of those taken away.
    ///
    /// In order of the cells taken away, then of the candidates added.
    ///
    /// # Errors
    /// The search was [cancelled](Self::until). What was visited until then is right.
    ///
    /// ```
    /// # use std::ops::ControlFlow;
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_generate::Vicinity;
    /// // Nothing that has one solution is one given away from an empty grid.
    /// let visit = &mut |_| ControlFlow::Break(());
    /// assert!(Vicinity::new().search(&Puzzle::EMPTY, 0, 1, visit)?.is_continue());
    /// # Ok::<(), sudokit_solve::Cancelled>(())
    /// ```
    pub fn search(
        &mut self,
        puzzle: &Puzzle,
        minus: usize,
        plus: usize,
        visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Cancelled> {
        let givens: Vec<Candidate> = puzzle
            .cells()
            .into_iter()
            .filter_map(|cell| puzzle.digit(cell).map(|digit| Candidate::at(cell, digit)))
            .collect();
        // Nobody takes away more than there is, or adds more than there is room for.
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
        // Where too few are left, ways lead nowhere, and they are as many as sets of givens.
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

    /// Adds all givens but the last. What is to get the last is searched when there is enough of it.
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

    /// The candidates that exactly one solution of a puzzle has: as a given more, each leaves one solution.
    ///
    /// # Errors
    /// The search was [cancelled](Self::until).
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
    /// assert!(Vicinity::new().completing(&puzzle)?.contains("r1c2=3".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn completing(&mut self, puzzle: &Puzzle) -> Result<CandidateSet, Cancelled> {
        Ok(self.completing_each(&[*puzzle])?[0])
    }

    /// The same for each of many puzzles.
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

/// The puzzle with a given more.
fn with(puzzle: &Puzzle, candidate: Candidate) -> Puzzle {
    let mut more = *puzzle;
    more.set(candidate.cell(), Some(candidate.digit()));
    more
}

/// What is known of the solutions of a puzzle.
struct Known {
    /// Candidates of empty cells of which it is not known how many solutions have them.
    open: CandidateSet,
    /// Those of them that one of the solutions met has.
    once: CandidateSet,
    /// Candidates that exactly one solution has.
    completing: CandidateSet,
    met: Vec<Solution>,
}

impl Known {
    fn new(puzzle: &Puzzle) -> Self {
        let open = Board::new(puzzle).map_or(CandidateSet::EMPTY, |board| board.candidate_set());
        Self { open, once: CandidateSet::EMPTY, completing: CandidateSet::EMPTY, met: Vec::new() }
    }

    /// The candidates to ask about: those that no solution met has come first, as they lead far away from these.
    fn doubtful(&self) -> impl IntoIterator<Item = Candidate> {
        let unseen = self.open - self.once;
        unseen.into_iter().chain(self.open & self.once)
    }

    /// Hears how many solutions a candidate has, none, one or several, and the first.
    fn learn(&mut self, candidate: Candidate, count: u64, first: Option<&Solution>) {
        self.open.remove(candidate);
        if count == 1 {
            self.completing.insert(candidate);
        }
        if let Some(first) = first
            && !self.met.contains(first)
        {
            let candidates = first.candidates();
            // What two solutions have is settled.
            self.open &= !(self.once & candidates);
            self.once |= candidates;
            self.met.push(*first);
        }
    }
}
