//! Ranks of grids: a bijection between the catalogue and the numbers below its length.

use crate::census::Census;
use crate::stretch::{Place, Rows, Stretch, fifth_row};
use crate::walk::Walk;
use crate::{Bands, Canonizer, Random, Section, Sections};
use std::ops::Range;
use sudokit_core::{Chute, Solution};

/// Numbers the 5,472,730,538 essentially different grids in minlex order, from 0.
///
/// It uses a census of the catalogue, which is part of the crate: the length of each stretch of it. A rank or
/// a grid takes a walk through part of a stretch, about a millisecond on average; ten and more among the
/// first grids.
///
/// ```
/// use sudokit_core::Solution;
/// use sudokit_symmetry::Ranking;
///
/// let ranking = Ranking::new();
/// let last: Solution =
///     "123456789457893612986217354274538196531964827698721435342685971715349268869172543".parse()?;
/// assert_eq!(ranking.rank(&last), 5_472_730_537);
/// assert_eq!(ranking.unrank(5_472_730_537), Some(last));
/// assert_eq!(ranking.unrank(5_472_730_538), None);
/// # Ok::<(), sudokit_core::NotASolution>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ranking {
    bands: Bands,
    /// The stretches of each class.
    census: Vec<Vec<Stretch>>,
    /// The first rank of each class, and the end of the last.
    starts: Vec<u64>,
}

impl Ranking {
    /// Number of grids.
    pub const COUNT: u64 = 5_472_730_538;

    /// Reads the census, which takes some hundredths of a second.
    #[cfg(feature = "census")]
    #[expect(clippy::new_without_default, reason = "a default should cost nothing")]
    pub fn new() -> Self {
        Self::of(Census::whole())
    }

    /// Reads a census from outside, the file `src/census.bin` of this crate: a program without the feature
    /// `census` can load it when ranks are asked for. `None` if it is not the census of all grids.
    pub fn read(census: &[u8]) -> Option<Self> {
        let (read, length) = Census::read(census);
        let is_whole =
            length == census.len() && read.classes() == Bands::COUNT && read.grids() == Self::COUNT;
        is_whole.then(|| Self::of(read))
    }

    fn of(census: Census) -> Self {
        let (mut starts, census) = (vec![0], census.classes);
        for stretches in &census {
            let grids: u64 = stretches.iter().map(|stretch| stretch.grids).sum();
            starts.push(starts[starts.len() - 1] + grids);
        }
        Self { bands: Bands::new(), census, starts }
    }

    /// The ranks of the grids that begin with the band of this class. So a grid can be identified by its band
    /// and its rank within it.
    ///
    /// # Panics
    /// If `band` is 416 or more.
    ///
    /// ```
    /// # use sudokit_symmetry::Ranking;
    /// assert_eq!(Ranking::new().of_band(0), 0..1_007_170);
    /// ```
    pub fn of_band(&self, band: usize) -> Range<u64> {
        self.starts[band]..self.starts[band + 1]
    }

    /// The class of the band that the grid of this rank begins with; `None` beyond the last rank.
    pub fn band(&self, rank: u64) -> Option<usize> {
        (rank < Self::COUNT).then(|| self.starts.partition_point(|start| *start <= rank) - 1)
    }

    /// The rank of a grid's class; isomorphs have the same rank.
    pub fn rank(&self, grid: &Solution) -> u64 {
        let grid = Canonizer::new().minlex_grid(grid);
        let band = self.bands.index(&grid, Chute::band(0));
        let sections = Sections::new(&self.bands, band);
        let section = sections.list().binary_search(&Section::of(&grid)).ok();
        let place = section.and_then(|section| {
            let mut walk = Walk::of_section(&sections, &sections.list()[section])?;
            let row = walk.ways_to_fill(4).binary_search(&fifth_row(&grid)).ok()?;
            Some(Place { section, row })
        });
        let place = place.expect("a minlex grid is in some section");
        let (first, mut rows) = self.rows(&sections, band, |_, between| between.contains(&place));
        first + rows.before(&grid)
    }

    /// The grid of this rank, in minlex form; `None` beyond the last rank.
    pub fn unrank(&self, rank: u64) -> Option<Solution> {
        let band = self.band(rank)?;
        let sections = Sections::new(&self.bands, band);
        let (first, mut rows) = self.rows(&sections, band, |ranks, _| ranks.contains(&rank));
        Some(rows.nth(rank - first))
    }

    /// The rows of the stretch chosen by its ranks or places, and its first rank.
    fn rows<'s>(
        &self,
        sections: &'s Sections,
        band: usize,
        is_meant: impl Fn(Range<u64>, Range<Place>) -> bool,
    ) -> (u64, Rows<'s>) {
        let (mut rank, mut place) = (self.starts[band], Place::default());
        for stretch in &self.census[band] {
            let (next, end) = (rank + stretch.grids, place.after(stretch));
            if is_meant(rank..next, place..end) {
                return (rank, Rows::new(sections, place..end, stretch.grids));
            }
            (rank, place) = (next, end);
        }
        unreachable!("each grid of a class is in one of its stretches")
    }

    /// A random one of the essentially different grids, all equally likely.
    ///
    /// A random full grid is less likely to have automorphisms: such grids have fewer isomorphs.
    pub fn random(&self, random: &mut Random) -> Solution {
        self.unrank(random.fair_below(Self::COUNT)).expect("it is below the count")
    }
}

#[cfg(all(test, feature = "census"))]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_census_is_read() {
        let whole = include_bytes!("census.bin");
        assert_eq!(Ranking::read(whole).expect("it is whole").starts, Ranking::new().starts);
        let mut other = whole.to_vec();
        other[100] ^= 1;
        let more = [&whole[..], &[0]].concat();
        for census in [&[], &whole[..whole.len() - 1], &other, &more] {
            assert!(Ranking::read(census).is_none());
        }
    }

    /// At the borders of stretches, inside sections too, and in the middle, where the nearer end changes.
    #[test]
    fn no_grid_is_lost_between_stretches() {
        let (ranking, band) = (Ranking::new(), 5);
        let mut rank = ranking.of_band(band).start;
        for stretch in ranking.census[band].iter().take(12) {
            let (middle, last) = (rank + stretch.grids / 2, rank + stretch.grids - 1);
            let ranks = [rank, middle - 1, middle, last, last + 1];
            let grids = ranks.map(|rank| ranking.unrank(rank).expect("there are more"));
            assert!(grids.is_sorted_by(|a, b| a < b));
            assert_eq!(grids.map(|grid| ranking.rank(&grid)), ranks);
            rank = last + 1;
        }
        assert!(
            ranking.census[band][..12].iter().any(|stretch| stretch.rows > 0),
            "some end inside a section"
        );
    }
}
