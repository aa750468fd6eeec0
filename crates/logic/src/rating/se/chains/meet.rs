//! The number of nodes of the shortest forcing chains, without the chains: a bidirectional breadth-first
//! search that meets at a strong link.
//!
//! A chain from x to its contrary passes strong links. Cut it at one, u off, v on: the part behind the cut
//! leads from v to the end, and the part before it, read backwards with all signs turned, from u to the same
//! end. So x is refuted if for the two ends u and v of some strong link both, being on, make x off; and it is
//! proved if both make x on. All chains are found by searching from the ends of strong links only, and a
//! chain of n nodes by searches that are half as deep.
//!
//! Levels are those of [`walk`](super::walk), where the first chain met is a shortest one. Every search is a
//! few rows of bits, a bit for every candidate of the grid:
//!
//! ```text
//! against[u]    what u, being on, makes off at once              offs[u]     what u made off by now
//! next[u]       what these, being off, make on                   ons[u]      what u made on by now
//! ```

use super::super::grid::{Grid, box_row_column};
use super::found::From;
use super::links::{Follow, bivalue};
use super::rows::{Row, both, each, first, has, is_empty, join, set, unset, without};
use super::wiring::{Wiring, wide_enough};
use crate::facts::{Narrow, Variable};
use sudokit_core::Candidate;

/// One end of strong links: its direct implications, and the state of the search from it.
#[derive(Clone)]
struct End<const W: usize> {
    bit: u16,
    against: Row<W>,
    made: Row<W>,
    next: Row<W>,
    front: Row<W>,
}

/// All searches for one choice of links.
pub(super) struct Meet<'w, const W: usize> {
    wiring: &'w Wiring,
    follow: Follow,
    /// The candidates that the grid has.
    there: Row<W>,
    /// Candidates that chains may start from: those of cells that have more than one.
    open: Row<W>,
    ends: Vec<End<W>>,
    /// The strong links, as numbers of their ends.
    pairs: Vec<[u16; 2]>,
    /// The number of the end that a bit stands for.
    end_of: Vec<u16>,
    /// The nodes on and off from each end by each level: after n of them these are the on-nodes up to 2n + 1
    /// nodes away and the off-nodes up to 2n.
    levels: Vec<Vec<[Row<W>; 2]>>,
    refuted: Row<W>,
    proved: Row<W>,
}

const NONE: u16 = u16::MAX;

impl<'w, const W: usize> Meet<'w, W> {
    /// The searches before their first level.
    pub(super) fn new(wiring: &'w Wiring, grid: &Grid, follow: Follow) -> Self {
        let there = wiring.row_of(grid);
        let mut open = there;
        for cell in Narrow::on(grid).one {
            let only = grid.candidates(cell).into_iter().map(|digit| Candidate::at(cell, digit));
            only.for_each(|candidate| unset(&mut open, wiring.number(candidate)));
        }
        let mut meet = Self {
            wiring,
            follow,
            there,
            open,
            ends: Vec::with_capacity(128),
            pairs: Vec::with_capacity(128),
            end_of: vec![NONE; wiring.len()],
            levels: Vec::with_capacity(8),
            refuted: [0; W],
            proved: [0; W],
        };
        bivalue(grid, follow, |_, [one, other]| meet.link(one, other));
        let mut linked = [0; W];
        for end in &meet.ends {
            set(&mut linked, end.bit);
        }
        for number in 0..meet.ends.len() {
            let against = meet.against(meet.ends[number].bit as usize);
            let mut next = [0; W];
            each(&both(&against, &linked), |bit| join(&mut next, &meet.end(bit).made));
            meet.ends[number].against = against;
            meet.ends[number].next = next;
        }
        meet
    }

    /// Adds a strong link.
    fn link(&mut self, one: Candidate, other: Candidate) {
        let [one, other] = [one, other].map(|candidate| self.wiring.number(candidate));
        let ends @ [first, second] = [one, other].map(|bit| self.make_end(bit));
        if !has(&self.ends[first as usize].made, other) {
            set(&mut self.ends[first as usize].made, other);
            set(&mut self.ends[second as usize].made, one);
            self.pairs.push(ends);
        }
    }

    /// The number of the end that a bit is from now on.
    fn make_end(&mut self, bit: u16) -> u16 {
        let number = &mut self.end_of[bit as usize];
        if *number == NONE {
            *number = self.ends.len() as u16;
            let mut front = [0; W];
            set(&mut front, bit);
            self.ends.push(End { bit, against: [0; W], made: [0; W], next: [0; W], front });
        }
        *number
    }

