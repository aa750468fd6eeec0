//! Minlex of full grids: the least of a grid's 3,359,232 · 9! images, read row by row.
//!
//! Any line may come first, as its digits are simply called 1 to 9 in the order in which they stand. So a choice is a
//! *lead*: which line becomes the first row, which of its chute the second, and in which order the columns come; names of
//! digits follow, and so does the order of the other rows, which are sorted by their first digits. There are
//! 18 · 2 · 1296 leads. What the second row begins with leaves few of them:
//!
//! * Let a and b be two rows of a band. *Below* is the map that sends column c to the column where a holds the digit that b
//!   has in c. As columns are named by what a holds in them, the second row is this map, written down.
//! * If b's digits in one box all come from one box of a, the band is *pure*: this holds for every box and pair of its
//!   rows, and the second row can begin 456789. Where no chute is pure, each box of b takes two digits from one box of a,
//!   always the next one going round in one direction, and one from the other: the second row begins 457 at best.
//! * In a pure band the box that comes first and the order of its columns settle all others: 18 leads for two rows.
//! * In another the two columns whose digits come from the next box stand first, in one of two orders. The fourth digit
//!   of the second row is 1 if and only if *below* leads from the first column to the fourth and back. Such a swap of two
//!   columns settles its lead, and nearly every grid has some; so if there are any, only they count. If there is none,
//!   both orders of every box and pair are tried, with what stands in columns 4 to 6 and is not named yet named 8 and 9 as
//!   it comes, which is least.
//!
//! Each of these steps keeps every lead that can begin with the least second row, so the least image of all is among the
//! leads that are left, once for each automorphism: leads that end in the same image differ by one.
//!
//! The conventional order of rows and columns is old; that two rows are best looked at as a permutation with its cycles is
//! folklore of the Sudoku Programmers' forum. Written from the definition, after no program.

use crate::orders::ORDERS;
use std::ops::ControlFlow;
use sudokit_core::Solution;

/// Nine names of digits, 1 to 9, four bits each, the first one highest: compares as the row does.
pub(crate) type RowKey = u64;

/// An image as nine rows.
pub(crate) type Image = [RowKey; 9];

/// A row of nine small numbers, and room so that no index below 16 has to be checked.
type Nine = [u8; 16];

const BOX: Nine = [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0];

fn at(nine: &Nine, index: u8) -> u8 {
    nine[usize::from(index & 15)]
}

/// A grid as its 18 lines, rows first.
struct Lines {
    /// The digit, 0 to 8, in each place of the line.
    digits: [Nine; 18],
    /// The place of each digit in the line.
    places: [Nine; 18],
}

impl Lines {
    fn new(solution: &Solution) -> Self {
        let mut lines = Self { digits: [[0; 16]; 18], places: [[0; 16]; 18] };
        for row in 0..9 {
            for column in 0..9 {
                let digit = solution.digits()[9 * row + column].get() - 1;
                lines.digits[row][column] = digit;
                lines.places[row][usize::from(digit & 15)] = column as u8;
                lines.digits[9 + column][row] = digit;
                lines.places[9 + column][usize::from(digit & 15)] = row as u8;
            }
        }
        lines
    }

    /// Up to three rows as the only lines, for what asks about the first chute alone; digits from 0.
    fn of_band(rows: &[[u8; 9]]) -> Self {
        let mut lines = Self { digits: [[0; 16]; 18], places: [[0; 16]; 18] };
        for (line, row) in rows.iter().enumerate() {
            for (column, digit) in (0..).zip(row) {
                lines.digits[line][usize::from(column)] = *digit;
                lines.places[line][usize::from(digit & 15)] = column;
            }
        }
        lines
    }

    /// For every column the one where line `a` holds the digit that line `b` has there.
    fn below(&self, a: usize, b: usize) -> Nine {
        let mut below = [0; 16];
        for (below, digit) in below.iter_mut().zip(&self.digits[b][..9]) {
            *below = at(&self.places[a], *digit);
        }
        below
    }
}

/// A way to begin an image: the lines of its first band and the order of its columns.
#[derive(Clone, Copy, Debug)]
struct Lead {
    band: [usize; 3],
    /// The column that comes to each place.
    columns: [u8; 9],
    /// The name of the digit that the first line has in each column, 1 to 9, four bits each: one more than the place that
    /// the column comes to.
    names: u64,
}

impl Lead {
    fn new(band: [usize; 3], columns: [u8; 9]) -> Self {
        let names = (1..).zip(columns).fold(0, |names, (name, column)| names | name << (4 * column));
        Self { band, columns, names }
    }

    fn name(&self, column: u8) -> RowKey {
        self.names >> (4 * column) & 15
    }

    /// The second row.
    fn second(&self, lines: &Lines) -> RowKey {
        let [first, second, _] = self.band;
        self.key(0, |column| at(&lines.places[first], at(&lines.digits[second], column)))
    }

