//! Bands by the digit sets of their columns.
//!
//! The number of bands with a given digit set for each column depends on the sharings of its three boxes, and
//! is invariant if digits are renamed or boxes swapped. With the first sharing made the straight one, 280 ·
//! 280 pairs of others are left, which form 44 classes (the "gang of 44", Guenter Stertenbrink and others,
//! 2005). One band of each class is filled in all ways; the bands of any other are images of these.

use super::triples::{Names, SHARINGS, STRAIGHT, Set, Sharings, digits};
use std::sync::OnceLock;

/// Number of classes.
pub(super) const CLASSES: usize = 44;

/// For each class the number of fillings of a band, up to the order of its rows. A test counts them.
pub(super) const WAYS: [u16; CLASSES] = [
    288, 96, 32, 32, 16, 96, 144, 32, 32, 32, 48, 32, 32, 32, 48, 16, 24, 28, 24, 32, 24, 28, 44, 24, 28, 24,
    32, 28, 20, 32, 48, 38, 46, 28, 30, 36, 26, 38, 20, 16, 32, 86, 28, 20,
];

/// The digits of a band, from 0, column by column, up to the order of rows: the first column is sorted.
pub(super) type Filling = [[u8; 3]; 9];

/// The mapping of a class's first column-sharing to another one.
#[derive(Clone, Copy)]
struct Image {
    /// For each box the box of the first that is mapped to it.
    boxes: [u8; 3],
    digits: Names,
}

/// All sharings of the columns of bands, by class.
///
/// A sharing is a pair here: the sharings of the second and third box, if the first is straight.
pub(super) struct Columns {
    pub(super) sharings: Sharings,
    /// Generators of the renamings that fix the straight sharing, and the images of all sharings.
    swaps: [(Names, Vec<u16>); 4],
    /// The class of each pair: `280 * second + third`.
    classes: Vec<u8>,
    /// The rank of each pair in its class.
    ranks: Vec<u16>,
    /// The first pair of each class.
    firsts: Vec<usize>,
    /// Computed at first use: few grids need few classes.
    fillings: [OnceLock<Class>; CLASSES],
}

/// An orbit of the sharings of a band's columns under renaming digits and swapping boxes.
pub(super) struct Class {
    /// The fillings of the first.
    pub(super) fillings: Vec<Filling>,
    /// The way from the first to each pair, by rank.
    images: Vec<Image>,
}

impl Columns {
    pub(super) fn new() -> Self {
        let sharings = Sharings::new();
        let swaps = straight_swaps().map(|names| (names, sharings.renamed(&names).collect()));
        let mut columns = Self {
            sharings,
            swaps,
            classes: vec![u8::MAX; SHARINGS * SHARINGS],
            ranks: vec![0; SHARINGS * SHARINGS],
            firsts: Vec::with_capacity(CLASSES),
            fillings: [const { OnceLock::new() }; CLASSES],
        };
        let mut reached = Vec::with_capacity(SHARINGS * SHARINGS);
        for first in 0..SHARINGS * SHARINGS {
            if columns.classes[first] != u8::MAX {
                continue;
            }
            let class = columns.firsts.len() as u8;
            columns.firsts.push(first);
            columns.classes[first] = class;
            reached.clear();
            reached.push(first);
            let mut next = 0;
            while let Some(&pair) = reached.get(next) {
                columns.ranks[pair] = next as u16;
                next += 1;
                for pair in columns.neighbours(pair) {
                    if columns.classes[pair] == u8::MAX {
                        columns.classes[pair] = class;
                        reached.push(pair);
                    }
                }
            }
        }
        columns
    }

    /// The images of a pair under the generators: exchanges of digits within and between the straight sets,
    /// and of boxes.
    #[inline]
    fn neighbours(&self, pair: usize) -> [usize; 6] {
        let (second, third) = (pair / SHARINGS, pair % SHARINGS);
        let [a, b, c, d] = self.swaps.each_ref().map(|(_, to)| joined(to[second], to[third]));
        let beside = self.sharings.beside(second);
        [a, b, c, d, SHARINGS * third + second, joined(beside[STRAIGHT], beside[third])]
    }

    /// The mapping of a pair to its image under a generator.
    fn step(&self, pair: usize, generator: usize) -> Image {
        match generator {
            0..4 => Image { boxes: [0, 1, 2], digits: self.swaps[generator].0 },
            4 => Image { boxes: [0, 2, 1], digits: SAME },
            _ => Image { boxes: [1, 0, 2], digits: *self.sharings.straighten(pair / SHARINGS) },
        }
    }

    /// The sharings of the second and third box of the first pair of a class.
    pub(super) fn first(&self, class: usize) -> [usize; 2] {
        [self.firsts[class] / SHARINGS, self.firsts[class] % SHARINGS]
    }

    /// Number of pairs of each class.
    pub(super) fn sizes(&self) -> [u64; CLASSES] {
        let mut sizes = [0; CLASSES];
        self.classes.iter().for_each(|class| sizes[usize::from(*class)] += 1);
        sizes
    }