    /// The end that a bit is.
    fn end(&self, bit: usize) -> &End<W> {
        &self.ends[self.end_of[bit] as usize]
    }

    /// The candidates that a candidate that is on makes off at once.
    fn against(&self, bit: usize) -> Row<W> {
        both(&self.there, &self.wiring.against(bit, self.follow))
    }

    /// Walks a level from every end.
    fn advance(&mut self) {
        let last = self.levels.last().expect("there is a first level");
        let mut level = Vec::with_capacity(self.ends.len());
        for (number, [ons, offs]) in last.iter().enumerate() {
            let (mut offs, mut next) = (*offs, [0; W]);
            each(&self.ends[number].front, |bit| {
                let end = self.end(bit);
                join(&mut offs, &end.against);
                join(&mut next, &end.next);
            });
            self.ends[number].front = without(&next, ons);
            join(&mut next, ons);
            level.push([next, offs]);
        }
        self.levels.push(level);
    }

    /// True if no further level adds a node.
    fn is_over(&self) -> bool {
        self.ends.iter().all(|end| is_empty(&end.front))
    }

    /// Walks to a level. Returns true if there is one.
    fn reach(&mut self, level: usize) -> bool {
        if self.levels.is_empty() {
            self.levels.push(self.ends.iter().map(|end| [end.front, [0; W]]).collect());
        }
        while self.levels.len() <= level {
            if self.is_over() {
                return false;
            }
            self.advance();
        }
        true
    }

    /// The conclusions of chains with a number of nodes, without those of shorter ones. The numbers are 4, 6,
    /// 8 and so on; none if chains are not as long as that.
    pub(super) fn chains(&mut self, nodes: usize) -> Option<Arrivals<W>> {
        let is_even = nodes.is_multiple_of(4);
        let level = nodes.div_ceil(4);
        if !self.reach(level) {
            return None;
        }
        let (mut refuted, mut proved) = ([0; W], [0; W]);
        for [one, other] in &self.pairs {
            let (one, other) = (*one as usize, *other as usize);
            let [[ons, offs], [other_ons, other_offs]] = [self.levels[level][one], self.levels[level][other]];
            let before = &self.levels[level - 1];
            let [[ons_before, offs_before], [other_ons_before, other_offs_before]] =
                [before[one], before[other]];
            if is_even {
                join(&mut refuted, &both(&offs, &other_offs));
                join(&mut proved, &both(&ons, &other_ons_before));
                join(&mut proved, &both(&ons_before, &other_ons));
            } else {
                join(&mut refuted, &both(&offs, &other_offs_before));
                join(&mut refuted, &both(&offs_before, &other_offs));
                join(&mut proved, &both(&ons_before, &other_ons_before));
            }
        }
        let [new, new_too] = [without(&refuted, &self.refuted), without(&proved, &self.proved)];
        join(&mut self.refuted, &refuted);
        join(&mut self.proved, &proved);
        let open = self.open;
        Some(Arrivals { refuted: both(&new, &open), proved: both(&new_too, &open) })
    }

    /// True if any chain so far refutes something. Eliminations of a cycle are refuted on the way around it,
    /// and of a cell with a proved candidate the others are.
    pub(super) fn refutes(&self) -> bool {
        !is_empty(&self.refuted)
    }

    /// Candidates from which there may be cycles of no more than so many nodes that remove something.
    ///
    /// All on-nodes of a cycle are true or all its off-nodes are. So what it removes sees p and q, of which
    /// exactly one is true: p on makes q off, and p off makes q on, and both chains together have two nodes
    /// more than the cycle. The cycle is met from every candidate that leads to p and is led to.
    pub(super) fn cyclic(&mut self, grid: &Grid, most: usize) -> Row<W> {
        let half = if self.reach(most / 2) { most / 2 } else { self.levels.len() - 1 };
        // The longest that one chain may be, given the levels of the other one.
        let rest = |level: usize| if most / 2 > half { half } else { half - level };
        let mut starts = [0; W];
        for (number, end) in self.ends.iter().enumerate() {
            let one = self.wiring.candidate(end.bit as usize);
            let near = grid.places(one.digit()) & one.cell().peers();
            let mut opposite = [0; W];
            for level in 1..=half {
                let mut ons = [0; W];
                each(&end.made, |bit| {
                    join(&mut ons, &self.levels[rest(level)][self.end_of[bit] as usize][0]);
                });
                join(&mut opposite, &both(&ons, &self.levels[level][number][1]));
            }
            let mut removes = false;
            each(&opposite, |bit| {
                let other = self.wiring.candidate(bit);
                removes |= one.digit() == other.digit() && !near.is_disjoint(other.cell().peers());
            });
            if removes {
                join(&mut starts, &self.circle(number, most));
            }
        }
        starts
    }