    /// The third row.
    fn third(&self, lines: &Lines) -> RowKey {
        let [first, _, third] = self.band;
        self.key(0, |column| at(&lines.places[first], at(&lines.digits[third], column)))
    }

    /// The row that a line becomes, from this place on: `source` gives the first line's column that holds the digit of each
    /// column.
    fn key(&self, from: usize, source: impl Fn(u8) -> u8) -> RowKey {
        self.columns[from..].iter().fold(0, |key, column| key << 4 | self.name(source(*column)))
    }
}

/// A way to an image.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// Whether the lines are columns of the grid.
    pub(crate) transposes: bool,
    /// The line, among its kind, that becomes each row.
    pub(crate) rows: [u8; 9],
    /// The column, or the row if it transposes, that becomes each column.
    pub(crate) columns: [u8; 9],
    /// The name, counted from 0, of each digit.
    pub(crate) digits: [u8; 9],
}

/// An order of the columns, and new names for the digits, from 0.
#[derive(Clone, Debug)]
pub(crate) struct Renaming {
    columns: [u8; 9],
    digits: Nine,
}

impl Renaming {
    /// What a row has in this place after it.
    #[inline]
    pub(crate) fn at(&self, cells: &[u8; 81], row: usize, place: usize) -> u8 {
        at(&self.digits, cells[9 * row + usize::from(self.columns[place])])
    }
}

/// Finds minlex images of full grids; keeps its working memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct GridSearch {
    leads: Vec<Lead>,
    /// The second row of these leads, as far as leads differ in it, and the third.
    best: (RowKey, RowKey),
    /// The ways to the least image.
    ways: Vec<Way>,
}

/// Two lines of a chute, and the map between them.
struct Pair {
    first: usize,
    second: usize,
    below: Nine,
    /// The columns that the map swaps with a later one, as bits.
    swaps: u32,
}

/// How the least second row of some pairs begins; less comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// With 456789: there is a pure band.
    Pure,
    /// With 457189: some columns are swapped.
    Swap,
    /// With 457 and more than 1.
    Mixed,
}

impl Kind {
    fn of_pairs(pairs: &[Pair]) -> Self {
        if pairs.iter().any(Pair::is_pure) {
            Self::Pure
        } else if pairs.iter().any(|pair| pair.swaps != 0) {
            Self::Swap
        } else {
            Self::Mixed
        }
    }

    /// How many digits of the second row all its leads share.
    fn settled(self) -> usize {
        match self {
            Self::Pure | Self::Swap => 6,
            Self::Mixed => 3,
        }
    }

