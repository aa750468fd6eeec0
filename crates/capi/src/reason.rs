//! Reasons, as JSON: the next step, the whole path, every possible step; and checking a proof.

use crate::border::{Border, Text, call};
use crate::failure::Failure;
use crate::job::Job;
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit::{Cancel, Findings, Hint, Proof, Scope, Single, position_with};

/// Gives a hint: the JSON of `sudoku hint -f json`. The game is a text, with the player's digits and
/// candidates if any. `level` says how much of a step is told, from 0 to 5: the name; the place to look at;
/// the pattern; the reason; the result; the step in one line.
///
/// `scope` chooses techniques and limits of the search, as JSON, each field if wanted: `{"allow": ["x-wing"],
/// "deny": [], "uniqueness": false, "options": {"whip-length": 8}}`. NULL stands for everything.
///
/// `sudokit_hint` gives a shorter hint in a struct. 64 KiB hold almost every hint.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_hint_json(
    game: *const c_char,
    game_length: usize,
    level: u8,
    scope: *const c_char,
    scope_length: usize,
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
        if level > 5 {
            return Err(Failure::argument(format!("level: expected 0 to 5, found {level}")));
        }
        let schedule = scope_of(border, scope, scope_length)?.for_paths();
        let mut hint = Hint::of(&mut Single::new(), &entry, &schedule, None, &job.cancel)?;
        hint.level = level;
        text.json(&hint)
    })
}

/// Explains the whole path to the solution, step by step: the JSON of `sudoku explain -f json`, a proof that
/// `sudokit_verify` checks. A puzzle that contradicts itself returns `SUDOKIT_BOARD`. `scope` is that of
/// `sudokit_hint_json`.
///
/// With `buffer` NULL and `capacity` 0 the call returns `SUDOKIT_BUFFER` and the length. That takes all of
/// its work: begin with a mebibyte, which is enough for most puzzles, and call again with more if needed.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// size_t length;
/// if (sudokit_explain_json(puzzle, 81, NULL, 0, NULL, NULL, 0, &length, NULL) != SUDOKIT_BUFFER) {
///     return 1;
/// }
/// char *json = malloc(length + 1);
/// if (json == NULL
///     || sudokit_explain_json(puzzle, 81, NULL, 0, NULL, json, length + 1, &length, NULL) != SUDOKIT_OK) {
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
    scope: *const c_char,
    scope_length: usize,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let text = Text::of(border, buffer, capacity, length)?;
        let entry = border.entry(puzzle, puzzle_length, "puzzle")?;
        let job = Job::of(border, job)?;
        let schedule = scope_of(border, scope, scope_length)?.for_paths();
        let start = position_with(&mut Single::new(), &entry)?;
        text.json(&Proof::of_with(start, schedule, &job.cancel)?)
    })
}

/// Finds every possible step: the JSON of `sudoku steps -f json`. A puzzle that contradicts itself returns
/// `SUDOKIT_BOARD`. Early in a puzzle there are thousands of steps, which take some 4 to 8 mebibytes. `scope`
/// is that of `sudokit_hint_json`; techniques that it allows by name show relations, too.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_steps_json(
    puzzle: *const c_char,
    puzzle_length: usize,
    scope: *const c_char,
    scope_length: usize,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let text = Text::of(border, buffer, capacity, length)?;
        let entry = border.entry(puzzle, puzzle_length, "puzzle")?;
        let job = Job::of(border, job)?;
        let schedule = scope_of(border, scope, scope_length)?.for_lists();
        let board = position_with(&mut Single::new(), &entry)?;
        text.json(&Findings::of_with(board, &schedule, &job.cancel)?)
    })
}

/// The scope of a call; everything for NULL.
fn scope_of(border: &Border, scope: *const c_char, length: usize) -> Result<Scope, Failure> {
    if scope.is_null() {
        return Ok(Scope::default());
    }
    serde_json::from_slice(border.bytes(scope, length, "scope")?).map_err(|why| Failure::json("scope", &why))
}

/// Checks that each step of a proof, as `sudokit_explain_json` and `sudoku explain -f json` write it, follows
/// from the board left by the earlier ones. A proof that does not hold returns `SUDOKIT_PROOF`, and the
/// message names the step. `*steps` receives the number of steps that hold; it may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_verify(
    proof: *const c_char,
    proof_length: usize,
    steps: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let steps = border.maybe(steps, "steps")?;
        let proof: Proof = serde_json::from_slice(border.bytes(proof, proof_length, "proof")?)
            .map_err(|why| Failure::json("proof", &why))?;
        let verdict = proof.verify_twice(&Cancel::new())?;
        // A proof that does not hold has steps that do.
        border.keep();
        if let Some(steps) = steps {
            *steps = verdict.as_ref().map_or_else(|refuted| refuted.step, |_| proof.steps.len());
        }
        verdict?;
        Ok(())
    })
}
