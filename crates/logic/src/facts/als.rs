//! Almost locked sets, and which of them are linked.

use crate::sets::{digits_of, union};
use crate::{Fact, View};
use sudokit_core::{Board, CellSet, Digit, DigitSet, House};

/// Cells of a house with one candidate more between them than they are: take away any one of these digits,
/// and the others are locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct AlmostLockedSet {
    /// The cells, all in one house.
    pub(crate) cells: CellSet,
    /// Their candidates, one more than cells.
    pub(crate) digits: DigitSet,
}

impl AlmostLockedSet {
    /// The almost locked set of these cells, if they are one.
    pub(crate) fn of(board: &Board, cells: CellSet) -> Option<Self> {
        let digits = digits_of(board, cells);
        let is_one = !cells.is_empty()
            && cells.is_subset(board.unsolved())
            && !cells.common_houses().is_empty()
            && digits.len() == cells.len() + 1;
        is_one.then_some(Self { cells, digits })
    }
}

/// `r1c78 {789}`.
impl std::fmt::Display for AlmostLockedSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits: String = self.digits.iter().map(|digit| digit.to_string()).collect();
        write!(f, "{} {{{digits}}}", crate::notation::cells(self.cells))
    }
}

/// An almost locked set on its board.
pub(crate) struct Located {
    pub(crate) set: AlmostLockedSet,
    /// For each digit the cells of the set that may hold it.
    places: [CellSet; 9],
    /// For each digit the places outside that see all of these.
    targets: [CellSet; 9],
}

impl Located {
    fn new(view: &View<'_>, set: AlmostLockedSet) -> Self {
        let mut located = Self { set, places: [CellSet::EMPTY; 9], targets: [CellSet::EMPTY; 9] };
        for digit in set.digits {
            let everywhere = view.board().places(digit);
            let places = everywhere & set.cells;
            located.places[digit.index()] = places;
            located.targets[digit.index()] = everywhere & places.common_peers();
        }
        located
    }

    /// The cells of the set that may hold a digit.
    pub(crate) const fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The other places of a digit that see all of [those](Self::places): they lose it if the set holds it.
    pub(crate) const fn targets(&self, digit: Digit) -> CellSet {
        self.targets[digit.index()]
    }
}

/// All almost locked sets, single cells with two candidates among them.
///
/// **Order.** Rows, columns, boxes; in a house by the first cell, then the second, and so on, a set before
/// what extends it. A set that lies in two houses counts in the first.
pub(crate) struct AlmostLockedSets(pub(crate) Vec<Located>);

impl Fact for AlmostLockedSets {
    fn of(view: &View<'_>) -> Self {
        let mut sets = Vec::new();
        for house in House::all() {
            let mut cells = [(CellSet::EMPTY, DigitSet::EMPTY); 9];
            let unsolved = house.cells() & view.unsolved();
            for (slot, cell) in cells.iter_mut().zip(unsolved) {
                *slot = (CellSet::of(cell), view.candidates(cell));
            }
            let none = AlmostLockedSet { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
            extend(none, &cells[..unsolved.len()], &mut |set| {
                if first_house(set.cells) == Some(house) {
                    sets.push(Located::new(view, set));
                }
            });
        }
        Self(sets)
    }
}

/// Goes on to every set that has these cells and some of the rest.
fn extend(set: AlmostLockedSet, rest: &[(CellSet, DigitSet)], visit: &mut impl FnMut(AlmostLockedSet)) {
    for (i, (cell, digits)) in rest.iter().enumerate() {
        let more = AlmostLockedSet { cells: set.cells | *cell, digits: set.digits | *digits };
        let missing = more.digits.len().saturating_sub(more.cells.len() + 1);
        let rest = &rest[i + 1..];
        if missing > rest.len() {
            continue;
        }
        if more.digits.len() == more.cells.len() + 1 {
            visit(more);
        }
        extend(more, rest, visit);
    }
}

/// The first house that has all of these cells.
fn first_house(cells: CellSet) -> Option<House> {
    let houses = cells.first()?.houses();
    houses.into_iter().find(|house| cells.is_subset(house.cells()))
}

/// Two almost locked sets whose places for a digit all see each other: not both hold it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RestrictedCommon {
    /// The number of the first set.
    pub(crate) first: usize,
    /// The number of the second.
    pub(crate) second: usize,
    /// The digit.
    pub(crate) digit: Digit,
    /// Another digit for which the same holds.
    pub(crate) other: Option<Digit>,
}

impl RestrictedCommon {
    /// One digit, or both.
    pub(crate) fn digits(&self) -> DigitSet {
        self.other.map_or(DigitSet::EMPTY, DigitSet::of).with(self.digit)
    }
}

