//! Results for each row of many grids that `Bulk` does not offer, on all cores.

use crate::grids::puzzle_of;
use sudokit::{BulkError, Cancel, Cancelled, Puzzle, Team};

/// Rows that a thread takes at once: few, as some results take seconds.
const TOGETHER: usize = 8;

/// The results of some rows, with their grids.
struct Piece<'a, T> {
    grids: &'a [[u8; 81]],
    results: &'a mut [T],
}

/// Asks about each grid: `ask` writes its results, an equal share of all. Those of an invalid grid stay. Each
/// thread has a state of its own, such as an engine.
pub(crate) fn each<T: Send, S: Default>(
    bytes: &[u8],
    team: &mut Team,
    results: &mut [T],
    ask: impl Fn(&mut S, &Cancel, &Puzzle, &mut [T]) -> Result<(), Cancelled> + Sync,
    told: &(dyn Fn(usize) + Sync),
) -> Result<(), BulkError> {
    let grids = bytes.as_chunks().0;
    // Without grids or results there is nothing to ask, but chunks need a length.
    let share = (results.len() / grids.len().max(1)).max(1);
    let mut pieces = grids
        .chunks(TOGETHER)
        .zip(results.chunks_mut(TOGETHER * share))
        .map(|(grids, results)| Piece { grids, results });
    let mut done = 0;
    team.in_order(
        |piece: &mut Option<Piece<'_, T>>| {
            *piece = pieces.next();
            piece.is_some()
        },
        |batch, state: &mut S, piece| {
            let Some(Piece { grids, results }) = piece else { return Ok(()) };
            for (grid, results) in grids.iter().zip(results.chunks_mut(share)) {
                batch.cancel().check()?;
                if let Some(puzzle) = puzzle_of(grid) {
                    ask(state, batch.cancel(), &puzzle, results)?;
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
