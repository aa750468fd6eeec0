//! Hitting sets: a lower bound for the number of givens of a grid's puzzles.
//!
//! A puzzle has a given in each unavoidable set of its grid. So the size of the least hitting set of some of
//! them is a lower bound for the number of givens. The search is for growing numbers of cells. A set that is
//! not hit yet must be hit in one of its cells, and each cell tried is excluded for those after it. Disjoint
//! sets need a cell each, which ends most branches.

use sudokit_core::{Cell, CellSet};
use sudokit_solve::{Cancel, Cancelled};

/// A least hitting set of some sets, or bounds for it.
///
/// ```
/// use sudokit_core::House;
/// use sudokit_generate::Hitting;
/// use sudokit_solve::Cancel;
///
/// // Three rows that no cell is in common to, and a column that one of the three can hit.
/// let houses = [House::row(0), House::row(1), House::row(2), House::column(0)];
/// let hitting = Hitting::of(&houses.map(|house| house.cells()), 1000, &Cancel::new())?;
/// assert_eq!((hitting.at_least, hitting.cells.len()), (3, 3));
/// # Ok::<(), sudokit_solve::Cancelled>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hitting {
    /// Lower bound for the number of cells.
    pub at_least: usize,
    /// A hitting set: a least one if its size is `at_least`.
    pub cells: CellSet,
}

impl Hitting {
    /// Searches with at most `tries` nodes for each number of cells, then returns the bounds found. Empty
    /// sets are ignored: nothing hits them.
    ///
    /// # Errors
    /// The search was [cancelled](Cancel).
    pub fn of(sets: &[CellSet], tries: u64, cancel: &Cancel) -> Result<Self, Cancelled> {
        let mut sets: Vec<CellSet> = sets.iter().copied().filter(|set| !set.is_empty()).collect();
        sets.sort_by_key(|set| (set.len(), set.bits()));
        let cells = greedy(&sets);
        for at_least in apart(&sets)..cells.len() {
            match (HittingSearch { tries, cancel }).hit(&sets, at_least) {
                Ok(Some(cells)) => return Ok(Self { at_least, cells }),
                Ok(None) => {}
                Err(End::GivenUp) => return Ok(Self { at_least, cells }),
                Err(End::Cancelled(cancelled)) => return Err(cancelled),
            }
        }
        Ok(Self { at_least: cells.len(), cells })
    }
}

struct HittingSearch<'a> {
    tries: u64,
    cancel: &'a Cancel,
}

/// Reason for an early end of the search.
enum End {
    /// Too many tries.
    GivenUp,
    Cancelled(Cancelled),
}

impl HittingSearch<'_> {
    /// A hitting set of `count` cells, or `None` if there is none.
    fn hit(&mut self, sets: &[CellSet], count: usize) -> Result<Option<CellSet>, End> {
        let Some(narrow) = sets.iter().min_by_key(|set| set.len()) else { return Ok(Some(CellSet::EMPTY)) };
        self.tries = self.tries.checked_sub(1).ok_or(End::GivenUp)?;
        self.cancel.check().map_err(End::Cancelled)?;
        if apart(sets) > count {
            return Ok(None);
        }
        let mut out = CellSet::EMPTY;
        for cell in by_hits(sets, *narrow) {
            out.insert(cell);
            let left: Vec<CellSet> =
                sets.iter().filter(|set| !set.contains(cell)).map(|set| *set - out).collect();
            if left.iter().any(|set| set.is_empty()) {
                continue;
            }
            if let Some(cells) = self.hit(&left, count - 1)? {
                return Ok(Some(cells.with(cell)));
            }
        }
        Ok(None)
    }
}

/// The cells of a set, sorted by the number of sets that they hit, the most first.
fn by_hits(sets: &[CellSet], set: CellSet) -> Vec<Cell> {
    let mut cells: Vec<Cell> = set.into_iter().collect();
    cells.sort_by_cached_key(|cell| std::cmp::Reverse(sets.iter().filter(|set| set.contains(*cell)).count()));
    cells
}

/// Number of pairwise disjoint sets, taken greedily.
fn apart(sets: &[CellSet]) -> usize {
    let mut taken = CellSet::EMPTY;
    sets.iter()
        .filter(|set| {
            set.is_disjoint(taken) && {
                taken |= **set;
                true
            }
        })
        .count()
}

/// A greedy hitting set: each cell hits as many of the remaining sets as possible.
fn greedy(sets: &[CellSet]) -> CellSet {
    let (mut left, mut cells) = (sets.to_vec(), CellSet::EMPTY);
    while !left.is_empty() {
        let best = by_hits(&left, CellSet::ALL)[0];
        left.retain(|set| !set.contains(best));
        cells.insert(best);
    }
    cells
}
