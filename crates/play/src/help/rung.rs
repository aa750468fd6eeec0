//! The rungs of the ladder, and what is told on each.

use crate::Change;
use serde::{Deserialize, Serialize};
use sudokit::CellSet;
use sudokit::diagram::{Diagram, Names, Rncn, Sentence};

/// How much is told.
///
/// ```
/// use sudokit_play::Rung;
/// assert!(Rung::Look < Rung::Pattern);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Rung {
    /// There is nothing to climb to: the puzzle is solved, has no solution, or no technique leads on.
    Nothing,
    /// How many mistakes there are.
    Mistakes,
    /// Where they are.
    Where,
    /// Back to before them.
    Back,
    /// The name of the technique.
    Name,
    /// Where to look.
    Look,
    /// What is there, marked.
    Pattern,
    /// Why something follows.
    Reason,
    /// What follows.
    Result,
    /// It is done.
    Done,
}

impl Rung {
    /// Whether it is the last of its ladder, which does something.
    pub(super) const fn acts(self) -> bool {
        matches!(self, Self::Back | Self::Done)
    }
}

/// What is told on a rung: only what was not told before it.
///
/// ```
/// use sudokit::Cancel;
/// use sudokit_play::{Game, Help, Level};
///
/// let mut game = Game::new(Level::Easy.puzzle(7));
/// let told = Help::new().ask(&mut game, &Cancel::new())?;
/// assert!(told.shown.marks.is_empty() && told.change.is_none());
/// # Ok::<(), sudokit::Cancelled>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Told {
    /// How much it is.
    pub rung: Rung,
    /// What is said.
    pub said: Vec<Sentence>,
    /// Where to look: the cells that are named, and those of the houses that are.
    pub place: CellSet,
    /// What is marked on the grid: from the pattern on.
    pub shown: Diagram,
    /// The id of the technique, for its page.
    pub technique: Option<&'static str>,
    /// What was done, on the last rung.
    pub change: Option<Change>,
}

impl Told {
    /// What is said, as one text in rncn notation.
    ///
    /// ```
    /// # use sudokit::{Cancel, Puzzle};
    /// # use sudokit_play::{Game, Help};
    /// let told = Help::new().ask(&mut Game::new(Puzzle::EMPTY), &Cancel::new())?;
    /// assert!(told.text().starts_with("The puzzle has several solutions"));
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn text(&self) -> String {
        self.called(&Rncn)
    }

    /// The same, with cells and houses called by these names.
    ///
    /// ```
    /// # use sudokit::{Cancel, Puzzle, render::Coordinates};
    /// # use sudokit_play::{Game, Help};
    /// let told = Help::new().ask(&mut Game::new(Puzzle::EMPTY), &Cancel::new())?;
    /// assert_eq!(told.called(&Coordinates::K9), told.text());
    /// # Ok::<(), sudokit::Cancelled>(())
    /// ```
    pub fn called(&self, names: &dyn Names) -> String {
        self.said.iter().map(|sentence| sentence.called(names)).collect::<Vec<_>>().join(" ")
    }
}