    /// The fillings and images of a class.
    pub(super) fn class(&self, class: usize) -> &Class {
        self.fillings[class].get_or_init(|| {
            let first = self.firsts[class];
            let sets =
                [STRAIGHT, first / SHARINGS, first % SHARINGS].map(|sharing| self.sharings.sets(sharing));
            let mut images = vec![(first, Image { boxes: [0, 1, 2], digits: SAME })];
            let mut next = 0;
            // Each pair as it was reached when the classes were found: from the first that leads to it.
            while let Some(&(pair, image)) = images.get(next) {
                next += 1;
                for (generator, neighbour) in self.neighbours(pair).into_iter().enumerate() {
                    if usize::from(self.ranks[neighbour]) == images.len() {
                        let step = self.step(pair, generator);
                        let boxes = step.boxes.map(|from| image.boxes[usize::from(from)]);
                        images.push((neighbour, Image { boxes, digits: then(&image.digits, &step.digits) }));
                    }
                }
            }
            Class { fillings: fillings(&sets), images: images.into_iter().map(|(_, image)| image).collect() }
        })
    }

    /// Number of fillings of a band of a class, with rows in any order.
    #[inline]
    pub(super) fn ways_of(class: usize) -> u64 {
        6 * u64::from(WAYS[class])
    }

    /// For each band that begins with these sharings, by the image of its third beside the first: the class.
    #[inline]
    pub(super) fn classes_on(&self, first: usize, second: usize) -> &[u8] {
        let second = usize::from(self.sharings.beside(first)[second]);
        &self.classes[SHARINGS * second..][..SHARINGS]
    }

    /// Number of fillings of a band with these sharings.
    #[inline]
    pub(super) fn ways(&self, sharings: [usize; 3]) -> u64 {
        Self::ways_of(self.class_of(sharings))
    }

    /// The class of a band with these sharings.
    #[inline]
    pub(super) fn class_of(&self, sharings: [usize; 3]) -> usize {
        usize::from(self.classes[self.pair(sharings)])
    }

    /// A filling, chosen by number, of a band with these sharings and column sets.
    pub(super) fn filling(
        &self,
        sharings: [usize; 3],
        columns: [[Set; 3]; 3],
        choose: impl FnOnce(usize) -> usize,
    ) -> Filling {
        let pair = self.pair(sharings);
        let Class { fillings, images } = self.class(self.class_of(sharings));
        let image = &images[usize::from(self.ranks[pair])];
        let filling = &fillings[choose(fillings.len())];
        let mut back = [0; 9];
        for (digit, name) in (0..).zip(self.sharings.straighten(sharings[0])) {
            back[usize::from(*name)] = digit;
        }
        let mut band = [[0; 3]; 9];
        for (place, from) in image.boxes.into_iter().enumerate() {
            for column in 0..3 {
                let digits = filling[3 * usize::from(from) + column]
                    .map(|digit| back[usize::from(image.digits[usize::from(digit)])]);
                let [_, second, third] = columns[place].map(|set| usize::from(set >> digits[0] & 1));
                band[3 * place + second + 2 * third] = digits;
            }
        }
        band
    }

    #[inline]
    fn pair(&self, [first, second, third]: [usize; 3]) -> usize {
        let beside = self.sharings.beside(first);
        joined(beside[second], beside[third])
    }
}

/// The number of a pair.
#[inline]
fn joined(second: u16, third: u16) -> usize {
    SHARINGS * usize::from(second) + usize::from(third)
}

/// Every digit keeps its name.
const SAME: Names = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// Composition: `first`, then `second`.
fn then(first: &Names, second: &Names) -> Names {
    first.map(|digit| second[usize::from(digit)])
}

/// Generators of the renamings that fix the straight sharing.
const fn straight_swaps() -> [Names; 4] {
    [
        [1, 0, 2, 3, 4, 5, 6, 7, 8],
        [0, 2, 1, 3, 4, 5, 6, 7, 8],
        [3, 4, 5, 0, 1, 2, 6, 7, 8],
        [0, 1, 2, 6, 7, 8, 3, 4, 5],
    ]
}

/// All fillings of a band with these column sets, the first column sorted.
fn fillings(sets: &[[Set; 3]; 3]) -> Vec<Filling> {
    let mut all = Vec::new();
    let mut filling = [[0; 3]; 9];
    filling[0] = sorted(sets[0][0]);
    let rows = filling[0].map(|digit| 1 << digit);
    fill(&mut filling, 1, sets, rows, &mut all);
    all
}

/// The three digits of a set.
fn sorted(set: Set) -> [u8; 3] {
    let mut sorted = [0; 3];
    sorted.iter_mut().zip(digits(set)).for_each(|(place, digit)| *place = digit as u8);
    sorted
}

/// Fills the columns from this one on; the rows already have these digits.
fn fill(filling: &mut Filling, column: usize, sets: &[[Set; 3]; 3], rows: [Set; 3], all: &mut Vec<Filling>) {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    if column == 9 {
        all.push(*filling);
        return;
    }
    let own = sorted(sets[column / 3][column % 3]);
    for order in ORDERS {
        let digits = order.map(|i| own[i]);
        if (0..3).all(|row| rows[row] >> digits[row] & 1 == 0) {
            filling[column] = digits;
            let rows = std::array::from_fn(|row| rows[row] | 1 << digits[row]);
            fill(filling, column + 1, sets, rows, all);
        }
    }
}
