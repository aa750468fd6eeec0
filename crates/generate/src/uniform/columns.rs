//! Bands by the digit sets of their columns.
//!
//! The number of bands with a given digit set for each column depends on the sharings of its three boxes, and
//! is invariant if digits are renamed or boxes swapped. With the first sharing made the straight one, 280 ·
//! 280 pairs of others are left, which form 44 classes (the "gang of 44", Guenter Stertenbrink and others,
//! 2005). One band of each class is filled in all ways; the bands of any other are images of these.
//!
//! A renaming that fixes the straight sharing makes one of five of the second, so the classes of 5 · 280
//! pairs tell those of all, and are written down. Everything else about a class is computed when it is met: a
//! first grid needs three of the 44, and should not wait for the others.

use super::triples::{Names, SHARINGS, STRAIGHT, Set, Sharings, sorted};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU16, Ordering};
use sudokit_core::Chute;

/// Number of classes.
pub(super) const CLASSES: usize = 44;

/// For each class the number of fillings of a band, up to the order of its rows. A test counts them.
pub(super) const WAYS: [u16; CLASSES] = [
    288, 96, 32, 32, 16, 96, 144, 32, 32, 32, 48, 32, 32, 32, 48, 16, 24, 28, 24, 32, 24, 28, 44, 24, 28, 24,
    32, 28, 20, 32, 48, 38, 46, 28, 30, 36, 26, 38, 20, 16, 32, 86, 28, 20,
];

