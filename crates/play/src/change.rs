//! What an action did.

use sudokit::CellSet;
use sudokit::diagram::Sentence;

/// What an action did: screens redraw and speak from it.
///
/// ```
/// use sudokit_play::{Action, Game};
///
/// let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// let change = game.act(Action::Savepoint { name: "a guess".into() }).expect("it can be made at any time");
/// assert!(change.cells.is_empty() && !change.finished);
/// assert_eq!(change.said.to_string(), "Savepoint 1: a guess.");
/// # Ok::<(), sudokit::ParsePuzzleError>(())
/// ```
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
