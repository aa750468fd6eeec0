//! Every technique, one folder per family.

pub mod locked;
pub mod singles;
pub mod subsets;

pub use locked::{Intersection, Locked};
pub use singles::{Single, Singles};
pub use subsets::{Subset, Subsets};

use crate::{Family, Kind};

/// Every family, the easiest first.
///
/// ```
/// use sudokit_logic::techniques::FAMILIES;
///
/// assert!(FAMILIES.iter().all(|family| !family.kinds().is_empty()));
/// ```
pub const FAMILIES: &[&dyn Family] = &[&Singles, &Locked, &Subsets];

/// Every kind of every family, in the same order.
///
/// ```
/// use sudokit_logic::techniques;
///
/// let ids: Vec<_> = techniques::kinds().map(|kind| kind.id).collect();
/// assert_eq!(ids, ["naked-single", "hidden-single", "pointing", "claiming", "naked-pair"]);
/// ```
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    FAMILIES.iter().flat_map(|family| family.kinds()).copied()
}

/// What a step follows from: where to look in order to see that it is right.
///
/// ```
/// use sudokit_core::Candidate;
/// use sudokit_logic::techniques::{Pattern, Single};
///
/// let pattern = Pattern::Single(Single { candidate: Candidate::from_index(0), house: None });
/// assert!(matches!(pattern, Pattern::Single(single) if single.house.is_none()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Pattern {
    /// The last digit of a cell, or the last cell for a digit.
    Single(Single),
    /// The places of a digit in one house that all lie in another.
    Intersection(Intersection),
    /// As many cells as there are digits for them.
    Subset(Subset),
}
