//! Generating puzzles to order, and near a puzzle.

use crate::border::call;
use crate::failure::Failure;
use crate::job::Job;
use crate::solve::grids;
use crate::{sudokit_error, sudokit_job, sudokit_order, sudokit_status};
use std::ffi::c_char;
use sudokit::Vicinity;

/// Generates puzzles with one solution, 81 characters each without zeros, as many as there is room for.
/// `*made` receives the number written: fewer if too many attempts in a row failed, or if the call was
/// cancelled.
///
/// The same seed makes the same puzzles, with any number of threads, and the same as
/// `sudoku generate --seed`. `order` may be NULL, for any minimal puzzles. The callback of the job reports
/// each puzzle.
///
/// An impossible order returns `SUDOKIT_WISH`, such as 40 to 30 givens, or a hardest technique that is left
/// out. If the call is cancelled, the puzzles made so far are written, and `*made` is their number; after any
/// other failure it is 0.
///
/// ```c
/// sudokit_order order = {.size = sizeof order, .level = "easy"};
/// uint8_t puzzles[3 * 81];
/// size_t made;
/// if (sudokit_generate(7, &order, puzzles, sizeof puzzles, &made, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(made == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_generate(
    seed: u64,
    order: *const sudokit_order,
    puzzles: *mut u8,
    puzzles_length: usize,
    made: *mut usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let made = border.one(made, "made")?;
        let order = sudokit_order::read(border, order)?;
        let places = grids(border, puzzles, puzzles_length, "puzzles")?;
        let job = Job::of(border, job)?;
        let mut maker = order.maker(seed)?.threads(job.threads(places.len())).until(&job.cancel);
        *made = 0;
        // The puzzles made before a cancellation are results too.
        border.keep();
        let mut listen = job.listen();
        maker.make(places.len(), |puzzle| {
            places[*made] = puzzle.puzzle.to_line();
            *made += 1;
            let reply = listen(*made);
            // After the last one there is nothing left to cancel.
            if *made < places.len() { reply } else { Ok(()) }
        })?;
        Ok(())
    })
}

/// Finds every puzzle with one solution that differs from a puzzle by `minus` givens removed and `plus`
/// others added, 81 characters each without zeros; with `minimal` only minimal ones. `*found` receives their
/// number. If there is not enough room, the call returns `SUDOKIT_BUFFER` and none is written; call again
/// with room for `*found`.
///
/// ```c
/// const char *puzzle = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// uint8_t near[100 * 81];
/// size_t found;
/// if (sudokit_vicinity(puzzle, 81, 1, 1, 0, near, sizeof near, &found, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(found > 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_vicinity(
    puzzle: *const c_char,
    puzzle_length: usize,
    minus: usize,
    plus: usize,
    minimal: i32,
    puzzles: *mut u8,
    puzzles_length: usize,
    found: *mut usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let found = border.one(found, "found")?;
        let puzzle = border.entry(puzzle, puzzle_length, "puzzle")?.givens;
        let places = grids(border, puzzles, puzzles_length, "puzzles")?;
        let job = Job::of(border, job)?;
        let vicinity = Vicinity::new().until(&job.cancel);
        let mut vicinity = if minimal != 0 { vicinity.minimal() } else { vicinity };
        let near = vicinity.puzzles(&puzzle, minus, plus)?;
        *found = near.len();
        border.keep();
        let room = places.len();
        let places =
            places.get_mut(..near.len()).ok_or_else(|| Failure::buffer("puzzles", near.len(), room))?;
        places.iter_mut().zip(&near).for_each(|(place, puzzle)| *place = puzzle.to_line());
        Ok(())
    })
}
