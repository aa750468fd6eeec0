//! One table, in full.

use super::{Literal, Tables};

/// Everything that follows from one assumption, in HoDoKu's order.
///
/// After the direct entries come theirs, and so on; each entry is reached through the table of an earlier
/// one. If a shorter way is found later, it is taken instead.
#[derive(Default)]
pub(crate) struct Table {
    /// The entries, the assumption first.
    entries: Vec<Literal>,
    /// For each literal in the table the table that it came from; its own for direct entries.
    from: Vec<Literal>,
    /// For each literal in the table its distance; zero for all others.
    distance: Vec<u16>,
}

/// The distance of an assumption from itself.
const ROOT: u16 = 1;
/// Distances are stored in so many.
const DISTANCES: u16 = 512;

impl Table {
    /// Works out the table of `root`.
    pub(crate) fn expand(&mut self, tables: &Tables, root: Literal) {
        for literal in self.entries.drain(..) {
            self.distance[literal.index()] = 0;
        }
        self.distance.resize(tables.len(), 0);
        self.from.resize(tables.len(), Literal::NONE);
        self.add(root, root, ROOT);
        for entry in tables.direct(root) {
            self.add(entry.literal, root, entry.distance);
        }
        let mut next = 1;
        while let Some(&source) = self.entries.get(next) {
            next += 1;
            for entry in tables.direct(source) {
                let mut target = entry.literal;
                let total = self.distance[source.index()] + entry.distance;
                let known = self.distance[target.index()];
                if known == 0 {
                    if self.entries.len() < tables.most {
                        self.entries.push(target);
                    } else {
                        // HoDoKu has no room for it, and overwrites the last entry.
                        target = *self.entries.last().expect("the assumption is there");
                    }
                } else if known <= total || self.from[target.index()] == root {
                    continue;
                }
                self.distance[target.index()] = total % DISTANCES;
                self.from[target.index()] = source;
            }
        }
    }

    fn add(&mut self, literal: Literal, from: Literal, distance: u16) {
        self.entries.push(literal);
        self.from[literal.index()] = from;
        self.distance[literal.index()] = distance;
    }

    /// The implications of two moves or more, in order.
    pub(crate) fn indirect(&self) -> impl Iterator<Item = Literal> {
        self.entries.iter().copied().filter(|literal| self.distance[literal.index()] > super::DIRECT)
    }

    /// The entries, in order, the assumption first.
    pub(crate) fn entries(&self) -> &[Literal] {
        &self.entries
    }

    pub(crate) fn contains(&self, literal: Literal) -> bool {
        self.distance[literal.index()] != 0
    }

    pub(crate) fn root(&self) -> Literal {
        self.entries[0]
    }

    /// The way back from an entry to the assumption, table by table: whose direct entry comes next, and that
    /// entry.
    pub(crate) fn sources(&self, target: Literal) -> impl Iterator<Item = (Literal, Literal)> {
        let mut literal = target;
        std::iter::from_fn(move || {
            if literal == self.root() || !self.contains(literal) {
                return None;
            }
            let source = self.from[literal.index()];
            Some((source, std::mem::replace(&mut literal, source)))
        })
    }

    /// The chain from the assumption to an entry.
    pub(crate) fn chain(&self, target: Literal, chain: &mut Vec<Literal>) {
        chain.clear();
        chain.extend(self.chain_back(target));
        chain.reverse();
    }

    /// The chain from an entry back to the assumption.
    pub(crate) fn chain_back(&self, target: Literal) -> impl Iterator<Item = Literal> {
        let root = self.root();
        let before = move |literal: &Literal| (*literal != root).then(|| self.from[literal.index()]);
        std::iter::successors(Some(target), before)
    }
}