    /// Calls `visit` with all leads of this kind, until it breaks.
    fn leads(
        self,
        lines: &Lines,
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
    /// Three for each chute, as many chutes as there is room for.
    fn all<const PAIRS: usize>(lines: &Lines) -> [Self; PAIRS] {
        std::array::from_fn(|i| {
            let [first, second] = [[0, 1], [0, 2], [1, 2]][i % 3].map(|line| i / 3 * 3 + line);
            Self::new(lines, first, second)
        })
    }

    fn new(lines: &Lines, first: usize, second: usize) -> Self {
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

    fn turned(&self, lines: &Lines) -> Self {
        Self { first: self.second, second: self.first, below: lines.below(self.second, self.first), ..*self }
    }

    fn lead(&self, order: [u8; 9]) -> Lead {
        Lead::new([self.first, self.second, self.third()], order)
    }

    /// Whether all digits of a box come from one box.
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

    /// The lead that puts these columns, which the map swaps, in places 1 and 4: nothing if it has to be the other way
    /// round.
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
            // The box that only one column takes its digit from: the one that differs from both others.
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

impl GridSearch {
    /// The least image of the grid.
    pub(crate) fn run(&mut self, solution: &Solution) -> Image {
        let lines = Lines::new(solution);
        self.leads.clear();
        self.best = (RowKey::MAX, RowKey::MAX);
        self.find_leads::<18>(&lines);
        self.follow(&lines)
    }

    /// The second and third row of the least image of a band of these rows, digits from 0; the first one is 123456789.
    pub(crate) fn least_band(&mut self, rows: &[[u8; 9]; 3]) -> [RowKey; 2] {
        let lines = Lines::of_band(rows);
        self.leads.clear();
        self.best = (RowKey::MAX, RowKey::MAX);
        self.find_leads::<3>(&lines);
        let lead = self.leads.first().expect("some lead is the best");
        [lead.second(&lines), self.best.1]
    }

    /// The automorphisms of a least band, digits from 0, except for the identity: what they do to whole columns.
    pub(crate) fn band_automorphisms(&mut self, rows: &[[u8; 9]; 3]) -> Vec<Renaming> {
        self.least_band(rows);
        let lines = Lines::of_band(rows);
        let renaming = |lead: &Lead| {
            let mut digits = [0; 16];
            for (digit, place) in digits.iter_mut().zip(&lines.places[lead.band[0]][..9]) {
                *digit = lead.name(*place) as u8 - 1;
            }
            Renaming { columns: lead.columns, digits }
        };
        let all = self.leads.iter().map(renaming);
        all.filter(|one| (0..9).any(|i| one.columns[i] != i as u8 || one.digits[i] != i as u8)).collect()
    }

    /// The ways to the image that the last run found: as many as the grid has automorphisms.
    pub(crate) fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// Offers the leads of so many chutes.
    fn find_leads<const PAIRS: usize>(&mut self, lines: &Lines) {
        let pairs: [Pair; PAIRS] = Pair::all(lines);
        let kind = Kind::of_pairs(&pairs);
        let _ = kind.leads(lines, &pairs, |pair, lead| {
            self.offer(lines, pair, lead, kind.settled());
            ControlFlow::Continue(())
        });
    }

    /// Keeps the lead if its second and third row are the least so far, and those that share them. All leads that are
    /// offered agree on the second row before this place.
    fn offer(&mut self, lines: &Lines, pair: &Pair, lead: &Lead, from: usize) {
        let second = lead.key(from, |column| at(&pair.below, column));
        if second > self.best.0 {
            return;
        }
        let third = lead.third(lines);
        if (second, third) < self.best {
            self.best = (second, third);
            self.leads.clear();
        }
        if (second, third) == self.best {
            self.leads.push(*lead);
        }
    }

    /// Follows the leads to their ends, and keeps the ways to the least.
    fn follow(&mut self, lines: &Lines) -> Image {
        let mut least = [RowKey::MAX; 9];
        self.ways.clear();
        for lead in &self.leads {
            let mut digits = [0; 16];
            for (digit, place) in digits.iter_mut().zip(&lines.places[lead.band[0]][..9]) {
                *digit = lead.name(*place) as u8;
            }
            let order = rows_below(lines, lead, &digits);
            let mut image = [0x1_2345_6789, lead.second(lines), self.best.1, 0, 0, 0, 0, 0, 0];
            for (key, line) in image[3..].iter_mut().zip(order) {
                let line = &lines.digits[line];
                *key = (0..9).fold(0, |key, place| {
                    key << 4 | RowKey::from(at(&digits, at(line, lead.columns[place])))
                });
            }
            if image < least {
                least = image;
                self.ways.clear();
            }
            if image == least {
                let [a, b, c] = lead.band;
                let [d, e, f, g, h, i] = order;
                self.ways.push(Way {
                    transposes: a >= 9,
                    rows: [a, b, c, d, e, f, g, h, i].map(|line| (line % 9) as u8),
                    columns: lead.columns,
                    digits: std::array::from_fn(|digit| digits[digit] - 1),
                });
            }
        }
        least
    }
}

/// The six lines below the first band, in the order of their first digits' names, the lines of a band together.
fn rows_below(lines: &Lines, lead: &Lead, digits: &Nine) -> [usize; 6] {
    let band = lead.band[0] / 3;
    let kind = band / 3 * 3;
    let sorted = |band: usize| {
        let mut rows = [0, 1, 2].map(|row| {
            let line = 3 * band + row;
            usize::from(at(digits, at(&lines.digits[line], lead.columns[0]))) << 8 | line
        });
        rows.sort_unstable();
        rows
    };
    let [one, other] = [1, 2].map(|next| sorted(kind + (band - kind + next) % 3));
    let [first, second] = if one < other { [one, other] } else { [other, one] };
    [first[0], first[1], first[2], second[0], second[1], second[2]].map(|row| row & 0xFF)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Transformable, Transformation};
    use sudokit_testkit::corpus;

    const FIRST: &str = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    const LAST: &str = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

    #[test]
    fn the_first_and_the_last_grid_of_the_catalogue_are_their_own_least_images() {
        for text in [FIRST, LAST] {
            let image = GridSearch::default().run(&text.parse().unwrap());
            let line: String = image.iter().map(|key| format!("{key:x}")).collect();
            assert_eq!(line, text);
        }
    }

    /// However a grid is turned, its image is the same; so it is for pure bands, bands with swaps, and neither. Grids of the
    /// last kind are rare: the last of the catalogue is one.
    #[test]
    fn every_kind_of_lead_is_met() {
        let last: Solution = LAST.parse().unwrap();
        let solutions = corpus::UNIQUE.cases().filter_map(|case| case.solution).chain([last]);
        let mut state = 1_u64;
        // Numbers of a linear congruential generator (Knuth, MMIX): any will do.
        let mut number = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state
        };
        let mut met = [0; 3];
        for solution in solutions {
            let image = GridSearch::default().run(&solution);
            met[match image[1] >> 20 {
                0x4567 => 0,
                0x4571 => 1,
                _ => 2,
            }] += 1;
            for _ in 0..5 {
                let turned = solution.transformed(&Transformation::random(&mut number));
                assert_eq!(GridSearch::default().run(&turned), image, "{turned}");
            }
        }
        assert!(met.iter().all(|met| *met > 0), "{met:?}");
    }
}
