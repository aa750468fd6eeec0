//! Full valid grids.

use crate::{CandidateSet, Cell, CellSet, Digit, Flaws, Puzzle};
use core::fmt;
use core::str::FromStr;

/// A full grid in which every house holds every digit once.
///
/// ```
/// use sudokit_core::{Cell, Digit, Solution};
///
/// let text = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
/// let solution: Solution = text.parse()?;
/// assert_eq!(solution.digit(Cell::at(8, 0)), Digit::D8);
/// assert_eq!(solution.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Solution([Digit; 81]);

impl Solution {
    /// The solution with these digits, in cell order.
    ///
    /// # Errors
    /// A house holds a digit twice.
    pub fn new(digits: [Digit; 81]) -> Result<Self, NotASolution> {
        if is_valid(&digits) {
            Ok(Self(digits))
        } else {
            Err(NotASolution { flaws: Flaws::of_puzzle(&Puzzle::new(digits.map(Some))) })
        }
    }

    /// The solution with these digits, for searches that have just proved it and cannot spare the time for a
    /// check. Other callers use [`new`](Self::new), which checks all houses in less than a hundred
    /// nanoseconds.
    ///
    /// # Safety
    /// Every house holds every digit once. Other code relies on that, unsafe code included.
    ///
    /// # Panics
    /// In debug builds, if a house holds a digit twice.
    #[doc(hidden)]
    #[inline]
    #[allow(unsafe_code, reason = "no safe code can make a solution that is none")]
    pub unsafe fn new_unchecked(digits: [Digit; 81]) -> Self {
        debug_assert!(is_valid(&digits), "a digit stands twice in a house");
        Self(digits)
    }

    /// The digit in a cell.
    #[inline]
    pub const fn digit(&self, cell: Cell) -> Digit {
        self.0[cell.index()]
    }

    /// All 81 digits, in cell order.
    #[inline]
    pub const fn digits(&self) -> &[Digit; 81] {
        &self.0
    }

    /// The solution as 81 bytes.
    #[inline]
    pub fn to_line(&self) -> [u8; 81] {
        self.0.map(|digit| b'0' + digit.get())
    }

    /// Returns true if every digit of the puzzle is in the solution too.
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        self.0.iter().zip(puzzle.digits()).all(|(digit, given)| given.is_none_or(|given| given == *digit))
    }

    /// The puzzle with the solution's digits in these cells as givens.
    ///
    /// ```
    /// # use sudokit_core::{House, Solution};
    /// # let text = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    /// # let solution: Solution = text.parse().unwrap();
    /// assert!(solution.restricted_to(House::row(0).cells()).to_string().starts_with("123456789......"));
    /// ```
    pub fn restricted_to(&self, cells: CellSet) -> Puzzle {
        let mut puzzle = Puzzle::EMPTY;
        for cell in cells {
            puzzle.set(cell, Some(self.digit(cell)));
        }
        puzzle
    }

    /// The 81 true candidates.
    pub fn candidates(&self) -> CandidateSet {
        let mut all = CandidateSet::EMPTY;
        for (band, digits) in self.0.chunks_exact(27).enumerate() {
            let mut cells = [0_u32; 9];
            for (place, digit) in digits.iter().enumerate() {
                cells[digit.index()] |= 1 << place;
            }
            for (digit, cells) in Digit::all().zip(cells) {
                *all.cells_of_mut(digit) |= CellSet::from_bits(u128::from(cells) << (27 * band));
            }
        }
        all
    }
}

