//! Reasons, as JSON: the next step, the whole way, every step that is possible; and whether a way holds.

use crate::border::{Border, Text, enter};
use crate::failure::Failure;
use crate::job::Job;
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::logic::Schedule;
use sudokit::{Findings, Hint, Proof, Single, position_with};

/// Helps a player on: the JSON of `sudoku hint -f json`. The game is a text with the player's digits and candidates, if there are any.
/// `level` says how much is told of a step, from 0 to 5: its name; where to look; the pattern; the reason; what follows; the step in one line.
///
/// `sudokit_hint` tells the same in a struct, in fewer words. 64 KiB hold almost every hint.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_hint_json(
    game: *const c_char,
    game_length: usize,
    level: u8,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    let call = |border: &Border| {
        let entry = sudokit::read(border.bytes(game, game_length, "game")?)?;
        let job = Job::of(border, job)?;
        let text = Text::of(border, buffer, capacity, length)?;
        if level > 5 {
            return Err(Failure::argument(format!("level: expected 0 to 5, found {level}")));
        }
        let mut hint = Hint::of(&mut Single::new(), &entry, &Schedule::full(), None, &job.cancel)?;
        hint.level = level;
        text.json(&hint)
    };
    // SAFETY: Whoever calls from C keeps to the header, which says what `enter` asks for.
    unsafe { enter(error, call) }
}

/// Explains the whole way to the solution, step by step: the JSON of `sudoku explain -f json`, a proof that `sudokit_verify` checks. A
/// puzzle that contradicts itself is `SUDOKIT_BOARD`.
///
/// With `buffer` NULL and `capacity` 0 the call is `SUDOKIT_BUFFER` and tells the length. It does all its work for that: begin with a
/// mebibyte, which holds the ways of most puzzles, and ask for more if it has to be.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// size_t length;
/// if (sudokit_explain_json(puzzle, 81, NULL, NULL, 0, &length, NULL) != SUDOKIT_BUFFER) {
///     return 1;
/// }
/// char *json = malloc(length + 1);
/// if (json == NULL || sudokit_explain_json(puzzle, 81, NULL, json, length + 1, &length, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// size_t steps;
/// assert(sudokit_verify(json, length, &steps, NULL) == SUDOKIT_OK && steps == 51);
/// free(json);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_explain_json(
    puzzle: *const c_char,
    puzzle_length: usize,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    let call = |border: &Border| {
        let entry = sudokit::read(border.bytes(puzzle, puzzle_length, "puzzle")?)?;
        let job = Job::of(border, job)?;
        let text = Text::of(border, buffer, capacity, length)?;
        let start = position_with(&mut Single::new(), &entry)?;
        text.json(&Proof::of_with(start, Schedule::full(), &job.cancel)?)
    };
    // SAFETY: Whoever calls from C keeps to the header, which says what `enter` asks for.
    unsafe { enter(error, call) }
}

/// Finds every step that is possible now: the JSON of `sudoku steps -f json`. A puzzle that contradicts itself is `SUDOKIT_BOARD`.
/// Early in a puzzle there are thousands of steps, which take some 4 to 8 mebibytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_steps_json(
    puzzle: *const c_char,
    puzzle_length: usize,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    let call = |border: &Border| {
        let entry = sudokit::read(border.bytes(puzzle, puzzle_length, "puzzle")?)?;
        let job = Job::of(border, job)?;
        let text = Text::of(border, buffer, capacity, length)?;
        let board = position_with(&mut Single::new(), &entry)?;
        text.json(&Findings::of_with(board, &Schedule::listed(), &job.cancel)?)
    };
    // SAFETY: Whoever calls from C keeps to the header, which says what `enter` asks for.
    unsafe { enter(error, call) }
}

/// Checks a proof, as `sudokit_explain_json` and `sudoku explain -f json` write it: whether each step follows from what is left by those before. One
/// that does not hold is `SUDOKIT_PROOF`, and the message names the step. `*steps` becomes the number of steps that hold; it may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_verify(
    proof: *const c_char,
    proof_length: usize,
    steps: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    let call = |border: &Border| {
        let proof: Proof = serde_json::from_slice(border.bytes(proof, proof_length, "proof")?)
            .map_err(|why| Failure::json("proof", &why))?;
        let steps = border.maybe(steps, "steps")?;
        let verdict = proof.verify();
        if let Some(steps) = steps {
            *steps = verdict.as_ref().map_or_else(|refuted| refuted.step, |_| proof.steps.len());
        }
        verdict?;
        Ok(())
    };
    // SAFETY: Whoever calls from C keeps to the header, which says what `enter` asks for.
    unsafe { enter(error, call) }
}
