//! Schedules: techniques in the order in which they are tried.

mod listing;
mod path;

pub use listing::Listing;
pub use path::Path;

use crate::sort;
use crate::techniques::FAMILIES;
use crate::{Assumes, Family, Hodoku, Kind, Options, Sink, Step, View, Wanted};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell};

/// One search: kinds of one family that are looked for together.
#[derive(Clone)]
pub struct Search {
    /// The kinds to find, at least one.
    pub kinds: Vec<&'static Kind>,
    /// The kinds of the family that are not allowed: it may find them all the same, as it names a step for
    /// what it is.
    denied: Vec<&'static Kind>,
}

impl std::fmt::Debug for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.kinds.iter().map(|kind| kind.id)).finish()
    }
}

/// All that is looked for: searches in the order in which they are tried, the preferred ones first, and their
/// limits.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Schedule, View, techniques::{locked, singles, subsets}};
///
/// let basics = Schedule::of([singles::KINDS, locked::KINDS, subsets::KINDS].concat());
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let board = Board::new(&puzzle)?;
/// let step = basics.first(&View::new(&board)).unwrap();
/// assert_eq!(step.kind, &singles::HIDDEN_SINGLE);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The searches.
    pub searches: Vec<Search>,
    /// Their limits and choices.
    pub options: Options,
}

impl Schedule {
    fn new(searches: Vec<Search>) -> Self {
        Self { searches, options: Options::default() }
    }

    /// The same searches with these options.
    ///
    /// ```
    /// # use sudokit_core::{Board, Puzzle};
    /// use sudokit_logic::{Options, Schedule, techniques::whips};
    ///
    /// # let puzzle: Puzzle =
    /// #     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse().unwrap();
    /// # let board = Board::new(&puzzle).unwrap();
    /// let whips = Schedule::of([&whips::WHIP]);
    /// let short = whips.clone().with(Options::default().whip_length(2));
    /// assert!(short.all(&short.view(&board)).len() < whips.all(&whips.view(&board)).len());
    /// ```
    #[must_use]
    pub fn with(self, options: Options) -> Self {
        Self { options, ..self }
    }

    /// The view of a board, to be searched within the limits of this schedule.
    pub fn view<'b>(&self, board: &'b Board) -> View<'b> {
        View::with(board, self.options.clone())
    }

    /// HoDoKu's schedule: its kinds by their order, without those that are off.
    pub fn hodoku() -> Self {
        Self::in_order(|hodoku| hodoku.on)
    }

    /// The part of HoDoKu's schedule behind one of its kinds.
    pub(crate) fn hodoku_after(kind: &Kind) -> Self {
        Self::in_order(|hodoku| hodoku.on && kind.hodoku.is_some_and(|first| hodoku.order > first.order))
    }

    /// The schedule that solves everything: HoDoKu's, then the kinds unknown to HoDoKu but those [searched
    /// only when named](Kind::by_name), contradictions of any length last.
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

    /// All kinds: HoDoKu's by their order, on or off, then the others, family by family.
    pub fn everything() -> Self {
        let mut schedule = Self::in_order(|_| true);
        for search in Self::of(unknown_to_hodoku()).searches {
            match schedule.searches.last_mut() {
                // One search finds all kinds of a family.
                Some(last) if last.kinds[0].hodoku.is_none() && last.family() == search.family() => {
                    last.kinds.extend(search.kinds);
                }
                _ => schedule.searches.push(search),
            }
        }
        schedule
    }

    /// The default for a list of all steps: [everything](Self::everything) but kinds that are [searched only
    /// when named](Kind::by_name). The limits are [those for lists](Options::for_lists).
    ///
    /// ```
    /// # use sudokit_logic::{Schedule, techniques::fish};
    /// let listed = Schedule::listed().searches;
    /// assert!(listed.iter().any(|search| search.kinds.contains(&&fish::FINNED_MUTANT_JELLYFISH)));
    /// assert!(!listed.iter().any(|search| search.kinds.contains(&&fish::SQUIRMBAG)));
    /// ```
    pub fn listed() -> Self {
        Self::everything().only(|kind| !kind.by_name).with(Options::for_lists())
    }

    /// Kinds by HoDoKu's order; those with the same number are one search.
    fn in_order(is_wanted: impl Fn(&Hodoku) -> bool) -> Self {
        let mut found: Vec<(u16, Search)> = Vec::new();
        for family in FAMILIES {
            for kind in family.kinds() {
                let Some(hodoku) = kind.hodoku.filter(&is_wanted) else { continue };
                match found.iter_mut().find(|(order, _)| *order == hodoku.order) {
                    Some((_, search)) => search.kinds.push(kind),
                    None => found.push((hodoku.order, Search::of(kind))),
                }
            }
        }
        sort::by_key(&mut found, |(order, _)| *order);
        Self::new(found.into_iter().map(|(_, search)| search).collect())
    }

    /// These kinds in this order, each as a search of its own.
    pub fn of(kinds: impl IntoIterator<Item = &'static Kind>) -> Self {
        Self::new(kinds.into_iter().map(Search::of).collect())
    }

    /// Keeps only the kinds for which a condition holds.
    ///
    /// ```
    /// # use sudokit_logic::Schedule;
    /// let easy = Schedule::hodoku().only(|kind| kind.id.ends_with("single"));
    /// assert_eq!(easy.searches.len(), 2);
    /// ```
    #[must_use]
    pub fn only(mut self, allowed: impl Fn(&Kind) -> bool) -> Self {
        for search in &mut self.searches {
            let is_denied = |kind: &&'static Kind| !allowed(kind);
            search.denied.extend(search.family().kinds().iter().copied().filter(is_denied));
            search.kinds.retain(|kind| allowed(kind));
        }
        self.searches.retain(|search| !search.kinds.is_empty());
        self
    }

    /// Drops the kinds that assume one solution.
    #[must_use]
    pub fn without_uniqueness(self) -> Self {
        self.only(|kind| kind.assumes == Assumes::Nothing)
    }

    /// The next step: the first of the first search that finds one. `None` if the view is
    /// [cancelled](View::until).
    pub fn first(&self, view: &View<'_>) -> Option<Step> {
        self.each_search(view).find_map(|search| search.first(view).filter(|_| !view.is_cancelled()))
    }

    /// The searches until the view is cancelled; none if nothing can be found. A step found after one that
    /// was cut short would not be the next.
    fn each_search<'s>(&'s self, view: &'s View<'_>) -> impl Iterator<Item = &'s Search> {
        let searches = if view.is_exhausted() { &[] } else { self.searches.as_slice() };
        searches.iter().take_while(|_| !view.is_cancelled())
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

    /// All steps in the order of the searches. Of several steps with the same kind and effect, the first of
    /// the shortest is kept. [Last resorts](Family::is_last_resort) are searched only if there is no other
    /// step.
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
        let mut distinct = Distinct::default();
        let mut found = |searches: Vec<Search>| -> Vec<Step> {
            let is_left = |_: &Search| !view.is_exhausted() && !view.is_cancelled();
            searches
                .into_iter()
                .take_while(is_left)
                .flat_map(|search| distinct.of(search.all(view)))
                .collect()
        };
        let [others, last] = self.clone().by_resort();
        let steps = found(others);
        if steps.is_empty() { found(last) } else { steps }
    }

    /// The searches that a list begins with, and the last resorts.
    pub(crate) fn by_resort(self) -> [Vec<Search>; 2] {
        let (last, others) = self.searches.into_iter().partition(|search| search.family().is_last_resort());
        [others, last]
    }
}

