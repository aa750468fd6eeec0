//! What to look for, and in which order.

use crate::techniques::{FAMILIES, fish};
use crate::{Assumes, Family, Hodoku, Kind, Sink, Step, View, Wanted};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::ControlFlow;
use sudokit_core::Cell;

/// One look: kinds of one family that are looked for together.
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
    pub fn hodoku() -> Self {
        Self::in_order(|hodoku| hodoku.on)
    }

    /// What HoDoKu looks for after one of its kinds.
    pub(crate) fn hodoku_after(kind: &Kind) -> Self {
        Self::in_order(|hodoku| hodoku.on && kind.hodoku.is_some_and(|first| hodoku.order > first.order))
    }

    /// As far as logic leads: HoDoKu's, then the kinds that HoDoKu does not know and that need not be asked for by name, contradictions of any length last.
    ///
    /// ```
    /// # use sudokit_logic::Schedule;
    /// let ids: Vec<_> = Schedule::full().searches.iter().map(|search| search.kinds[0].id).collect();
    /// assert!(ids.starts_with(&["full-house", "naked-single", "hidden-single", "locked-pair"]));
    /// assert_eq!(ids.last(), Some(&"nested-contradiction"));
    /// ```
    pub fn full() -> Self {
        let mut schedule = Self::hodoku();
        schedule.searches.extend(Self::of(unknown_to_hodoku().filter(|kind| !kind.by_name)).searches);
        schedule
    }

    /// All kinds: HoDoKu's by their order, on or off, then those that it does not know, family by family.
    pub fn everything() -> Self {
        let mut schedule = Self::in_order(|_| true);
        for search in Self::of(unknown_to_hodoku()).searches {
            match schedule.searches.last_mut() {
                // What a family finds in one look it need not look for again and again.
                Some(last)
                    if last.kinds[0].hodoku.is_none() && last.family.kinds() == search.family.kinds() =>
                {
                    last.kinds.extend(search.kinds);
                }
                _ => schedule.searches.push(search),
            }
        }
        schedule
    }

    /// The default for a list of all steps: [everything](Self::everything) but [what is asked for by name](Kind::by_name) and fish of more than four houses. There are many of
    /// those, the search for them is long, and other steps nearly always remove the same candidates.
    ///
    /// ```
    /// # use sudokit_logic::{Schedule, techniques::fish};
    /// let listed = Schedule::listed().searches;
    /// assert!(listed.iter().any(|search| search.kinds.contains(&&fish::FINNED_MUTANT_JELLYFISH)));
    /// assert!(!listed.iter().any(|search| search.kinds.contains(&&fish::SQUIRMBAG)));
    /// ```
    pub fn listed() -> Self {
        Self::everything().only(|kind| !kind.by_name && fish::size(kind).is_none_or(|houses| houses <= 4))
    }

    /// Kinds by HoDoKu's order, those with the same number in one look.
    fn in_order(is_wanted: impl Fn(&Hodoku) -> bool) -> Self {
        let mut found: Vec<(u16, Search)> = Vec::new();
        for family in FAMILIES {
            for kind in family.kinds() {
                let Some(hodoku) = kind.hodoku.filter(&is_wanted) else { continue };
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

    /// Without the kinds that assume one solution.
    #[must_use]
    pub fn without_uniqueness(self) -> Self {
        self.only(|kind| kind.assumes == Assumes::Nothing)
    }

    /// The next step: the first of the first look that has one. None if the view is [cancelled](View::until).
    pub fn first(&self, view: &View<'_>) -> Option<Step> {
        self.each_search(view).find_map(|search| search.first(view).filter(|_| !view.is_cancelled()))
    }

    /// The searches, until the view is cancelled: what comes after one that was cut short is not the next step.
    fn each_search<'s>(&'s self, view: &'s View<'_>) -> impl Iterator<Item = &'s Search> {
        self.searches.iter().take_while(|_| !view.is_cancelled())
    }

    /// The next step that changes a cell: its digit, or its candidates.
    ///
    /// ```
    /// use sudokit_core::{Board, Cell, Puzzle};
    /// use sudokit_logic::{Schedule, View};
    ///
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let board = Board::new(&puzzle)?;
    /// let step = Schedule::hodoku().first_in(&View::new(&board), Cell::at(6, 8)).unwrap();
    /// assert_eq!(step.to_string(), "Naked Single: r7c9=4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn first_in(&self, view: &View<'_>, cell: Cell) -> Option<Step> {
        let changes_it =
            |step: &Step| (step.effect.placed() | step.effect.eliminated()).cells().contains(cell);
        self.each_search(view)
            .find_map(|search| search.all(view).into_iter().find(changes_it))
            .filter(|_| !view.is_cancelled())
    }

    /// All steps, in the order of the looks. Among steps of the same kind with the same effect, only the shortest is kept, or the
    /// first of the shortest. [Last resorts](Family::is_last_resort) are searched only if there is no other step.
    ///
    /// ```
    /// use sudokit_core::{Board, Puzzle};
    /// use sudokit_logic::{Schedule, View};
    ///
    /// // The last cell of the row is a full house, a naked single, and a hidden single in its row.
    /// let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse()?;
    /// let board = Board::new(&puzzle)?;
    /// let steps = Schedule::hodoku().only(|kind| kind.id.contains("single")).all(&View::new(&board));
    /// assert_eq!(steps.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn all(&self, view: &View<'_>) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        let all = |search: &Search| if view.is_cancelled() { Vec::new() } else { search.all(view) };
        let mut known = HashMap::new();
        let (last, others): (Vec<_>, Vec<_>) =
            self.searches.iter().partition(|search| search.family.is_last_resort());
        let mut found: Vec<Step> = others.into_iter().flat_map(all).collect();
        if found.is_empty() {
            found = last.into_iter().flat_map(all).collect();
        }
        for step in found {
            let length = step.length();
            match known.entry((
                step.kind,
                step.effect.placed(),
                step.effect.eliminated(),
                step.effect.related(),
            )) {
                Entry::Vacant(new) => {
                    new.insert((steps.len(), length));
                    steps.push(step);
                }
                Entry::Occupied(mut old) => {
                    let (place, shortest) = old.get_mut();
                    if length < *shortest {
                        *shortest = length;
                        steps[*place] = step;
                    }
                }
            }
        }
        steps
    }
}

