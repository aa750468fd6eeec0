//! Parts of the catalogue for which the census has a count.
//!
//! A section may have one grid or a hundred thousand, so a stretch is cut inside a section, between two fifth
//! rows, as soon as it is long enough. No fifth row begins more than some hundreds of grids, so all stretches
//! have about the same length.
//!
//! The count of a stretch is known, so its rows can be counted from either end: a search starts at the nearer
//! one.

use crate::catalogue::{Section, Sections, grid_of};
use crate::walk::Walk;
use std::ops::{ControlFlow, Range};
use sudokit_core::{Digit, Solution};

/// Consecutive sections of a class with some thousands of grids between them, cut between two fifth rows.
///
/// A stretch begins at the end of the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stretch {
    /// Number of sections that end in the stretch.
    pub(crate) sections: u32,
    /// Number of fifth rows of the next section before the end of the stretch.
    pub(crate) rows: u32,
    /// Number of grids in the stretch.
    pub(crate) grids: u64,
}

impl Stretch {
    /// Minimum length: a stretch ends with the fifth row that reaches it. Half the length would halve the
    /// walks and double the census.
    pub(crate) const LONG: u64 = 1 << 14;

    /// The stretches of a class, from the [`counts`](Sections::counts) of its sections. All but the last are
    /// long.
    pub(crate) fn joined(counts: impl IntoIterator<Item = Vec<u32>>) -> Vec<Self> {
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

/// A place in a class: the number of sections before it, and the number of fifth rows of the next section
/// before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) section: usize,
    pub(crate) row: usize,
}

impl Place {
    /// The end of a stretch that begins here.
    pub(crate) fn after(self, stretch: &Stretch) -> Self {
        Self { section: self.section + stretch.sections as usize, row: stretch.rows as usize }
    }
}

/// A stretch with its fifth rows.
pub(crate) struct Rows<'s> {
    /// A walk through each section of the stretch.
    walks: Vec<(Section, Walk<'s>)>,
    /// The fifth rows, in order, each with the index of its walk.
    rows: Vec<(usize, [Digit; 9])>,
    grids: u64,
}

impl<'s> Rows<'s> {
    /// The rows of a stretch of `grids` grids between two places.
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

    /// Number of grids of the stretch before this one.
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

    /// The grid with this number in the stretch.
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

    /// Number of grids that a row begins.
    fn count(&mut self, row: usize) -> u64 {
        let (walk, fifth) = &self.rows[row];
        self.walks[*walk].1.count_below(fifth).into()
    }

    /// Calls `visit` with the grids of a row, in order, while it returns true.
    fn visit(&mut self, row: usize, mut visit: impl FnMut(Solution) -> bool) {
        let (walk, fifth) = &self.rows[row];
        let _ = self.walks[*walk].1.run_below(fifth, |cells| {
            if visit(grid_of(cells)) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
}

/// The fifth row of a grid.
pub(crate) fn fifth_row(grid: &Solution) -> [Digit; 9] {
    let (rows, _) = grid.digits().as_chunks::<9>();
    rows[4]
}
