//! Ranks of grids among all essentially different ones.

use crate::border::call;
use crate::failure::Failure;
use crate::read::put_grid;
use crate::sudokit_status::*;
use crate::{sudokit_error, sudokit_status};
use std::ffi::c_char;

/// Finds the rank of a puzzle's solution among the 5,472,730,538 essentially different grids, from 0. A
/// puzzle without exactly one solution returns `SUDOKIT_SOLUTION`. A call takes tens of milliseconds: for
/// many puzzles use `sudokit_rank_many`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// uint64_t rank;
/// char grid[82];
/// if (sudokit_rank(puzzle, 81, &rank, NULL) != SUDOKIT_OK
///     || sudokit_unrank(rank, grid, sizeof grid, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strncmp(grid, "123456789", 9) == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_rank(
    puzzle: *const c_char,
    puzzle_length: usize,
    rank: *mut u64,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = border.one(rank, "rank")?;
        let entry = border.entry(puzzle, puzzle_length, "puzzle")?;
        let ranked = sudokit::rank(&entry.givens);
        let several = || {
            let found = ranked.status;
            Failure::new(SUDOKIT_SOLUTION, format!("puzzle: expected exactly one solution, found '{found}'"))
        };
        *place = ranked.rank.ok_or_else(several)?.number;
        Ok(())
    })
}

/// Writes the grid of a rank from `sudokit_rank`, in its canonical form: 81 digits and a zero. `capacity`
/// must be at least 82.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_unrank(
    rank: u64,
    grid: *mut c_char,
    capacity: usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = border.room(grid, capacity, "grid")?;
        let none = || Failure::argument(format!("rank: expected a number below 5472730538, found {rank}"));
        put_grid(place, &sudokit::unrank(rank).ok_or_else(none)?.to_line())
    })
}
