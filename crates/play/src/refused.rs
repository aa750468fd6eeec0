//! The reasons for refusing actions.

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
    /// The answer. [`Sentence::called`] puts it in the player's notation.
    pub fn said(&self) -> Sentence {
        match self {
            Self::NoCells => say!("No cell is selected."),
            Self::Given(cells) if cells.len() == 1 => say!("{cells} is a given.", [cells = *cells]),
            Self::Given(_) => say!("All selected cells are givens."),
            Self::Filled(cells) if cells.len() == 1 => say!("{cells} has a digit already.", [cells = *cells]),
            Self::Filled(_) => say!("All selected cells have digits already."),
            Self::Several(digit) => {
                say!(
                    "Several cells are selected. {digit} cannot be in all of them, as some see each other.",
                    [digit = *digit]
                )
            }
            Self::RuledOut(digit, cells) if cells.len() == 1 => {
                say!(
                    "{cells} cannot be {digit}: a cell that it sees has that digit.",
                    [cells = *cells, digit = *digit]
                )
            }
            Self::RuledOut(digit, _) => {
                say!(
                    "None of these cells can be {digit}: each sees one that has that digit.",
                    [digit = *digit]
                )
            }
            Self::Kept => say!("Candidates are kept automatically. There is nothing to fill in."),
            Self::NothingThere(cells) if cells.len() == 1 => say!("{cells} is empty.", [cells = *cells]),
            Self::NothingThere(_) => say!("There is nothing to clear."),
            Self::NothingChanges => say!("Nothing would change."),
            Self::NothingToUndo => say!("There is nothing to undo."),
            Self::NothingToRedo => say!("There is nothing to redo."),
            Self::NoMistakes => say!("There is no mistake."),
            Self::NotUnique => {
                say!("The puzzle does not have exactly one solution, so no digit can be called wrong.")
            }
            Self::NoSavepoint(0) => say!("There is no savepoint."),
            Self::NoSavepoint(count) => {
                say!("There is no such savepoint. The last one is number {count}.", [count = *count])
            }
            Self::Entering => say!("Finish entering the givens first."),
            Self::Unready { clashing, .. } if !clashing.is_empty() => say!(
                "The same digit is in {clashing}. Correct the givens, or begin once more to play the puzzle as it is.",
                [clashing = *clashing]
            ),
            Self::Unready { status: Status::Multiple, .. } => {
                say!("The puzzle has several solutions. Add givens, or begin once more to play it as it is.")
            }
            Self::Unready { .. } => say!(
                "The puzzle has no solution. Correct the givens, or begin once more to play it as it is."
            ),
            Self::Begun => say!("The game has begun, so the givens stay."),
            Self::Unchecked => say!("Checking is switched off in the options."),
        }
    }
}

/// In rncn notation.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}
