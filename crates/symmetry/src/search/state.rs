//! Partial images: the first rows of an image, and the choices they settle.

use super::reading::Reading;
use crate::arrangement::{Arrangement, COLUMNS, OPEN, Refinement, Refinements, open_orders};
use crate::grid_minlex::{RowKey, Way};

/// The choices that made the rows so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The name of each digit, four bits each, 0 if it has none yet.
    pub(super) names: u64,
    /// The line that became each row, four bits each, the first lowest.
    pub(super) rows: u64,
    /// The lines that are left.
    pub(super) left: u16,
    /// The stack at each place, and the partial order of its columns.
    pub(super) stacks: [u8; 3],
    pub(super) arrangements: [Arrangement; 3],
    /// The next name.
    pub(super) next: u8,
    /// 1 if columns became rows, else 0.
    pub(super) side: u8,
}

impl State {
    pub(super) fn new(side: u8, stacks: [u8; 3]) -> Self {
        Self { names: 0, rows: 0, left: 0x1FF, stacks, arrangements: [OPEN; 3], next: 1, side }
    }

    /// The filled cells of a row, in each of the three places.
    pub(super) fn thirds(&self, filled: u16) -> [u16; 3] {
        self.stacks.map(|stack| filled >> (3 * stack) & 7)
    }

    /// Number of digits of a row in each of the three places, the first highest.
    pub(super) fn numbers(&self, filled: u16) -> u32 {
        self.thirds(filled).into_iter().fold(0, |numbers, third| numbers << 2 | third.count_ones())
    }

    /// The patterns of all rows.
    pub(super) fn patterns(&self, by: &Refinements) -> Patterns {
        let [a, b, c] = self.stacks.map(|stack| 8 * u32::from(stack));
        let [d, e, f] = self.arrangements.map(|arrangement| by.patterns(arrangement));
        Patterns { shifts: [a, b, c], tables: [d, e, f] }
    }

    /// The effect of a row on the three arrangements.
    pub(super) fn refined<'a>(&self, by: &'a Refinements, filled: u16) -> [&'a Refinement; 3] {
        let thirds = self.thirds(filled);
        std::array::from_fn(|place| by.of(self.arrangements[place], thirds[place]))
    }

    /// The column at each of nine places, four bits each, the first lowest.
    pub(super) fn columns(&self) -> u64 {
        let stack = |place: usize| {
            let columns = COLUMNS[usize::from(self.arrangements[place] & 15)];
            u64::from(columns + 0x333 * u16::from(self.stacks[place])) << (12 * place)
        };
        stack(0) | stack(1) | stack(2)
    }

    /// Reads a row whose pattern is known: its key, the names after it, and the next name after it.
    pub(super) fn read<R: Reading>(&self, digits: u64, pattern: u16) -> (RowKey, u64, u8) {
        let columns = self.columns();
        let (mut names, mut next) = (self.names, u64::from(self.next));
        let (mut key, mut pattern) = (R::EMPTY * 0x1_1111_1111, u32::from(pattern));
        while pattern != 0 {
            let place = pattern.ilog2();
            pattern ^= 1 << place;
            let column = columns >> (32 - 4 * place) & 15;
            let digit = digits >> (4 * column) & 15;
            let known = names >> (4 * digit) & 15;
            let name = if known == 0 { next } else { known };
            names |= name << (4 * digit);
            next += u64::from(known == 0);
            key ^= (R::EMPTY ^ name) << (4 * place);
        }
        (key, names, next as u8)
    }

    /// Number of digits without a name.
    pub(super) fn unnamed(&self) -> u64 {
        u64::from(10 - self.next)
    }

    /// Number of ways of a state of the last level: columns without digits and unused digits are in any
    /// order.
    pub(super) fn count_ways(&self) -> u64 {
        let columns: u64 = self.arrangements.iter().map(|one| open_orders(*one).count() as u64).product();
        columns * (1..=self.unnamed()).product::<u64>()
    }

    /// All ways of a state of the last level.
    pub(super) fn ways(&self) -> impl Iterator<Item = Way> + use<> {
        let state = *self;
        let [first, second, third] = state.arrangements.map(open_orders);
        let relabellings = (1..=state.unnamed()).product();
        let rows = std::array::from_fn(|row| (state.rows >> (4 * row) & 15) as u8);
        let orders = first.flat_map(move |first| {
            let third = third.clone();
            second.clone().flat_map(move |second| third.clone().map(move |third| [first, second, third]))
        });
        orders.flat_map(move |orders| {
            let columns = std::array::from_fn(|place| {
                3 * state.stacks[place / 3] + (orders[place / 3] >> (4 * (place % 3)) & 15) as u8
            });
            (0..relabellings).map(move |relabelling| Way {
                transposes: state.side == 1,
                rows,
                columns,
                digits: state.digits(relabelling),
            })
        })
    }

    /// The name of each digit, counted from 0; unused digits take the remaining names, in one of the possible
    /// orders.
    pub(super) fn digits(&self, mut relabelling: u64) -> [u8; 9] {
        let mut left: [u8; 9] = std::array::from_fn(|i| self.next - 1 + i as u8);
        let mut count = self.unnamed();
        std::array::from_fn(|digit| match self.names >> (4 * (digit + 1)) & 15 {
            0 => {
                let choice = (relabelling % count) as usize;
                relabelling /= count;
                count -= 1;
                let name = left[choice];
                left.copy_within(choice + 1.., choice);
                name
            }
            name => name as u8 - 1,
        })
    }

    /// The lines that may become the next row: any if a band begins, else those of the band.
    pub(super) fn candidates(&self, level: usize) -> u16 {
        match level % 3 {
            0 => self.left,
            _ => {
                let last = self.rows >> (4 * (level - 1)) & 15;
                self.left & (7 << (last / 3 * 3))
            }
        }
    }

    /// Makes a row of this line.
    pub(super) fn put(&mut self, line: usize, level: usize) {
        self.rows |= (line as u64) << (4 * level);
        self.left &= !(1 << line);
    }
}

/// The pattern of each third of a row in a state.
pub(super) struct Patterns {
    /// Bit positions of the thirds.
    shifts: [u32; 3],
    /// The pattern for each of eight ways to fill it, three bits each.
    tables: [u32; 3],
}

impl Patterns {
    /// The pattern of a row with these thirds.
    pub(super) fn of(&self, thirds: u32) -> u16 {
        let third = |place: usize| self.tables[place] >> (thirds >> self.shifts[place] & 31) & 7;
        (third(0) << 6 | third(1) << 3 | third(2)) as u16
    }
}

/// The pattern of a row from those of its thirds.
pub(super) fn pattern([first, second, third]: [u8; 3]) -> u16 {
    u16::from(first) << 6 | u16::from(second) << 3 | u16::from(third)
}

/// Calls `visit` with every choice of one order for each third.
pub(super) fn for_each_order(thirds: [&Refinement; 3], mut visit: impl FnMut([Arrangement; 3])) {
    if let [[first], [second], [third]] = thirds.map(Refinement::arrangements) {
        return visit([*first, *second, *third]);
    }
    for first in thirds[0].arrangements() {
        for second in thirds[1].arrangements() {
            for third in thirds[2].arrangements() {
                visit([*first, *second, *third]);
            }
        }
    }
}
