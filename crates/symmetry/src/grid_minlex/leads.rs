//! The leads whose second row may be the least: see [the search](super).

use super::image::RowKey;
use super::lines::{BOX, GridLines, Nine, at};
use crate::orders::ORDERS;
use std::ops::ControlFlow;

/// A way to begin an image: the lines of its first band and the order of its columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lead {
    pub(super) band: [usize; 3],
    /// The column at each place.
    pub(super) columns: [u8; 9],
    /// The name of the digit that the first line has in each column, 1 to 9, four bits each: one more than
    /// the column's place.
    names: u64,
}

impl Lead {
    fn new(band: [usize; 3], columns: [u8; 9]) -> Self {
        let names = (1..).zip(columns).fold(0, |names, (name, column)| names | name << (4 * column));
        Self { band, columns, names }
    }

    pub(super) fn name(&self, column: u8) -> RowKey {
        self.names >> (4 * column) & 15
    }

    /// The second row.
    pub(super) fn second(&self, lines: &GridLines) -> RowKey {
        let [first, second, _] = self.band;
        self.key(0, |column| at(&lines.places[first], at(&lines.digits[second], column)))
    }

    /// The third row.
    pub(super) fn third(&self, lines: &GridLines) -> RowKey {
        let [first, _, third] = self.band;
        self.key(0, |column| at(&lines.places[first], at(&lines.digits[third], column)))
    }

    /// The image of a line from this place on: `source` gives the first line's column with the digit of each
    /// column.
    pub(super) fn key(&self, from: usize, source: impl Fn(u8) -> u8) -> RowKey {
        self.columns[from..].iter().fold(0, |key, column| key << 4 | self.name(source(*column)))
    }
}

/// Two lines of a chute, and the map between them.
pub(super) struct Pair {
    first: usize,
    second: usize,
    pub(super) below: Nine,
    /// The columns that the map swaps with a later one, as bits.
    swaps: u32,
}

/// The beginning of the least second row of some pairs; less is first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// With 456789: there is a pure band.
    Pure,
    /// With 457189: some columns are swapped.
    Swap,
    /// With 457 and more than 1.
    Mixed,
}

impl Kind {
    pub(super) fn of_pairs(pairs: &[Pair]) -> Self {
        if pairs.iter().any(Pair::is_pure) {
            Self::Pure
        } else if pairs.iter().any(|pair| pair.swaps != 0) {
            Self::Swap
        } else {
            Self::Mixed
        }
    }

    /// Number of digits of the second row that all its leads share.
    pub(super) fn settled(self) -> usize {
        match self {
            Self::Pure | Self::Swap => 6,
            Self::Mixed => 3,
        }
    }

