//! What a player can do.

use crate::{Colour, Options, Rung};
use serde::{Deserialize, Serialize};
use sudokit::{CandidateSet, CellSet, Digit, DigitSet, Effect};

/// What a player can do, on a set of cells at once. [`Game::act`](crate::Game::act) does it, or says why not.
///
/// Marks, colours and crosses toggle: if all the cells that can have one have it, it goes; otherwise it comes to those that lack
/// it. Cells that an action cannot touch, such as givens in a selection, are left out.
///
/// ```
/// use sudokit::{Cell, CellSet, Digit};
/// use sudokit_play::{Action, Game};
///
/// let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// let cells = CellSet::of(Cell::at(4, 4));
/// let change = game.act(Action::Place { cells, digit: Digit::D5 }).expect("the cell is empty");
/// assert_eq!(change.said.to_string(), "5 in r5c5.");
/// # Ok::<(), sudokit::ParsePuzzleError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Action {
    /// Places a digit. If it stands in all the cells already, it goes.
    Place {
        /// Where.
        cells: CellSet,
        /// What.
        digit: Digit,
    },
    /// Toggles a mark in the corner: "one of the few places for this digit" (Snyder notation).
    Corner {
        /// Where.
        cells: CellSet,
        /// What.
        digit: Digit,
    },
    /// Toggles a mark in the centre: "one of the digits left for this cell". Where candidates are
    /// [kept](crate::Keeping::Automatic), they are in the place of these marks, and this crosses them out.
    Centre {
        /// Where.
        cells: CellSet,
        /// What.
        digit: Digit,
    },
    /// Crosses out a candidate, or brings it back. Its marks go with it.
    Cross {
        /// Where.
        cells: CellSet,
        /// What.
        digit: Digit,
    },
    /// Toggles a colour of cells, givens too. Several colours may lie on a cell.
    Colour {
        /// Where.
        cells: CellSet,
        /// Which.
        colour: Colour,
    },
    /// Toggles the colour of candidates; each has at most one.
    ColourCandidates {
        /// Which.
        candidates: CandidateSet,
        /// Their colour.
        colour: Colour,
    },
    /// Takes away what lies on top: digits; where there are none, marks and crosses; where there are none either, colours.
    Clear {
        /// Where.
        cells: CellSet,
    },
    /// Adds a mark in the centre for every candidate of these digits that no digit on the grid rules out and that is not crossed out.
    Fill {
        /// Where.
        cells: CellSet,
        /// Which digits.
        digits: DigitSet,
    },
    /// Takes away the marks that a digit on the grid rules out.
    CleanUp {
        /// Where.
        cells: CellSet,
    },
    /// Undoes the last change of the grid.
    Undo,
    /// Does again what was undone last.
    Redo,
    /// Goes back to the grid when it was last without a mistake. If it has been wrong from the beginning, the mistakes
    /// themselves are taken back. What was done since then is not lost: undo brings it back.
    UndoMistakes,
    /// Remembers the grid as it stands.
    Savepoint {
        /// What the player calls it; may be empty.
        name: String,
    },
    /// Goes back to a savepoint. If the grid as it stands is in none, this leaves one behind.
    GoBack {
        /// Its number in [`Game::savepoints`](crate::Game::savepoints).
        to: usize,
    },
    /// Takes a step, as [help](crate::Help) showed it: places its digits, crosses out what it removes.
    Take {
        /// What the step changes.
        effect: Effect,
    },
    /// Begins anew: the puzzle as given. Undo brings everything back; the time goes on.
    Restart,
    /// Enters givens, or takes them away, while a puzzle is [entered](crate::Game::editor).
    Give {
        /// Where.
        cells: CellSet,
        /// What; nothing takes away.
        digit: Option<Digit>,
    },
    /// Ends the entering of givens: from now on they stay.
    Begin,
    /// Asks which digits are wrong.
    Check,
    /// Chooses other options.
    Choose {
        /// All of them.
        options: Options,
    },
    /// Has been told something by [help](crate::Help), which does this itself.
    Ask {
        /// How much.
        rung: Rung,
    },
}

/// An action that was done, and when.
///
/// ```
/// use sudokit_play::{Action, Logged};
///
/// let logged = Logged { time: 1500, action: Action::Undo };
/// assert_eq!(serde_json::to_string(&logged)?, r#"{"time":1500,"do":"undo"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// The time played by then, in milliseconds.
    pub time: u64,
    /// The action.
    #[serde(flatten)]
    pub action: Action,
}
