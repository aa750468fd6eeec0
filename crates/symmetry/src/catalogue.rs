//! The catalogue of essentially different grids, section by section.
//!
//! The 5,472,730,538 minlex grids, in order, begin with the least bands of the 416 classes, in order. A
//! *section* is the set of grids with the same first four rows. There are 834,148 sections, with 6,561 grids
//! on average; a walk through part of a stretch of them finds a grid (`walk.rs`, `stretch.rs`).

use crate::Bands;
use crate::band_places::WAYS;
use crate::grid_minlex::{GridSearch, Renaming};
use crate::walk::Walk;
use std::cmp::Ordering;
use std::ops::ControlFlow;
use sudokit_core::{Digit, Solution};

/// The minlex grids with the same first four rows, of which the first three are a least band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Section {
    rows: [[Digit; 9]; 4],
}

impl Section {
    /// The section of a grid in minlex form. For other grids, the section that its first four rows would
    /// begin.
    ///
    /// ```
    /// # use sudokit_core::Solution;
    /// # use sudokit_symmetry::Section;
    /// let first: Solution =
    ///     "123456789456789123789123456214365897365897214897214365531642978642978531978531642".parse()?;
    /// assert_eq!(Section::of(&first).rows()[3].map(|digit| digit.get()), [2, 1, 4, 3, 6, 5, 8, 9, 7]);
    /// # Ok::<(), sudokit_core::NotASolution>(())
    /// ```
    pub fn of(grid: &Solution) -> Self {
        let (rows, _) = grid.digits().as_chunks::<9>();
        Self { rows: [rows[0], rows[1], rows[2], rows[3]] }
    }

    /// The four rows.
    pub const fn rows(&self) -> &[[Digit; 9]; 4] {
        &self.rows
    }
}

/// The sections of a class of bands, and precomputed facts about the class that make walks fast.
///
/// ```
/// use std::ops::ControlFlow;
/// use sudokit_symmetry::{Bands, Sections};
///
/// // The first grid of the catalogue is in the first section of the first band.
/// let sections = Sections::new(&Bands::new(), 0);
/// let mut first = None;
/// sections.walk(&sections.list()[0], |grid| {
///     first = Some(*grid);
///     ControlFlow::Break(())
/// });
/// let first = first.unwrap().to_string();
/// assert_eq!(first, "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
/// ```
#[derive(Clone, Debug)]
pub struct Sections {
    list: Vec<Section>,
    /// By place of a band, the comparison of its class with this one.
    pub(crate) verdicts: Box<[Ordering]>,
    /// For the first two boxes of a band, the ways of the third, as bits, that make its class no less than
    /// this one.
    pub(crate) ways: Box<[u64]>,
    /// The automorphisms of the least band, except for the identity.
    pub(crate) automorphisms: Vec<Renaming>,
}

impl Sections {
    /// The sections of a class, in order; some have no grids. It takes less than a millisecond.
    ///
    /// # Panics
    /// If `band` is 416 or more.
    pub fn new(bands: &Bands, band: usize) -> Self {
        let rows = bands.least(band);
        let number = band as u16;
        let verdict = |class: &u16| class.cmp(&number);
        let verdicts: Box<[Ordering]> = bands.classes().iter().map(verdict).collect();
        let ways = |verdicts: &[Ordering]| {
            verdicts.iter().rev().fold(0, |ways, verdict| ways << 1 | u64::from(verdict.is_ge()))
        };
        let mut sections = Self {
            list: Vec::new(),
            ways: verdicts.chunks(WAYS).map(ways).collect(),
            verdicts,
            automorphisms: GridSearch::default()
                .band_automorphisms(&rows.map(|row| row.map(|digit| digit.get() - 1))),
        };
        let [first, second, third] = rows;
        let fourths = Walk::new(&sections, &rows).ways_to_fill(3);
        let list =
            fourths.into_iter().map(|fourth| Section { rows: [first, second, third, fourth] }).collect();
        sections.list = list;
        sections
    }

    /// All sections, in order.
    pub fn list(&self) -> &[Section] {
        &self.list
    }

    /// Calls `visit` with the grids of one of these sections, in order, until it breaks.
    pub fn walk(&self, section: &Section, mut visit: impl FnMut(&Solution) -> ControlFlow<()>) {
        if let Some(mut walk) = Walk::of_section(self, section) {
            let _ = walk.run(|cells| visit(&grid_of(cells)));
        }
    }

    /// The number of grids of one of these sections for each fifth row, in order. Empty if the section
    /// visibly has no grids.
    ///
    /// ```
    /// # use sudokit_symmetry::{Bands, Sections};
    /// // The last band begins one grid.
    /// let sections = Sections::new(&Bands::new(), 415);
    /// assert_eq!(sections.list().iter().flat_map(|section| sections.counts(section)).sum::<u32>(), 1);
    /// ```
    pub fn counts(&self, section: &Section) -> Vec<u32> {
        let Some(mut walk) = Walk::of_section(self, section) else { return vec![] };
        walk.ways_to_fill(4).iter().map(|fifth| walk.count_below(fifth)).collect()
    }
}

/// The grid of these cells, digits from 0.
pub(crate) fn grid_of(cells: &[u8; 81]) -> Solution {
    let digits = cells.map(|digit| Digit::from_index(usize::from(digit)));
    Solution::new(digits).expect("the walk fills all houses")
}
