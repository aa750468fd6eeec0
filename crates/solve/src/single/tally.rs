//! Counts of the digits of cells.
//!
//! The digits of a cell are in ten slots of a register, five in each half. Adding the halves, and then the
//! sums rotated by one, two and four slots, adds all of them, in every slot. Counts are kept as *levels*: the
//! cells with at least one, with at least two, and so on up to `N`.

use crate::lanes::Bytes;

/// The cells of all minirows with more digits than 0, 1, ... `N` - 1. The same in all slots.
///
/// Two minirows share a byte: three bits each. Four share a register: two in its lower half and two in its
/// upper one.
#[derive(Clone, Copy)]
pub(super) struct Tally<V, const N: usize> {
    levels: [[V; N]; 3],
}

/// Counts the digits of all cells.
#[inline(always)]
pub(super) fn tally<V: Bytes, const N: usize>(minirows: &[V; 9]) -> Tally<V, N> {
    let mut pairs = [minirows[8]; 6];
    for i in 0..4 {
        pairs[i] = minirows[2 * i].or(minirows[2 * i + 1].shl::<3>());
    }
    let mut levels = [[V::splat(minirows[0].cpu(), 0); N]; 3];
    for i in 0..3 {
        let (a, b) = (pairs[2 * i], pairs[2 * i + 1]);
        let one = plus(&alone(a.lower_halves(b)), &alone(a.upper_halves(b)));
        let two = plus(&one, &turned::<V, N, 1>(&one));
        let four = plus(&two, &turned::<V, N, 2>(&two));
        levels[i] = plus(&four, &turned::<V, N, 4>(&one));
    }
    Tally { levels }
}

impl<V: Bytes, const N: usize> Tally<V, N> {
    /// The levels of each minirow, in bits 0 to 2. The other bits are anything.
    #[inline(always)]
    pub(super) fn spread(&self) -> [[V; 9]; N] {
        let mut spread = [[V::splat(self.levels[0][0].cpu(), 0); 9]; N];
        for (n, spread) in spread.iter_mut().enumerate() {
            for (i, minirow) in spread.iter_mut().enumerate() {
                let own = self.levels[i / 4][n];
                let pair = if i % 4 < 2 { own.lower_halves(own) } else { own.upper_halves(own) };
                *minirow = if i % 2 == 0 { pair } else { pair.shr::<3>() };
            }
        }
        spread
    }

    /// The cells with this number of digits or more, at most `N`.
    #[inline(always)]
    pub(super) fn at_least(&self, digits: usize) -> Cells<V> {
        let [a, b, c] = &self.levels;
        Cells([a[digits - 1], b[digits - 1], c[digits - 1]])
    }

    /// The cells with this number of digits, less than `N`.
    #[inline(always)]
    pub(super) fn exactly(&self, digits: usize) -> Cells<V> {
        let (Cells([a, b, c]), Cells(more)) = (self.at_least(digits), self.at_least(digits + 1));
        Cells([a.and_not(more[0]), b.and_not(more[1]), c.and_not(more[2])])
    }

    /// Returns true if no cell has more digits than `N` - 1.
    #[inline(always)]
    pub(super) fn is_settled(&self) -> bool {
        self.at_least(N).is_empty()
    }

    /// Cells without a digit: 0 if there are none.
    #[inline(always)]
    pub(super) fn cells_without(&self) -> V {
        let Cells([a, b, c]) = self.at_least(1);
        // The last register has one minirow twice, in half of a byte.
        V::load(a.cpu(), &FULL).and_not(a.and(b).and(c.or(c.shl::<3>())))
    }
}

/// Some cells, in the bytes of a [`Tally`].
#[derive(Clone, Copy)]
pub(super) struct Cells<V>([V; 3]);

impl<V: Bytes> Cells<V> {
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.0[0].or(self.0[1]).or(self.0[2]).is_zero()
    }

    /// Those of a band: 27 bits, row by row.
    #[inline(always)]
    pub(super) fn of_bands(&self) -> [u32; 3] {
        let mut rows = [[0; 32]; 3];
        for (cells, row) in self.0.iter().zip(&mut rows) {
            cells.store(row);
        }
        let mut bands = [0; 3];
        for (band, cells) in bands.iter_mut().enumerate() {
            for pair in 0..5 {
                *cells |= u32::from(rows[pair / 2][16 * (pair % 2) + band]) << (6 * pair);
            }
        }
        bands
    }
}

/// All cells of two minirows, in all slots.
const FULL: [u8; 32] = {
    let mut row = [0o77; 32];
    row[15] = 0;
    row[31] = 0;
    row
};

/// The levels of one digit alone: its cells have at least one.
#[inline(always)]
fn alone<V: Bytes, const N: usize>(cells: V) -> [V; N] {
    let mut levels = [V::splat(cells.cpu(), 0); N];
    levels[0] = cells;
    levels
}

/// More than k digits: more than k of some, or more than i of some and more than j of the others, where
/// k = i + j + 1.
#[inline(always)]
fn plus<V: Bytes, const N: usize>(some: &[V; N], others: &[V; N]) -> [V; N] {
    let mut levels = [V::splat(some[0].cpu(), 0); N];
    for k in 0..N {
        levels[k] = some[k].or(others[k]);
        for i in 0..k {
            levels[k] = levels[k].or(some[i].and(others[k - 1 - i]));
        }
    }
    levels
}

#[inline(always)]
fn turned<V: Bytes, const N: usize, const SLOTS: u32>(levels: &[V; N]) -> [V; N] {
    let mut turned = *levels;
    for level in &mut turned {
        *level = level.turn_slots::<SLOTS>();
    }
    turned
}
