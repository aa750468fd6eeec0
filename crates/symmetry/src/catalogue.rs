//! The catalogue of essentially different grids, section by section.
//!
//! The 5,472,730,538 minlex grids, in order, begin with the least bands of the 416 classes, in order. A *section* is what
//! they have in common down to the fourth row. There are 834,148 of them, with 6,561 grids on average, so a grid is found
//! by walking through one section.
//!
//! A section is walked by filling rows 5 to 9 cell by cell, least digits first, which gives its grids in order. What is
//! known of minlex grids cuts it short: the rows of a band are in the order of their first digits, so are the second and
//! the third band, and no chute is of a lesser class than the first band. Each chute is looked at when it is full, and a full
//! grid is one of the catalogue if it is its own minlex form.

use crate::Bands;
use crate::grid::{GridSearch, Image, RowKey, is_band_below, is_pair_below};
use std::ops::ControlFlow;
use sudokit_core::{Digit, Solution};

/// The minlex grids that begin with the same four rows, of which the first three are a least band.
///
/// ```
/// use std::ops::ControlFlow;
/// use sudokit_symmetry::{Bands, Section};
///
/// // The first grid of the catalogue is in the first section of the first band.
/// let section = &Section::all(&Bands::new(), 0)[0];
/// let mut first = None;
/// section.walk(|grid| {
///     first = Some(*grid);
///     ControlFlow::Break(())
/// });
/// let first = first.unwrap().to_string();
/// assert_eq!(first, "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Section {
    rows: [[Digit; 9]; 4],
}

impl Section {
    /// The sections of a class of bands, in order; some have no grids.
    ///
    /// # Panics
    /// If `band` is 416 or more.
    ///
    /// ```
    /// # use sudokit_symmetry::{Bands, Section};
    /// assert!(Section::all(&Bands::new(), 415).is_sorted());
    /// ```
    pub fn all(bands: &Bands, band: usize) -> Vec<Self> {
        let [first, second, third] = bands.least(band);
        let mut sections = Vec::new();
        let mut filling = Filling::new(&[first, second, third]);
        // A section begins where the fourth row ends.
        let _ = filling.fill(27, 36, &mut |filling| {
            let fourth =
                std::array::from_fn(|column| Digit::from_index(usize::from(filling.cells[27 + column])));
            sections.push(Self { rows: [first, second, third, fourth] });
            ControlFlow::Continue(())
        });
        sections
    }

    /// The section of a grid in minlex form. Of another grid's, what its first four rows would be in.
    ///
    /// ```
    /// # use sudokit_core::Solution;
    /// # use sudokit_symmetry::{Bands, Section};
    /// let last = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    /// let last: Solution = last.parse()?;
    /// assert!(Section::all(&Bands::new(), 415).contains(&Section::of(&last)));
    /// # Ok::<(), sudokit_core::NotASolution>(())
    /// ```
    pub fn of(grid: &Solution) -> Self {
        let (rows, _) = grid.digits().as_chunks::<9>();
        Self { rows: [rows[0], rows[1], rows[2], rows[3]] }
    }

    /// Calls `visit` with the grids of the section, in order, until it breaks.
    ///
    /// ```
    /// # use std::ops::ControlFlow;
    /// # use sudokit_symmetry::{Bands, Section};
    /// let section = &Section::all(&Bands::new(), 415)[0];
    /// section.walk(|grid| {
    ///     assert!(grid.to_string().starts_with("123456789"));
    ///     ControlFlow::Continue(())
    /// });
    /// ```
    pub fn walk(&self, mut visit: impl FnMut(&Solution) -> ControlFlow<()>) {
        let mut search = GridSearch::default();
        let mut filling = Filling::new(&self.rows);
        let first = key_rows(&filling.cells, 1);
        let _ = filling.fill_second_band(first, &mut |filling| {
            filling.fill_third_band(first, &mut |filling| {
                if (0..3).any(|stack| is_band_below(&filling.stack(stack), first)) {
                    return ControlFlow::Continue(());
                }
                let grid =
                    Solution::new_unchecked(filling.cells.map(|digit| Digit::from_index(usize::from(digit))));
                let image: Image = key_rows(&filling.cells, 0);
                if search.run(&grid) == image { visit(&grid) } else { ControlFlow::Continue(()) }
            })
        });
    }

