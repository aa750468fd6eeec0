//! Parts of the catalogue that are counted together: what the census has a number for.
//!
//! A section may have one grid or a hundred thousand, so a stretch ends inside one, between two fifth rows, as soon as it is
//! long enough. No fifth row begins more than some hundreds of grids, so all stretches are about as long.
//!
//! Rows can be counted in any order, as it is known how many grids they have together. So what is looked for in a stretch is
//! looked for from its nearer end.

use crate::Bands;
use crate::catalogue::{Section, Sections, grid_of};
use crate::walk::Walk;
use std::ops::{ControlFlow, Range};
use sudokit_core::{Digit, Solution};

/// Sections of a class, one after the other, that have some thousands of grids between them; of the first and the last
/// perhaps only some fifth rows.
///
/// A stretch begins where the one before it ends.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stretch {
    /// How many sections end in it.
    pub sections: u32,
    /// How many fifth rows of the section after them are before its end.
    pub rows: u32,
    /// How many grids it has.
    pub grids: u64,
}

impl Stretch {
    /// A stretch ends with the fifth row in which it has so many grids. Half as many would halve the walks, and make the census as
    /// long again.
    pub const LONG: u64 = 1 << 14;

    /// Takes the census of a class of bands, by walking through all its sections: some seconds for most classes.
    ///
    /// # Panics
    /// If `band` is 416 or more.
    pub fn count(bands: &Bands, band: usize) -> Vec<Self> {
        let sections = Sections::new(bands, band);
        Self::joined(sections.list().iter().map(|section| sections.counts(section)))
    }

    /// The stretches of a class whose sections have these [`counts`](Sections::counts). All but the last are long.
    pub fn joined(counts: impl IntoIterator<Item = Vec<u32>>) -> Vec<Self> {
        let (mut stretches, mut open) = (Vec::new(), Self::default());
        for counts in counts {
            for (row, count) in (0..).zip(counts) {
                if open.grids >= Self::LONG {
                    stretches.push(Self { rows: row, ..open });
                    open = Self::default();
                }
                open.grids += u64::from(count);
            }
            open.sections += 1;
        }
        stretches.push(open);
        stretches
    }
}

/// A place in a class: so many sections are before it, and so many fifth rows of the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) section: usize,
    pub(crate) row: usize,
}

impl Place {
    /// Where a stretch ends that begins here.
    pub(crate) fn after(self, stretch: &Stretch) -> Self {
        Self { section: self.section + stretch.sections as usize, row: stretch.rows as usize }
    }
}

/// A stretch with its fifth rows.
pub(crate) struct Rows<'s> {
    /// Through each section that the stretch has a part of.
    walks: Vec<(Section, Walk<'s>)>,
    /// The fifth rows, in order, and which of these walks each belongs to.
    rows: Vec<(usize, [Digit; 9])>,
    grids: u64,
}

impl<'s> Rows<'s> {
    /// The rows of a stretch between two places, that has so many grids.
    pub(crate) fn new(sections: &'s Sections, between: Range<Place>, grids: u64) -> Self {
        let Range { start, end } = between;
        let mut stretch = Self { walks: Vec::new(), rows: Vec::new(), grids };
        let list = sections.list().iter().enumerate();
        for (number, section) in list.take(end.section + 1).skip(start.section) {
            let Some(mut walk) = Walk::of_section(sections, section) else { continue };
            let mut rows = walk.ways_to_fill(4);
            if number == end.section {
                rows.truncate(end.row);
            }
            let first = if number == start.section { start.row } else { 0 };
            stretch.rows.extend(rows[first..].iter().map(|row| (stretch.walks.len(), *row)));
            stretch.walks.push((*section, walk));
        }
        stretch
    }

    /// How many grids of the stretch are before one of them.
    pub(crate) fn before(&mut self, grid: &Solution) -> u64 {
        let (section, fifth) = (Section::of(grid), fifth_row(grid));
        let row =
            self.rows.binary_search_by_key(&(section, fifth), |(walk, row)| (self.walks[*walk].0, *row));
        let row = row.expect("the grid is in the stretch");
        let end = self.rows.len();
        let mut before = if row < end / 2 {
            (0..row).map(|row| self.count(row)).sum()
        } else {
            self.grids - (row..end).map(|row| self.count(row)).sum::<u64>()
        };
        self.visit(row, |other| {
            let is_other = other != *grid;
            before += u64::from(is_other);
            is_other
        });
        before
    }

    /// The grid of the stretch that so many others are before.
    pub(crate) fn nth(&mut self, number: u64) -> Solution {
        let (mut row, mut before) = (0, 0);
        if number < self.grids / 2 {
            let mut next = self.count(row);
            while next <= number {
                row += 1;
                before = next;
                next += self.count(row);
            }
        } else {
            row = self.rows.len();
            before = self.grids;
            while before > number {
                row -= 1;
                before -= self.count(row);
            }
        }
        let mut found = None;
        self.visit(row, |grid| {
            found = Some(grid);
            before += 1;
            before <= number
        });
        found.expect("the stretch has so many grids")
    }

    /// How many grids one of the rows begins.
    fn count(&mut self, row: usize) -> u64 {
        let (walk, fifth) = &self.rows[row];
        self.walks[*walk].1.count_below(fifth).into()
    }

    /// Calls `visit` with these grids, in order, as long as it is true.
    fn visit(&mut self, row: usize, mut visit: impl FnMut(Solution) -> bool) {
        let (walk, fifth) = &self.rows[row];
        let _ = self.walks[*walk].1.run_below(fifth, |cells| {
            if visit(grid_of(cells)) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
}

/// What a grid has in its fifth row.
pub(crate) fn fifth_row(grid: &Solution) -> [Digit; 9] {
    let (rows, _) = grid.digits().as_chunks::<9>();
    rows[4]
}