/// The kinds that HoDoKu lacks, family by family, last resorts last.
fn unknown_to_hodoku() -> impl Iterator<Item = &'static Kind> {
    let families = |are_last: bool| FAMILIES.iter().filter(move |family| family.is_last_resort() == are_last);
    let kinds = families(false).chain(families(true)).flat_map(|family| family.kinds());
    kinds.copied().filter(|kind| kind.hodoku.is_none())
}

/// The first step that changes something.
struct First(Option<Step>);

impl Sink for First {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        if !step.effect.changes_something() {
            return ControlFlow::Continue(());
        }
        self.0 = Some(step);
        ControlFlow::Break(())
    }
}

impl Search {
    /// The first step that there is and that changes something.
    pub fn first(&self, view: &View<'_>) -> Option<Step> {
        let mut first = First(None);
        // Breaking is how the sink says that it has its step.
        let _ = self.family.find(Wanted::these(&self.kinds), view, &mut first);
        first.0
    }

    /// All steps that there are.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_logic::{Schedule, View};
    /// assert!(Schedule::hodoku().searches[0].all(&View::new(&Board::EMPTY)).is_empty());
    /// ```
    pub fn all(&self, view: &View<'_>) -> Vec<Step> {
        let mut steps = Vec::new();
        // A list never breaks.
        let _ = self.family.find(Wanted::these(&self.kinds), view, &mut steps);
        steps
    }
}