/// Of several steps with the same kind and effect only one is kept.
#[derive(Debug, Default)]
pub(crate) struct Distinct(HashSet<(&'static Kind, CandidateSet, CandidateSet, CandidateSet)>);

impl Distinct {
    /// The steps of a search that no search before it has found. Of equal ones, the first of the shortest, in
    /// the place of the first.
    pub(crate) fn of(&mut self, found: impl IntoIterator<Item = Step>) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        let mut places = HashMap::new();
        for step in found {
            let length = step.length();
            let key = (step.kind, step.effect.placed(), step.effect.eliminated(), step.effect.related());
            match places.entry(key) {
                Entry::Vacant(_) if self.0.contains(&key) => {}
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
        self.0.extend(places.into_keys());
        steps
    }
}

/// The kinds unknown to HoDoKu, family by family, last resorts last.
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

/// Hands on the steps that are of no denied kind.
struct Allowed<'s> {
    denied: &'s [&'static Kind],
    sink: &'s mut dyn Sink,
}

impl Sink for Allowed<'_> {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        if self.denied.contains(&step.kind) { ControlFlow::Continue(()) } else { self.sink.step(step) }
    }
}

impl Search {
    fn of(kind: &'static Kind) -> Self {
        Self { kinds: vec![kind], denied: Vec::new() }
    }

    /// The family of its kinds.
    pub fn family(&self) -> &'static dyn Family {
        self.kinds[0].family
    }

    /// Hands every step to `sink`, until it breaks.
    pub fn each(&self, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        self.family().find(Wanted::these(&self.kinds), view, &mut Allowed { denied: &self.denied, sink })
    }

    /// The first step that changes something.
    pub fn first(&self, view: &View<'_>) -> Option<Step> {
        let mut first = First(None);
        // Breaking is how the sink says that it has its step.
        let _ = self.each(view, &mut first);
        first.0
    }

    /// All steps, also of one candidate by several patterns.
    pub fn all(&self, view: &View<'_>) -> Vec<Step> {
        let mut steps = Vec::new();
        // A list never breaks.
        let _ = self.each(view, &mut steps);
        steps
    }
}
