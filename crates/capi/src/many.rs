//! Very many puzzles, as bytes.

use crate::border::{Border, call};
use crate::failure::Failure;
use crate::job::Job;
use crate::plain::Outcome;
use crate::{sudokit_error, sudokit_job, sudokit_status};
use sudokit::Bulk;

/// Solves many puzzles. The first solution of each is written to its 81 bytes of `solutions`, and its number
/// of solutions to its byte of `answers`: `SUDOKIT_NONE`, `SUDOKIT_UNIQUE`, `SUDOKIT_MULTIPLE` or
/// `SUDOKIT_INVALID`. Without a solution the 81 bytes are empty cells.
///
/// `grids` has 81 bytes for each puzzle: `1` to `9` and `.` or `0` for an empty cell, or numbers from 0 to 9.
/// The first byte of each decides, and its solution is written in the same way. A puzzle with any other byte
/// is `SUDOKIT_INVALID`; the others are still solved. `solutions_length` must be `grids_length`, and
/// `answers_length` an 81st of it. No memory may overlap. The job sets the threads, and its callback reports
/// every few thousand puzzles. If the call is cancelled, the puzzles done so far are written, and the answers
/// of the others are those of invalid puzzles.
///
/// ```c
/// const char *grids = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
///                     ".................................................................................";
/// uint8_t solutions[162], answers[2];
/// if (sudokit_solve_many((const uint8_t *)grids, 162, solutions, 162, answers, 2, NULL, NULL)
///     != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(answers[0] == SUDOKIT_UNIQUE && solutions[2] == '4');
/// assert(answers[1] == SUDOKIT_MULTIPLE);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_solve_many(
    grids: *const u8,
    grids_length: usize,
    solutions: *mut u8,
    solutions_length: usize,
    answers: *mut u8,
    answers_length: usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let solutions = border.write(solutions, solutions_length, "solutions")?;
        let answers = border.results(answers, answers_length, "answers")?;
        let (bulk, job) = asked(border, grids, grids_length, job)?;
        begin(border, &bulk, answers);
        Ok(bulk.solve(&mut job.team(bulk.len()), solutions, answers, job.progress())?)
    })
}

/// Counts the solutions of many puzzles, each up to `limit`. The count of an invalid puzzle is `UINT64_MAX`.
///
/// `grids` is as for `sudokit_solve_many`, and `counts_length` an 81st of its length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_count_many(
    grids: *const u8,
    grids_length: usize,
    limit: u64,
    counts: *mut u64,
    counts_length: usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let counts = border.results(counts, counts_length, "counts")?;
        let (bulk, job) = asked(border, grids, grids_length, job)?;
        begin(border, &bulk, counts);
        Ok(bulk.count(&mut job.team(bulk.len()), limit, counts, job.progress())?)
    })
}

/// Before any puzzle is done: each result is that of an invalid puzzle, also if the call is cancelled before
/// its turn.
pub(crate) fn begin<T: Outcome>(border: &Border, bulk: &Bulk<'_>, results: &mut [T]) {
    if results.len() == bulk.len() {
        results.fill(T::FAILED);
        border.keep();
    }
}

/// The grids and the job of a call.
pub(crate) fn asked<'a>(
    border: &'a Border,
    grids: *const u8,
    length: usize,
    job: *const sudokit_job,
) -> Result<(Bulk<'a>, Job), Failure> {
    Ok((Bulk::new(border.read(grids, length, "grids")?)?, Job::of(border, job)?))
}
