//! Families: the finders of techniques.

use crate::{Kind, Pattern, Sink, View};
use sealed::Sealed;
use std::fmt;
use std::ops::ControlFlow;

/// Seals the families, so that their trait may grow.
pub(crate) mod sealed {
    /// Implemented in this crate only.
    pub trait Sealed {}
}

/// A finder of techniques that share a search. All families are in this crate, so that the trait may grow.
///
/// ```
/// use sudokit_logic::techniques::fish;
///
/// let family = fish::X_WING.family;
/// assert!(family.kinds().contains(&&fish::FINNED_SWORDFISH));
/// assert!(family == fish::FINNED_SWORDFISH.family && !family.is_last_resort());
/// ```
pub trait Family: Sync + Sealed {
    /// The kinds that the family finds.
    fn kinds(&self) -> &'static [&'static Kind];

    /// The page for readers: pattern, examples, proof, failures, sources.
    fn doc(&self) -> &'static str;

    /// Positions with and without its kinds, one a line, in the form of HoDoKu's library:
    /// `:kind:digits:board:removed:eliminations:placements:`. The kind is an id, with `-x` where it must not
    /// be found; digits placed later than the givens follow a `+`; candidates are digit, row, column.
    fn cases(&self) -> &'static str;

    /// True if a transformed board may have other steps than the transformed ones. HoDoKu sometimes tries one
    /// of several ways to a step, by the numbers of cells, and drops the step if that way fails.
    fn depends_on_numbering(&self) -> bool {
        false
    }

    /// True if [all steps](crate::Schedule::all) include its steps only where no other family has one: they
    /// are long, and nearly every board has them.
    fn is_last_resort(&self) -> bool {
        false
    }

    /// The price of a list of its steps: milliseconds on a hard board, rounded up. A search with a budget
    /// pays it beforehand, so that results do not depend on a clock.
    fn price(&self) -> usize {
        1
    }

    /// Patterns of which one of some candidates, at most so many, is true: chains may go through them,
    /// whether or not they remove anything by themselves. None for families without guardians.
    fn relations(&self, _view: &View<'_>, _most: usize) -> Vec<Pattern> {
        Vec::new()
    }

    /// Hands every instance of the wanted kinds on the board to `sink`, until the sink breaks.
    ///
    /// The order is documented by the family and fixed. No effect is empty, and all its candidates are on the
    /// board. A step is named for what it is, so it may be of a kind of the family that was not wanted.
    ///
    /// ```
    /// use sudokit_core::{Board, Puzzle};
    /// use sudokit_logic::{View, Wanted, techniques::locked};
    ///
    /// // Box 1 lacks 7, 8 and 9, and has room for them in row 1 only.
    /// let puzzle: Puzzle =
    ///     ".........123......456............................................................".parse()?;
    /// let board = Board::new(&puzzle)?;
    /// let family = locked::POINTING.family;
    /// let mut steps = Vec::new();
    /// let kinds = [&locked::POINTING];
    /// assert!(family.find(Wanted::these(&kinds), &View::new(&board), &mut steps).is_continue());
    /// assert_eq!(steps.len(), 3);
    /// assert_eq!(steps[0].effect.to_string(), "r1c456789<>7");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()>;
}

/// The same family: no kind belongs to two.
impl PartialEq for dyn Family {
    fn eq(&self, other: &Self) -> bool {
        self.kinds()[0] == other.kinds()[0]
    }
}

impl Eq for dyn Family {}

/// By its first kind.
impl fmt::Debug for dyn Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the family of {}", self.kinds()[0].id)
    }
}

/// The kinds to look for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'k>(&'k [&'static Kind]);

impl<'k> Wanted<'k> {
    /// All kinds of a family.
    pub fn all(family: &dyn Family) -> Self {
        Self(family.kinds())
    }

    /// These kinds.
    pub const fn these(kinds: &'k [&'static Kind]) -> Self {
        Self(kinds)
    }

    /// True if this kind is wanted.
    pub(crate) fn has(self, kind: &'static Kind) -> bool {
        self.0.contains(&kind)
    }

    /// True if any of these kinds is wanted.
    pub(crate) fn has_any(self, kinds: &[&'static Kind]) -> bool {
        kinds.iter().any(|kind| self.has(kind))
    }
}