/// The classes of the pairs with a representative second sharing, by the third, as characters from `0`. A
/// test searches them. The representatives are 0, 1, 11, 17 and 155, the least of their orbits under the
/// renamings that fix the straight sharing.
const REPRESENTATIVES: [&[u8; SHARINGS]; 5] = [
    b"0111111111122222233312222223331222222333332232222133223222213322322221122222233312222223331222222333\
        3322322221332232222133223222211333222222133322222222222444422222244442222224444213332222222222244442\
        22222444422222244442222224444222222444422222244442333122222233312222223331222222",
    b"115556666577889::::;77889::::;<=>>=>>==<<=>>=>>==<;::8::8977;::8::897777889::::;77889::::;<=>>=>>==<\
        <=>>=>>==<;::8::8977;::8::8977<<;;?@@@@?7=::@AAAA@7=::@AAAA@8>>8AABBAA8>>8AABBAA7=::@AAAA@7=::@AAAA@\
        8>>8AABBAA8>>8AABBAA9999?BBBB?::=7@AAAA@::=7@AAAA@::=7@AAAA@::=7@AAAA@;;<<?@@@@?",
    b"27889::>>=72889>>::=99CCDEEFFD=DEE?GGHHI=DEEIHHGG?JHHGK@LLK@JHHGK@LLK@88MMCNNNNJ:>NNEOOPPH>EOOGQQRRK\
        :FPPHOOSS@NPOSRSTTUANPOSRSTTUA>:NNEPPOOH:FPPHOOSS@>EOOGQQRRKNOPSSRTTAUNOPSSRTTAU8HRRGSSTTL8GSSHRRTTL\
        MQOTOQTVTTMQOTOQTVTTCETTETTVVGNOSUPRATTSNOSUPRATTSNPRAOSUTTSNPRAOSUTTSJHK@H@KLLG",
    b"3::;::;<==<::=::=3;;=FFDHHI;JJ=FFDHHI;JJFF=DIJHJH;FF=DIJHJH;IIIIWKKKK<;NNJNNJ;JJ:PPHRRKJXX:PPHRRKJXX\
        YY:FFNPNP:YY:FFNPNP:FFHHIRRRR=:YYFNN:FPP:YYFNN:FPPPP:HJRXRXKPP:HJRXRXKHHFF=RRRRI;FFIJJ=DHHNRNRNRRZRR\
        NRNRNRRZRRJKPP:XXRRHNRNRNRRZRRNRNRNRRZRRJKPP:XXRRH;JJ=FFIDHHJXX:PPKHRRJXX:PPKHRR",
    b"4AABABAAABAQRTRTARXRARQTTRARRXBTVTVTTZRRRXQRRRTTAARRRTXQRTAAZRTVRVTTTBARATQTRXRRBTTVVTTRZRARTQTARRRX\
        XRRQRATTRARZTVRTTVTBRRRTXTAQRAARXRQRTATRARRXRATRTQAAAAA4BBBARTTTRBZVVTTRTTTZBVVRBZRRTTVTVTTTRTTBVZVR\
        TRTRTBVVZTVQVQVVV[VQTTTRRZVBVTVQVQQV[VVVTRTRTZVVBTRXRAATQRRTRRXARTRQATZRRBTVTTTV",
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

/// An exchange of digits, its own inverse, and the images of all sharings.
type Swap = (Names, Vec<u16>);

/// All sharings of the columns of bands, by class.
///
/// A sharing is a pair here: the sharings of the second and third box, if the first is straight.
pub(super) struct Columns {
    pub(super) sharings: Sharings,
    /// Generators of the renamings that fix the straight sharing, and the images of all sharings.
    swaps: [Swap; 4],
    /// For each second sharing the number of its representative, and a renaming that makes this of it.
    represented: Vec<(u8, Names)>,
    /// For each second sharing the classes of its pairs, by the third. Computed at first use.
    classes: [OnceLock<Vec<u8>>; SHARINGS],
    /// The first pair of each class.
    firsts: [usize; CLASSES],
    /// Number of pairs of each class.
    sizes: [u64; CLASSES],
    /// The rank of each pair in its class, from 1; 0 if the class has not been searched yet.
    ranks: Vec<AtomicU16>,
    /// Computed at first use: few grids need few classes.
    fillings: [OnceLock<Vec<Filling>>; CLASSES],
    /// The way from the first pair of each class to each other, by rank. Computed at first use.
    images: [OnceLock<Vec<Image>>; CLASSES],
}

impl Columns {
    pub(super) fn new() -> Self {
        let sharings = Sharings::new();
        let swaps = straight_swaps().map(|names| (names, sharings.renamed(&names)));
        let mut represented = vec![None; SHARINGS];
        let (mut firsts, mut sizes) = ([usize::MAX; CLASSES], [0; CLASSES]);
        for (number, classes) in (0..).zip(REPRESENTATIVES) {
            let first = represented.iter().position(Option::is_none).expect("there are five orbits");
            let orbit = represent(first, number, &swaps, &mut represented);
            for (third, class) in classes.iter().enumerate() {
                let class = usize::from(class - b'0');
                sizes[class] += orbit;
                firsts[class] = firsts[class].min(SHARINGS * first + third);
            }
        }
        Self {
            sharings,
            swaps,
            represented: represented.into_iter().map(|found| found.expect("all are represented")).collect(),
            classes: [const { OnceLock::new() }; SHARINGS],
            firsts,
            sizes,
            ranks: std::iter::repeat_with(|| AtomicU16::new(0)).take(SHARINGS * SHARINGS).collect(),
            fillings: [const { OnceLock::new() }; CLASSES],
            images: [const { OnceLock::new() }; CLASSES],
        }
    }

    /// The images of a pair under the generators: exchanges of digits within and between the straight sets,
    /// and of boxes.
    #[inline]
    fn neighbours(&self, pair: usize) -> [usize; 6] {
        let (second, third) = (pair / SHARINGS, pair % SHARINGS);
        let [a, b, c, d] = self.swaps.each_ref().map(|(_, to)| joined(to[second], to[third]));
        let names = self.sharings.straighten(second);
        let beside = [STRAIGHT, third].map(|sharing| self.sharings.renamed_one(sharing, names));
        [a, b, c, d, SHARINGS * third + second, joined(beside[0], beside[1])]
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
    pub(super) const fn first(&self, class: usize) -> [usize; 2] {
        [self.firsts[class] / SHARINGS, self.firsts[class] % SHARINGS]
    }

    /// Number of pairs of each class.
    pub(super) const fn sizes(&self) -> [u64; CLASSES] {
        self.sizes
    }

    /// The fillings of the first pair of a class.
    pub(super) fn fillings(&self, class: usize) -> &[Filling] {
        self.fillings[class].get_or_init(|| {
            let [second, third] = self.first(class);
            fillings(&[STRAIGHT, second, third].map(|sharing| self.sharings.sets(sharing)))
        })
    }

    /// The mapping of the first pair of a class to this one.
    fn image(&self, class: usize, pair: usize) -> &Image {
        let images = self.images[class].get_or_init(|| self.search(class));
        &images[usize::from(self.ranks[pair].load(Ordering::Relaxed)) - 1]
    }

    /// The pairs of a class, each reached from the first that leads to it, breadth first.
    fn search(&self, class: usize) -> Vec<Image> {
        let (mut pairs, mut images) =
            (vec![self.firsts[class]], vec![Image { boxes: [0, 1, 2], digits: SAME }]);
        self.ranks[pairs[0]].store(1, Ordering::Relaxed);
        let mut next = 0;
        while let Some(&pair) = pairs.get(next) {
            let image = images[next];
            next += 1;
            for (generator, neighbour) in self.neighbours(pair).into_iter().enumerate() {
                // Nobody else writes the ranks of this class, and nobody reads them yet.
                if self.ranks[neighbour].load(Ordering::Relaxed) == 0 {
                    let step = self.step(pair, generator);
                    let boxes = step.boxes.map(|from| image.boxes[usize::from(from)]);
                    pairs.push(neighbour);
                    images.push(Image { boxes, digits: then(&image.digits, &step.digits) });
                    self.ranks[neighbour].store(images.len() as u16, Ordering::Relaxed);
                }
            }
        }
        images
    }

    /// The classes of the pairs with this second sharing, by the third.
    #[inline]
    fn row(&self, second: usize) -> &[u8] {
        self.classes[second].get_or_init(|| {
            let (number, names) = &self.represented[second];
            let classes = REPRESENTATIVES[usize::from(*number)];
            let thirds = self.sharings.renamed(names).into_iter();
            thirds.map(|third| classes[usize::from(third)] - b'0').collect()
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
        self.row(usize::from(self.sharings.beside(first)[second]))
    }

    /// The class of a band with these sharings.
    #[inline]
    pub(super) fn class_of(&self, sharings: [usize; 3]) -> usize {
        let pair = self.pair(sharings);
        usize::from(self.row(pair / SHARINGS)[pair % SHARINGS])
    }

    /// A filling, chosen by number, of a band with these sharings and column sets.
    pub(super) fn filling(
        &self,
        sharings: [usize; 3],
        columns: [[Set; 3]; 3],
        choose: impl FnOnce(usize) -> usize,
    ) -> Filling {
        let class = self.class_of(sharings);
        let (fillings, image) = (self.fillings(class), self.image(class, self.pair(sharings)));
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

/// Notes the representative with this number for its whole orbit, and returns the size of that.
fn represent(first: usize, number: u8, swaps: &[Swap; 4], represented: &mut [Option<(u8, Names)>]) -> u64 {
    represented[first] = Some((number, SAME));
    let mut reached = vec![(first, SAME)];
    let mut next = 0;
    while let Some(&(second, names)) = reached.get(next) {
        next += 1;
        for (swap, to) in swaps {
            let second = usize::from(to[second]);
            if represented[second].is_none() {
                let names = then(swap, &names);
                represented[second] = Some((number, names));
                reached.push((second, names));
            }
        }
    }
    reached.len() as u64
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

/// Fills the columns from this one on; the rows already have these digits.
fn fill(filling: &mut Filling, column: usize, sets: &[[Set; 3]; 3], rows: [Set; 3], all: &mut Vec<Filling>) {
    if column == 9 {
        all.push(*filling);
        return;
    }
    let own = sorted(sets[column / 3][column % 3]);
    for order in Chute::ORDERS {
        let digits = order.map(|i| own[i]);
        if (0..3).all(|row| rows[row] >> digits[row] & 1 == 0) {
            filling[column] = digits;
            let rows = std::array::from_fn(|row| rows[row] | 1 << digits[row]);
            fill(filling, column + 1, sets, rows, all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The classes in the order of their first pairs, by a search of all pairs.
    #[test]
    fn the_classes_are_those_of_a_search() {
        let columns = Columns::new();
        let mut classes = vec![None; SHARINGS * SHARINGS];
        let (mut firsts, mut sizes) = (Vec::new(), Vec::new());
        for first in 0..classes.len() {
            if classes[first].is_some() {
                continue;
            }
            let mut reached = vec![first];
            classes[first] = Some(firsts.len());
            let mut next = 0;
            while let Some(&pair) = reached.get(next) {
                next += 1;
                for neighbour in columns.neighbours(pair) {
                    if classes[neighbour].is_none() {
                        classes[neighbour] = Some(firsts.len());
                        reached.push(neighbour);
                    }
                }
            }
            firsts.push(first);
            sizes.push(reached.len() as u64);
        }
        let found =
            (0..SHARINGS).flat_map(|second| columns.row(second)).map(|class| Some(usize::from(*class)));
        assert!(found.eq(classes));
        assert_eq!((columns.firsts.to_vec(), columns.sizes.to_vec()), (firsts, sizes));
    }
}
