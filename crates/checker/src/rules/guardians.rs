//! Guardians: candidates of which one is true, and the cells and houses by which something follows from that.

use crate::read::variants;
use crate::truths::Truth;
use sudokit_core::{CandidateSet, Cell, CellSet, Digit, House};

/// The cells and houses beside the guardians.
#[derive(Default)]
pub(super) enum Reason {
    /// None: the guardians exclude it.
    #[default]
    Seen,
    /// Cells that make a subset with those of the guardians.
    Subset { cells: CellSet },
    /// A house that has a digit only in two cells of guardians.
    Shared { house: House, digit: Digit },
    /// A cell with two candidates.
    Wing { cell: Cell },
}
variants! { Reason: "Seen" Seen (), "Subset" Subset { cells }, "Shared" Shared { house, digit }, "Wing" Wing { cell } }

impl Reason {
    /// The truths of the argument, with that of the guardians.
    pub(super) fn truths(&self, guardians: CandidateSet) -> Vec<Truth> {
        let more = match *self {
            Self::Seen => Vec::new(),
            Self::Subset { cells } => Truth::cells(cells).collect(),
            Self::Shared { house, digit } => vec![Truth::Place(house, digit)],
            Self::Wing { cell } => vec![Truth::Cell(cell)],
        };
        [vec![Truth::OneOf(guardians)], more].concat()
    }
}
