//! The announcements of actions.

use super::Game;
use crate::{Action, Sheet, Showing};
use sudokit::diagram::{Sentence, sentence};
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
                sentence![what, " cleared in ", named(where_from), "."]
            }
            Action::Place { .. } | Action::Clear { .. } | Action::Take { .. } | Action::Give { .. } => {
                difference(before, now)
            }
            Action::Corner { digit, .. } => {
                let came = now.corner - before.corner;
                toggled("Corner mark ", came, before.corner - now.corner, *digit)
            }
            Action::Centre { digit, .. } if !self.keeps() => {
                let came = now.centre - before.centre;
                toggled("Centre mark ", came, before.centre - now.centre, *digit)
            }
            Action::Centre { digit, .. } | Action::Cross { digit, .. } => {
                let (came, gone) = (before.crossed - now.crossed, now.crossed - before.crossed);
                toggled("Candidate ", came, gone, *digit)
            }
            Action::Colour { colour, .. } => {
                let (now, before) = (now.colours[colour.index()], before.colours[colour.index()]);
                if now.is_subset(before) {
                    sentence![format!("Colour {colour} taken from "), named(before - now), "."]
                } else {
                    sentence![format!("Colour {colour} on "), named(now - before), "."]
                }
            }
            Action::ColourCandidates { candidates, colour } => {
                let coloured = now.candidate_colours[colour.index()] & *candidates;
                if coloured.is_empty() {
                    sentence![
                        format!("Colour {colour} taken from candidates in "),
                        named(candidates.cells()),
                        "."
                    ]
                } else {
                    sentence![format!("Colour {colour} on candidates in "), named(coloured.cells()), "."]
                }
            }
            Action::Fill { .. } => {
                sentence!["Candidates filled into ", named((now.centre - before.centre).cells()), "."]
            }
            Action::CleanUp { .. } => {
                let gone = (before.corner - now.corner) | (before.centre - now.centre);
                sentence!["Marks cleaned up in ", named(gone.cells()), "."]
            }
            Action::Undo => sentence!["Undone. ", difference(before, now)],
            Action::Redo => sentence!["Redone. ", difference(before, now)],
            Action::UndoMistakes => {
                let said = sentence!["Went back to before the mistake. ", difference(before, now)];
                said.followed_by(sentence![" Undo brings it all back."])
            }
            Action::RemoveMistakes => {
                sentence!["Took back only the mistakes. ", difference(before, now)]
            }
            Action::Savepoint { name } => {
                let number = self.savepoints.len();
                match name.as_str() {
                    "" => sentence![format!("Savepoint {number}.")],
                    name => sentence![format!("Savepoint {number}: {name}.")],
                }
            }
            Action::GoBack { to } => {
                let said = sentence![format!("Back at savepoint {}. ", to + 1), difference(before, now)];
                match self.savepoints.last() {
                    Some(last) if last.left_behind && last.sheet == *before => {
                        let number = self.savepoints.len();
                        sentence![said, format!(" The grid that you left is savepoint {number}.")]
                    }
                    _ => said,
                }
            }
            Action::Restart => sentence!["Started over. Undo brings everything back."],
            Action::Begin { .. } => match self.status() {
                Status::Unique => sentence!["The game begins."],
                Status::None => sentence![
                    "The game begins, but its puzzle has no solution. Undo, and correct the givens."
                ],
                Status::Multiple => {
                    sentence!["The game begins, but its puzzle has several solutions. Undo, and add givens."]
                }
            },
            Action::Check => match self.all_wrong() {
                wrong if wrong.is_empty() => sentence!["No digit is wrong."],
                wrong if wrong.len() == 1 => sentence!["One digit is wrong: ", named(wrong), "."],
                wrong => sentence![format!("{} digits are wrong: ", wrong.len()), named(wrong), "."],
            },
            Action::Choose { .. } => sentence!["Options changed."],
            Action::Ask { .. } => Sentence::default(),
        };
        if self.is_finished() && now.digits() != before.digits() {
            return said.followed_by(sentence![" The puzzle is solved."]);
        }
        // While givens are entered, they clash as the player's digits do later.
        let written = |sheet: &Sheet| if now.entering { sheet.givens } else { sheet.placed };
        let (old, new) = (written(before), written(now));
        let is_new = |cell: &Cell| new.digit(*cell) != old.digit(*cell);
        let placed: CellSet = new.cells().iter().filter(is_new).collect();
        let wrong = self.all_wrong() & placed;
        let clashing = self.clashing_with(placed);
        if self.options.wrong == Showing::AtOnce && !wrong.is_empty() {
            said.append(match placed.len() {
                1 => sentence![" That is wrong."],
                _ => sentence![" Wrong: ", named(wrong), "."],
            });
        } else if !clashing.is_empty() {
            said.append(sentence![" The same digit is in ", named(clashing), "."]);
        }
        said
    }
}

/// "Corner mark 4 in r1c1."
fn toggled(what: &'static str, came: CandidateSet, gone: CandidateSet, digit: Digit) -> Sentence {
    if came.is_empty() {
        sentence![what, digit, " taken from ", named(gone.cells()), "."]
    } else {
        sentence![what, digit, " in ", named(came.cells()), "."]
    }
}

/// All marks and crosses.
fn marks_of(sheet: &Sheet) -> CandidateSet {
    sheet.corner | sheet.centre | sheet.crossed
}

/// Cells by name, or how many there are.
fn named(cells: CellSet) -> Sentence {
    match cells.len() {
        0..=NAMED => sentence![cells],
        count => sentence![format!("{count} cells")],
    }
}

/// The differences between two sheets: digits first, then the rest.
fn difference(before: &Sheet, now: &Sheet) -> Sentence {
    let (old, new) = (before.digits(), now.digits());
    let gone = old.cells() - new.cells();
    let mut parts = Vec::new();
    if now.entering != before.entering {
        parts.push(sentence![if now.entering { "Givens can be entered." } else { "The givens stay." }]);
    }
    for digit in Digit::all() {
        let came = new.cells_of(digit) - old.cells_of(digit);
        if !came.is_empty() {
            parts.push(sentence![digit, " in ", named(came), "."]);
        }
    }
    match gone.len() {
        0 => {}
        1 => parts.push(sentence![gone, " is empty."]),
        _ => parts.push(sentence![named(gone), " are empty."]),
    }
    let crossed = now.crossed - before.crossed;
    if crossed.len() == 1 {
        parts.push(sentence!["Crossed out: ", crossed, "."]);
    } else if !crossed.is_empty() {
        parts.push(sentence!["Candidates crossed out in ", named(crossed.cells()), "."]);
    }
    if parts.is_empty() {
        let marks =
            (before.corner ^ now.corner) | (before.centre ^ now.centre) | (before.crossed ^ now.crossed);
        parts.push(if marks.is_empty() {
            sentence!["Colours changed."]
        } else {
            sentence!["Marks changed in ", named(marks.cells()), "."]
        });
    }
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_default();
    parts.fold(first, |said, part| sentence![said, " ", part])
}
