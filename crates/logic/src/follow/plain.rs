//! Locked candidates and subsets of a draft: found fast, as sets.

use super::draft::{Consistent, Draft};
use crate::sets::{all_of, seen_by_all};
use std::ops::ControlFlow::Continue;
use sudokit_core::{CandidateSet, CellSet, Digit, DigitSet, House, Miniline};

/// The largest subsets that there are names for.
pub(crate) const LARGEST: u32 = 4;

/// Locked candidates, or a subset.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Plain {
    /// The places of a digit in the base are in the cover too.
    Locked { digit: Digit, base: House, cover: House },
    /// As many cells of a house as digits.
    Subset { house: House, cells: CellSet, digits: DigitSet, is_hidden: bool },
}

impl Plain {
    /// The candidates that have to be gone for it.
    pub(super) fn rests_on(&self) -> CandidateSet {
        match *self {
            Self::Locked { digit, base, cover } => {
                CandidateSet::of_digit(digit, base.cells() - cover.cells())
            }
            Self::Subset { cells, digits, is_hidden: false, .. } => all_of(cells, !digits),
            Self::Subset { house, cells, digits, is_hidden: true } => all_of(house.cells() - cells, digits),
        }
    }

    pub(super) fn holds(&self, draft: &Draft) -> bool {
        let rests_on = self.rests_on();
        let is_open = match self {
            Self::Locked { .. } => true,
            Self::Subset { cells, .. } => cells.is_disjoint(draft.settled),
        };
        is_open && draft.left.is_disjoint(rests_on)
    }

    /// The candidates that cannot be true.
    pub(crate) fn removes(&self) -> CandidateSet {
        match *self {
            Self::Locked { digit, base, cover } => {
                CandidateSet::of_digit(digit, cover.cells() - base.cells())
            }
            Self::Subset { cells, digits, is_hidden: false, .. } => all_of(seen_by_all(cells), digits),
            Self::Subset { cells, digits, is_hidden: true, .. } => all_of(cells, !digits),
        }
    }
}

fn each_locked(left: CandidateSet, visit: &mut dyn FnMut(Plain, CandidateSet)) {
    for miniline in Miniline::all() {
        let (line, block) = (miniline.line().house(), miniline.block());
        for digit in Digit::all() {
            let places = left.cells_of(digit);
            if places.is_disjoint(miniline.cells()) {
                continue;
            }
            let rest_of = |house: House| (places & house.cells()) - miniline.cells();
            let (in_line, in_block) = (rest_of(line), rest_of(block));
            if in_block.is_empty() && !in_line.is_empty() {
                visit(
                    Plain::Locked { digit, base: block, cover: line },
                    CandidateSet::of_digit(digit, in_line),
                );
            } else if in_line.is_empty() && !in_block.is_empty() {
                visit(
                    Plain::Locked { digit, base: line, cover: block },
                    CandidateSet::of_digit(digit, in_block),
                );
            }
        }
    }
}

/// A house as numbers: for each position its digits, and for each digit its positions.
fn each_subset(
    left: CandidateSet,
    settled: CellSet,
    house: House,
    largest: u32,
    visit: &mut dyn FnMut(Plain, CandidateSet),
) {
    let list = house.cell_list();
    let (mut at, mut of) = ([0_u16; 9], [0_u16; 9]);
    for (position, cell) in list.into_iter().enumerate().filter(|(_, cell)| !settled.contains(*cell)) {
        for digit in left.digits_in(cell) {
            at[position] |= 1 << digit.index();
            of[digit.index()] |= 1 << position;
        }
    }
    let cells = |positions: u16| -> CellSet {
        (0..9)
            .filter(|position| positions >> position & 1 == 1)
            .map(|position: usize| list[position])
            .collect()
    };
    let mut found = |is_hidden: bool, positions: u16, digits: u16| {
        let (cells, digits) = (cells(positions), DigitSet::from_bits(digits));
        let subset = Plain::Subset { house, cells, digits, is_hidden };
        visit(subset, left & subset.removes());
    };
    choose(&at, largest, &mut |positions, digits| found(false, positions, digits));
    choose(&of, largest, &mut |digits, positions| found(true, positions, digits));
}

/// Visits the choices of rows that have as many columns between them, if these columns are in other rows too.
fn choose(rows: &[u16; 9], largest: u32, visit: &mut dyn FnMut(u16, u16)) {
    fn go_on(
        rows: &[u16; 9],
        first: usize,
        chosen: u16,
        columns: u16,
        largest: u32,
        visit: &mut dyn FnMut(u16, u16),
    ) {
        let count = chosen.count_ones();
        if count >= 2 && columns.count_ones() == count {
            let is_chosen = |row: usize| chosen >> row & 1 == 1;
            if (0..9).any(|row| !is_chosen(row) && rows[row] & columns != 0) {
                visit(chosen, columns);
            }
        }
        if count == largest {
            return;
        }
        for row in first..9 {
            let together = columns | rows[row];
            if rows[row] != 0 && together.count_ones() <= largest {
                go_on(rows, row + 1, chosen | 1 << row, together, largest, visit);
            }
        }
    }
    go_on(rows, 0, 0, 0, largest, visit);
}

/// Visits all locked candidates that remove something, and subsets up to a size, with their eliminations.
/// Those that remove nothing from the house in which they are seen are seen in another.
pub(super) fn each(
    left: CandidateSet,
    settled: CellSet,
    largest: u32,
    visit: &mut dyn FnMut(Plain, CandidateSet),
) {
    each_locked(left, visit);
    for house in House::all() {
        each_subset(left, settled, house, largest, visit);
    }
}

impl Draft {
    /// Takes singles, locked candidates and subsets up to a size until there are none.
    pub(crate) fn take_plain(&mut self, largest: u32) -> Consistent {
        self.take_some(largest, |_| true)
    }

    /// The same, with such of them only.
    pub(crate) fn take_some(&mut self, largest: u32, is_wanted: impl Fn(&Plain) -> bool) -> Consistent {
        loop {
            self.take_singles()?;
            let mut gone = CandidateSet::EMPTY;
            each(self.left, self.settled, largest, &mut |plain, removed| {
                if is_wanted(&plain) {
                    gone |= removed;
                }
            });
            if gone.is_empty() {
                return Continue(());
            }
            self.remove_all(gone);
        }
    }
}
