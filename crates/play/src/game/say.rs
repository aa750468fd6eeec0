//! The announcements of actions.

use super::Game;
use crate::{Action, LineEnd, OwnLine, OwnLines, Sheet, Showing};
use sudokit::diagram::{Sentence, Value, say};
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
                if was != is {
                    say!("game-marks-cleared", [cells = named((was - is).cells())])
                } else if before.lines != now.lines {
                    say!("game-colors-and-lines-cleared", [cells = named(*cells)])
                } else {
                    say!("game-colors-cleared", [cells = named(*cells)])
                }
            }
            Action::Place { .. } | Action::Clear { .. } | Action::Take { .. } | Action::Give { .. } => {
                difference(before, now)
            }
            Action::Corner { digit, .. } => {
                let came = now.corner - before.corner;
                toggled("corner", came, before.corner - now.corner, *digit)
            }
            Action::Centre { digit, .. } if !self.keeps() => {
                let came = now.centre - before.centre;
                toggled("centre", came, before.centre - now.centre, *digit)
            }
            Action::Centre { digit, .. } | Action::Cross { digit, .. } => {
                let (came, gone) = (before.crossed - now.crossed, now.crossed - before.crossed);
                toggled("candidate", came, gone, *digit)
            }
            Action::Colour { colour, .. } => {
                let (now, before) = (now.colours[colour.index()], before.colours[colour.index()]);
                if now.is_subset(before) {
                    say!("game-color-taken", [colour = colour.to_string(), cells = named(before - now)])
                } else {
                    say!("game-color-on", [colour = colour.to_string(), cells = named(now - before)])
                }
            }
            Action::ColourCandidates { candidates, colour } => {
                let coloured = now.candidate_colours[colour.index()] & *candidates;
                if coloured.is_empty() {
                    say!(
                        "game-candidate-color-taken",
                        [colour = colour.to_string(), cells = named(candidates.cells())]
                    )
                } else {
                    say!(
                        "game-candidate-color-on",
                        [colour = colour.to_string(), cells = named(coloured.cells())]
                    )
                }
            }
            Action::Line { .. } => line_difference(before, now),
            Action::Fill { .. } => {
                say!("game-filled", [cells = named((now.centre - before.centre).cells())])
            }
            Action::CleanUp { .. } => {
                let gone = (before.corner - now.corner) | (before.centre - now.centre);
                say!("game-cleaned-up", [cells = named(gone.cells())])
            }
            Action::Undo => say!("game-undone", [difference = difference(before, now)]),
            Action::Redo => say!("game-redone", [difference = difference(before, now)]),
            Action::UndoMistakes => {
                say!("game-before-the-mistake", [difference = difference(before, now)])
            }
            Action::RemoveMistakes => {
                say!("game-mistakes-taken-back", [difference = difference(before, now)])
            }
            Action::Savepoint { name } => {
                let number = self.savepoints.len();
                match name.as_str() {
                    "" => say!("game-savepoint", [number]),
                    name => say!("game-savepoint-named", [number, name = name.to_owned()]),
                }
            }
            Action::GoBack { to } => {
                let said =
                    say!("game-back-at-savepoint", [number = to + 1, difference = difference(before, now)]);
                match self.savepoints.last() {
                    Some(last) if last.left_behind && last.sheet == *before => {
                        let number = self.savepoints.len();
                        say!("game-left-grid-is-savepoint", [said, number])
                    }
                    _ => said,
                }
            }
            Action::Restart => say!("game-restarted"),
            Action::Begin { .. } => match self.status() {
                Status::Unique => say!("game-begins"),
                Status::None => {
                    say!("game-begins-without-solution")
                }
                Status::Multiple => {
                    say!("game-begins-with-several")
                }
            },
            Action::Check => match self.all_wrong() {
                wrong if wrong.is_empty() => say!("game-no-digit-wrong"),
                wrong if wrong.len() == 1 => say!("game-one-digit-wrong", [cells = named(wrong)]),
                wrong => {
                    say!("game-digits-wrong", [count = wrong.len(), cells = named(wrong)])
                }
            },
            Action::Choose { .. } => say!("game-options-changed"),
            Action::Ask { .. } => Sentence::default(),
        };
        if self.is_finished() && now.digits() != before.digits() {
            return say!("game-solved", [said]);
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
                1 => say!("game-wrong-here", [said]),
                _ => say!("game-wrong-cells", [said, cells = named(wrong)]),
            };
        } else if !clashing.is_empty() {
            said = say!("game-same-digit-in", [said, cells = named(clashing)]);
        }
        said
    }
}

