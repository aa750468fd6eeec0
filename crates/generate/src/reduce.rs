//! Minimal puzzles inside a puzzle.

use crate::{Random, redundant};
use std::ops::ControlFlow;
use sudokit_core::{Cell, CellSet, Problem, Puzzle};
use sudokit_solve::{Batch, Cancelled};

/// Removes givens of each puzzle in random order as long as its solutions stay the same: a minimal puzzle
/// inside it, each order equally likely. `None` for a puzzle without solution.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// use sudokit_generate::{Random, redundant, reduce};
/// use sudokit_solve::Batch;
///
/// let puzzle = "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let mut batch = Batch::new();
/// let minimal = reduce(&[puzzle], &mut Random::new(1), &mut batch)?[0].unwrap();
/// assert_eq!(redundant(&[minimal], &mut batch)?[0].map(|cells| cells.len()), Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reduce(
    puzzles: &[Puzzle],
    random: &mut Random,
    batch: &mut Batch,
) -> Result<Vec<Option<Puzzle>>, Cancelled> {
    let mut counts = Vec::new();
    batch.count(puzzles, 1, &mut counts)?;
    let mut jobs: Vec<Option<Reduction>> = puzzles
        .iter()
        .zip(&counts)
        .map(|(puzzle, count)| {
            (*count > 0).then(|| Reduction { puzzle: *puzzle, left: random.shuffled(puzzle.cells()) })
        })
        .collect();
    loop {
        let questions = jobs.iter().flatten().filter_map(Reduction::question);
        batch.count(questions, 1, &mut counts)?;
        if counts.is_empty() {
            return Ok(jobs.into_iter().map(|job| job.map(|job| job.puzzle)).collect());
        }
        let asked = jobs.iter_mut().flatten().filter(|job| !job.left.is_empty());
        for (job, count) in asked.zip(&counts) {
            job.learn(*count == 0);
        }
    }
}

/// Copies of a puzzle that are reduced together: enough to keep the lanes busy, few enough for the cache.
const TOGETHER: usize = 512;

/// [Reduces](reduce()) a puzzle `times` times, in random orders. The same minimal puzzle may come several
/// times. Empty for a puzzle without solution.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
pub fn reduce_often(
    puzzle: &Puzzle,
    times: usize,
    random: &mut Random,
    batch: &mut Batch,
) -> Result<Vec<Puzzle>, Cancelled> {
    let mut all = Vec::new();
    for done in (0..times).step_by(TOGETHER) {
        let copies = vec![*puzzle; TOGETHER.min(times - done)];
        all.extend(reduce(&copies, random, batch)?.into_iter().flatten());
    }
    Ok(all)
}

/// A puzzle in progress.
struct Reduction {
    puzzle: Puzzle,
    /// Untried givens, the next one last.
    left: Vec<Cell>,
}

impl Reduction {
    /// Asks whether the next given can be another digit.
    fn question(&self) -> Option<Problem<'_>> {
        Some(Problem::AnotherDigit(&self.puzzle, *self.left.last()?))
    }

    fn learn(&mut self, can_go: bool) {
        if let Some(cell) = self.left.pop()
            && can_go
        {
            self.puzzle.set(cell, None);
        }
    }
}

/// Visits every minimal puzzle inside a unique puzzle once, in order of the removed cells. There may be very
/// many, so `visit` can break.
///
/// # Errors
/// The batch was [cancelled](Batch::until). All puzzles visited until then are valid.
///
/// ```
/// use std::ops::ControlFlow;
/// use sudokit_generate::every_minimal;
/// use sudokit_solve::Batch;
///
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut some = Vec::new();
/// let end = every_minimal(&puzzle, &mut Batch::new(), &mut |minimal| {
///     some.push(minimal);
///     if some.len() == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
/// })?;
/// assert!(end.is_break() && some.len() == 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn every_minimal(
    puzzle: &Puzzle,
    batch: &mut Batch,
    visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Cancelled> {
    match redundant(&[*puzzle], batch)?[0] {
        Some(cells) => go_down(puzzle, cells, CellSet::ALL, batch, visit),
        None => Ok(ControlFlow::Continue(())),
    }
}

/// Continues from a puzzle with these redundant givens. Only the `later` cells are removed, so that each set
/// of cells is removed in one order only.
fn go_down(
    puzzle: &Puzzle,
    redundant_now: CellSet,
    mut later: CellSet,
    batch: &mut Batch,
    visit: &mut dyn FnMut(Puzzle) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Cancelled> {
    if redundant_now.is_empty() {
        return Ok(visit(*puzzle));
    }
    let without = |cell: Cell| puzzle.restricted_to(!CellSet::of(cell));
    let cells: Vec<Cell> = (redundant_now & later).into_iter().collect();
    let puzzles: Vec<Puzzle> = cells.iter().map(|cell| without(*cell)).collect();
    for ((cell, less), redundant) in cells.iter().zip(&puzzles).zip(redundant(&puzzles, batch)?) {
        later.remove(*cell);
        if go_down(less, redundant.unwrap_or_default(), later, batch, visit)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// Adds all implied givens to each puzzle: the digits that all its solutions share. The result is the largest
/// puzzle with the same solutions; [`reduce()`] finds a smallest. `None` for a puzzle without solution.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// use sudokit_generate::expand;
/// use sudokit_solve::Batch;
///
/// // Two rows of a band are missing.
/// let puzzle = "..................198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let expanded = expand(&[puzzle], &mut Batch::new())?[0].unwrap();
/// assert!(expanded.len() >= 63);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn expand(puzzles: &[Puzzle], batch: &mut Batch) -> Result<Vec<Option<Puzzle>>, Cancelled> {
    let mut unions = Vec::new();
    batch.true_candidates(puzzles, &mut unions)?;
    let expanded = unions
        .iter()
        .map(|union| {
            let mut all = Puzzle::EMPTY;
            for cell in union.cells() {
                all.set(cell, union.digits_in(cell).only());
            }
            (!union.is_empty()).then_some(all)
        })
        .collect();
    Ok(expanded)
}
