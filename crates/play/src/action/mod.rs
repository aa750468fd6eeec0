//! The actions of a player.

mod read;

pub(crate) use read::{Line, Missing, needed};

use crate::{Colour, LineEnd, Options, Rung};
use serde::{Deserialize, Serialize};
use sudokit::{CandidateSet, CellSet, Digit, DigitSet, Effect};

/// An action of a player, on a set of cells at once. [`Game::act`](crate::Game::act) performs or refuses it.
///
/// Marks, colours and crosses toggle: if every cell that can have one has it, it is removed; otherwise it is
/// added where it is missing. Cells that an action cannot touch, such as givens in a selection, are left out.
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
#[serde(tag = "do", rename_all = "kebab-case", try_from = "read::Fields")]
#[non_exhaustive]
pub enum Action {
    /// Places a digit. If all the cells have it already, it is removed.
    Place {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// Toggles a mark in the corner: "one of the few places for this digit" (Snyder notation).
    Corner {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// Toggles a mark in the centre: "one of the digits left for this cell". Where candidates are
    /// [kept](crate::Keeping::Automatic), they are in the place of these marks, and this crosses them out.
    Centre {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// Crosses out a candidate and removes its marks, or restores it.
    Cross {
        /// The cells.
        cells: CellSet,
        /// The digit.
        digit: Digit,
    },
    /// Toggles a colour of cells, givens too. Several colours may lie on a cell.
    Colour {
        /// The cells.
        cells: CellSet,
        /// The colour.
        colour: Colour,
    },
    /// Toggles the colour of candidates; each has at most one.
    ColourCandidates {
        /// The colour.
        candidates: CandidateSet,
        /// Their colour.
        colour: Colour,
    },
    /// Draws a line between two ends, or an arrow from the first to the second. If the same is there already,
    /// it is taken away; anything else between these ends is replaced.
    Line {
        /// The ends.
        ends: [LineEnd; 2],
        /// True for an arrow.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        arrow: bool,
    },
    /// Clears the topmost layer: digits; without digits, marks and crosses; without these, colours and the
    /// lines that end there.
    Clear {
        /// The cells.
        cells: CellSet,
    },
    /// Adds a mark in the centre for every candidate of these digits that no digit on the grid rules out and
    /// that is not crossed out.
    Fill {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// Removes the marks that a digit on the grid rules out.
    CleanUp {
        /// The cells.
        cells: CellSet,
    },
    /// Undoes the last change of the grid.
    Undo,
    /// Redoes the change undone last.
    Redo,
    /// Goes back to the last grid without a mistake. If there is none, the mistakes themselves are taken
    /// back. Undo restores what was done since.
    UndoMistakes,
    /// Takes back the mistakes alone: removes wrong digits, restores lost candidates. The rest of the grid
    /// stays.
    RemoveMistakes,
    /// Keeps the grid as it stands.
    Savepoint {
        /// The player's name for it; may be empty.
        name: String,
    },
    /// Goes back to a savepoint. If no savepoint holds the current grid, one is made of it first.
    GoBack {
        /// Its number in [`Game::savepoints`](crate::Game::savepoints).
        to: usize,
    },
    /// Takes a step, as [help](crate::Help) showed it: places its digits, crosses out what it removes.
    Take {
        /// The effect of the step.
        effect: Effect,
    },
    /// Starts over with the givens alone. Undo restores everything; the clock keeps running.
    Restart,
    /// Enters or removes givens while a puzzle is [entered](crate::Game::editor).
    Give {
        /// The cells.
        cells: CellSet,
        /// The digit; `None` removes givens.
        digit: Option<Digit>,
    },
    /// Ends the entering of givens, which are fixed from now on. A puzzle that does not have exactly one
    /// solution is refused, unless the player insists.
    Begin {
        /// True if the player insists.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        anyway: bool,
    },
    /// Shows the wrong digits.
    Check,
    /// Chooses other options.
    Choose {
        /// All options.
        options: Options,
    },
    /// Records that [help](crate::Help) told something; help performs this itself.
    Ask {
        /// The rung that was told.
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
#[serde(try_from = "read::Fields")]
pub struct Logged {
    /// The time played by then, in milliseconds.
    pub time: u64,
    /// The action.
    #[serde(flatten)]
    pub action: Action,
}