/// "Corner mark 4 in r1c1."
fn toggled(mark: &'static str, came: CandidateSet, gone: CandidateSet, digit: Digit) -> Sentence {
    if came.is_empty() {
        say!("game-mark-taken", [mark, digit, cells = named(gone.cells())])
    } else {
        say!("game-mark-in", [mark, digit, cells = named(came.cells())])
    }
}

/// All marks and crosses.
fn marks_of(sheet: &Sheet) -> CandidateSet {
    sheet.corner | sheet.centre | sheet.crossed
}

/// Cells by name, or how many there are.
fn named(cells: CellSet) -> Value {
    match cells.len() {
        0..=NAMED => cells.into(),
        count => say!("game-count-of-cells", [count]).into(),
    }
}

/// "Line from r1c1 to r5c5." Of several lines their number alone.
fn line_difference(before: &Sheet, now: &Sheet) -> Sentence {
    let only = |lines: OwnLines| lines.iter().next().filter(|_| lines.iter().nth(1).is_none());
    let told = |OwnLine { ends: [from, to], arrow }, is_gone: bool| {
        let (mark, from, to) = (if arrow { "arrow" } else { "line" }, end_of(from), end_of(to));
        if is_gone {
            say!("game-line-taken", [mark, from, to])
        } else {
            say!("game-line-on", [mark, from, to])
        }
    };
    let (came, gone) = (now.lines.besides(&before.lines), before.lines.besides(&now.lines));
    match (only(came), only(gone)) {
        (Some(line), _) => told(line, false),
        (None, Some(line)) if came == OwnLines::default() => told(line, true),
        _ => say!("game-lines-changed"),
    }
}

fn end_of(end: LineEnd) -> Value {
    match end {
        LineEnd::Cell(cell) => cell.into(),
        LineEnd::Candidate(candidate) => candidate.into(),
    }
}

/// The differences between two sheets: digits first, then the rest.
fn difference(before: &Sheet, now: &Sheet) -> Sentence {
    let (old, new) = (before.digits(), now.digits());
    let gone = old.cells() - new.cells();
    let mut parts = Vec::new();
    if now.entering != before.entering {
        parts.push(if now.entering { say!("game-givens-open") } else { say!("game-givens-closed") });
    }
    for digit in Digit::all() {
        let came = new.cells_of(digit) - old.cells_of(digit);
        if !came.is_empty() {
            parts.push(say!("game-placed", [digit, cells = named(came)]));
        }
    }
    match gone.len() {
        0 => {}
        1 => parts.push(say!("game-one-empty", [gone])),
        _ => parts.push(say!("game-several-empty", [cells = named(gone)])),
    }
    let crossed = now.crossed - before.crossed;
    if crossed.len() == 1 {
        parts.push(say!("game-crossed-out", [crossed]));
    } else if !crossed.is_empty() {
        parts.push(say!("game-crossed-out-in", [cells = named(crossed.cells())]));
    }
    if parts.is_empty() {
        let marks =
            (before.corner ^ now.corner) | (before.centre ^ now.centre) | (before.crossed ^ now.crossed);
        parts.push(if !marks.is_empty() {
            say!("game-marks-changed", [cells = named(marks.cells())])
        } else if before.lines != now.lines {
            line_difference(before, now)
        } else {
            say!("game-colors-changed")
        });
    }
    say!("common-text", [sentences = parts])
}