/// Returns true if all 27 houses hold all nine digits. Checks nine neighbouring cells together.
fn is_valid(digits: &[Digit; 81]) -> bool {
    const ALL: u16 = 0x1FF;
    let lacks = |cells: &[u16]| ALL ^ cells.iter().fold(0, |all, digits| all | digits);
    let (mut lacking, mut columns) = (0, [0_u16; 9]);
    for band in digits.chunks_exact(27) {
        // The digits of each column in this band.
        let mut parts = [0_u16; 9];
        for row in band.chunks_exact(9) {
            let mut cells = [0_u16; 9];
            for ((cell, part), digit) in cells.iter_mut().zip(&mut parts).zip(row) {
                *cell = 1 << digit.index();
                *part |= *cell;
            }
            lacking |= lacks(&cells);
        }
        for (block, columns) in parts.chunks_exact(3).zip(columns.chunks_exact_mut(3)) {
            lacking |= lacks(block);
            columns.iter_mut().zip(block).for_each(|(column, part)| *column |= part);
        }
    }
    lacking == 0 && columns == [ALL; 9]
}

/// One line of 81 digits.
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Puzzle::from(*self), f)
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Solution> for Puzzle {
    fn from(solution: Solution) -> Self {
        Self::new(solution.0.map(Some))
    }
}

/// A full puzzle without flaws is a solution.
impl TryFrom<&Puzzle> for Solution {
    type Error = NotASolution;

    fn try_from(puzzle: &Puzzle) -> Result<Self, NotASolution> {
        let flaws = Flaws::of_puzzle(puzzle);
        let mut digits = [Digit::D1; 81];
        for (digit, given) in digits.iter_mut().zip(puzzle.digits()) {
            *digit = given.ok_or(NotASolution { flaws })?;
        }
        Self::new(digits)
    }
}

/// Reads one line of 81 digits.
impl FromStr for Solution {
    type Err = NotASolution;

    fn from_str(text: &str) -> Result<Self, NotASolution> {
        let puzzle = text.parse::<Puzzle>().map_err(|_| NotASolution { flaws: Flaws::NONE })?;
        Self::try_from(&puzzle)
    }
}

/// The grid is not a solution: a cell is empty, or a house holds a digit twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASolution {
    /// The flaws of the digits; none if digits are only missing.
    pub flaws: Flaws,
}

impl fmt::Display for NotASolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.flaws.is_empty() {
            f.write_str("expected 81 digits, found empty cells")
        } else {
            write!(f, "not a solution: {}", self.flaws)
        }
    }
}

impl core::error::Error for NotASolution {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DigitSet, House};
    use std::string::ToString;

    /// A clash in any single house is found.
    #[test]
    fn every_house_is_looked_at() {
        let text = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
        let grid: Solution = text.parse().unwrap();
        let digits = *grid.digits();
        for one in Cell::all() {
            for other in Cell::all().filter(|other| digits[other.index()] != digits[one.index()]) {
                let mut digits = digits;
                digits.swap(one.index(), other.index());
                let houses = House::all().filter(|house| {
                    let held: DigitSet =
                        house.cell_list().into_iter().map(|cell| digits[cell.index()]).collect();
                    held != DigitSet::ALL
                });
                assert_eq!(Solution::new(digits).is_err(), houses.count() > 0, "{one} and {other}");
            }
        }
        let shifted = |row: usize, column: usize| Digit::from_index((row + column) % 9);
        let squares: std::vec::Vec<Digit> =
            Cell::all().map(|cell| shifted(cell.row(), cell.column())).collect();
        let error = Solution::new(squares.try_into().unwrap()).unwrap_err();
        assert!(
            error.flaws.iter().all(|flaw| flaw.to_string().starts_with("box ")),
            "rows and columns are right"
        );
    }

    #[test]
    fn a_full_grid_with_a_clash_is_refused_with_the_reason() {
        let mut grid: Puzzle =
            "123456789457893612986217354274538196531964827698721435342685971715349268869172543"
                .parse()
                .unwrap();
        assert!(Solution::try_from(&grid).is_ok());
        grid.set(Cell::at(0, 0), Some(Digit::D2));
        let error = Solution::try_from(&grid).unwrap_err();
        assert!(error.to_string().contains("row 1 has 2 more than once"), "{error}");
        grid.set(Cell::at(0, 0), None);
        let error = Solution::try_from(&grid).unwrap_err();
        assert_eq!(error.to_string(), "expected 81 digits, found empty cells");
    }
}
