//! Full grids, all 6,670,903,752,021,072,936,960 of them equally likely.
//!
//! A band leaves to the others only the digits that its columns lack, in any order. So grids are counted, and
//! drawn, by the sets of their columns. Let the columns of the first band have the sets *g*, those of the
//! second *h*, and those of the third the rest, *h'*. With *n(g)* for the number of fillings of a band with
//! the column sets *g*, the number of all grids is
//!
//! ```text
//!   sum over g of  n(g) · T(g),      T(g) = sum over h of  n(h) · n(h')
//! ```
//!
//! Drawing *g* with the weight n(g) · T(g), then *h* with the weight n(h) · n(h'), then a filling of each
//! band, makes each grid with the same probability: the factors cancel out. The sums are small enough to be
//! exact:
//!
//! * *n* and *T* are the same for all *g* of a class, of which there are 44 (`columns.rs`). So a class is
//!   drawn with the weight size · n · T, and its first *g* stands for it. In the end digits are renamed, and
//!   stacks and columns within stacks are swapped at random, which makes each *g* of the class equally
//!   likely, and with it each grid.
//! * In each stack the columns of a band have nine different digits. So *h* has 56 possibilities in each
//!   stack, for any *g*: 56³ in all. The weights are summed over the last stack, so a draw is two look-ups
//!   and one pass over 56 weights.
//! * Swapping the second and the third band swaps *h* and *h'*, so half of the 56 of the first stack are
//!   enough.
//!
//! All weights are whole numbers, and [`Grids::count`], their sum, is the number of all grids. That is the
//! proof that nothing is missing, and a test. A draw has the bias of [`Random::number_below`], less than one
//! part in 2^50.
//!
//! Counting grids by the sets of columns is due to Bertram Felgenhauer and Frazer Jarvis (2005). tdoku draws
//! by it too, from tables that take many hours to make (T. Dillon, `grid_tools`). Written from the formula
//! above alone.

mod columns;
mod triples;

use crate::Random;
use columns::{CLASSES, Columns, Filling};
use std::fmt;
use std::sync::OnceLock;
use sudokit_core::{Chute, Digit, Solution};
use triples::{ALL, STRAIGHT, Set};

/// The column sets of a stack in the second and third band.
#[derive(Clone, Copy)]
struct Branching {
    /// For the second and the third band: the number of the sharing, and the set of each column.
    bands: [(usize, [Set; 3]); 2],
}

/// The continuations of a class of first bands.
struct Class {
    /// For each stack.
    splits: [Vec<Branching>; 3],
    /// The splits of the first stack that stand for themselves and for the one with the bands swapped.
    halves: Vec<Branching>,
    /// For each of these, cumulative weights of all splits of the second stack. Computed at first use.
    second: [OnceLock<Vec<u64>>; SPLITS / 2],
    /// The sum of all these weights.
    sum: u64,
}

/// Draws full grids with equal probability.
///
/// Its tables are made as grids need them, which takes some milliseconds in all, so keep it; threads can
/// share it.
///
/// ```
/// use sudokit_generate::{Grids, Random};
///
/// let grids = Grids::new();
/// let mut random = Random::new(1);
/// assert_ne!(grids.random(&mut random), grids.random(&mut random));
/// ```
pub struct Grids {
    columns: Columns,
    /// Computed at first use.
    classes: [OnceLock<Class>; CLASSES],
    /// Cumulative weights of the classes.
    weights: [u64; CLASSES],
}

/// For each class the number of completions of a band, T(g). A test adds up the weights of its continuations.
const COMPLETIONS: [u64; CLASSES] = [
    7_802_998_272,
    7_383_108_096,
    7_134_027_264,
    7_216_676_352,
    7_004_355_840,
    7_281_460_224,
    7_347_449_088,
    7_119_019_008,
    7_038_448_128,
    7_055_428_608,
    7_108_816_896,
    7_112_503_296,
    7_165_813_248,
    7_108_789_248,
    7_082_599_680,
    7_059_506_688,
    7_065_220_608,
    7_004_664_576,
    6_939_424_512,
    6_970_134_528,
    7_035_450_624,
    7_008_981_120,
    7_082_759_808,
    7_016_806_656,
    7_049_522_304,
    7_091_557_632,
    7_064_630_784,
    7_067_023_488,
    7_010_812_800,
    6_957_469_440,
    7_022_836_224,
    7_018_350_912,
    7_053_225_408,
    6_962_561_280,
    6_992_373_312,
    7_013_953_152,
    6_946_725_312,
    7_023_539_520,
    6_882_954_624,
    7_146_639_360,
    7_033_343_616,
    7_124_405_184,
    6_919_249_536,
    6_831_977_472,
];

/// Number of images for which the first of each class stands: names of digits, orders of columns and stacks.
const IMAGES: u128 = 280 * 6 * 6 * 6;

/// Number of ways to share the columns of a stack between the second and third band.
const SPLITS: usize = 56;

