//! A hint as a struct, for games without JSON.

use crate::border::call;
use crate::failure::{Failure, put};
use crate::full::versioned::versioned;
use crate::job::Job;
use crate::plain::Outcome;
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::logic::Schedule;
use sudokit::{Advice, Candidate, Entry, Single, hint_with};

/// The kinds of advice.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum sudokit_advice_kind {
    /// The next step.
    SUDOKIT_STEP = 0,
    /// There are mistakes to take back first.
    SUDOKIT_MISTAKES = 1,
    /// The puzzle has no solution.
    SUDOKIT_IMPOSSIBLE = 2,
    /// The grid is solved.
    SUDOKIT_SOLVED = 3,
    /// No technique applies.
    SUDOKIT_STUCK = 4,
    /// The puzzle has several solutions, and techniques show no more of what these have in common.
    SUDOKIT_UNDECIDED = 5,
}

/// A hint, in a struct of the caller's, which `sudokit_hint` and `sudokit_path_next` fill. Set `size` first.
///
/// The digits of a cell are bits: bit 0 is the digit 1, and so on. Cells are counted row by row, from 0 to
/// 80.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sudokit_advice {
    /// `sizeof(sudokit_advice)`.
    pub size: usize,
    /// One of `SUDOKIT_STEP`, `SUDOKIT_MISTAKES`, `SUDOKIT_IMPOSSIBLE`, `SUDOKIT_SOLVED`, `SUDOKIT_STUCK`,
    /// `SUDOKIT_UNDECIDED`; -1 after a failure.
    pub kind: i32,
    /// The digits to place in each cell.
    pub placed: [u16; 81],
    /// The candidates to remove from each cell; for mistakes, the wrong digits in each cell.
    pub removed: [u16; 81],
    /// The technique of a step, such as `X-Wing`, with a zero at the end; empty without a step.
    pub technique: [c_char; 64],
    /// The place to look at, as a sentence that does not give the step away; empty without a step.
    pub look: [c_char; 256],
    /// The step in one line, such as `Naked Single: r5c5=5`; empty without a step.
    pub line: [c_char; 512],
}

versioned!(sudokit_advice);

impl Outcome for sudokit_advice {
    const FAILED: Self = Self {
        size: 0,
        kind: -1,
        placed: [0; 81],
        removed: [0; 81],
        technique: [0; 64],
        look: [0; 256],
        line: [0; 512],
    };
}

impl From<&Advice> for sudokit_advice {
    fn from(advice: &Advice) -> Self {
        use sudokit_advice_kind::*;
        let mut told = Self::FAILED;
        let kind = match advice {
            Advice::Step(board, step) => {
                mark(&mut told.placed, step.effect.placements());
                mark(&mut told.removed, step.effect.eliminations());
                put(&mut told.technique, step.kind.name);
                put(&mut told.look, &step.explain(board).look.to_string());
                put(&mut told.line, &step.to_string());
                SUDOKIT_STEP
            }
            Advice::Mistakes(mistakes) => {
                mark(&mut told.removed, &mistakes.wrong);
                SUDOKIT_MISTAKES
            }
            Advice::Impossible => SUDOKIT_IMPOSSIBLE,
            Advice::Solved => SUDOKIT_SOLVED,
            Advice::Stuck(_) => SUDOKIT_STUCK,
            Advice::Undecided(_) => SUDOKIT_UNDECIDED,
        };
        told.kind = kind as i32;
        told
    }
}

fn mark(cells: &mut [u16; 81], candidates: &[Candidate]) {
    for candidate in candidates {
        cells[candidate.cell().index()] |= 1 << candidate.digit().index();
    }
}

/// Gives a hint: mistakes to take back, or the easiest next step. The game is a text, with the player's
/// digits and candidates if any; a digit after `+` is the player's: `53+4.7....` for a 4 in the third cell.
///
/// ```c
/// const char *game = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// sudokit_advice advice = {.size = sizeof advice};
/// if (sudokit_hint(game, 81, &advice, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(advice.kind == SUDOKIT_STEP && advice.placed[40] == 1 << 4);
/// puts(advice.line); /* Naked Single: r5c5=5 */
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_hint(
    game: *const c_char,
    game_length: usize,
    advice: *mut sudokit_advice,
    job: *const sudokit_job,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = border.place(advice, "advice")?;
        let entry = border.entry(game, game_length, "game")?;
        place.put((&advise(&entry, &Job::of(border, job)?)?).into());
        Ok(())
    })
}

/// The advice on a game, with all techniques of a hint.
pub(super) fn advise(entry: &Entry, job: &Job) -> Result<Advice, Failure> {
    Ok(hint_with(&mut Single::new(), entry, &Schedule::full(), None, &job.cancel)?)
}
