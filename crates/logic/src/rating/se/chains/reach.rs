//! How far it is from each candidate to itself and to its contrary: without the chains, only how many nodes they have.
//!
//! A chain goes from on-node to on-node through an off-node between. Only candidates with a strong link can be such on-nodes, so
//! they get a bit each, and for every candidate there is a row of bits: what its being on makes on next. From a set of
//! on-nodes a level is walked by joining their rows. Levels are those of [`walk`](super::walk), so an end that is met first on a level is met there.
//!
//! ```text
//! next[c]        on-nodes that c, being on, makes on by way of one off-node
//! against[c]     on-nodes that make c off
//! before[c]      on-nodes that make c on by way of one off-node
//! made[c]        on-nodes that c, being off, makes on
//! ```

use super::super::grid::Grid;
use super::links::{Follow, strong};
use sudokit_core::{Candidate, CandidateSet, CellSet, Digit};

/// Bits of on-nodes. More than these many do not occur among candidates with strong links where cycles are looked for first;
/// if they do, the wider ones are used.
pub(super) type Row<const W: usize> = [u64; W];

fn join<const W: usize>(into: &mut Row<W>, other: &Row<W>) {
    for (into, other) in into.iter_mut().zip(other) {
        *into |= other;
    }
}

fn meets<const W: usize>(one: &Row<W>, other: &Row<W>) -> bool {
    one.iter().zip(other).fold(0, |all, (one, other)| all | one & other) != 0
}

fn each<const W: usize>(row: &Row<W>) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(word, bits)| {
        let mut bits = *bits;
        std::iter::from_fn(move || {
            let bit = (bits != 0).then(|| 64 * word + bits.trailing_zeros() as usize);
            bits &= bits.wrapping_sub(1);
            bit
        })
    })
}

/// What a level brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arrivals {
    /// A cycle closes.
    pub(super) cycle: bool,
    /// Being on leads to being off, for the first time.
    pub(super) off: bool,
    /// Being off leads to being on, for the first time.
    pub(super) on: bool,
}

/// One candidate's search.
#[derive(Clone)]
struct Search<const W: usize> {
    front: Row<W>,
    seen: Row<W>,
}

/// A candidate, and the searches from it.
#[derive(Clone)]
struct Start<const W: usize> {
    candidate: Candidate,
    /// Its own bit, if it has one.
    bit: Option<usize>,
    next: Row<W>,
    against: Row<W>,
    before: Row<W>,
    from_on: Search<W>,
    from_off: Search<W>,
    arrived_off: bool,
    arrived_on: bool,
}

/// All searches for one choice of links.
#[derive(Clone)]
pub(super) struct Reach<const W: usize> {
    pub(super) linked: CandidateSet,
    starts: Vec<Start<W>>,
    /// Which start a bit stands for.
    by_bit: Vec<usize>,
    is_over: bool,
}

/// The candidates with a strong link.
pub(super) fn linked(grid: &Grid, follow: Follow) -> CandidateSet {
    let mut linked = CandidateSet::EMPTY;
    for cell in grid.empty() {
        for digit in grid.candidates(cell) {
            let candidate = Candidate::at(cell, digit);
            if !strong(grid, candidate, follow).as_slice().is_empty() {
                linked.insert(candidate);
            }
        }
    }
    linked
}

