//! What an action did.

use sudokit::CellSet;
use sudokit::diagram::Sentence;

/// What an action did: screens redraw and speak from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change {
    /// The cells that may look different now. Everything else looks as before.
    pub cells: CellSet,
    /// What to say, to eyes and ears. [`Sentence::called`] says it in the player's notation.
    pub said: Sentence,
    /// The action has just finished the game.
    pub finished: bool,
}
