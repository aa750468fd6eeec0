//! Very many puzzles, as bytes: minimality, canonical forms, ratings.

use crate::border::call;
use crate::failure::Failure;
use crate::many::{asked, begin};
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::symmetry::Form;
use sudokit::{CanonForm, Scale};

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
        let form = match border.text(form, form_length, "form")?.parse()? {
            CanonForm::Minlex => Form::Minlex,
            CanonForm::Gsf => Form::BandMinlex,
            CanonForm::Maxlex => Form::Maxlex,
            other => {
                let why = format!("form: expected 'minlex', 'gsf' or 'maxlex', found '{other}'");
                return Err(Failure::argument(why));
            }
        };
        let forms = border.write(forms, forms_length, "forms")?;
        if forms.len() == 81 * bulk.len() {
            forms.fill(0);
        }
        Ok(bulk.canon(&mut job.team(bulk.len()), form, forms, job.progress())?)
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