    /// The on-nodes that an on-node leads to and that lead back to it, there and back in no more than so many
    /// nodes.
    fn circle(&self, number: usize, most: usize) -> Row<W> {
        let own = self.ends[number].bit;
        let last = self.levels.len() - 1;
        let (mut circle, mut before) = ([0; W], [0; W]);
        for there in 0..=last.min(most / 2) {
            let reached = &self.levels[there][number][0];
            let back = &self.levels[last.min(most / 2 - there)];
            each(&without(reached, &before), |bit| {
                let end = self.end_of[bit];
                if end != NONE && has(&back[end as usize][0], own) {
                    set(&mut circle, bit as u16);
                }
            });
            before = *reached;
        }
        circle
    }

    /// The nodes that may be in a cycle with an on-node, of no more than so many nodes.
    ///
    /// Others need not be walked. If the walk first comes to a node of a cycle that counts by way of some
    /// node, there is a cycle as short through that one, so it is not left out; and nothing is met earlier
    /// for want of a node.
    pub(super) fn circle_of(&self, start: Candidate, most: usize) -> Circle<'w, W> {
        let bit = self.wiring.number(start) as usize;
        let ons =
            if self.end_of[bit] == NONE { [0; W] } else { self.circle(self.end_of[bit] as usize, most) };
        let mut offs = [0; W];
        each(&ons, |bit| join(&mut offs, &self.end(bit).made));
        Circle { wiring: self.wiring, ons, offs }
    }

    /// The nodes that are on some shortest chain from a candidate to its contrary, by their place in it: of
    /// such a node the contrary is as far from the start as the node is from the end.
    pub(super) fn shortest(&self, start: Candidate, on: bool, nodes: usize) -> Shortest<'_, W> {
        let mut front = [0; W];
        set(&mut front, self.wiring.number(start));
        let mut seen = [[0; W]; 2];
        seen[usize::from(on)] = front;
        let mut places = vec![front];
        let mut is_on = on;
        while places.len() < nodes {
            let mut next = [0; W];
            each(&front, |bit| match (is_on, self.end_of[bit]) {
                (true, _) => join(&mut next, &self.against(bit)),
                (false, NONE) => {}
                (false, end) => join(&mut next, &self.ends[end as usize].made),
            });
            is_on = !is_on;
            let seen = &mut seen[usize::from(is_on)];
            front = without(&next, seen);
            join(seen, &front);
            places.push(front);
        }
        places.reverse();
        Shortest { wiring: self.wiring, places }
    }

    /// Everything that an end, being on, makes on and off. The same is known of the first few ends, which
    /// need not be followed again.
    fn closure(&self, number: usize, known: &[[Row<W>; 2]]) -> [Row<W>; 2] {
        let mut front = [0; W];
        set(&mut front, self.ends[number].bit);
        let (mut ons, mut offs) = (front, [0; W]);
        while let Some(bit) = first(&front) {
            unset(&mut front, bit as u16);
            let end = self.end_of[bit] as usize;
            if let Some([more_ons, more_offs]) = known.get(end) {
                join(&mut ons, more_ons);
                join(&mut offs, more_offs);
                front = without(&front, more_ons);
            } else {
                let end = &self.ends[end];
                join(&mut offs, &end.against);
                join(&mut front, &without(&end.next, &ons));
                join(&mut ons, &end.next);
            }
        }
        [ons, offs]
    }

    /// Everything that each candidate, being on, makes on and off.
    fn closures(&self) -> Vec<[Row<W>; 2]> {
        let mut ends = Vec::with_capacity(self.ends.len());
        for number in 0..self.ends.len() {
            ends.push(self.closure(number, &ends));
        }
        let closure = |bit: usize| {
            if self.end_of[bit] != NONE {
                return ends[self.end_of[bit] as usize];
            }
            let (mut ons, mut offs, against) = ([0; W], [0; W], self.against(bit));
            set(&mut ons, bit as u16);
            each(&against, |off| {
                if self.end_of[off] != NONE {
                    each(&self.end(off).made, |on| {
                        let [more_ons, more_offs] = &ends[self.end_of[on] as usize];
                        join(&mut ons, more_ons);
                        join(&mut offs, more_offs);
                    });
                }
            });
            join(&mut offs, &against);
            [ons, offs]
        };
        (0..self.wiring.len()).map(closure).collect()
    }

    /// The cells and houses where static chains from several assumptions lead to the same thing, in the order
    /// in which these are looked for: all candidates of a cell, or all places of a digit in a house.
    fn meeting(&self, grid: &Grid) -> Vec<From> {
        let closures = self.closures();
        let meet = |all: &mut dyn Iterator<Item = Candidate>| {
            let (mut ons, mut offs) = (self.open, [!0; W]);
            for candidate in all {
                let [more_ons, more_offs] = &closures[self.wiring.number(candidate) as usize];
                (ons, offs) = (both(&ons, more_ons), both(&offs, more_offs));
                if is_empty(&ons) && is_empty(&offs) {
                    return false;
                }
            }
            true
        };
        let mut found = Vec::new();
        for cell in grid.unsolved().into_iter().filter(|cell| grid.candidates(*cell).len() >= 3) {
            for digit in grid.candidates(cell) {
                for house in box_row_column(cell) {
                    let places = grid.places(digit) & house.cells();
                    let is_first = places.first() == Some(cell) && places.len() >= 2;
                    if is_first && meet(&mut places.into_iter().map(|place| Candidate::at(place, digit))) {
                        found.push(From::All(Variable::Place(house, digit)));
                    }
                }
            }
            let all = grid.candidates(cell).into_iter();
            if meet(&mut all.map(|digit| Candidate::at(cell, digit))) {
                found.push(From::All(Variable::Cell(cell)));
            }
        }
        found
    }

    /// True if something is refuted by a chain through a strong link that was not there at the start.
    pub(super) fn refutes_anew(&self, start: &Grid, grid: &Grid) -> bool {
        let mut offs: Vec<Option<Row<W>>> = vec![None; self.ends.len()];
        let mut refutes = false;
        bivalue(grid, self.follow, |variable, pair| {
            if !refutes && start.left(variable).count_ones() != 2 {
                let [one, other] = pair.map(|candidate| {
                    let end = self.end_of[self.wiring.number(candidate) as usize] as usize;
                    *offs[end].get_or_insert_with(|| self.closure(end, &[])[1])
                });
                refutes = !is_empty(&both(&one, &other));
            }
        });
        refutes
    }

    /// The first candidate of a row.
    pub(super) fn first(&self, row: &Row<W>) -> Option<Candidate> {
        first(row).map(|bit| self.wiring.candidate(bit))
    }

    /// The candidates of a row, in order.
    pub(super) fn candidates(&self, row: &Row<W>) -> Vec<Candidate> {
        let mut list = Vec::new();
        each(row, |bit| list.push(self.wiring.candidate(bit)));
        list
    }
}

