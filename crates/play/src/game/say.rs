//! The announcements of actions.

use super::Game;
use crate::{Action, Sheet, Showing};
use sudokit::diagram::{Sentence, say};
use sudokit::{CandidateSet, Cell, CellSet, Digit, Status};

/// More cells than this are counted, not named.
const NAMED: usize = 4;

impl Game {
    /// The announcement of an action that led from a sheet to the current one.
    pub(super) fn say(&self, action: &Action, before: &Sheet) -> Sentence {
        let now = self.sheet();
        let mut said = match action {
            Action::Clear { cells } if before.placed == now.placed => {
                let (was, is) = (marks_of(before), marks_of(now));
                let what = if was == is { "Colours" } else { "Marks" };
                let where_from = if was == is { *cells } else { (was - is).cells() };
                say!("{what} cleared in {cells}.", [what, cells = named(where_from)])
            }
            Action::Place { .. } | Action::Clear { .. } | Action::Take { .. } | Action::Give { .. } => {
                difference(before, now)
            }
            Action::Corner { digit, .. } => {
                let came = now.corner - before.corner;
                toggled("Corner mark", came, before.corner - now.corner, *digit)
            }
            Action::Centre { digit, .. } if !self.keeps() => {
                let came = now.centre - before.centre;
                toggled("Centre mark", came, before.centre - now.centre, *digit)
            }
            Action::Centre { digit, .. } | Action::Cross { digit, .. } => {
                let (came, gone) = (before.crossed - now.crossed, now.crossed - before.crossed);
                toggled("Candidate", came, gone, *digit)
            }
            Action::Colour { colour, .. } => {
                let (now, before) = (now.colours[colour.index()], before.colours[colour.index()]);
                if now.is_subset(before) {
                    say!(
                        "Colour {colour} taken from {cells}.",
                        [colour = colour.to_string(), cells = named(before - now)]
                    )
                } else {
                    say!(
                        "Colour {colour} on {cells}.",
                        [colour = colour.to_string(), cells = named(now - before)]
                    )
                }
            }
            Action::ColourCandidates { candidates, colour } => {
                let coloured = now.candidate_colours[colour.index()] & *candidates;
                if coloured.is_empty() {
                    say!(
                        "Colour {colour} taken from candidates in {cells}.",
                        [colour = colour.to_string(), cells = named(candidates.cells())]
                    )
                } else {
                    say!(
                        "Colour {colour} on candidates in {cells}.",
                        [colour = colour.to_string(), cells = named(coloured.cells())]
                    )
                }
            }
            Action::Fill { .. } => {
                say!("Candidates filled into {cells}.", [cells = named((now.centre - before.centre).cells())])
            }
            Action::CleanUp { .. } => {
                let gone = (before.corner - now.corner) | (before.centre - now.centre);
                say!("Marks cleaned up in {cells}.", [cells = named(gone.cells())])
            }
            Action::Undo => say!("Undone. {difference}", [difference = difference(before, now)]),
            Action::Redo => say!("Redone. {difference}", [difference = difference(before, now)]),
            Action::UndoMistakes => {
                say!(
                    "Went back to before the mistake. {difference} Undo brings it all back.",
                    [difference = difference(before, now)]
                )
            }
            Action::RemoveMistakes => {
                say!("Took back only the mistakes. {difference}", [difference = difference(before, now)])
            }
            Action::Savepoint { name } => {
                let number = self.savepoints.len();
                match name.as_str() {
                    "" => say!("Savepoint {number}.", [number]),
                    name => say!("Savepoint {number}: {name}.", [number, name = name.to_owned()]),
                }
            }
            Action::GoBack { to } => {
                let said = say!(
                    "Back at savepoint {number}. {difference}",
                    [number = to + 1, difference = difference(before, now)]
                );
                match self.savepoints.last() {
                    Some(last) if last.left_behind && last.sheet == *before => {
                        let number = self.savepoints.len();
                        say!("{said} The grid that you left is savepoint {number}.", [said, number])
                    }
                    _ => said,
                }
            }
            Action::Restart => say!("Started over. Undo brings everything back."),
            Action::Begin { .. } => match self.status() {
                Status::Unique => say!("The game begins."),
                Status::None => {
                    say!("The game begins, but its puzzle has no solution. Undo, and correct the givens.")
                }
                Status::Multiple => {
                    say!("The game begins, but its puzzle has several solutions. Undo, and add givens.")
                }
            },
            Action::Check => match self.all_wrong() {
                wrong if wrong.is_empty() => say!("No digit is wrong."),
                wrong if wrong.len() == 1 => say!("One digit is wrong: {cells}.", [cells = named(wrong)]),
                wrong => {
                    say!("{count} digits are wrong: {cells}.", [count = wrong.len(), cells = named(wrong)])
                }
            },
            Action::Choose { .. } => say!("Options changed."),
            Action::Ask { .. } => Sentence::default(),
        };
        if self.is_finished() && now.digits() != before.digits() {
            return say!("{said} The puzzle is solved.", [said]);
        }
        // While givens are entered, they clash as the player's digits do later.
        let written = |sheet: &Sheet| if now.entering { sheet.givens } else { sheet.placed };
        let (old, new) = (written(before), written(now));
        let is_new = |cell: &Cell| new.digit(*cell) != old.digit(*cell);
        let placed: CellSet = new.cells().iter().filter(is_new).collect();
        let wrong = self.all_wrong() & placed;
        let clashing = self.clashing_with(placed);
        if self.options.wrong == Showing::AtOnce && !wrong.is_empty() {
            said = match placed.len() {
                1 => say!("{said} That is wrong.", [said]),
                _ => say!("{said} Wrong: {cells}.", [said, cells = named(wrong)]),
            };
        } else if !clashing.is_empty() {
            said = say!("{said} The same digit is in {cells}.", [said, cells = named(clashing)]);
        }
        said
    }
}