/// The restricted commons of every almost locked set with those after it in [the list](AlmostLockedSets).
/// Sets that share cells count only if [they may](crate::Options::als_overlap).
///
/// **Order.** By the first set, then by the second.
pub(crate) struct RestrictedCommons {
    all: Vec<RestrictedCommon>,
    /// The index in `all` of the first restricted common of each set, and the end.
    starts: Vec<usize>,
}

impl RestrictedCommons {
    /// All of them.
    pub(crate) fn all(&self) -> &[RestrictedCommon] {
        &self.all
    }

    /// Those whose first set is this.
    pub(crate) fn from(&self, first: usize) -> &[RestrictedCommon] {
        &self.all[self.starts[first]..self.starts[first + 1]]
    }
}

impl Fact for RestrictedCommons {
    fn of(view: &View<'_>) -> Self {
        let located = &view.fact::<AlmostLockedSets>().0;
        let overlap = view.options().als_overlap;
        // Close together in memory, as every pair of sets is looked at.
        let sets: Vec<AlmostLockedSet> = located.iter().map(|one| one.set).collect();
        let (mut all, mut starts) = (Vec::new(), vec![0]);
        for (first, a) in located.iter().enumerate() {
            // For each digit its places that do not see all of those in the set. Most sets are seen by no
            // place at all.
            let mut unseen = [CellSet::EMPTY; 9];
            let mut seen = DigitSet::EMPTY;
            for digit in a.set.digits.iter().filter(|digit| !a.targets(*digit).is_empty()) {
                unseen[digit.index()] = view.board().places(digit) - a.targets(digit);
                seen.insert(digit);
            }
            // Most pairs lie apart.
            let near = union(seen.iter().map(|digit| a.targets(digit)));
            for (second, b) in sets.iter().enumerate().skip(first + 1) {
                if b.cells.is_disjoint(near) {
                    continue;
                }
                let is_restricted = |digit: &Digit| b.cells.is_disjoint(unseen[digit.index()]);
                let mut digits = (seen & b.digits).into_iter().filter(is_restricted);
                if let Some(digit) = digits.next()
                    && (overlap || b.cells.is_disjoint(a.set.cells))
                {
                    all.push(RestrictedCommon { first, second, digit, other: digits.last() });
                }
            }
            starts.push(all.len());
        }
        Self { all, starts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases;
    use std::collections::HashSet;
    use sudokit_core::Cell;

    fn boards() -> impl Iterator<Item = Board> {
        cases::boards().take(12)
    }

    /// Every set of unsolved cells of a house, as lists of cells in lexicographic order, house by house.
    fn every_set(board: &Board) -> Vec<CellSet> {
        let mut sets = Vec::new();
        for house in House::all() {
            let cells: Vec<Cell> = (house.cells() & board.unsolved()).iter().collect();
            let subset = |bits: usize| {
                cells
                    .iter()
                    .enumerate()
                    .filter(move |(i, _)| bits >> i & 1 != 0)
                    .map(|(_, cell)| *cell)
                    .collect()
            };
            let mut of_house: Vec<Vec<Cell>> = (1..1_usize << cells.len()).map(subset).collect();
            of_house.sort();
            sets.extend(of_house.into_iter().map(CellSet::from_iter));
        }
        sets
    }

    #[test]
    fn the_list_is_every_set_in_order_once() {
        for board in boards() {
            let mut seen = HashSet::new();
            let every = every_set(&board).into_iter().filter(|cells| seen.insert(*cells));
            let expected: Vec<_> = every.filter_map(|cells| AlmostLockedSet::of(&board, cells)).collect();
            let found: Vec<_> =
                AlmostLockedSets::of(&View::new(&board)).0.iter().map(|one| one.set).collect();
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn restricted_commons_are_digits_whose_places_all_see_each_other() {
        for board in boards() {
            let view = View::new(&board);
            let sets = &AlmostLockedSets::of(&view).0;
            let commons = RestrictedCommons::of(&view);
            let mut found = commons.all().iter();
            for (first, a) in sets.iter().enumerate() {
                for (second, b) in sets.iter().enumerate().skip(first + 1) {
                    if !(a.set.cells & b.set.cells).is_empty() {
                        continue;
                    }
                    let sees_all = |digit: &Digit| {
                        let [a, b] = [a, b].map(|one| one.set.cells & board.places(*digit));
                        a.iter().all(|from| b.iter().all(|to| from.sees(to)))
                    };
                    let digits: DigitSet = (a.set.digits & b.set.digits).iter().filter(sees_all).collect();
                    if !digits.is_empty() {
                        let common = found.next().expect("every pair is listed");
                        assert_eq!((common.first, common.second), (first, second));
                        assert_eq!(common.digits(), digits);
                    }
                }
            }
            assert_eq!(found.next(), None);
        }
    }
}