/// Common conclusions of static chains from several assumptions, in their order of search.
pub(super) fn meeting(wiring: &Wiring, grid: &Grid) -> Vec<From> {
    wide_enough!(wiring, W => Meet::<W>::new(wiring, grid, Follow::BOTH).meeting(grid))
}

/// The nodes of shortest chains, by their place.
pub(super) struct Shortest<'m, const W: usize> {
    pub(super) wiring: &'m Wiring,
    places: Vec<Row<W>>,
}

impl<const W: usize> Shortest<'_, W> {
    /// The number of places.
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// Takes a node from a place. Returns true if it was there.
    #[inline]
    pub(super) fn take(&mut self, place: usize, candidate: Candidate) -> bool {
        let bit = self.wiring.number(candidate);
        let word = &mut self.places[place][bit as usize / 64];
        let before = *word;
        *word &= !(1 << (bit % 64));
        *word != before
    }
}

/// On-nodes that lead to each other, and the off-nodes that may be between them.
pub(super) struct Circle<'w, const W: usize> {
    pub(super) wiring: &'w Wiring,
    pub(super) ons: Row<W>,
    pub(super) offs: Row<W>,
}

/// The conclusions of chains of some length.
#[derive(Clone, Copy)]
pub(super) struct Arrivals<const W: usize> {
    /// Being on leads to being off.
    pub(super) refuted: Row<W>,
    /// Being off leads to being on.
    pub(super) proved: Row<W>,
}
