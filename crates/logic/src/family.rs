//! The contract between a technique and everything else.

use crate::{Kind, Sink, View};
use std::ops::ControlFlow;

/// One finder: techniques that are found by the same look at the board.
///
/// ```
/// use sudokit_logic::{Family, techniques};
///
/// for family in techniques::FAMILIES {
///     for kind in family.kinds() {
///         println!("{kind}");
///     }
/// }
/// ```
pub trait Family: Sync {
    /// What the family can find.
    ///
    /// ```
    /// use sudokit_logic::{Family, techniques::{Singles, singles}};
    /// assert_eq!(Singles.kinds(), [&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE]);
    /// ```
    fn kinds(&self) -> &'static [&'static Kind];

    /// Hands every instance on the board to `sink`, until that breaks.
    ///
    /// The order is fixed and documented by the family. No effect is empty, and no candidate is named that
    /// the board does not have.
    ///
    /// ```
    /// use sudokit_core::Board;
    /// use sudokit_logic::{Family, View, techniques::Singles};
    ///
    /// let mut steps = Vec::new();
    /// assert!(Singles.find(&View::new(&Board::EMPTY), &mut steps).is_continue());
    /// assert!(steps.is_empty());
    /// ```
    fn find(&self, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()>;
}