impl<const W: usize> Reach<W> {
    /// The searches before their first level, if the rows are wide enough.
    pub(super) fn new(grid: &Grid, follow: Follow, linked: CandidateSet) -> Self {
        let mut bits = [u16::MAX; 729];
        let mut made: Vec<Row<W>> = Vec::with_capacity(linked.len());
        let mut number = 0;
        for cell in grid.empty() {
            for digit in linked.digits_in(cell) {
                bits[Candidate::at(cell, digit).index()] = number;
                number += 1;
            }
        }
        let bit_of = |candidate: Candidate| {
            let bit = bits[candidate.index()];
            (bit != u16::MAX).then_some(bit as usize)
        };
        let set = |row: &mut Row<W>, bit: usize| row[bit / 64] |= 1 << (bit % 64);
        let mut starts = Vec::new();
        let mut by_bit = Vec::with_capacity(linked.len());
        for cell in grid.empty() {
            for digit in grid.candidates(cell) {
                let candidate = Candidate::at(cell, digit);
                let bit = bit_of(candidate);
                if bit.is_some() {
                    by_bit.push(starts.len());
                    let mut row = [0; W];
                    for (other, _) in strong(grid, candidate, follow).as_slice() {
                        set(&mut row, bits[other.index()] as usize);
                    }
                    made.push(row);
                }
                starts.push(Start {
                    candidate,
                    bit,
                    next: [0; W],
                    against: [0; W],
                    before: [0; W],
                    from_on: Search { front: [0; W], seen: [0; W] },
                    from_off: Search { front: [0; W], seen: [0; W] },
                    arrived_off: false,
                    arrived_on: false,
                });
            }
        }
        let cells_with: [CellSet; 9] = std::array::from_fn(|i| linked.cells_of(Digit::from_index(i)));
        for start in &mut starts {
            let (cell, digit) = (start.candidate.cell(), start.candidate.digit());
            let mut conflict = |other: Candidate| {
                let bit = bits[other.index()] as usize;
                set(&mut start.against, bit);
                join(&mut start.next, &made[bit]);
            };
            for peer in cells_with[digit.index()] & cell.peers() {
                conflict(Candidate::at(peer, digit));
            }
            if follow.cells {
                for other in grid.candidates(cell).without(digit) {
                    if bits[Candidate::at(cell, other).index()] != u16::MAX {
                        conflict(Candidate::at(cell, other));
                    }
                }
            }
        }
        let against: Vec<Row<W>> = by_bit.iter().map(|at| starts[*at].against).collect();
        for start in &mut starts {
            if let Some(bit) = start.bit {
                for other in each(&made[bit]) {
                    join(&mut start.before, &against[other]);
                }
                set(&mut start.from_on.front, bit);
                start.from_on.seen = start.from_on.front;
                start.from_off = Search { front: made[bit], seen: made[bit] };
            }
        }
        // An on-node without a bit begins where it leads to.
        Self { linked, starts, by_bit, is_over: false }
    }

    /// Whether no level brings anything more.
    pub(super) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Walks a level, two nodes more, and hands over what it brings, candidate by candidate.
    pub(super) fn level(&mut self, is_first: bool, mut arrived: impl FnMut(Candidate, Arrivals)) {
        self.is_over = true;
        let next: Vec<Row<W>> = self.by_bit.iter().map(|at| self.starts[*at].next).collect();
        for start in &mut self.starts {
            if is_first {
                let search = &mut start.from_on;
                search.front = start.next;
                remove(&mut search.front, &search.seen);
                join(&mut search.seen, &search.front);
            } else {
                advance(&mut start.from_on, &next);
            }
            advance(&mut start.from_off, &next);
            let is_own = |bit: usize| start.from_off.front[bit / 64] >> (bit % 64) & 1 != 0;
            let now = Arrivals {
                cycle: meets(&start.from_on.front, &start.before),
                off: !start.arrived_off && meets(&start.from_on.front, &start.against),
                on: !start.arrived_on && start.bit.is_some_and(is_own),
            };
            start.arrived_off |= now.off;
            start.arrived_on |= now.on;
            self.is_over &= start.from_on.front == [0; W] && start.from_off.front == [0; W];
            if now.cycle || now.off || now.on {
                arrived(start.candidate, now);
            }
        }
    }
}

fn remove<const W: usize>(from: &mut Row<W>, other: &Row<W>) {
    for (from, other) in from.iter_mut().zip(other) {
        *from &= !other;
    }
}

fn advance<const W: usize>(search: &mut Search<W>, next: &[Row<W>]) {
    let mut front = [0; W];
    for bit in each(&search.front) {
        join(&mut front, &next[bit]);
    }
    remove(&mut front, &search.seen);
    join(&mut search.seen, &front);
    search.front = front;
}
