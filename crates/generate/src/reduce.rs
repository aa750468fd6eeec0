//! Minimal puzzles inside a puzzle.

use crate::{Random, redundant};
use std::ops::ControlFlow;
use sudokit_core::{Cell, CellSet, Problem, Puzzle};
use sudokit_solve::{Batch, Cancelled};

/// Takes givens away from each puzzle in random order, one by one, as long as it says the same without them: a minimal puzzle
/// inside it, each order equally likely. Of a puzzle with several solutions, one that has the same solutions. `None` for a
/// puzzle without solution.
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

/// Copies of a puzzle that are reduced together: enough that few lanes are idle, few enough to stay in the cache.
const TOGETHER: usize = 512;

/// [Reduces](reduce()) one puzzle so many times, in so many random orders. The same minimal puzzle may come several times. None of a
/// puzzle without solution.
///
/// # Errors
/// The batch was [cancelled](Batch::until).
///
/// ```
/// use sudokit_generate::{Random, reduce_often};
/// use sudokit_solve::Batch;
///
/// let puzzle = "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let sample = reduce_often(&puzzle, 10, &mut Random::new(1), &mut Batch::new())?;
/// assert!(sample.len() == 10 && sample.iter().all(|minimal| minimal.len() < 35));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// One puzzle on its way.
struct Reduction {
    puzzle: Puzzle,
    /// The givens still to be tried, the next one last.
    left: Vec<Cell>,
}

impl Reduction {
    /// Whether the next given can be another.
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

/// Visits every minimal puzzle inside a puzzle with one solution, each once, in order of the cells that they lack. There may be
/// very many, so the visitor says when it has enough.
///
/// # Errors
/// The batch was [cancelled](Batch::until). What was visited until then is right.
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

/// Goes on where these givens are redundant. Of the cells only the `later` ones are taken away: each set of them in one
/// order only.
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

/// Adds to each puzzle all givens that it implies: the digits that all its solutions have in common. It is the largest puzzle with
/// the same solutions, as [`reduce()`] finds a smallest. `None` for a puzzle without solution.
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
