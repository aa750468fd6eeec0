//! The rating of a puzzle as a struct, for C without JSON.

use crate::border::call;
use crate::failure::put;
use crate::full::versioned::versioned;
use crate::job::Job;
use crate::plain::Outcome;
use crate::{sudokit_answer, sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::{Grade, RatedOn, Rater, Scale, Status};

/// A rating, in a struct of the caller's, which `sudokit_rate` fills. Set `size` first.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sudokit_rating {
    /// `sizeof(sudokit_rating)`.
    pub size: usize,
    /// The rating as one number: HoDoKu's score; ER on the scales of Sudoku Explainer; the invariant rating;
    /// the length of chains, infinite if none is enough. NaN without a rating.
    pub number: f64,
    /// 1 if the rating is exact, 0 if it is a lower bound: time ran out, or no rule of the scale applies.
    pub is_exact: i32,
    /// The number of solutions: `SUDOKIT_NONE`, `SUDOKIT_UNIQUE` or `SUDOKIT_MULTIPLE`. Only a puzzle with
    /// exactly one has a rating. `SUDOKIT_INVALID` after a failure.
    pub answer: i32,
    /// The level on a scale that has levels, such as `Hard`, with a zero at the end; otherwise empty.
    pub level: [c_char; 32],
    /// The hardest technique, as the scale calls it, such as `X-Wing`, with a zero at the end; empty on a
    /// scale of chains.
    pub hardest: [c_char; 64],
}

versioned!(sudokit_rating);

impl Outcome for sudokit_rating {
    const FAILED: Self = Self {
        size: 0,
        number: f64::NAN,
        is_exact: 0,
        answer: sudokit_answer::SUDOKIT_INVALID as i32,
        level: [0; 32],
        hardest: [0; 64],
    };
}

impl sudokit_rating {
    fn of(status: Status, rated: &RatedOn) -> Self {
        let mut told = Self { answer: sudokit_answer::from(status) as i32, ..Self::FAILED };
        let Ok(rating) = &rated.rating else { return told };
        (told.number, told.is_exact) = (rating.number(), rating.is_exact.into());
        if let Grade::Hodoku(hodoku) = &rating.grade {
            put(&mut told.level, &hodoku.level.to_string());
        }
        let hardest = match &rating.grade {
            Grade::Explainer(_, marks) => marks.er.technique().map(|technique| technique.to_string()),
            Grade::Invariant(rounds) => rounds.hardest().map(|rule| rule.to_string()),
            // The line of a step begins with its technique.
            Grade::Hodoku(_) => rated.hardest.as_ref().map(|hardest| hardest.line.clone()),
            // The scales of chains name none.
            _ => None,
        };
        put(&mut told.hardest, hardest.iter().flat_map(|line| line.split(':')).next().unwrap_or_default());
        told
    }
}

/// Rates a puzzle on a scale: `hodoku`, `se` or another name that `sudoku rate --help` lists. A puzzle
/// without exactly one solution is no error: the rating says so.
///
/// When the job's time is up, the rating is a lower bound. When its flag is raised, the call returns
/// `SUDOKIT_CANCELLED`.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_rating rating = {.size = sizeof rating};
/// if (sudokit_rate(puzzle, 81, "hodoku", 6, &rating, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(rating.answer == SUDOKIT_UNIQUE && rating.is_exact);
/// printf("%s, %.0f: %s\n", rating.level, rating.number, rating.hardest); /* Easy, 204: Naked Single */
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_rate(
    puzzle: *const c_char,
    puzzle_length: usize,
    scale: *const c_char,
    scale_length: usize,
    rating: *mut sudokit_rating,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = border.place(rating, "rating")?;
        let entry = border.entry(puzzle, puzzle_length, "puzzle")?;
        let scale: Scale = border.text(scale, scale_length, "scale")?.parse()?;
        let job = Job::of(border, job)?;
        let rater = Rater::new([scale]).until(&job.flag).bounded_by(&job.cancel);
        // On the other scales the grade itself names the hardest technique.
        let mut rater = if scale == Scale::Hodoku { rater.with_hardest() } else { rater };
        let rated = rater.rate(&entry)?;
        place.put(sudokit_rating::of(rated.status, &rated.scales[0]));
        Ok(())
    })
}
