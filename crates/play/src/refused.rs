//! The reasons for refusing actions.

use crate::OwnLines;
use std::fmt;
use sudokit::diagram::{Sentence, say};
use sudokit::{CellSet, Digit, Status};

/// The reason for refusing an action: an answer to the player, never an error.
///
/// ```
/// use sudokit::{Cell, CellSet, Digit};
/// use sudokit_play::{Action, Game, Refused};
///
/// let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// let corner = CellSet::of(Cell::at(0, 0));
/// let refused = game.act(Action::Place { cells: corner, digit: Digit::D1 }).unwrap_err();
/// assert_eq!(refused, Refused::Given(corner));
/// assert_eq!(refused.to_string(), "r1c1 is a given.");
/// # Ok::<(), sudokit::ParsePuzzleError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused {
    /// No cell is selected.
    NoCells,
    /// All the cells hold givens.
    Given(CellSet),
    /// All the cells hold digits, where an empty one is needed.
    Filled(CellSet),
    /// Some of the cells see each other, so they cannot all have this digit.
    Several(Digit),
    /// A digit on the grid rules this candidate out, and candidates are kept automatically.
    RuledOut(Digit, CellSet),
    /// Candidates are kept automatically, so there is nothing to fill in.
    Kept,
    /// There is nothing to clear.
    NothingThere(CellSet),
    /// There is no room for another line.
    ManyLines,
    /// The action would change nothing.
    NothingChanges,
    /// Nothing has been done yet.
    NothingToUndo,
    /// Nothing has been undone.
    NothingToRedo,
    /// Nothing is wrong.
    NoMistakes,
    /// The puzzle does not have exactly one solution, so no digit can be called wrong.
    NotUnique,
    /// No savepoint has this number. The field is the number of savepoints.
    NoSavepoint(usize),
    /// Givens are being entered: there is no game yet.
    Entering,
    /// The puzzle that was entered does not have exactly one solution. Only a player who insists begins it.
    Unready {
        /// The cells that see the same digit.
        clashing: CellSet,
        /// The number of solutions: none or several.
        status: Status,
    },
    /// The game has begun: givens are fixed.
    Begun,
    /// Checking is switched off in the options.
    Unchecked,
}

impl Refused {
    /// The answer. [`Sentence::told`] puts it in the player's notation.
    pub fn said(&self) -> Sentence {
        match self {
            Self::NoCells => say!("refused-no-cells"),
            Self::Given(cells) if cells.len() == 1 => say!("refused-one-given", [cells = *cells]),
            Self::Given(_) => say!("refused-all-given"),
            Self::Filled(cells) if cells.len() == 1 => say!("refused-one-filled", [cells = *cells]),
            Self::Filled(_) => say!("refused-all-filled"),
            Self::Several(digit) => {
                say!("refused-cannot-be-in-all", [digit = *digit])
            }
            Self::RuledOut(digit, cells) if cells.len() == 1 => {
                say!("refused-seen-in-one", [cells = *cells, digit = *digit])
            }
            Self::RuledOut(digit, _) => {
                say!("refused-seen-in-all", [digit = *digit])
            }
            Self::Kept => say!("refused-kept"),
            Self::NothingThere(cells) if cells.len() == 1 => say!("refused-one-empty", [cells = *cells]),
            Self::NothingThere(_) => say!("refused-nothing-to-clear"),
            Self::ManyLines => say!("refused-many-lines", [count = OwnLines::MOST]),
            Self::NothingChanges => say!("refused-nothing-changes"),
            Self::NothingToUndo => say!("refused-nothing-to-undo"),
            Self::NothingToRedo => say!("refused-nothing-to-redo"),
            Self::NoMistakes => say!("refused-no-mistakes"),
            Self::NotUnique => {
                say!("refused-not-unique")
            }
            Self::NoSavepoint(0) => say!("refused-no-savepoint"),
            Self::NoSavepoint(count) => {
                say!("refused-no-such-savepoint", [count = *count])
            }
            Self::Entering => say!("refused-finish-entering"),
            Self::Unready { clashing, .. } if !clashing.is_empty() => {
                say!("refused-clashing", [clashing = *clashing])
            }
            Self::Unready { status: Status::Multiple, .. } => {
                say!("refused-several-solutions")
            }
            Self::Unready { .. } => say!("refused-no-solution"),
            Self::Begun => say!("refused-begun"),
            Self::Unchecked => say!("refused-unchecked"),
        }
    }
}

/// In rncn notation.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}