impl fmt::Debug for Grids {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grids").finish_non_exhaustive()
    }
}

impl Grids {
    /// Number of random numbers that a grid is drawn from. If as many are [skipped](Random::skip), the next
    /// grid follows.
    ///
    /// ```
    /// # use sudokit_generate::{Grids, Random};
    /// let (grids, mut one, mut other) = (Grids::new(), Random::new(1), Random::new(1));
    /// grids.random(&mut one);
    /// other.skip(Grids::CHOICES);
    /// assert_eq!(grids.random(&mut one), grids.random(&mut other));
    /// ```
    pub const CHOICES: usize = 15;

    /// Computes the weights of the classes.
    #[expect(clippy::new_without_default, reason = "a default should cost nothing")]
    pub fn new() -> Self {
        let columns = Columns::new();
        let (mut weights, mut sum) = (columns.sizes(), 0);
        for (class, weight) in weights.iter_mut().enumerate() {
            sum += *weight * Columns::ways_of(class) * COMPLETIONS[class];
            *weight = sum;
        }
        Self { columns, classes: [const { OnceLock::new() }; CLASSES], weights }
    }

    /// Number of all grids, as the sum of the weights: 6,670,903,752,021,072,936,960.
    ///
    /// ```
    /// # use sudokit_generate::Grids;
    /// assert_eq!(Grids::new().count(), 6_670_903_752_021_072_936_960);
    /// ```
    pub fn count(&self) -> u128 {
        u128::from(self.weights[CLASSES - 1]) * IMAGES
    }

    /// Number of completions of a band; `None` if the rows are no band.
    pub fn completions(&self, band: &[[Digit; 9]; 3]) -> Option<u64> {
        let is_row = |row: &[Digit; 9]| row.iter().fold(0, |set, digit| set | 1 << digit.index()) == ALL;
        let sets = [0, 3, 6].map(|first| {
            [first, first + 1, first + 2]
                .map(|column| band.iter().fold(0, |set, row| set | 1 << row[column].index()))
        });
        let is_box = |sets: &[Set; 3]| sets.iter().sum::<Set>() == ALL && sets[0] | sets[1] | sets[2] == ALL;
        let is_band = band.iter().all(is_row) && sets.iter().all(is_box);
        is_band.then(|| {
            let sharings = sets.map(|sets| self.columns.sharings.number(sets));
            COMPLETIONS[self.columns.class_of(sharings)]
        })
    }

    /// A random grid, all equally likely.
    pub fn random(&self, random: &mut Random) -> Solution {
        let (number, _) = drawn(&self.weights, random);
        let chosen = self.class(number).draw(&self.columns, random);
        let fillings = self.columns.fillings(number);
        let first = fillings[random.below(fillings.len())];
        let [second, third] = [0, 1].map(|band: usize| {
            let sharings = chosen.map(|split| split.bands[band].0);
            let sets = chosen.map(|split| split.bands[band].1);
            self.columns.filling(sharings, sets, |count| random.below(count))
        });
        disguised(&[first, second, third], random)
    }

    /// The continuations of a class.
    fn class(&self, class: usize) -> &Class {
        let [second, third] = self.columns.first(class);
        self.classes[class]
            .get_or_init(|| Class::new(&self.columns, [STRAIGHT, second, third], COMPLETIONS[class]))
    }
}

impl Class {
    /// The continuations of a first band with these sharings and so many completions.
    fn new(columns: &Columns, sharings: [usize; 3], completions: u64) -> Self {
        let splits = sharings.map(|sharing| splits(columns, columns.sharings.sets(sharing)));
        let halves = splits[0].iter().copied().filter(|split| split.bands[0].1 < split.bands[1].1).collect();
        // The weights belong to one of two orders of the second and third band.
        Self { splits, halves, second: [const { OnceLock::new() }; SPLITS / 2], sum: completions / 2 }
    }

    /// Cumulative weights of the splits of the second stack, after one of the first.
    fn seconds(&self, columns: &Columns, first: usize) -> &[u64] {
        self.second[first].get_or_init(|| {
            let one = &self.halves[first];
            let lasts: Vec<[usize; 2]> = self.lasts(columns, one).collect();
            let mut sum = 0;
            let cumulative = self.splits[1].iter().map(|other| {
                let weight = weights(columns, one, other);
                sum += lasts.iter().map(|last| weight(*last)).sum::<u64>();
                sum
            });
            cumulative.collect()
        })
    }

    /// For each split of the last stack its sharings beside those of the first: in the second and the third
    /// band.
    fn lasts(&self, columns: &Columns, one: &Branching) -> impl Iterator<Item = [usize; 2]> {
        let beside = one.bands.map(|(sharing, _)| columns.sharings.beside(sharing));
        let image =
            move |last: &Branching| [0, 1].map(|band: usize| usize::from(beside[band][last.bands[band].0]));
        self.splits[2].iter().map(image)
    }

