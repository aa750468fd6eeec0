//! The commands, told.

use crate::tui::desk::Desk;
use sudokit::diagram::{Sentence, say};

/// A line for each command, as it is typed and in words.
pub(super) fn lines(desk: &Desk) -> Vec<String> {
    commands().map(|(typed, about)| format!("{typed}: {}", desk.say(&about))).into()
}

fn commands() -> [(&'static str, Sentence); 38] {
    [
        ("row 3, column 4, box 5", say!("plain-help-house")),
        ("grid", say!("plain-help-grid")),
        ("2 7, r2c7", say!("plain-help-cell")),
        ("4", say!("plain-help-digit")),
        ("missing", say!("plain-help-missing")),
        ("4 in 2 7", say!("plain-help-place")),
        ("note 4 8 in 2 7", say!("plain-help-note")),
        ("cross 4 in 2 7", say!("plain-help-cross")),
        ("candidates row 3", say!("plain-help-candidates")),
        ("clear 2 7", say!("plain-help-clear")),
        ("fill", say!("plain-help-fill")),
        ("tidy", say!("plain-help-tidy")),
        ("undo, redo", say!("plain-help-undo")),
        ("check", say!("plain-help-check")),
        ("hint", say!("plain-help-hint")),
        ("why", say!("plain-help-why")),
        ("do", say!("plain-help-do")),
        ("new, new easy", say!("plain-help-new")),
        ("daily, daily hard", say!("plain-help-daily")),
        ("open 53..7....", say!("plain-help-open")),
        ("games, continue 2", say!("plain-help-games")),
        ("course, chapter 3", say!("plain-help-course")),
        ("lesson, lesson x-wing", say!("plain-help-lesson")),
        ("example", say!("plain-help-example")),
        ("drills, drills x-wing", say!("plain-help-drills")),
        ("solve", say!("plain-help-solve")),
        ("review", say!("plain-help-review")),
        ("placement", say!("plain-help-placement")),
        ("own", say!("plain-help-own")),
        ("yes, no, name 2, done", say!("plain-help-reply")),
        ("answer", say!("plain-help-answer")),
        ("truth", say!("plain-help-truth")),
        ("next", say!("plain-help-next")),
        ("begin", say!("plain-help-begin")),
        ("restart", say!("plain-help-restart")),
        ("status", say!("plain-help-status")),
        ("again", say!("plain-help-again")),
        ("quit", say!("plain-help-quit")),
    ]
}
