//! Tells if three digits can fill cells of some shape, each of which may have all three.
//!
//! ```text
//! left      cells that are still empty
//! of[d]     those of them that digit d can fill
//! ```
//!
//! A house with three of the cells holds the digits in some order, and all orders are alike, so one is taken.
//! Cells with one digit left are filled first. A cell that has more digits left than empty cells that it sees
//! can wait: whatever these hold, one remains for it. Of most shapes nothing is left then. Otherwise the
//! first cell with the fewest digits tries each of them.
//!
//! Checks of steps have a search of their own.

use sudokit_core::{Cell, CellSet, House};

/// The number of digits.
pub(super) const DIGITS: usize = 3;

/// True if three digits can fill these cells, none twice in a house.
pub(super) fn fits(cells: CellSet) -> bool {
    let mut room = Room { left: cells, of: [cells; DIGITS] };
    let house = House::all().map(House::cells).find(|house| (*house & cells).len() == DIGITS);
    for (number, cell) in house.into_iter().flat_map(|house| house & cells).enumerate() {
        room.fill(number, cell);
    }
    room.fits()
}

/// The cells that are left, and which of them each digit can fill.
#[derive(Clone, Copy)]
struct Room {
    left: CellSet,
    of: [CellSet; DIGITS],
}

impl Room {
    fn fits(mut self) -> bool {
        if !self.settle() {
            return false;
        }
        let [_, _, three] = self.by_count();
        let Some(cell) = (self.left - three).first().or(self.left.first()) else { return true };
        let fits_with = |number: usize| {
            let mut tried = self;
            tried.fill(number, cell);
            tried.fits()
        };
        (0..DIGITS).filter(|number| self.of[*number].contains(cell)).any(fits_with)
    }

    /// Fills cells with one digit left and drops cells that can wait, as long as there are any. Returns true
    /// if no cell is left without a digit.
    fn settle(&mut self) -> bool {
        loop {
            let [one, two, three] = self.by_count();
            if !self.left.is_subset(one) {
                return false;
            }
            let single = self.left - two;
            for cell in single {
                let Some(number) = (0..DIGITS).find(|number| self.of[*number].contains(cell)) else {
                    return false;
                };
                self.fill(number, cell);
            }
            if !single.is_empty() {
                continue;
            }
            let waits =
                |cell: &Cell| (self.left & cell.peers()).len() < if three.contains(*cell) { 3 } else { 2 };
            let waiting: CellSet = self.left.iter().filter(waits).collect();
            if waiting.is_empty() {
                return true;
            }
            self.left -= waiting;
            self.of = self.of.map(|room| room & self.left);
        }
    }

    /// The cells with one digit or more, two or more, all three.
    fn by_count(&self) -> [CellSet; DIGITS] {
        let [a, b, c] = self.of;
        [a | b | c, a & b | a & c | b & c, a & b & c]
    }

    fn fill(&mut self, number: usize, cell: Cell) {
        self.left.remove(cell);
        for room in &mut self.of {
            room.remove(cell);
        }
        self.of[number] -= cell.peers();
    }
}

#[cfg(test)]
mod tests {
    use super::super::Pattern;
    use super::*;
    use crate::Work;
    use sudokit_core::{Board, DigitSet};

    /// Shapes at random, with three cells in a house at most.
    #[test]
    fn it_says_what_the_plain_search_says() {
        let digits = DigitSet::from_bits(0b111);
        let mut state = 1_u32;
        let mut impossible = 0;
        for round in 0..20_000 {
            let mut cells = CellSet::EMPTY;
            for _ in 0..16 + round % 5 {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let cell = Cell::from_index((state >> 16) as usize % 81);
                let has_room = |house: House| (cells & house.cells()).len() < DIGITS;
                if cell.houses().into_iter().all(has_room) {
                    cells.insert(cell);
                }
            }
            let plain = Pattern::new(cells, digits).can_be_filled(&Board::EMPTY, &mut Work::default());
            assert_eq!(plain, Ok(fits(cells)), "{cells:#}");
            impossible += usize::from(!fits(cells));
        }
        assert!(impossible > 20, "{impossible} shapes are impossible");
    }
}
