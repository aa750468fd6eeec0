//! One puzzle: solving, counting and listing solutions.

use crate::border::{Border, call};
use crate::cancel::{free, new};
use crate::failure::Failure;
use crate::job::Job;
use crate::read::{entry, put_grid};
use crate::sudokit_status::*;
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use std::ops::ControlFlow;
use sudokit::{Batch, Bulk, Engine, Puzzle, Single, Solution, Status};

/// The number of solutions of a puzzle.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum sudokit_answer {
    /// None.
    SUDOKIT_NONE = 0,
    /// Exactly one.
    SUDOKIT_UNIQUE = 1,
    /// Several.
    SUDOKIT_MULTIPLE = 2,
    /// The bytes are no puzzle. Only in arrays of puzzles; elsewhere this is an error.
    SUDOKIT_INVALID = 255,
}

const _: () = assert!(
    sudokit_answer::SUDOKIT_NONE as i32 == Bulk::NONE as i32
        && sudokit_answer::SUDOKIT_UNIQUE as i32 == Bulk::UNIQUE as i32
        && sudokit_answer::SUDOKIT_MULTIPLE as i32 == Bulk::MULTIPLE as i32
        && sudokit_answer::SUDOKIT_INVALID as i32 == Bulk::INVALID as i32
);

impl From<Status> for sudokit_answer {
    fn from(status: Status) -> Self {
        match status {
            Status::None => Self::SUDOKIT_NONE,
            Status::Unique => Self::SUDOKIT_UNIQUE,
            Status::Multiple => Self::SUDOKIT_MULTIPLE,
        }
    }
}

/// A solver, which keeps its memory between puzzles.
///
/// Threads: one at a time. Make one for each thread.
pub struct sudokit_solver(Single);

/// Makes a solver. NULL if memory is exhausted. Free it with `sudokit_solver_free`.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_solver_new() -> *mut sudokit_solver {
    new(|| sudokit_solver(Single::new()))
}

/// Frees a solver. Does nothing if `solver` is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_solver_free(solver: *mut sudokit_solver) {
    // SAFETY: It is NULL, or a solver from `sudokit_solver_new` that is no longer used.
    unsafe { free(solver) };
}

/// Solves a puzzle. `*answer` receives `SUDOKIT_NONE`, `SUDOKIT_UNIQUE` or `SUDOKIT_MULTIPLE`: no solution,
/// or several, is not an error. `solution` receives the first solution, 81 digits and a zero, or 81 dots if
/// there is none. `capacity` must be at least 82. After a failure the answer is `SUDOKIT_INVALID`.
///
/// The puzzle is a text in any format that the library reads: 81 characters, a drawn grid, a file, a link.
/// `sudokit-solve` reads only 81 characters.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_solver *solver = sudokit_solver_new();
/// sudokit_error error;
/// int32_t answer;
/// char solution[82];
/// if (sudokit_solve(solver, puzzle, strlen(puzzle), &answer, solution, sizeof solution, &error)
///     != SUDOKIT_OK) {
///     fprintf(stderr, "%s\n", error.message);
/// } else if (answer == SUDOKIT_UNIQUE) {
///     puts(solution);
/// }
/// sudokit_solver_free(solver);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_solve(
    solver: *mut sudokit_solver,
    puzzle: *const c_char,
    puzzle_length: usize,
    answer: *mut i32,
    solution: *mut c_char,
    capacity: usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let answer = border.one(answer, "answer")?;
        let solution = border.room(solution, capacity, "solution")?;
        let solver = border.handle(solver, "solver")?;
        let text = border.bytes(puzzle, puzzle_length, "puzzle")?;
        // Most texts are lines of 81 characters: they need no entry.
        let found = match Puzzle::from_line(text) {
            Ok(puzzle) => solver.0.answer(&puzzle),
            Err(_) => solver.0.answer(entry(text)?.problem()),
        };
        put_grid(solution, &found.solution().map_or([b'.'; 81], Solution::to_line))?;
        *answer = sudokit_answer::from(Status::from(&found)) as i32;
        Ok(())
    })
}

/// Counts the solutions of a puzzle, up to `limit`. If `*count` is `limit` there may be more.
///
/// ```c
/// const char *puzzle = ".................................................................................";
/// uint64_t count;
/// if (sudokit_count(puzzle, 81, 1000, &count, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(count == 1000);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_count(
    puzzle: *const c_char,
    puzzle_length: usize,
    limit: u64,
    count: *mut u64,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let count = border.one(count, "count")?;
        let entry = border.entry(puzzle, puzzle_length, "puzzle")?;
        let job = Job::of(border, job)?;
        let mut counts = Vec::new();
        Batch::new().until(&job.cancel).count([entry.problem()], limit, &mut counts)?;
        *count = counts[0];
        Ok(())
    })
}

/// Writes the first solutions of a puzzle, 81 digits each without zeros, as many as there is room for.
/// `*found` receives the number written, also if the call is cancelled. `solutions_length` is a multiple of
/// 81.
///
/// ```c
/// /* The top left and the top right corner of this grid can be filled in two ways. */
/// const char *puzzle = "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179";
/// uint8_t solutions[10 * 81];
/// size_t found;
/// if (sudokit_solutions(puzzle, 81, solutions, sizeof solutions, &found, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(found >= 1 && found <= 10);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_solutions(
    puzzle: *const c_char,
    puzzle_length: usize,
    solutions: *mut u8,
    solutions_length: usize,
    found: *mut usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let found = border.one(found, "found")?;
        let places = grids(border, solutions, solutions_length, "solutions")?;
        let entry = border.entry(puzzle, puzzle_length, "puzzle")?;
        let job = Job::of(border, job)?;
        *found = 0;
        // The solutions found before a cancellation are results too.
        border.keep();
        // Without room there is no search: the visitor ends one only after its first solution.
        if !places.is_empty() {
            Single::new().enumerate(entry.problem(), |solution| {
                places[*found] = solution.to_line();
                *found += 1;
                let is_over = *found == places.len() || job.cancel.is_cancelled();
                if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            // After the last place there is nothing left to cancel.
            if *found < places.len() {
                job.cancel.check()?;
            }
        }
        Ok(())
    })
}

/// A buffer for grids of 81 bytes.
pub(crate) fn grids<'a>(
    border: &'a Border,
    buffer: *mut u8,
    length: usize,
    what: &str,
) -> Result<&'a mut [[u8; 81]], Failure> {
    match border.write(buffer, length, what)?.as_chunks_mut() {
        (grids, []) => Ok(grids),
        _ => {
            let why = format!("{what}: expected a length that is a multiple of 81, found {length}");
            Err(Failure::new(SUDOKIT_LENGTH, why))
        }
    }
}
