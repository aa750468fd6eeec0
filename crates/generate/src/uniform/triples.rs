//! The ways to share nine digits among the three columns of a box.

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

/// The 280 sharings, numbered, and their images under renaming.
pub(super) struct Sharings {
    /// The sets of each sharing, in order of their least digits. There are ten sharings with each first set.
    sets: Vec<[Set; 3]>,
    /// The number of the first sharing with each first set.
    starts: [u16; 1 << 9],
    /// For each sharing the names that make it the straight one.
    straighten: Vec<Names>,
    /// The image of each sharing when another is made the straight one: `280 * other + one`.
    beside: Vec<u16>,
}

impl Sharings {
    pub(super) fn new() -> Self {
        let mut sets = Vec::with_capacity(SHARINGS);
        let mut starts = [0; 1 << 9];
        for first in triples(ALL) {
            starts[usize::from(first)] = sets.len() as u16;
            for second in triples(ALL ^ first) {
                sets.push([first, second, ALL ^ first ^ second]);
            }
        }
        let straighten: Vec<Names> = sets.iter().map(names_of).collect();
        let mut sharings = Self { sets, starts, straighten, beside: vec![] };
        sharings.beside = (0..SHARINGS)
            .flat_map(|other| (0..SHARINGS).map(move |one| (other, one)))
            .map(|(other, one)| sharings.renamed(one, &sharings.straighten[other]) as u16)
            .collect();
        sharings
    }

    /// The sets, in order of their least digits.
    pub(super) fn sets(&self, sharing: usize) -> [Set; 3] {
        self.sets[sharing]
    }

    /// The number of a sharing, with its sets in any order.
    pub(super) fn number(&self, mut sets: [Set; 3]) -> usize {
        sets.sort_unstable_by_key(|set| set.trailing_zeros());
        let start = usize::from(self.starts[usize::from(sets[0])]);
        let same_first = &self.sets[start..start + SHARINGS / 28];
        start + same_first.iter().position(|known| known[1] == sets[1]).expect("every sharing is there")
    }

    /// The image of a sharing under a renaming.
    pub(super) fn renamed(&self, sharing: usize, names: &Names) -> usize {
        self.number(self.sets[sharing].map(|set| renamed(set, names)))
    }

    /// The image of a sharing when another one is made the straight one.
    #[inline]
    pub(super) fn beside(&self, one: usize, other: usize) -> usize {
        usize::from(self.beside[SHARINGS * other + one])
    }

    /// The names that make it the straight one.
    pub(super) fn straighten(&self, sharing: usize) -> &Names {
        &self.straighten[sharing]
    }
}

/// The image of a set under a renaming.
pub(super) fn renamed(set: Set, names: &Names) -> Set {
    digits(set).fold(0, |image, digit| image | 1 << names[digit])
}

/// The digits of a set, in ascending order.
pub(super) fn digits(set: Set) -> impl Iterator<Item = usize> + Clone {
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
