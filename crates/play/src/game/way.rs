//! The way to the solution of a game's puzzle.

use super::Game;
use crate::train::kinds;
use sudokit::logic::{Kind, Path, Schedule};
use sudokit::{Cancel, Cancelled};

impl Game {
    /// The hardest technique on the way of the easiest steps from the givens to the solution. `None` if the
    /// puzzle does not have exactly one solution, or was solved from the start.
    ///
    /// # Errors
    /// It was cancelled.
    ///
    /// ```
    /// use sudokit::Cancel;
    /// use sudokit_play::{Game, Level};
    ///
    /// let hardest = Game::new(Level::Easy.puzzle(7)).hardest(&Cancel::new())?.expect("it has steps");
    /// assert!(["naked-single", "hidden-single"].contains(&hardest.id));
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn hardest(&self, cancel: &Cancel) -> Result<Option<&'static Kind>, Cancelled> {
        let Some(mut board) = sudokit::position(&self.posed()).ok().filter(|_| self.is_unique()) else {
            return Ok(None);
        };
        let path = Path::new(&mut board, Schedule::full()).until_cancelled(cancel);
        let rank = |kind: &&'static Kind| kinds().position(|other| other == *kind);
        let hardest = path.map(|step| step.kind).max_by_key(rank);
        cancel.check()?;
        Ok(hardest)
    }
}
