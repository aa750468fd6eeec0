//! Ranks of grids: a bijection between the catalogue and the numbers below its length.

use crate::stretch::{Place, Rows, fifth_row};
use crate::walk::Walk;
use crate::{Bands, Canonizer, Random, Section, Sections, Stretch};
use std::ops::Range;
use sudokit_core::{Chute, Solution};

/// How many grids the stretches of the catalogue have: of each class in order the number of its stretches, and of each stretch the
/// numbers of its sections, of its rows and of its grids, all as LEB128. Of the grids only those above [`Stretch::LONG`] are
/// counted, but for the last stretch of the class. `examples/catalogue.rs` makes it.
const CENSUS: &[u8] = include_bytes!("census.bin");

/// Numbers the 5,472,730,538 essentially different grids in minlex order, from 0.
///
/// It rests on a census of the catalogue, which comes with the crate: how many grids each [`Stretch`] of it has. What is left is to
/// walk through part of a stretch, about a millisecond on average for a rank or a grid; ten and more among the first.
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
    /// How many grids there are.
    pub const COUNT: u64 = 5_472_730_538;

    /// Reads the census, which takes some hundredths of a second.
    #[expect(clippy::new_without_default, reason = "a default should cost nothing")]
    pub fn new() -> Self {
        let mut numbers = Numbers(CENSUS);
        let mut next = || numbers.next().expect("the census is whole");
        let mut class = || {
            let count = next();
            let stretch = |number| Stretch {
                sections: next() as u32,
                rows: next() as u32,
                grids: next() + if number < count { Stretch::LONG } else { 0 },
            };
            (1..=count).map(stretch).collect()
        };
        let census: Vec<Vec<Stretch>> = (0..Bands::COUNT).map(|_| class()).collect();
        let mut starts = vec![0];
        for stretches in &census {
            let grids: u64 = stretches.iter().map(|stretch| stretch.grids).sum();
            starts.push(starts[starts.len() - 1] + grids);
        }
        Self { bands: Bands::new(), census, starts }
    }

    /// The census of a class of bands.
    ///
    /// # Panics
    /// If `band` is 416 or more.
    #[doc(hidden)]
    pub fn census(&self, band: usize) -> &[Stretch] {
        &self.census[band]
    }

    /// The ranks of the grids that begin with the band of this class: so a grid can be told by its band and its rank among
    /// these.
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

    /// The class of the band that the grid of this rank begins with, if there are so many.
    pub fn band(&self, rank: u64) -> Option<usize> {
        (rank < Self::COUNT).then(|| self.starts.partition_point(|start| *start <= rank) - 1)
    }

    /// The number of a grid's class, whichever of its isomorphs is asked about.
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

    /// The grid of this number, in minlex form, if there are so many.
    pub fn unrank(&self, rank: u64) -> Option<Solution> {
        let band = self.band(rank)?;
        let sections = Sections::new(&self.bands, band);
        let (first, mut rows) = self.rows(&sections, band, |ranks, _| ranks.contains(&rank));
        Some(rows.nth(rank - first))
    }

    /// The rows of the stretch that is asked for by its ranks or its places, and its first rank.
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

    /// Any of the essentially different grids, all equally likely.
    ///
    /// Of all grids those with automorphisms come more seldom than that: they have fewer isomorphs.
    pub fn random(&self, random: &mut Random) -> Solution {
        self.unrank(random.fair_below(Self::COUNT)).expect("it is below the count")
    }
}

/// Numbers as LEB128: seven bits a byte, the lowest first, the eighth where there are more.
struct Numbers<'b>(&'b [u8]);

impl Iterator for Numbers<'_> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            number |= u64::from(byte & 0x7F) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
    }
}
