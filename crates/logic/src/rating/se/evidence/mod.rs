//! What the steps of Sudoku Explainer follow from: to be told, drawn and checked.
//!
//! Where a rule of Sudoku Explainer is a technique of ours, its steps have the pattern of that technique. What it has besides,
//! digits placed directly and chains in its own manner, has patterns of its own here.

mod argument;
mod cycle;
mod direct;

pub use argument::{Argument, Because, Statement};
pub use cycle::Cycle;
pub use direct::Direct;

use crate::{Evidence, techniques};

/// What a step follows from.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::techniques::singles;
/// use sudokit_logic::rating::se::Pattern;
///
/// let single = singles::Pattern { candidate: Candidate::from_index(0), house: None };
/// assert!(matches!(Pattern::from(single), Pattern::One(_)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// The pattern of a technique.
    One(techniques::Pattern),
    /// The pattern of a technique, and the single that it makes.
    Direct(Box<Direct>),
    /// Chains from one assumption or several.
    Argument(Box<Argument>),
    /// A chain that closes on itself.
    Cycle(Cycle),
}

impl Pattern {
    /// What all patterns answer.
    ///
    /// ```
    /// # use sudokit_core::Candidate;
    /// # use sudokit_logic::{rating::se::Pattern, techniques::singles};
    /// let single = singles::Pattern { candidate: Candidate::from_index(0), house: None };
    /// assert_eq!(Pattern::from(single).evidence().measures().size, 1);
    /// ```
    pub fn evidence(&self) -> &dyn Evidence {
        match self {
            Self::One(pattern) => pattern.evidence(),
            Self::Direct(direct) => &**direct,
            Self::Argument(argument) => &**argument,
            Self::Cycle(cycle) => cycle,
        }
    }
}

impl<P: Into<techniques::Pattern>> From<P> for Pattern {
    fn from(pattern: P) -> Self {
        Self::One(pattern.into())
    }
}

impl From<Direct> for Pattern {
    fn from(direct: Direct) -> Self {
        Self::Direct(Box::new(direct))
    }
}
