//! Ranks of grids: a bijection between the catalogue and the numbers below its length.

use crate::{Bands, Canonizer, Section, Sections};
use std::ops::{ControlFlow, Range};
use sudokit_core::{Chute, Solution};

/// Numbers the essentially different grids whose first band is in a range of classes, from 0, in minlex order: with all
/// 416 classes a bijection between the 5,472,730,538 classes of grids and the numbers below that.
///
/// It rests on a table of how many grids each [`Section`] has. For all classes these are 834,148 numbers of four bytes,
/// 3.3 MB, and some six hours of one core: count the classes one by one, on as many cores as there are, and keep
/// [`counts`](Self::counts); [`from_counts`](Self::from_counts) takes them back. A rank or a grid then takes some hundredths
/// of a second, half a second at worst.
///
/// ```
/// use sudokit_core::Solution;
/// use sudokit_symmetry::Ranking;
///
/// // The last class has one grid, so it is counted at once.
/// let ranking = Ranking::count(415..416);
/// let last: Solution =
///     "123456789457893612986217354274538196531964827698721435342685971715349268869172543".parse()?;
/// assert_eq!(ranking.rank(&last), Some(ranking.len() - 1));
/// assert_eq!(ranking.unrank(ranking.len() - 1), Some(last));
/// assert_eq!(ranking.unrank(ranking.len()), None);
/// # Ok::<(), sudokit_core::NotASolution>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ranking {
    bands: Bands,
    /// The classes that are numbered.
    classes: Range<usize>,
    /// The grids of each of their sections.
    counts: Vec<Vec<u32>>,
    /// The first rank of each class, and the end of the last.
    starts: Vec<u64>,
}

impl Ranking {
    /// Counts the grids of these classes by walking through all of them: about a minute for a class.
    ///
    /// # Panics
    /// If the range is not within `0..416`.
    ///
    /// ```
    /// # use sudokit_symmetry::Ranking;
    /// assert_eq!(Ranking::count(415..416).len(), 1);
    /// ```
    pub fn count(classes: Range<usize>) -> Self {
        let bands = Bands::new();
        let counts = classes
            .clone()
            .map(|class| Self::count_sections(&bands, class))
            .collect();
        Self::new(bands, classes, counts)
    }

    /// The ranking of these classes from the numbers of grids in each of their sections. Nothing, if the range is not
    /// within `0..416` or a class has another number of sections.
    ///
    /// ```
    /// # use sudokit_symmetry::Ranking;
    /// let ranking = Ranking::count(415..416);
    /// let again = Ranking::from_counts(415..416, ranking.counts().to_vec()).unwrap();
    /// assert_eq!(again.len(), ranking.len());
    /// assert!(Ranking::from_counts(415..416, vec![]).is_none());
    /// ```
    pub fn from_counts(classes: Range<usize>, counts: Vec<Vec<u32>>) -> Option<Self> {
        let bands = Bands::new();
        let fits = classes.end <= Bands::COUNT
            && classes.len() == counts.len()
            && classes
                .clone()
                .zip(&counts)
                .all(|(class, counts)| Sections::new(&bands, class).list().len() == counts.len());
        fits.then(|| Self::new(bands, classes, counts))
    }

    fn count_sections(bands: &Bands, class: usize) -> Vec<u32> {
        let sections = Sections::new(bands, class);
        sections.list().iter().map(|section| sections.count(section)).collect()
    }

    fn new(bands: Bands, classes: Range<usize>, counts: Vec<Vec<u32>>) -> Self {
        let mut starts = vec![0];
        for counts in &counts {
            let grids: u64 = counts.iter().map(|count| u64::from(*count)).sum();
            starts.push(starts[starts.len() - 1] + grids);
        }
        Self { bands, classes, counts, starts }
    }

    /// How many grids each section of each class has.
    ///
    /// ```
    /// # use sudokit_symmetry::Ranking;
    /// assert_eq!(Ranking::count(415..416).counts().len(), 1);
    /// ```
    pub fn counts(&self) -> &[Vec<u32>] {
        &self.counts
    }

    /// How many grids are numbered.
    ///
    /// ```
    /// # use sudokit_symmetry::Ranking;
    /// assert_eq!(Ranking::count(0..0).len(), 0);
    /// ```
    pub fn len(&self) -> u64 {
        self.starts[self.counts.len()]
    }

    /// Whether none is.
    ///
    /// ```
    /// # use sudokit_symmetry::Ranking;
    /// assert!(Ranking::count(0..0).is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of a grid's class, whichever of its isomorphs is asked about; nothing if its first band, in minlex form,
    /// is none of those that are numbered.
    ///
    /// ```
    /// # use sudokit_core::Solution;
    /// # use sudokit_symmetry::Ranking;
    /// let first = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    /// assert_eq!(Ranking::count(415..416).rank(&first.parse::<Solution>()?), None);
    /// # Ok::<(), sudokit_core::NotASolution>(())
    /// ```
    pub fn rank(&self, grid: &Solution) -> Option<u64> {
        let grid = Canonizer::new().minlex_grid(grid);
        let class = self.bands.index(&grid, Chute::band(0));
        if !self.classes.contains(&class) {
            return None;
        }
        let class = class - self.classes.start;
        let sections = Sections::new(&self.bands, self.classes.start + class);
        let section = sections.list().binary_search(&Section::of(&grid)).expect("a minlex grid is in some section");
        let before = self.counts[class][..section].iter().map(|count| u64::from(*count));
        let mut rank = self.starts[class] + before.sum::<u64>();
        sections.walk(&sections.list()[section], |other| {
            if *other == grid {
                return ControlFlow::Break(());
            }
            rank += 1;
            ControlFlow::Continue(())
        });
        Some(rank)
    }

    /// The grid of this number, in minlex form, if there are so many.
    ///
    /// ```
    /// # use sudokit_symmetry::{Canonizer, Ranking};
    /// let ranking = Ranking::count(415..416);
    /// let grid = ranking.unrank(0).unwrap();
    /// assert_eq!(Canonizer::new().minlex_grid(&grid), grid);
    /// ```
    pub fn unrank(&self, rank: u64) -> Option<Solution> {
        if rank >= self.len() {
            return None;
        }
        let class = self.starts.partition_point(|start| *start <= rank) - 1;
        let mut left = rank - self.starts[class];
        let sections = Sections::new(&self.bands, self.classes.start + class);
        let (section, _) = sections.list().iter().zip(&self.counts[class]).find(|(_, count)| {
            let is_here = left < u64::from(**count);
            left -= if is_here { 0 } else { u64::from(**count) };
            is_here
        })?;
        let mut found = None;
        sections.walk(section, |grid| {
            if left == 0 {
                found = Some(*grid);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found
    }

    /// Any of the numbered grids, all equally likely if the numbers that `random` gives are; nothing if none is numbered.
    ///
    /// ```
    /// # use sudokit_symmetry::Ranking;
    /// let ranking = Ranking::count(415..416);
    /// assert_eq!(ranking.random(&mut || 0), ranking.unrank(0));
    /// ```
    pub fn random(&self, random: &mut impl FnMut() -> u64) -> Option<Solution> {
        if self.is_empty() {
            return None;
        }
        self.unrank(crate::random::below(self.len(), random))
    }
}
