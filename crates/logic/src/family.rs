//! The contract between a technique and everything else.

use crate::techniques::sealed::Sealed;
use crate::{Kind, Sink, View};
use std::ops::ControlFlow;

/// One finder: techniques that are found by the same look at the board. All of them are in this crate, so that the trait may grow.
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
pub trait Family: Sync + Sealed {
    /// What the family can find.
    fn kinds(&self) -> &'static [&'static Kind];

    /// The page that people read: what to look for, examples, why it is sound, when it fails, sources.
    fn doc(&self) -> &'static str;

    /// Positions in which its kinds are found, and in which they are not, one a line, in the form of HoDoKu's library:
    /// `:kind:digits:board:removed:eliminations:placements:`. The kind is its id, with `-x` where it must not be found;
    /// digits placed later than the givens follow a `+`; candidates are digit, row, column.
    ///
    /// ```
    /// use sudokit_logic::{Family, techniques::Locked};
    /// assert!(Locked.cases().lines().any(|line| line.starts_with(":pointing:")));
    /// ```
    fn cases(&self) -> &'static str;

    /// Whether the steps depend on the numbers of cells, houses and digits, so that a turned board may have other steps. HoDoKu
    /// sometimes tries only one of several ways to a step, and drops the step if that way fails.
    fn depends_on_numbering(&self) -> bool {
        false
    }

    /// Whether [all steps](crate::Schedule::all) include its steps only where no other family has one. Its steps are long, and
    /// nearly every board has them.
    fn is_last_resort(&self) -> bool {
        false
    }

    /// Hands every instance of the wanted kinds on the board to `sink` until the sink breaks.
    ///
    /// The order is fixed and documented by the family. No effect is empty, and no candidate is named that
    /// the board does not have. A kind says where to search. A step found there has the name that fits it, so it may be of a kind
    /// of the family that was not wanted.
    ///
    /// ```
    /// use sudokit_core::Board;
    /// use sudokit_logic::{Family, View, Wanted, techniques::Singles};
    ///
    /// let mut steps = Vec::new();
    /// assert!(Singles.find(Wanted::all(&Singles), &View::new(&Board::EMPTY), &mut steps).is_continue());
    /// assert!(steps.is_empty());
    /// ```
    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()>;
}

/// The kinds to look for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'k>(&'k [&'static Kind]);

impl<'k> Wanted<'k> {
    /// Everything that a family can find.
    pub fn all(family: &dyn Family) -> Self {
        Self(family.kinds())
    }

    /// These kinds.
    pub const fn these(kinds: &'k [&'static Kind]) -> Self {
        Self(kinds)
    }

    /// Whether this kind is looked for.
    pub fn has(self, kind: &'static Kind) -> bool {
        self.0.iter().any(|wanted| std::ptr::eq(*wanted, kind))
    }

    /// Whether any of these is looked for.
    pub fn has_any(self, kinds: &[&'static Kind]) -> bool {
        kinds.iter().any(|kind| self.has(kind))
    }
}
