//! Questions about the rows of many grids that `Bulk` does not have, on all cores.

use crate::grids::puzzle_of;
use sudokit::{BulkError, Cancel, Cancelled, Puzzle, Team};

/// Rows that a thread takes together, as there are results that take long.
const TOGETHER: usize = 8;

/// The results of some rows, with their grids and the number of the first.
struct Piece<'a, T> {
    first: usize,
    grids: &'a [[u8; 81]],
    results: &'a mut [T],
}

/// Asks about each grid, with its number: `ask` writes `elements` results for it. Those of an invalid grid
/// stay. Each thread has a state of its own, such as an engine.
pub(crate) fn each<T: Send, S: Default>(
    bytes: &[u8],
    team: &mut Team,
    (results, elements): (&mut [T], usize),
    ask: impl Fn(&mut S, &Cancel, usize, &Puzzle, &mut [T]) -> Result<(), Cancelled> + Sync,
    told: &(dyn Fn(usize) + Sync),
) -> Result<(), BulkError> {
    let grids = bytes.as_chunks().0;
    // Without elements there is nothing to ask.
    let mut pieces = grids
        .chunks(TOGETHER)
        .zip(results.chunks_mut(TOGETHER * elements.max(1)))
        .enumerate()
        .map(|(number, (grids, results))| Piece { first: TOGETHER * number, grids, results });
    let mut done = 0;
    team.in_order(
        |piece: &mut Option<Piece<'_, T>>| {
            *piece = pieces.next();
            piece.is_some()
        },
        |batch, state: &mut S, piece| {
            let Some(Piece { first, grids, results }) = piece else { return Ok(()) };
            for (row, (grid, results)) in grids.iter().zip(results.chunks_mut(elements)).enumerate() {
                batch.cancel().check()?;
                if let Some(puzzle) = puzzle_of(grid) {
                    ask(state, batch.cancel(), *first + row, &puzzle, results)?;
                }
            }
            Ok(())
        },
        |piece| {
            done += piece.as_ref().map_or(0, |piece| piece.grids.len());
            told(done);
            Ok(())
        },
    )
}