    /// Calls `visit` with all leads of this kind, until it breaks.
    pub(super) fn leads(
        self,
        lines: &GridLines,
        pairs: &[Pair],
        mut visit: impl FnMut(&Pair, &Lead) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for pair in pairs {
            let is_of_kind = match self {
                Self::Pure => pair.is_pure(),
                Self::Swap => pair.swaps != 0,
                Self::Mixed => true,
            };
            if !is_of_kind {
                continue;
            }
            for pair in [pair, &pair.turned(lines)] {
                match self {
                    Self::Pure => pair.pure_leads().try_for_each(|lead| visit(pair, &lead))?,
                    Self::Swap => pair.swap_leads().try_for_each(|lead| visit(pair, &lead))?,
                    Self::Mixed => pair.mixed_leads().try_for_each(|lead| visit(pair, &lead))?,
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Pair {
    /// Three pairs for each chute, for `PAIRS / 3` chutes.
    pub(super) fn all<const PAIRS: usize>(lines: &GridLines) -> [Self; PAIRS] {
        std::array::from_fn(|i| {
            let [first, second] = [[0, 1], [0, 2], [1, 2]][i % 3].map(|line| i / 3 * 3 + line);
            Self::new(lines, first, second)
        })
    }

    fn new(lines: &GridLines, first: usize, second: usize) -> Self {
        let below = lines.below(first, second);
        let swaps = (0..9).fold(0, |swaps, column: u8| {
            let other = at(&below, column);
            let is_swap = at(&below, other) == column && column < other;
            swaps | u32::from(is_swap) << column
        });
        Self { first, second, below, swaps }
    }

    /// The third line of the chute.
    fn third(&self) -> usize {
        let chute = self.first / 3;
        9 * chute + 3 - self.first - self.second
    }

    fn turned(&self, lines: &GridLines) -> Self {
        Self { first: self.second, second: self.first, below: lines.below(self.second, self.first), ..*self }
    }

    fn lead(&self, order: [u8; 9]) -> Lead {
        Lead::new([self.first, self.second, self.third()], order)
    }

    /// Returns true if all digits of a box come from one box.
    fn is_pure(&self) -> bool {
        let [a, b, c] = [0, 1, 2].map(|column| at(&BOX, self.below[column]));
        a == b && b == c
    }

    /// The leads of a pair with swapped columns whose second row begins 457189.
    fn swap_leads(&self) -> impl Iterator<Item = Lead> {
        let mut left = self.swaps;
        std::iter::from_fn(move || {
            let column = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            let other = at(&self.below, column);
            let lead = self.swap_lead(column, other).or_else(|| self.swap_lead(other, column));
            Some(lead.expect("one of the two boxes comes after the other"))
        })
    }

    /// The lead that puts these columns, which the map swaps, in places 1 and 4; `None` if it has to be the
    /// other way round.
    fn swap_lead(&self, first: u8, fourth: u8) -> Option<Lead> {
        let below = |column| at(&self.below, column);
        let (own, next) = (at(&BOX, first), at(&BOX, fourth));
        let others = [(first + 1) % 3, (first + 2) % 3].map(|column| 3 * own + column);
        let second = others.into_iter().find(|column| at(&BOX, below(*column)) == next)?;
        let third = others[0] + others[1] - second;
        let fifth = below(second);
        let sixth = 9 * next + 3 - fourth - fifth;
        let last = [below(third), below(fifth), below(sixth)];
        Some(self.lead([first, second, third, fourth, fifth, sixth, last[0], last[1], last[2]]))
    }

    /// The leads of a pure pair whose second row begins 456789.
    fn pure_leads(&self) -> impl Iterator<Item = Lead> {
        (0..3).flat_map(move |own| {
            ORDERS.into_iter().map(move |order| {
                let first = order.map(|column| 3 * own + column);
                let second = first.map(|column| at(&self.below, column));
                let third = second.map(|column| at(&self.below, column));
                self.lead(std::array::from_fn(|place| [first, second, third][place / 3][place % 3]))
            })
        })
    }

    /// The leads of a pair that is not pure whose second row begins 457.
    fn mixed_leads(&self) -> impl Iterator<Item = Lead> {
        (0..3).flat_map(move |own| {
            let below = |column| at(&self.below, column);
            let columns = [0, 1, 2].map(|column| 3 * own + column);
            let source = |column| at(&BOX, below(column));
            // The column with a digit from another box than both others.
            let odd = if source(columns[0]) == source(columns[1]) {
                2
            } else if source(columns[0]) == source(columns[2]) {
                1
            } else {
                0
            };
            let third = columns[odd];
            let pair = [columns[(odd + 1) % 3], columns[(odd + 2) % 3]];
            [pair, [pair[1], pair[0]]].into_iter().map(move |[first, second]| {
                let (fourth, fifth, seventh) = (below(first), below(second), below(third));
                let sixth = 9 * at(&BOX, fourth) + 3 - fourth - fifth;
                let mut order = [first, second, third, fourth, fifth, sixth, seventh, 0, 0];
                let last = [fourth, fifth, sixth].map(below);
                let named = last.into_iter().filter(|column| at(&BOX, *column) == at(&BOX, seventh));
                order[7..].iter_mut().zip(named).for_each(|(place, column)| *place = column);
                self.lead(order)
            })
        })
    }
}
