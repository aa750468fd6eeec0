//! Bands by the digit sets of their columns.
//!
//! The number of bands with a given digit set for each column depends on the sharings of its three boxes, and
//! is invariant if digits are renamed or boxes swapped. With the first sharing made the straight one, 280 ·
//! 280 pairs of others are left, which form 44 classes (the "gang of 44", Guenter Stertenbrink and others,
//! 2005). One band of each class is filled in all ways; the bands of any other are images of these.

use super::triples::{Names, SHARINGS, STRAIGHT, Set, Sharings, digits};

/// The digits of a band, from 0, column by column, up to the order of rows: the first column is sorted.
pub(super) type Filling = [[u8; 3]; 9];

/// The mapping of a class's first column-sharing to another one.
#[derive(Clone, Copy)]
struct Image {
    class: u8,
    /// For each box the box of the first that is mapped to it.
    boxes: [u8; 3],
    digits: Names,
}

/// All sharings of the columns of bands, by class.
pub(super) struct Columns {
    pub(super) sharings: Sharings,
    /// For each pair of sharings beside the straight one.
    images: Vec<Image>,
    classes: Vec<Class>,
}

/// An orbit of the sharings of a band's columns under renaming digits and swapping boxes.
pub(super) struct Class {
    /// The second and the third box of the first; the first box is straight.
    pub(super) others: [usize; 2],
    /// Number of pairs in the class.
    pub(super) size: u64,
    /// The fillings of the first.
    pub(super) fillings: Vec<Filling>,
}

impl Class {
    /// Number of fillings of each band of the class, with rows in any order.
    pub(super) fn ways(&self) -> u64 {
        6 * self.fillings.len() as u64
    }
}

impl Columns {
    pub(super) fn new() -> Self {
        let sharings = Sharings::new();
        let swaps = straight_swaps();
        let renamed: Vec<Vec<usize>> = swaps
            .iter()
            .map(|names| (0..SHARINGS).map(|sharing| sharings.renamed(sharing, names)).collect())
            .collect();
        let mut images: Vec<Option<Image>> = vec![None; SHARINGS * SHARINGS];
        let mut classes = Vec::new();
        for start in 0..SHARINGS * SHARINGS {
            if images[start].is_some() {
                continue;
            }
            let class = classes.len() as u8;
            images[start] = Some(Image { class, boxes: [0, 1, 2], digits: SAME });
            let mut reached = vec![start];
            let mut next = 0;
            while let Some(&pair) = reached.get(next) {
                next += 1;
                let Some(image) = images[pair] else { continue };
                let (second, third) = (pair / SHARINGS, pair % SHARINGS);
                let [a, b, c] = image.boxes;
                // Generators: exchange digits within and between the straight sets, and exchange boxes.
                let renamings =
                    swaps.iter().zip(&renamed).map(|(names, to)| (to[second], to[third], [a, b, c], names));
                let swaps = [
                    (third, second, [a, c, b], &SAME),
                    (
                        sharings.beside(STRAIGHT, second),
                        sharings.beside(third, second),
                        [b, a, c],
                        sharings.straighten(second),
                    ),
                ];
                for (second, third, boxes, names) in renamings.chain(swaps) {
                    let pair = SHARINGS * second + third;
                    if images[pair].is_none() {
                        images[pair] = Some(Image { class, boxes, digits: then(&image.digits, names) });
                        reached.push(pair);
                    }
                }
            }
            let others = [start / SHARINGS, start % SHARINGS];
            let sets = [STRAIGHT, others[0], others[1]].map(|sharing| sharings.sets(sharing));
            classes.push(Class { others, size: reached.len() as u64, fillings: fillings(&sets) });
        }
        let images = images.into_iter().flatten().collect();
        Self { sharings, images, classes }
    }

    pub(super) fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Number of fillings of a band with these sharings.
    #[inline]
    pub(super) fn ways(&self, sharings: [usize; 3]) -> u64 {
        self.classes[self.class(sharings)].ways()
    }

    /// The class of a band with these sharings.
    #[inline]
    pub(super) fn class(&self, sharings: [usize; 3]) -> usize {
        usize::from(self.image(sharings).class)
    }

    /// A filling, chosen by number, of a band with these sharings and column sets.
    pub(super) fn filling(
        &self,
        sharings: [usize; 3],
        columns: [[Set; 3]; 3],
        choose: impl FnOnce(usize) -> usize,
    ) -> Filling {
        let image = self.image(sharings);
        let fillings = &self.classes[usize::from(image.class)].fillings;
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
    fn image(&self, [first, second, third]: [usize; 3]) -> &Image {
        let beside = |other| self.sharings.beside(other, first);
        &self.images[SHARINGS * beside(second) + beside(third)]
    }
}

/// Every digit keeps its name.
const SAME: Names = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// Composition: `first`, then `second`.
fn then(first: &Names, second: &Names) -> Names {
    first.map(|digit| second[usize::from(digit)])
}

/// Generators of the renamings that fix the straight sharing.
fn straight_swaps() -> Vec<Names> {
    vec![
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