    /// How many grids the section has.
    ///
    /// ```
    /// # use sudokit_symmetry::{Bands, Section};
    /// // The last band begins one grid.
    /// let sections = Section::all(&Bands::new(), 415);
    /// assert_eq!(sections.iter().map(Section::count).sum::<u32>(), 1);
    /// ```
    pub fn count(&self) -> u32 {
        let mut count = 0;
        self.walk(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}

/// Rows of cells, digits from 0, as keys, from this row on.
fn key_rows<const ROWS: usize>(cells: &[u8; 81], from: usize) -> [RowKey; ROWS] {
    std::array::from_fn(|row| {
        let row = 9 * (from + row);
        cells[row..row + 9].iter().fold(0, |key, digit| key << 4 | RowKey::from(digit + 1))
    })
}

/// A grid that is filled row by row.
struct Filling {
    /// Digits from 0.
    cells: [u8; 81],
    /// The digits that each row, column and box lacks, as bits.
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Filling {
    /// The grid with its first rows.
    fn new(rows: &[[Digit; 9]]) -> Self {
        let mut filling = Self { cells: [0; 81], rows: [0x1FF; 9], columns: [0x1FF; 9], boxes: [0x1FF; 9] };
        for (cell, digit) in rows.as_flattened().iter().enumerate() {
            filling.cells[cell] = digit.get() - 1;
            filling.toggle(cell, 1 << digit.index());
        }
        filling
    }

    /// The rows of a band.
    fn band(&self, band: usize) -> [[u8; 9]; 3] {
        std::array::from_fn(|row| std::array::from_fn(|column| self.cells[27 * band + 9 * row + column]))
    }

    /// The columns of a stack.
    fn stack(&self, stack: usize) -> [[u8; 9]; 3] {
        std::array::from_fn(|column| std::array::from_fn(|row| self.cells[9 * row + 3 * stack + column]))
    }

    /// Takes a digit from the houses of a cell, or gives it back.
    fn toggle(&mut self, cell: usize, digit: u16) {
        let (row, column) = (cell / 9, cell % 9);
        self.rows[row] ^= digit;
        self.columns[column] ^= digit;
        self.boxes[row / 3 * 3 + column / 3] ^= digit;
    }

    /// Fills rows 5 and 6 in all ways that make the second band no less than the first, of which the second and third row
    /// are given, and calls `visit` with each.
    fn fill_second_band(
        &mut self,
        first: [RowKey; 2],
        visit: &mut impl FnMut(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.fill(36, 45, &mut |filling| {
            let [above, below, _] = filling.band(1);
            if is_pair_below([above, below], first[0]) {
                return ControlFlow::Continue(());
            }
            filling.fill(45, 54, &mut |filling| filling.visit_band(1, first, visit))
        })
    }

    /// Fills the third band in all ways that make it no less than the first, and calls `visit` with each.
    fn fill_third_band(
        &mut self,
        first: [RowKey; 2],
        visit: &mut impl FnMut(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.fill(54, 63, &mut |filling| {
            filling.fill_last_rows(63, &mut |filling| filling.visit_band(2, first, visit))
        })
    }

    /// Calls `visit` unless this band, which is full, is less than the first.
    fn visit_band(
        &mut self,
        band: usize,
        first: [RowKey; 2],
        visit: &mut impl FnMut(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if is_band_below(&self.band(band), first) { ControlFlow::Continue(()) } else { visit(self) }
    }

    /// Fills rows 8 and 9 together from this cell of row 8 on: each column lacks two digits, and where one of them goes the
    /// other one follows.
    fn fill_last_rows(
        &mut self,
        cell: usize,
        visit: &mut impl FnMut(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if cell == 72 {
            return visit(self);
        }
        let column = cell % 9;
        let (left, block) = (self.columns[column], self.boxes[6 + column / 3]);
        let mut digits = left & block & self.rows[7];
        while digits != 0 {
            let upper = digits & digits.wrapping_neg();
            digits ^= upper;
            let lower = left ^ upper;
            // The first digits of rows are in order.
            if lower & block & self.rows[8] == 0 || column == 0 && lower < upper {
                continue;
            }
            self.cells[cell] = upper.trailing_zeros() as u8;
            self.cells[cell + 9] = lower.trailing_zeros() as u8;
            self.toggle(cell, upper);
            self.toggle(cell + 9, lower);
            let flow = self.fill_last_rows(cell + 1, visit);
            self.toggle(cell + 9, lower);
            self.toggle(cell, upper);
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Fills the cells from here to `end` in all ways that keep rows and bands in the order of their first digits, least
    /// digits first, and calls `visit` with each.
    fn fill(
        &mut self,
        cell: usize,
        end: usize,
        visit: &mut impl FnMut(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if cell == end {
            return visit(self);
        }
        let (row, column) = (cell / 9, cell % 9);
        let mut digits = self.rows[row] & self.columns[column] & self.boxes[row / 3 * 3 + column / 3];
        if column == 0 {
            digits &= match row % 3 {
                // The first row of a band has the least first digit that is left.
                0 => self.columns[0] & self.columns[0].wrapping_neg(),
                // The others have greater ones than the rows above.
                _ => u16::MAX << self.cells[cell - 9],
            };
        }
        while digits != 0 {
            let digit = digits & digits.wrapping_neg();
            digits ^= digit;
            self.cells[cell] = digit.trailing_zeros() as u8;
            self.toggle(cell, digit);
            let flow = self.fill(cell + 1, end, visit);
            self.toggle(cell, digit);
            flow?;
        }
        ControlFlow::Continue(())
    }
}
