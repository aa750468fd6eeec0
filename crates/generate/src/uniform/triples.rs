//! The ways to share nine digits among the three columns of a box.

use std::sync::OnceLock;

/// Digits from 0, as bits.
pub(super) type Set = u16;

/// A new name for each digit, both from 0.
pub(super) type Names = [u8; 9];

/// Number of sharings, up to the order of the columns.
pub(super) const SHARINGS: usize = 280;

/// The sharing `{1 2 3} {4 5 6} {7 8 9}`, the first one.
pub(super) const STRAIGHT: usize = 0;

/// All digits.
pub(super) const ALL: Set = 0x1FF;

/// Number of sets of three digits.
const THREES: usize = 84;

/// The 280 sharings, numbered, and their images under renaming.
pub(super) struct Sharings {
    /// The sets of each sharing, in order of their least digits.
    sets: Vec<[Set; 3]>,
    /// The numbers of the first two of them.
    firsts: Vec<[u8; 2]>,
    /// The number of each set of three digits, and the digits of each number.
    threes: [u8; 1 << 9],
    digits: [[u8; 3]; THREES],
    /// The sharing with two given sets: `84 * one + other`.
    with: Vec<u16>,
    /// For each sharing the names that make it the straight one.
    straighten: Vec<Names>,
    /// For each sharing the images of all when it is made the straight one. Computed at first use.
    beside: [OnceLock<Vec<u16>>; SHARINGS],
}

impl Sharings {
    pub(super) fn new() -> Self {
        let (mut threes, mut all) = ([0; 1 << 9], [[0; 3]; THREES]);
        for (number, set) in (0..).zip((0..=ALL).filter(|set| set.count_ones() == 3)) {
            threes[usize::from(set)] = number;
            all[usize::from(number)] = sorted(set);
        }
        let mut sets = Vec::with_capacity(SHARINGS);
        for first in triples(ALL) {
            for second in triples(ALL ^ first) {
                sets.push([first, second, ALL ^ first ^ second]);
            }
        }
        let mut sharings = Self {
            firsts: sets.iter().map(|sets| [sets[0], sets[1]].map(|set| threes[usize::from(set)])).collect(),
            straighten: sets.iter().map(names_of).collect(),
            sets,
            threes,
            digits: all,
            with: vec![0; THREES * THREES],
            beside: [const { OnceLock::new() }; SHARINGS],
        };
        for number in 0..SHARINGS {
            let sets = sharings.sets[number];
            for (one, other) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
                let place = sharings.place(sets[one], sets[other]);
                sharings.with[place] = number as u16;
            }
        }
        sharings
    }

    /// The sets, in order of their least digits.
    pub(super) fn sets(&self, sharing: usize) -> [Set; 3] {
        self.sets[sharing]
    }

    /// The number of a sharing, with its sets in any order.
    #[inline]
    pub(super) fn number(&self, sets: [Set; 3]) -> usize {
        usize::from(self.with[self.place(sets[0], sets[1])])
    }

    #[inline]
    fn place(&self, one: Set, other: Set) -> usize {
        THREES * usize::from(self.threes[usize::from(one)]) + usize::from(self.threes[usize::from(other)])
    }

    /// The image of each sharing under a renaming.
    pub(super) fn renamed(&self, names: &Names) -> Vec<u16> {
        let images: [usize; THREES] = std::array::from_fn(|three| self.three(three, names));
        let image = |[one, other]: &[u8; 2]| {
            self.with[THREES * images[usize::from(*one)] + images[usize::from(*other)]]
        };
        self.firsts.iter().map(image).collect()
    }

    /// The image of one sharing under a renaming.
    #[inline]
    pub(super) fn renamed_one(&self, sharing: usize, names: &Names) -> u16 {
        let [one, other] = self.firsts[sharing].map(|three| self.three(usize::from(three), names));
        self.with[THREES * one + other]
    }

    /// The image of a set of three digits under a renaming.
    #[inline]
    fn three(&self, number: usize, names: &Names) -> usize {
        let [a, b, c] = self.digits[number].map(|digit| 1_usize << names[usize::from(digit)]);
        usize::from(self.threes[a | b | c])
    }

    /// The image of each sharing when another one is made the straight one.
    #[inline]
    pub(super) fn beside(&self, other: usize) -> &[u16] {
        self.beside[other].get_or_init(|| self.renamed(self.straighten(other)))
    }

    /// The names that make it the straight one.
    pub(super) fn straighten(&self, sharing: usize) -> &Names {
        &self.straighten[sharing]
    }
}

/// The three digits of a set, in ascending order.
pub(super) fn sorted(set: Set) -> [u8; 3] {
    let mut sorted = [0; 3];
    sorted.iter_mut().zip(digits(set)).for_each(|(place, digit)| *place = digit as u8);
    sorted
}

/// The digits of a set, in ascending order.
fn digits(set: Set) -> impl Iterator<Item = usize> + Clone {
    (0..9).filter(move |digit| set >> digit & 1 == 1)
}

/// The sets of three of these digits that contain the least of them.
fn triples(of: Set) -> impl Iterator<Item = Set> {
    let least = of & of.wrapping_neg();
    let others = move |from: usize| digits(of ^ least).filter(move |digit| *digit >= from);
    others(0).flat_map(move |one| others(one + 1).map(move |other| least | 1 << one | 1 << other))
}

/// The names that make a sharing the straight one.
fn names_of(sets: &[Set; 3]) -> Names {
    let mut names = [0; 9];
    for (name, digit) in (0..).zip(sets.iter().flat_map(|set| digits(*set))) {
        names[digit] = name;
    }
    names
}