/// "Corner mark 4 in r1c1."
fn toggled(what: &'static str, came: CandidateSet, gone: CandidateSet, digit: Digit) -> Sentence {
    if came.is_empty() {
        say!("{what} {digit} taken from {cells}.", [what, digit, cells = named(gone.cells())])
    } else {
        say!("{what} {digit} in {cells}.", [what, digit, cells = named(came.cells())])
    }
}

/// All marks and crosses.
fn marks_of(sheet: &Sheet) -> CandidateSet {
    sheet.corner | sheet.centre | sheet.crossed
}

/// Cells by name, or how many there are.
fn named(cells: CellSet) -> Sentence {
    match cells.len() {
        0..=NAMED => cells.into(),
        count => say!("{count} cells", [count]),
    }
}

/// The differences between two sheets: digits first, then the rest.
fn difference(before: &Sheet, now: &Sheet) -> Sentence {
    let (old, new) = (before.digits(), now.digits());
    let gone = old.cells() - new.cells();
    let mut parts = Vec::new();
    if now.entering != before.entering {
        parts.push(if now.entering { say!("Givens can be entered.") } else { say!("The givens stay.") });
    }
    for digit in Digit::all() {
        let came = new.cells_of(digit) - old.cells_of(digit);
        if !came.is_empty() {
            parts.push(say!("{digit} in {cells}.", [digit, cells = named(came)]));
        }
    }
    match gone.len() {
        0 => {}
        1 => parts.push(say!("{gone} is empty.", [gone])),
        _ => parts.push(say!("{cells} are empty.", [cells = named(gone)])),
    }
    let crossed = now.crossed - before.crossed;
    if crossed.len() == 1 {
        parts.push(say!("Crossed out: {crossed}.", [crossed]));
    } else if !crossed.is_empty() {
        parts.push(say!("Candidates crossed out in {cells}.", [cells = named(crossed.cells())]));
    }
    if parts.is_empty() {
        let marks =
            (before.corner ^ now.corner) | (before.centre ^ now.centre) | (before.crossed ^ now.crossed);
        parts.push(if marks.is_empty() {
            say!("Colours changed.")
        } else {
            say!("Marks changed in {cells}.", [cells = named(marks.cells())])
        });
    }
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_default();
    parts.fold(first, |said, part| say!("{said} {part}", [said, part]))
}
