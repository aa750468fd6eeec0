//! Undo, redo, and savepoints.

use super::Game;
use crate::{Refused, Sheet};
use sudokit::Mistakes;

/// A moment of a game: the sheet, and the savepoint that it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub(super) sheet: Sheet,
    pub(super) base: Option<usize>,
}

/// A sheet to go back to. Savepoints are a tree, each grown from its parent; a player sees them as a list.
///
/// ```
/// use sudokit_play::{Action, Game, Level};
///
/// let mut game = Game::new(Level::Easy.puzzle(7));
/// game.act(Action::Savepoint { name: "before the guess".into() }).expect("it can be made at any time");
/// let savepoint = &game.savepoints()[0];
/// assert_eq!((savepoint.name.as_str(), savepoint.parent), ("before the guess", None));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Savepoint {
    /// The player's name for it; may be empty.
    pub name: String,
    /// The savepoint that the game came from when it was made.
    pub parent: Option<usize>,
    /// The time played by then, in milliseconds.
    pub time: u64,
    /// The sheet.
    pub sheet: Sheet,
    /// True if it was made by going back to another one.
    pub left_behind: bool,
}

impl Game {
    /// Replaces the sheet, undoably.
    pub(super) fn turn_to(&mut self, sheet: Sheet, base: Option<usize>) -> Result<(), Refused> {
        if sheet == self.now.sheet {
            return Err(Refused::NothingChanges);
        }
        self.past.push(std::mem::replace(&mut self.now, Point { sheet, base }));
        self.future.clear();
        Ok(())
    }

    pub(super) fn undo(&mut self) -> Result<(), Refused> {
        let before = self.past.pop().ok_or(Refused::NothingToUndo)?;
        self.future.push(std::mem::replace(&mut self.now, before));
        Ok(())
    }

    pub(super) fn redo(&mut self) -> Result<(), Refused> {
        let after = self.future.pop().ok_or(Refused::NothingToRedo)?;
        self.past.push(std::mem::replace(&mut self.now, after));
        Ok(())
    }

    /// Turns to the last sheet without mistakes; if there is none, takes the mistakes back. Undoable too.
    pub(super) fn undo_mistakes(&mut self) -> Result<(), Refused> {
        if self.now.sheet.entering {
            return Err(Refused::Entering);
        }
        if self.mistakes() == Mistakes::default() {
            return Err(Refused::NoMistakes);
        }
        let keeping = self.options.candidates;
        let is_right = |point: &&Point| {
            !point.sheet.entering && self.truth.mistakes(&point.sheet, keeping) == Mistakes::default()
        };
        let last = self.past.iter().rfind(is_right).copied();
        let corrected = || Point { sheet: self.without_mistakes(), base: self.now.base };
        let Point { sheet, base } = last.unwrap_or_else(corrected);
        self.turn_to(sheet, base)
    }

    /// Takes the mistakes back and leaves the rest.
    pub(super) fn remove_mistakes(&mut self) -> Result<(), Refused> {
        if self.now.sheet.entering {
            return Err(Refused::Entering);
        }
        if self.mistakes() == Mistakes::default() {
            return Err(Refused::NoMistakes);
        }
        self.turn_to(self.without_mistakes(), self.now.base)
    }

    pub(super) fn save_point(&mut self, name: &str) -> Result<usize, Refused> {
        if self.savepoints.last().is_some_and(|last| last.sheet == self.now.sheet && last.name == name) {
            return Err(Refused::NothingChanges);
        }
        Ok(self.leave(name, false))
    }

    pub(super) fn go_back(&mut self, to: usize) -> Result<(), Refused> {
        let sheet = self.savepoints.get(to).ok_or(Refused::NoSavepoint(self.savepoints.len()))?.sheet;
        if sheet == self.now.sheet {
            return Err(Refused::NothingChanges);
        }
        if self.savepoints.iter().all(|savepoint| savepoint.sheet != self.now.sheet) {
            self.leave("", true);
        }
        self.turn_to(sheet, Some(to))
    }

    /// Makes a savepoint of the sheet and returns its number.
    fn leave(&mut self, name: &str, left_behind: bool) -> usize {
        let number = self.savepoints.len();
        self.savepoints.push(Savepoint {
            name: name.to_owned(),
            parent: self.now.base,
            time: self.time,
            sheet: self.now.sheet,
            left_behind,
        });
        self.now.base = Some(number);
        number
    }

    /// Clears everything but the givens.
    pub(super) fn restart(&mut self) -> Result<(), Refused> {
        let Sheet { givens, entering, .. } = self.now.sheet;
        self.turn_to(Sheet { givens, entering, ..Sheet::default() }, None)
    }
}
