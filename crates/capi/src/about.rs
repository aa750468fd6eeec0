//! Facts about one puzzle, as JSON: flaws, difficulty, redundant givens, canonical form.

use crate::border::{Text, call};
use crate::job::Job;
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::{Batch, Canon, CanonForm, Minimality, Rater, Scale};

/// Checks a puzzle for conflicts, number of solutions and redundant givens: the JSON of
/// `sudoku check -f json`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// char json[4096];
/// if (sudokit_check_json(puzzle, 81, json, sizeof json, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strstr(json, "\"status\":\"unique\"") != NULL);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_check_json(
    puzzle: *const c_char,
    puzzle_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let text = Text::of(border, buffer, capacity, length)?;
        let entry = border.entry(puzzle, puzzle_length, "puzzle")?;
        text.json(&sudokit::check(&entry))
    })
}

/// Rates a puzzle on scales: the JSON of `sudoku rate -f json`. `scales` are names separated by commas:
/// `hodoku`, `se`, `se-fixed`, `se-sukaku`, `w`, `b`, `gw`, `gb`, `invariant`; or `all`, which is one profile
/// of each scale, without `se-fixed` and `se-sukaku`.
///
/// When the time of the job is up, ratings are lower bounds and say so. When its flag is raised, there are
/// none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_rate_json(
    puzzle: *const c_char,
    puzzle_length: usize,
    scales: *const c_char,
    scales_length: usize,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let text = Text::of(border, buffer, capacity, length)?;
        let entry = border.entry(puzzle, puzzle_length, "puzzle")?;
        let scales = border.text(scales, scales_length, "scales")?.split(',').map(Scale::named);
        let scales = scales.collect::<Result<Vec<_>, _>>()?.concat();
        let job = Job::of(border, job)?;
        text.json(&Rater::new(scales).until(&job.flag).bounded_by(&job.cancel).rate(&entry)?)
    })
}

/// Finds the redundant givens of a puzzle: the JSON of `sudoku minimal -f json`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_minimal_json(
    puzzle: *const c_char,
    puzzle_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let text = Text::of(border, buffer, capacity, length)?;
        let puzzle = border.entry(puzzle, puzzle_length, "puzzle")?.givens;
        text.json(&Minimality::of(&mut Batch::new(), &[puzzle])?[0])
    })
}

/// Finds a canonical form of a puzzle: the JSON of `sudoku canon -f json`. `form` is `minlex`, `gsf`,
/// `maxlex`, `grid` or `pattern`. With `map` the record includes the transformation to the form, with
/// `automorphisms` the number of automorphisms.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_canon_json(
    puzzle: *const c_char,
    puzzle_length: usize,
    form: *const c_char,
    form_length: usize,
    map: i32,
    automorphisms: i32,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let text = Text::of(border, buffer, capacity, length)?;
        let puzzle = border.entry(puzzle, puzzle_length, "puzzle")?.givens;
        let form: CanonForm = border.text(form, form_length, "form")?.parse()?;
        let job = Job::of(border, job)?;
        let canon = Canon::new(form).until(&job.cancel);
        let canon = if map != 0 { canon.with_map() } else { canon };
        let mut canon = if automorphisms != 0 { canon.with_automorphisms() } else { canon };
        text.json(&canon.of(&puzzle)?)
    })
}
