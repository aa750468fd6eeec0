//! The path to a solution, one step at a time.

use crate::border::call;
use crate::cancel::{free, handle};
use crate::failure::Failure;
use crate::job::Job;
use crate::sudokit_status::*;
use crate::{sudokit_advice, sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::logic::Schedule;
use sudokit::{Advice, Cancel, Cancelled, Engine, Entry, Single, Walk, position_with};

/// A path: a board, and the steps from it towards the solution. They are those of the task `explain` of
/// `sudokit_call`.
///
/// Threads: one at a time.
pub struct sudokit_path {
    walk: Walk,
    is_impossible: bool,
}

impl sudokit_path {
    fn of(entry: &Entry) -> Result<Self, Failure> {
        let mut engine = Single::new();
        let board = position_with(&mut engine, entry)?;
        let is_impossible = engine.count(&board, 1) == 0;
        Ok(Self { walk: Walk::new(board, Schedule::full()), is_impossible })
    }

    /// Takes the next step.
    fn next(&mut self, cancel: &Cancel) -> Result<Advice, Cancelled> {
        cancel.check()?;
        if self.is_impossible {
            return Ok(Advice::Impossible);
        }
        let before = Box::new(*self.walk.board());
        if before.unsolved().is_empty() {
            return Ok(Advice::Solved);
        }
        Ok(match self.walk.step(cancel)? {
            Some(step) => Advice::Step(before, Box::new(step)),
            None if before.has_unique_givens() => Advice::Stuck(before),
            None => Advice::Undecided(before),
        })
    }
}

/// Begins a path through a puzzle, or a game in progress. `*path` receives it; NULL after a failure. Free it
/// with `sudokit_path_free`. A puzzle that contradicts itself visibly returns `SUDOKIT_BOARD`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_path *path;
/// if (sudokit_path_new(puzzle, 81, &path, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// sudokit_advice step = {.size = sizeof step};
/// int steps = 0;
/// while (sudokit_path_next(path, &step, NULL, NULL) == SUDOKIT_OK && step.kind == SUDOKIT_STEP) {
///     puts(step.line);
///     steps++;
/// }
/// sudokit_path_free(path);
/// assert(step.kind == SUDOKIT_SOLVED && steps == 51);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_path_new(
    puzzle: *const c_char,
    puzzle_length: usize,
    path: *mut *mut sudokit_path,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = border.one(path, "path")?;
        let made = handle(sudokit_path::of(&border.entry(puzzle, puzzle_length, "puzzle")?)?);
        *place = made;
        if made.is_null() {
            Err(Failure::new(SUDOKIT_MEMORY, "there is no memory for a path"))
        } else {
            Ok(())
        }
    })
}

/// Takes the next step of a path, the easiest one. `step->kind` is `SUDOKIT_STEP`; after the last
/// step it is `SUDOKIT_SOLVED`, `SUDOKIT_STUCK` if no technique applies, or `SUDOKIT_UNDECIDED` if the puzzle
/// has several solutions. If it has none, it is `SUDOKIT_IMPOSSIBLE`. A call that is cancelled takes no step;
/// the next call continues the path.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_path_next(
    path: *mut sudokit_path,
    step: *mut sudokit_advice,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = border.place(step, "step")?;
        let path = border.handle(path, "path")?;
        let job = Job::of(border, job)?;
        place.put((&path.next(&job.cancel)?).into());
        Ok(())
    })
}

/// Frees a path. Does nothing if `path` is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_path_free(path: *mut sudokit_path) {
    // SAFETY: It is NULL, or a path from `sudokit_path_new` that is no longer used.
    unsafe { free(path) };
}

/// A path may move to another thread.
const _: () = {
    const fn moves<T: Send>() {}
    moves::<sudokit_path>();
};
