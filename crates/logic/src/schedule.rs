//! What to look for, and in which order.

use crate::techniques::FAMILIES;
use crate::{Assumes, Family, Kind};

/// One look: kinds of one family that are looked for together.
///
/// ```
/// use sudokit_logic::Schedule;
///
/// let schedule = Schedule::hodoku();
/// assert_eq!(schedule.searches[0].kinds[0].id, "full-house");
/// ```
#[derive(Clone)]
pub struct Search {
    /// Who looks.
    pub family: &'static dyn Family,
    /// For what.
    pub kinds: Vec<&'static Kind>,
}

impl std::fmt::Debug for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.kinds.iter().map(|kind| kind.id)).finish()
    }
}

/// Looks in the order in which they are tried, the preferred ones first.
///
/// ```
/// use sudokit_logic::{Schedule, techniques::singles};
///
/// let schedule = Schedule::of([&singles::HIDDEN_SINGLE, &singles::NAKED_SINGLE]);
/// assert_eq!(schedule.searches.len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The looks.
    pub searches: Vec<Search>,
}

impl Schedule {
    /// HoDoKu's: its kinds by their order, as far as they are on.
    ///
    /// ```
    /// # use sudokit_logic::Schedule;
    /// let ids: Vec<_> = Schedule::hodoku().searches.iter().map(|search| search.kinds[0].id).collect();
    /// assert!(ids.starts_with(&["full-house", "naked-single", "hidden-single", "locked-pair"]));
    /// ```
    pub fn hodoku() -> Self {
        let mut found: Vec<(u16, Search)> = Vec::new();
        for family in FAMILIES {
            for kind in family.kinds() {
                let Some(hodoku) = kind.hodoku.filter(|hodoku| hodoku.on) else { continue };
                match found.iter_mut().find(|(order, _)| *order == hodoku.order) {
                    Some((_, search)) => search.kinds.push(kind),
                    None => found.push((hodoku.order, Search { family: *family, kinds: vec![kind] })),
                }
            }
        }
        found.sort_by_key(|(order, _)| *order);
        Self { searches: found.into_iter().map(|(_, search)| search).collect() }
    }

    /// These kinds, one after the other.
    ///
    /// ```
    /// # use sudokit_logic::{Schedule, techniques};
    /// assert_eq!(Schedule::of(techniques::kinds()).searches.len(), techniques::kinds().count());
    /// ```
    pub fn of(kinds: impl IntoIterator<Item = &'static Kind>) -> Self {
        let searches = kinds
            .into_iter()
            .flat_map(|kind| FAMILIES.iter().map(move |family| (*family, kind)))
            .filter(|(family, kind)| family.kinds().contains(kind))
            .map(|(family, kind)| Search { family, kinds: vec![kind] })
            .collect();
        Self { searches }
    }

    /// Only the kinds for which this holds.
    ///
    /// ```
    /// # use sudokit_logic::Schedule;
    /// let easy = Schedule::hodoku().only(|kind| kind.id.ends_with("single"));
    /// assert_eq!(easy.searches.len(), 2);
    /// ```
    #[must_use]
    pub fn only(mut self, allowed: impl Fn(&Kind) -> bool) -> Self {
        for search in &mut self.searches {
            search.kinds.retain(|kind| allowed(kind));
        }
        self.searches.retain(|search| !search.kinds.is_empty());
        self
    }

    /// Without what takes for granted that there is one solution.
    ///
    /// ```
    /// # use sudokit_logic::{Assumes, Schedule};
    /// let schedule = Schedule::hodoku().without_uniqueness();
    /// assert!(schedule.searches.iter().all(|search| search.kinds[0].assumes == Assumes::Nothing));
    /// ```
    #[must_use]
    pub fn without_uniqueness(self) -> Self {
        self.only(|kind| kind.assumes == Assumes::Nothing)
    }
}
