//! The pattern of a step, whichever family it is of.

use crate::{Evidence, Family, Measures, Proven, Unsound, Work};
use std::any::Any;
use std::fmt;
use std::sync::Arc;
use sudokit_core::Board;

/// The pattern from which a step follows: which cells, digits and houses to check. With the feature `serde`
/// it is data, an object named for the family.
#[derive(Clone)]
pub struct Pattern(Arc<dyn Evidence>);

/// Says which family finds patterns of this type. The list of families in [`techniques`](crate::techniques)
/// implements it for each.
pub(crate) trait OfFamily: Any {
    /// The family that finds such patterns.
    fn family(&self) -> &'static dyn Family;

    /// True for an equal pattern of the same family.
    fn equals(&self, other: &dyn Any) -> bool;
}

impl Pattern {
    /// The numbers that scales and orders read.
    pub fn measures(&self) -> Measures {
        self.0.measures()
    }

    /// Finds the pattern on a board, and derives all that it proves there from the pattern alone.
    ///
    /// # Errors
    /// A part of the pattern does not hold, or there is not enough [`Work`] left to see it.
    ///
    /// ```
    /// use sudokit_core::{Board, Cell, Puzzle};
    /// use sudokit_logic::{View, Work, techniques::singles};
    ///
    /// let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse()?;
    /// let board = Board::new(&puzzle)?;
    /// let step = singles::naked_single(&View::new(&board), Cell::at(0, 8)).unwrap();
    /// let proven = step.pattern.proves(&board, &mut Work::default())?;
    /// assert!(step.effect.placed().is_subset(proven.placed));
    /// let unsound = step.pattern.proves(&Board::EMPTY, &mut Work::default()).unwrap_err();
    /// assert_eq!(unsound.to_string(), "the cell has other candidates");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        self.0.proves(board, work)
    }

    /// The family that finds such patterns.
    pub(crate) fn family(&self) -> &'static dyn Family {
        self.0.family()
    }

    /// The evidence of the pattern.
    pub(crate) fn evidence(&self) -> &dyn Evidence {
        &*self.0
    }

    /// True for a pattern of one family.
    pub(crate) fn is<P: Evidence>(&self) -> bool {
        self.of::<P>().is_some()
    }

    /// The pattern of one family; `None` if it is of another one.
    pub(crate) fn of<P: Evidence>(&self) -> Option<&P> {
        let pattern: &dyn Any = &*self.0;
        pattern.downcast_ref()
    }
}

impl<P: Evidence> From<P> for Pattern {
    fn from(pattern: P) -> Self {
        Self(Arc::new(pattern))
    }
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

impl Eq for Pattern {}

/// By the expert's line: to write out the parts of every pattern would add 4 kB to the app.
impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pattern({})", self.0.line())
    }
}
