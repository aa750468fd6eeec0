//! The first row of digits, computed without a search.

use super::lines::PuzzleLines;
use super::reading::EmptyFirst;
use super::state::{State, for_each_order, pattern};
use super::{Search, Wanted};
use crate::arrangement::Refinements;
use crate::grid_minlex::{Image, RowKey};
use crate::orders::ORDERS;

impl Search {
    /// Finds the first row with digits and the empty ones before it; no line may hold a digit twice. Returns
    /// the number of these rows.
    ///
    /// Nothing is settled before that row, so it has the fewest digits in one box, then in the next. They are
    /// named in their order: all such lines read the same. A band with more empty lines is before one with
    /// fewer.
    pub(super) fn begin(&mut self, lines: &PuzzleLines, wanted: Wanted, image: &mut Image) -> usize {
        let bands: [[Beginning; 3]; 6] = std::array::from_fn(|chute| {
            let (side, band) = (chute / 3, chute % 3 * 3);
            let [a, b, c] =
                [band, band + 1, band + 2].map(|line| Beginning::new(lines.filled[side][line], line));
            let (a, b) = (a.min(b), a.max(b));
            let (b, c) = (b.min(c), b.max(c));
            [a.min(b), a.max(b), c]
        });
        // Later rows count if those before them are empty.
        let ranks = bands.map(|[first, second, third]| {
            let later = second.key() << 8 | if second.key() == 0 { third.key() } else { 0 };
            first.key() << 16 | if first.key() == 0 && wanted == Wanted::One { later } else { 0 }
        });
        let least = ranks.into_iter().fold(u32::MAX, u32::min);
        let empty = match wanted {
            Wanted::One => usize::from(least >> 16 == 0) + usize::from(least >> 8 == 0),
            Wanted::All => 0,
        };
        let mut chutes = (0..6).fold(0_u32, |set, chute| set | u32::from(ranks[chute] == least) << chute);
        if wanted == Wanted::One && least == 0 {
            // A whole band is empty: one of several empty bands is enough.
            let first = |chutes: u32| chutes & chutes.wrapping_neg();
            chutes = first(chutes & 7) | first(chutes & 7 << 3);
        }
        self.states.clear();
        while chutes != 0 {
            let chute = chutes.trailing_zeros() as usize % 6;
            chutes &= chutes - 1;
            for row in empty..3 {
                if bands[chute][row].key() == bands[chute][empty].key() {
                    image[empty] = self.begin_with(lines, chute / 3, &bands[chute], empty, row);
                }
            }
        }
        empty + 1
    }

    /// Adds the states whose first row of digits is this one of a band's rows, after `empty` empty rows.
    fn begin_with(
        &mut self,
        lines: &PuzzleLines,
        side: usize,
        band: &[Beginning; 3],
        empty: usize,
        row: usize,
    ) -> RowKey {
        let line = band[row].line();
        let (filled, digits) = (lines.filled[side][line], lines.digits[side][line]);
        let mut orders = FIRST[usize::from(filled & 0x1FF)].orders;
        let mut first_key = 0;
        let mut begun = State::new(side as u8, ORDERS[0]);
        for (level, row) in band[..empty].iter().chain([&band[row]]).enumerate() {
            begun.put(row.line(), level);
        }
        while orders != 0 {
            let state = State { stacks: ORDERS[orders.trailing_zeros() as usize % 6], ..begun };
            orders &= orders - 1;
            let refined = state.refined(&Refinements::EMPTY_FIRST, filled);
            let pattern = pattern(refined.map(|refinement| refinement.pattern));
            for_each_order(refined, |arrangements| {
                let state = State { arrangements, ..state };
                let (key, names, next) = state.read::<EmptyFirst>(digits, pattern);
                self.states.push(State { names, next, ..state });
                first_key = key;
            });
        }
        first_key
    }
}

/// A line and its key as the first row of digits: less is first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Beginning(u32);

impl Beginning {
    fn new(filled: u16, line: usize) -> Self {
        Self(u32::from(FIRST[usize::from(filled & 0x1FF)].key) << 4 | line as u32)
    }

    fn key(self) -> u32 {
        self.0 >> 4
    }

    fn line(self) -> usize {
        (self.0 & 15) as usize % 9
    }
}

/// The key of a line as the first row of digits.
#[derive(Clone, Copy)]
struct First {
    /// The number of digits in each box, ascending; two bits each.
    key: u8,
    /// The orders of stacks with this key, by their indices in [`ORDERS`].
    orders: u8,
}

impl First {
    const fn new(filled: u16) -> Self {
        let counts =
            [(filled & 7).count_ones(), (filled >> 3 & 7).count_ones(), (filled >> 6 & 7).count_ones()];
        let (mut key, mut orders, mut i) = (u8::MAX, 0, 0);
        while i < 6 {
            let [a, b, c] = ORDERS[i];
            let read = (counts[a as usize] << 4 | counts[b as usize] << 2 | counts[c as usize]) as u8;
            if read < key {
                key = read;
                orders = 0;
            }
            if read == key {
                orders |= 1 << i;
            }
            i += 1;
        }
        Self { key, orders }
    }
}

/// By which cells of the line are filled.
static FIRST: [First; 512] = {
    let mut table = [First { key: 0, orders: 0 }; 512];
    let mut filled = 0;
    while filled < 512 {
        table[filled] = First::new(filled as u16);
        filled += 1;
    }
    table
};
