//! Cells that hit sets: how many givens a puzzle of a grid needs at least.
//!
//! A puzzle has a given in each unavoidable set of its grid. So the fewest cells that hit all of some of these sets are a bound
//! for the number of givens. Whether so many cells suffice is asked for more and more of them: a set that is not hit yet has to
//! be hit in one of its cells, and each cell tried is out of the question for those after it. Sets without a cell in common need
//! a cell each, which shows most tries to be in vain.

use sudokit_core::{Cell, CellSet};
use sudokit_solve::{Cancel, Cancelled};

/// How few cells hit all sets.
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
    /// No fewer cells hit all sets.
    pub at_least: usize,
    /// Cells that do: the fewest there are, if these are as many as `at_least`.
    pub cells: CellSet,
}

impl Hitting {
    /// Searches, with so many tries for each number of cells. Then it gives up, and says what it knows. A set without cells
    /// counts for nothing, as nothing hits it.
    ///
    /// # Errors
    /// Somebody [cancelled](Cancel).
    ///
    /// ```
    /// # use sudokit_generate::Hitting;
    /// # use sudokit_solve::Cancel;
    /// assert_eq!(Hitting::of(&[], 1, &Cancel::new())?.at_least, 0);
    /// # Ok::<(), sudokit_solve::Cancelled>(())
    /// ```
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

/// Why a search does not come to its end.
enum End {
    /// There were too many tries.
    GivenUp,
    Cancelled(Cancelled),
}

impl HittingSearch<'_> {
    /// So many cells that hit all sets, or that there are none.
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

/// The cells of a set, those first that hit the most sets.
fn by_hits(sets: &[CellSet], set: CellSet) -> Vec<Cell> {
    let mut cells: Vec<Cell> = set.into_iter().collect();
    cells.sort_by_cached_key(|cell| std::cmp::Reverse(sets.iter().filter(|set| set.contains(*cell)).count()));
    cells
}

/// How many sets have no cell in common, as far as taking one after the other shows.
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

/// Cells that hit all sets: each hits as many as one can of those that are left.
fn greedy(sets: &[CellSet]) -> CellSet {
    let (mut left, mut cells) = (sets.to_vec(), CellSet::EMPTY);
    while !left.is_empty() {
        let best = by_hits(&left, CellSet::ALL)[0];
        left.retain(|set| !set.contains(best));
        cells.insert(best);
    }
    cells
}
