//! Very many puzzles, as bytes: minimality, canonical forms, isomorphs, candidates, ranks, ratings.

use crate::border::call;
use crate::many::{asked, begin};
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::symmetry::Form;
use sudokit::{Ranking, Scale};

/// Tells for many puzzles whether each is minimal: 1 if it needs all its givens, 0 if some are redundant, and
/// `SUDOKIT_INVALID` if it is invalid or does not have exactly one solution.
///
/// `grids` is as for `sudokit_solve_many`, and `minimal_length` an 81st of its length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_minimal_many(
    grids: *const u8,
    grids_length: usize,
    minimal: *mut u8,
    minimal_length: usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let minimal = border.results(minimal, minimal_length, "minimal")?;
        let (bulk, job) = asked(border, grids, grids_length, job)?;
        begin(border, &bulk, minimal);
        Ok(bulk.minimal(&mut job.team(bulk.len()), minimal, job.progress())?)
    })
}

/// Writes a canonical form of many puzzles, which is the same for all isomorphs: `minlex`, `gsf` or `maxlex`.
/// The 81 bytes of an invalid puzzle are empty cells. If the call is cancelled, those of unfinished puzzles
/// are zero.
///
/// `grids` is as for `sudokit_solve_many`, and `forms_length` is its length.
///
/// ```c
/// const char *grid = "1................................................................................";
/// uint8_t form[81];
/// if (sudokit_canon_many((const uint8_t *)grid, 81, "minlex", 6, form, 81, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(form[0] == '.' && form[80] == '1');
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_canon_many(
    grids: *const u8,
    grids_length: usize,
    form: *const c_char,
    form_length: usize,
    forms: *mut u8,
    forms_length: usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let (bulk, job) = asked(border, grids, grids_length, job)?;
        let form: Form = border.text(form, form_length, "form")?.parse()?;
        let forms = border.write(forms, forms_length, "forms")?;
        blank(forms, 81 * bulk.len());
        Ok(bulk.canon(&mut job.team(bulk.len()), form, forms, job.progress())?)
    })
}

/// Turns each of many puzzles into a random isomorph, all equally likely. The same seed makes the same
/// isomorphs, puzzle by puzzle: turn the solutions of puzzles with it, too, and they stay their solutions.
/// The 81 bytes of an invalid puzzle are empty cells. If the call is cancelled, those of unfinished puzzles
/// are zero.
///
/// `grids` is as for `sudokit_solve_many`, and `isomorphs_length` is its length.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// const char *solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// uint8_t turned[81], expected[81], solved[81], answer;
/// if (sudokit_shuffle_many((const uint8_t *)puzzle, 81, 7, turned, 81, NULL, NULL) != SUDOKIT_OK
///     || sudokit_shuffle_many((const uint8_t *)solution, 81, 7, expected, 81, NULL, NULL) != SUDOKIT_OK
///     || sudokit_solve_many(turned, 81, solved, 81, &answer, 1, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(memcmp(solved, expected, 81) == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_shuffle_many(
    grids: *const u8,
    grids_length: usize,
    seed: u64,
    isomorphs: *mut u8,
    isomorphs_length: usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let (bulk, job) = asked(border, grids, grids_length, job)?;
        let isomorphs = border.write(isomorphs, isomorphs_length, "isomorphs")?;
        blank(isomorphs, 81 * bulk.len());
        Ok(bulk.shuffle(&mut job.team(bulk.len()), seed, 0, isomorphs, job.progress())?)
    })
}

/// Writes the candidates of many puzzles: for each of the 81 cells nine bytes, one for each digit, 1 if no
/// given rules the digit out, otherwise 0. Those of cells with a digit and of invalid puzzles are 0, and if
/// the call is cancelled, those of unfinished puzzles.
///
/// `grids` is as for `sudokit_solve_many`, and `candidates_length` is nine times its length.
///
/// ```c
/// const char *grid = "1................................................................................";
/// uint8_t candidates[729];
/// if (sudokit_candidates_many((const uint8_t *)grid, 81, candidates, 729, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(candidates[0] == 0 && candidates[9] == 0 && candidates[10] == 1); /* r1c2: not 1, but 2 */
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_candidates_many(
    grids: *const u8,
    grids_length: usize,
    candidates: *mut u8,
    candidates_length: usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let (bulk, job) = asked(border, grids, grids_length, job)?;
        let candidates = border.write(candidates, candidates_length, "candidates")?;
        blank(candidates, 729 * bulk.len());
        Ok(bulk.candidates(&mut job.team(bulk.len()), candidates, job.progress())?)
    })
}

/// Finds the ranks of the solutions of many puzzles, from 0, as `sudokit_rank` does. The rank of an invalid
/// puzzle, or one without exactly one solution, is `UINT64_MAX`. A rank takes about two milliseconds.
///
/// `grids` is as for `sudokit_solve_many`, and `ranks_length` an 81st of its length.
///
/// ```c
/// char grid[82];
/// uint64_t rank;
/// if (sudokit_unrank(7, grid, sizeof grid, NULL) != SUDOKIT_OK
///     || sudokit_rank_many((const uint8_t *)grid, 81, &rank, 1, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(rank == 7);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_rank_many(
    grids: *const u8,
    grids_length: usize,
    ranks: *mut u64,
    ranks_length: usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let ranks = border.results(ranks, ranks_length, "ranks")?;
        let (bulk, job) = asked(border, grids, grids_length, job)?;
        begin(border, &bulk, ranks);
        Ok(bulk.rank(&mut job.team(bulk.len()), &Ranking::new(), ranks, job.progress())?)
    })
}

/// Rates many puzzles on a scale, one number each: `hodoku`, `se` or another name that
/// `sudoku rate --help` lists. The rating is NaN for an invalid puzzle, or one without exactly one solution.
///
/// `grids` is as for `sudokit_solve_many`, and `ratings_length` an 81st of its length.
///
/// ```c
/// const char *grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// double rating;
/// if (sudokit_rate_many((const uint8_t *)grid, 81, "hodoku", 6, &rating, 1, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(rating > 203.5 && rating < 204.5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_rate_many(
    grids: *const u8,
    grids_length: usize,
    scale: *const c_char,
    scale_length: usize,
    ratings: *mut f64,
    ratings_length: usize,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let ratings = border.results(ratings, ratings_length, "ratings")?;
        let (bulk, job) = asked(border, grids, grids_length, job)?;
        let scale: Scale = border.text(scale, scale_length, "scale")?.parse()?;
        begin(border, &bulk, ratings);
        Ok(bulk.rate(&mut job.team(bulk.len()), scale, ratings, job.progress())?)
    })
}

/// Before any puzzle is done: bytes that stay 0 if the call is cancelled. A buffer of another length than
/// `expected` is refused, and stays as it is.
fn blank(results: &mut [u8], expected: usize) {
    if results.len() == expected {
        results.fill(0);
    }
}
