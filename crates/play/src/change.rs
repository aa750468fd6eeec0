//! The change that an action made.

use sudokit::CellSet;
use sudokit::diagram::Sentence;

/// The change that an action made: screens redraw and speak from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change {
    /// The cells that may look different now. All others look as before.
    pub cells: CellSet,
    /// The announcement, for eyes and ears. [`Sentence::told`] puts it in the player's notation.
    pub said: Sentence,
    /// True if the action finished the game.
    pub finished: bool,
}
