//! Sources of relations: patterns of other families of whose guardians one is true.

use crate::techniques::guardians::one_is_true;
use crate::techniques::{
    guarded_rectangles::{self, Rectangle},
    impossible,
};
use crate::{Evidence, Measures, Unsound, Work};
use sudokit_core::{Board, CandidateSet, CellSet, DigitSet};
use sudokit_diagram::{Diagram, Explanation, Sentence};

/// The source of a relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub(crate) enum Source {
    /// Cells that these digits alone cannot fill.
    Impossible {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// A rectangle that two digits would fill in two ways. It takes for granted that the puzzle has one
    /// solution.
    Rectangle(Rectangle),
}

impl Source {
    /// The candidates of which one is true.
    pub(crate) fn guardians(&self, board: &Board) -> CandidateSet {
        match self {
            Self::Impossible { cells, digits } => impossible::Pattern::new(*cells, *digits).guardians(board),
            Self::Rectangle(rectangle) => rectangle.guardians(board),
        }
    }

    /// Checks that one of the guardians is true: these.
    pub(super) fn verify(&self, board: &Board, work: &mut Work) -> Result<CandidateSet, Unsound> {
        match self {
            Self::Impossible { cells, digits } => {
                impossible::Pattern::new(*cells, *digits).verify(board, work)
            }
            Self::Rectangle(rectangle) => rectangle.verify(board, work),
        }
    }

    /// The place to look at, and the reason why a guardian is true.
    pub(super) fn introduce(&self, board: &Board) -> Explanation {
        match self {
            Self::Impossible { cells, digits } => impossible::Pattern::new(*cells, *digits).introduce(board),
            Self::Rectangle(rectangle) => rectangle.introduce(board),
        }
    }

    /// The end of the argument.
    pub(super) fn conclusion(&self, cases: CandidateSet) -> Sentence {
        match self {
            Self::Impossible { .. } => one_is_true(cases),
            Self::Rectangle(_) => guarded_rectangles::one_is_true(cases),
        }
    }

    pub(super) fn mark(&self, board: &Board, diagram: &mut Diagram) {
        match self {
            Self::Impossible { cells, digits } => {
                impossible::Pattern::new(*cells, *digits).mark(board, diagram);
            }
            Self::Rectangle(rectangle) => rectangle.mark(board, diagram),
        }
    }

    pub(super) fn line(&self) -> String {
        match self {
            Self::Impossible { cells, digits } => impossible::Pattern::new(*cells, *digits).line(),
            Self::Rectangle(rectangle) => rectangle.line(),
        }
    }

    pub(super) fn measures(&self) -> Measures {
        Measures::of(self.digits(), self.cells())
    }

    pub(super) const fn cells(&self) -> CellSet {
        match self {
            Self::Impossible { cells, .. } | Self::Rectangle(Rectangle { cells, .. }) => *cells,
        }
    }

    pub(super) const fn digits(&self) -> DigitSet {
        match self {
            Self::Impossible { digits, .. } | Self::Rectangle(Rectangle { digits, .. }) => *digits,
        }
    }

    /// The prefix of chains on it in nrc notation.
    pub(super) fn prefix(&self) -> &'static str {
        match self {
            Self::Impossible { digits, .. } if digits.len() == 2 => "Odd-",
            Self::Impossible { cells, digits } if impossible::Pattern::new(*cells, *digits).is_tridagon() => {
                "Trid-"
            }
            Self::Impossible { .. } => "Imp-",
            Self::Rectangle(_) => "UR-",
        }
    }

    /// True for a pattern with a name, not for cells of arbitrary shape.
    pub(super) fn is_named(&self) -> bool {
        self.prefix() != "Imp-"
    }

    /// True if it assumes one solution.
    pub(super) const fn assumes_uniqueness(&self) -> bool {
        matches!(self, Self::Rectangle(_))
    }
}