    /// The split of the first stack in whose weight this number lies. Weights are summed up from the nearer
    /// end, so that a first draw needs few of them.
    fn first(&self, columns: &Columns, number: u64) -> usize {
        let weight = |first| self.seconds(columns, first)[SPLITS - 1];
        let mut sums = (0, self.sum);
        if number < self.sum / 2 {
            (0..SPLITS / 2).find(|first| {
                sums.0 += weight(*first);
                number < sums.0
            })
        } else {
            (0..SPLITS / 2).rev().find(|first| {
                sums.1 -= weight(*first);
                number >= sums.1
            })
        }
        .expect("the weights sum up to what was drawn from")
    }

    /// The split of each stack, drawn by weight; the second and the third band may still be swapped.
    fn draw(&self, columns: &Columns, random: &mut Random) -> [Branching; 3] {
        let first = self.first(columns, random.number_below(self.sum));
        let (second, weight_left) = drawn(self.seconds(columns, first), random);
        let (one, other) = (self.halves[first], self.splits[1][second]);
        // The remainder of the drawn weight selects the split of the last stack.
        let (mut left, weight) = (weight_left, weights(columns, &one, &other));
        let last = self.lasts(columns, &one).position(|last| {
            let weight = weight(last);
            let is_here = left < weight;
            left = left.wrapping_sub(weight);
            is_here
        });
        [one, other, self.splits[2][last.expect("the weights sum up to what was drawn from")]]
    }
}

/// The number of fillings of the second and third band, for a split of the last stack beside the first.
fn weights<'c>(columns: &'c Columns, one: &Branching, other: &Branching) -> impl Fn([usize; 2]) -> u64 + 'c {
    let rows = [0, 1].map(|band| columns.classes_on(one.bands[band].0, other.bands[band].0));
    move |last| {
        let [second, third] = [0, 1].map(|band: usize| Columns::ways_of(usize::from(rows[band][last[band]])));
        second * third
    }
}

/// All splits of a stack with these sets in the first band.
fn splits(columns: &Columns, first: [Set; 3]) -> Vec<Branching> {
    let mut all = Vec::with_capacity(SPLITS);
    let triples = |of: Set| {
        let threes = (0..=ALL).filter(|set: &Set| set.count_ones() == 3);
        threes.filter(move |set| set & !of == 0)
    };
    for one in triples(ALL ^ first[0]) {
        for other in triples(ALL ^ first[1] ^ (one & !first[1])) {
            let second = [one, other, ALL ^ one ^ other];
            if second[2] & first[2] == 0 {
                let third = std::array::from_fn(|column| ALL ^ first[column] ^ second[column]);
                all.push(Branching {
                    bands: [second, third].map(|sets| (columns.sharings.number(sets), sets)),
                });
            }
        }
    }
    all
}

/// An index drawn by cumulative weights, and the remainder within its weight.
fn drawn(sums: &[u64], random: &mut Random) -> (usize, u64) {
    let number = random.number_below(sums[sums.len() - 1]);
    let place = sums.partition_point(|sum| *sum <= number);
    (place, number - if place == 0 { 0 } else { sums[place - 1] })
}

/// The grid of these bands after a random renaming of digits and a random order of stacks, columns within
/// stacks, rows within bands, and the last two bands.
fn disguised(bands: &[Filling; 3], random: &mut Random) -> Solution {
    let mut names: [u8; 9] = std::array::from_fn(|digit| digit as u8);
    random.shuffle(&mut names);
    let mut choices = random.below(2 * 6 * 6 * 6 * 6 * 6 * 6 * 6);
    let mut order = || {
        let order = Chute::ORDERS[choices % 6];
        choices /= 6;
        order
    };
    let (stacks, columns, rows) = (order(), [order(), order(), order()], [order(), order(), order()]);
    let [first, second, third] = bands;
    let bands = if choices == 0 { [first, second, third] } else { [first, third, second] };
    let mut cells = [Digit::D1; 81];
    for (band, filling) in bands.into_iter().enumerate() {
        for (column, digits) in filling.iter().enumerate() {
            let place = 3 * stacks[column / 3] + columns[column / 3][column % 3];
            for (row, digit) in digits.iter().enumerate() {
                let cell = 27 * band + 9 * rows[band][row] + place;
                cells[cell] = Digit::from_index(usize::from(names[usize::from(*digit)]));
            }
        }
    }
    Solution::new(cells).expect("fillings of bands whose columns fit together")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_hold_what_is_counted() {
        let grids = Grids::new();
        let ways = |class| grids.columns.fillings(class).len() as u16;
        let completions = |class| {
            let class: &Class = grids.class(class);
            let weight = |first| class.seconds(&grids.columns, first)[SPLITS - 1];
            2 * (0..SPLITS / 2).map(weight).sum::<u64>()
        };
        assert_eq!(std::array::from_fn(ways), columns::WAYS);
        assert_eq!(std::array::from_fn(completions), COMPLETIONS);
    }
}
