//! Full grids at random.

use crate::Random;
use sudokit_core::{Board, Candidate, CellSet, Digit, House, Puzzle, Solution};
use sudokit_solve::{Batch, Cancelled};

/// Number of random cells in a grid around givens, before the search completes it.
const CHOSEN: usize = 12;

/// Replaces the contents of `grids` by this many full grids.
///
/// The three boxes on the diagonal share no row and no column, so they are filled at random, each filling
/// equally likely. The rest is the first completion that the solver finds; one always exists. So only 9!³
/// grids can occur, one of 140,000, and three boxes always lead to the same grid. This needs no preparation;
/// [`Grids`](crate::Grids) draws all grids with equal probability.
///
/// # Errors
/// The batch was [cancelled](Batch::until), and there are no grids.
///
/// ```
/// use sudokit_generate::{Random, fill};
/// use sudokit_solve::Batch;
///
/// let mut grids = Vec::new();
/// fill(100, &mut Random::new(1), &mut Batch::new(), &mut grids)?;
/// assert_eq!(grids.len(), 100);
/// # Ok::<(), sudokit_solve::Cancelled>(())
/// ```
pub fn fill(
    count: usize,
    random: &mut Random,
    batch: &mut Batch,
    grids: &mut Vec<Solution>,
) -> Result<(), Cancelled> {
    grids.clear();
    let mut digits: Vec<Digit> = Digit::all().collect();
    let starts: Vec<Puzzle> = (0..count)
        .map(|_| {
            let mut puzzle = Puzzle::EMPTY;
            for block in [0, 4, 8].map(House::block) {
                random.shuffle(&mut digits);
                for (cell, digit) in block.cells().iter().zip(&digits) {
                    puzzle.set(cell, Some(*digit));
                }
            }
            puzzle
        })
        .collect();
    let mut found = Vec::with_capacity(count);
    batch.solve(&starts, &mut found)?;
    grids.extend(found.into_iter().flatten());
    Ok(())
}

/// Replaces the contents of `grids` by at most this many full grids that contain the givens of a puzzle: none
/// if there is no such grid.
///
/// A dozen cells are filled at random, one after the other, as far as the rules allow. The rest is the first
/// completion found. If there is none, the random choice is repeated with fewer cells.
///
/// # Errors
/// The batch was [cancelled](Batch::until), and there are no grids.
///
/// ```
/// use sudokit_generate::{Random, fill_around};
/// use sudokit_solve::Batch;
///
/// let givens = "123456789........................................................................".parse()?;
/// let mut grids = Vec::new();
/// fill_around(&givens, 100, &mut Random::new(1), &mut Batch::new(), &mut grids)?;
/// assert!(grids.len() == 100 && grids.iter().all(|grid| grid.solves(&givens)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fill_around(
    givens: &Puzzle,
    count: usize,
    random: &mut Random,
    batch: &mut Batch,
    grids: &mut Vec<Solution>,
) -> Result<(), Cancelled> {
    grids.clear();
    let Ok(board) = Board::new(givens) else { return Ok(()) };
    let (mut all, mut found) = (Vec::with_capacity(count), Vec::new());
    for chosen in (0..=CHOSEN).rev() {
        let missing = count - all.len();
        let starts: Vec<Puzzle> = (0..missing).map(|_| choose(board, chosen, random)).collect();
        batch.solve(&starts, &mut found)?;
        all.extend(found.drain(..).flatten());
    }
    *grids = all;
    Ok(())
}

/// The digits of a board, with random ones added.
fn choose(mut board: Board, count: usize, random: &mut Random) -> Puzzle {
    for _ in 0..count {
        let open: CellSet =
            board.unsolved().iter().filter(|cell| !board.candidates(*cell).is_empty()).collect();
        let Some(cell) = open.iter().nth(random.below(open.len().max(1))) else { break };
        let digits = board.candidates(cell);
        let Some(digit) = digits.iter().nth(random.below(digits.len())) else { break };
        board.place(Candidate::at(cell, digit));
    }
    board.puzzle()
}
