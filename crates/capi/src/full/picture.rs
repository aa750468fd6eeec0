//! Pictures of puzzles and hints, as SVG.

use crate::border::call;
use crate::full::advice::advise;
use crate::full::buffer::Text;
use crate::job::Job;
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::diagram::Diagram;
use sudokit::render::Picture;
use sudokit::{Advice, Entry, Single, position_with};

/// Draws a puzzle as SVG, with a player's digits and candidates if the text has them. A puzzle that
/// contradicts itself can be drawn too.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_svg(
    puzzle: *const c_char,
    puzzle_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let text = Text::of(border, buffer, capacity, length)?;
        text.put(&drawn(&border.entry(puzzle, puzzle_length, "puzzle")?))
    })
}

/// Draws a game as SVG, with the next step if there is one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_hint_svg(
    game: *const c_char,
    game_length: usize,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let text = Text::of(border, buffer, capacity, length)?;
        let entry = border.entry(game, game_length, "game")?;
        let job = Job::of(border, job)?;
        text.put(&match advise(&entry, &job)? {
            Advice::Step(board, step) => {
                let diagram = step.diagram(&board);
                Picture { title: step.kind.name, ..Picture::new(&board, &diagram) }.to_svg()
            }
            _ => drawn(&entry),
        })
    })
}

/// An entry without a step, even one that contradicts itself.
fn drawn(entry: &Entry) -> String {
    let board = position_with(&mut Single::new(), entry).unwrap_or_else(|flawed| flawed.board);
    Picture::new(&board, &Diagram::default()).to_svg()
}
