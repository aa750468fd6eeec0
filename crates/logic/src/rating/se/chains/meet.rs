//! How many nodes the shortest forcing chains have, without the chains: two searches that meet in the middle.
//!
//! A chain from x to its contrary passes strong links. Cut it at one, u off, v on: what follows the cut leads from v to the end, and
//! what goes before it leads, read backwards with all signs turned, from u to the same end. So x is refuted if for the two ends u and v of
//! some strong link both, being on, make x off; and it is proved if both make x on. All chains are found by searching from the
//! ends of strong links only, and a chain of n nodes by searches that are half as deep, as one of its links is in its middle.
//!
//! Levels are those of [`walk`](super::walk), where the first chain met is a shortest one. Every search is a few rows of bits, a bit for
//! every candidate of the grid:
//!
//! ```text
//! against[u]    what u, being on, makes off at once              offs[u]     what u made off by now
//! next[u]       what these, being off, make on                   ons[u]      what u made on by now
//! ```

use super::super::grid::{Grid, box_row_column, cell_at};
use super::forcing::From;
use super::links::Follow;
use sudokit_core::{Candidate, CandidateSet, CellSet, Digit, House};

/// A bit for every candidate of the grid.
pub(super) type Row<const W: usize> = [u64; W];

#[inline]
fn join<const W: usize>(into: &mut Row<W>, other: &Row<W>) {
    for (into, other) in into.iter_mut().zip(other) {
        *into |= other;
    }
}

#[inline]
fn both<const W: usize>(one: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|i| one[i] & other[i])
}

#[inline]
fn without<const W: usize>(one: &Row<W>, other: &Row<W>) -> Row<W> {
    std::array::from_fn(|i| one[i] & !other[i])
}

#[inline]
fn is_empty<const W: usize>(row: &Row<W>) -> bool {
    row.iter().fold(0, |all, word| all | word) == 0
}

#[inline]
fn set<const W: usize>(row: &mut Row<W>, bit: u16) {
    row[bit as usize / 64] |= 1 << (bit % 64);
}

#[inline]
fn unset<const W: usize>(row: &mut Row<W>, bit: u16) {
    row[bit as usize / 64] &= !(1 << (bit % 64));
}

/// The first bit.
#[inline]
fn first<const W: usize>(row: &Row<W>) -> Option<usize> {
    let word = row.iter().position(|word| *word != 0)?;
    Some(64 * word + row[word].trailing_zeros() as usize)
}

#[inline]
fn has<const W: usize>(row: &Row<W>, bit: u16) -> bool {
    row[bit as usize / 64] >> (bit % 64) & 1 != 0
}

fn each<const W: usize>(row: &Row<W>, mut visit: impl FnMut(usize)) {
    for (word, bits) in row.iter().enumerate() {
        let mut bits = *bits;
        while bits != 0 {
            visit(64 * word + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

/// One end of strong links: what it leads to at once, and the search from it.
#[derive(Clone)]
struct End<const W: usize> {
    bit: u16,
    front: Row<W>,
    ons: Row<W>,
    offs: Row<W>,
}

/// What follows at once.
#[derive(Clone)]
struct Links<const W: usize> {
    own: Row<W>,
    against: Row<W>,
    made: Row<W>,
    next: Row<W>,
}

/// All searches for one choice of links.
pub(super) struct Meet<const W: usize> {
    /// The candidates of the grid, in order.
    candidates: Vec<Candidate>,
    /// The bit of each.
    bits: Box<[u16; 729]>,
    follow: Follow,
    ends: Vec<End<W>>,
    links: Vec<Links<W>>,
    /// The strong links, as numbers of their ends.
    pairs: Vec<[u16; 2]>,
    /// The number of the end that a bit stands for.
    end_of: Vec<u16>,
    /// Candidates that chains may start from: those of cells that have more than one.
    open: Row<W>,
    /// What each end had made on and off by each level: after n of them these are the on-nodes up to 2n + 1 nodes away and the off-nodes
    /// up to 2n.
    levels: Vec<Vec<[Row<W>; 2]>>,
    refuted: Row<W>,
    proved: Row<W>,
}

const NONE: u16 = u16::MAX;

impl<const W: usize> Meet<W> {
    /// The searches before their first level.
    pub(super) fn new(grid: &Grid, follow: Follow) -> Self {
        let mut bits = Box::new([NONE; 729]);
        let mut candidates = Vec::with_capacity(64 * W);
        let mut open = [0; W];
        for cell in grid.empty() {
            let digits = grid.candidates(cell);
            for digit in digits {
                let candidate = Candidate::at(cell, digit);
                let bit = candidates.len() as u16;
                bits[candidate.index()] = bit;
                candidates.push(candidate);
                if digits.len() > 1 {
                    set(&mut open, bit);
                }
            }
        }
        let mut meet = Self {
            follow,
            ends: Vec::with_capacity(candidates.len()),
            links: Vec::with_capacity(candidates.len()),
            pairs: Vec::with_capacity(candidates.len()),
            end_of: vec![NONE; candidates.len()],
            candidates,
            bits,
            open,
            levels: Vec::with_capacity(8),
            refuted: [0; W],
            proved: [0; W],
        };
        let made = meet.strong_links(grid);
        let mut linked = CandidateSet::EMPTY;
        for (bit, made) in (0..).zip(made) {
            if is_empty(&made) {
                continue;
            }
            linked.insert(meet.candidates[bit as usize]);
            meet.end_of[bit as usize] = meet.ends.len() as u16;
            let mut own = [0; W];
            set(&mut own, bit);
            meet.links.push(Links { own, against: [0; W], made, next: [0; W] });
            meet.ends.push(End { bit, front: own, ons: own, offs: [0; W] });
        }
        for pair in &mut meet.pairs {
            *pair = pair.map(|bit| meet.end_of[bit as usize]);
        }
        let linked: [CellSet; 9] = std::array::from_fn(|i| linked.cells_of(Digit::from_index(i)));
        for number in 0..meet.ends.len() {
            let candidate = meet.candidates[meet.ends[number].bit as usize];
            let (cell, digit) = (candidate.cell(), candidate.digit());
            let (mut against, mut next) = ([0; W], [0; W]);
            let bit_of = |candidate: Candidate| meet.bits[candidate.index()];
            let near = grid.cells_with(digit) & cell.peers();
            for peer in near {
                set(&mut against, bit_of(Candidate::at(peer, digit)));
            }
            let mut join_made = |other: Candidate| {
                join(&mut next, &meet.links[meet.end_of[bit_of(other) as usize] as usize].made);
            };
            for peer in near & linked[digit.index()] {
                join_made(Candidate::at(peer, digit));
            }
            if follow.cells {
                for other in grid.candidates(cell).without(digit) {
                    let other_bit = bit_of(Candidate::at(cell, other));
                    set(&mut against, other_bit);
                    if meet.end_of[other_bit as usize] != NONE {
                        join_made(Candidate::at(cell, other));
                    }
                }
            }
            meet.links[number].against = against;
            meet.links[number].next = next;
        }
        meet.levels.push(meet.ends.iter().map(|end| [end.ons, end.offs]).collect());
        meet
    }

    /// What each candidate, being off, makes on. Lists the strong links as pairs of bits.
    fn strong_links(&mut self, grid: &Grid) -> Vec<Row<W>> {
        let mut made = vec![[0; W]; self.candidates.len()];
        let mut link = |one: Candidate, other: Candidate| {
            let [one, other] = [one, other].map(|candidate| self.bits[candidate.index()]);
            if !has(&made[one as usize], other) {
                set(&mut made[one as usize], other);
                set(&mut made[other as usize], one);
                self.pairs.push([one, other]);
            }
        };
        if self.follow.cells {
            for cell in grid.cells_of_size(2) {
                let mut both = grid.candidates(cell).into_iter().map(|digit| Candidate::at(cell, digit));
                if let (Some(one), Some(other)) = (both.next(), both.next()) {
                    link(one, other);
                }
            }
        }
        if self.follow.houses {
            for house in House::all().filter(|house| grid.open(*house) > 1) {
                for (digit, places) in Digit::all().zip(grid.all_places(house)) {
                    if places.count_ones() == 2 {
                        let ends = [places.trailing_zeros(), places.ilog2()];
                        let [one, other] = ends.map(|at| Candidate::at(cell_at(house, at as usize), digit));
                        link(one, other);
                    }
                }
            }
        }
        made
    }

    /// Walks a level from every end.
    fn advance(&mut self) {
        for end in &mut self.ends {
            let mut next = [0; W];
            each(&end.front, |bit| {
                let links = &self.links[self.end_of[bit] as usize];
                join(&mut end.offs, &links.against);
                join(&mut next, &links.next);
            });
            end.front = without(&next, &end.ons);
            join(&mut end.ons, &next);
        }
        self.levels.push(self.ends.iter().map(|end| [end.ons, end.offs]).collect());
    }

    /// Whether no level brings anything more.
    fn is_over(&self) -> bool {
        self.ends.iter().all(|end| is_empty(&end.front))
    }

    /// Walks to a level. Whether there is one.
    fn reach(&mut self, level: usize) -> bool {
        while self.levels.len() <= level {
            if self.is_over() {
                return false;
            }
            self.advance();
        }
        true
    }

    /// What the chains of a number of nodes refute and prove, as far as shorter ones did not. The numbers are 4, 6, 8 and so on; none if
    /// chains are not as long as that.
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
        Some(Arrivals { refuted: both(&new, &self.open), proved: both(&new_too, &self.open) })
    }

    /// Whether any chain so far refutes something. What a cycle removes is refuted on the way around it, and of a cell with a proved
    /// candidate the others are.
    pub(super) fn refutes(&self) -> bool {
        !is_empty(&self.refuted)
    }

    /// Candidates from which there may be cycles of no more than so many nodes that remove something.
    ///
    /// All on-nodes of a cycle are true or all its off-nodes are. So what it removes sees p and q, of which exactly one is true: p on
    /// makes q off, and p off makes q on, and both chains together have two nodes more than the cycle. The cycle is met from every
    /// candidate that leads to p and is led to.
    pub(super) fn cyclic(&mut self, grid: &Grid, most: usize) -> Row<W> {
        let half = if self.reach(most / 2) { most / 2 } else { self.levels.len() - 1 };
        // How long the one chain may be if the other one has so many levels.
        let rest = |level: usize| if most / 2 > half { half } else { half - level };
        let mut starts = [0; W];
        for (number, (end, links)) in self.ends.iter().zip(&self.links).enumerate() {
            let one = self.candidates[end.bit as usize];
            let near = grid.cells_with(one.digit()) & one.cell().peers();
            let mut opposite = [0; W];
            for level in 1..=half {
                let mut ons = [0; W];
                each(&links.made, |bit| {
                    join(&mut ons, &self.levels[rest(level)][self.end_of[bit] as usize][0]);
                });
                join(&mut opposite, &both(&ons, &self.levels[level][number][1]));
            }
            let mut removes = false;
            each(&opposite, |bit| {
                let other = self.candidates[bit];
                removes |= one.digit() == other.digit() && !near.is_disjoint(other.cell().peers());
            });
            if removes {
                join(&mut starts, &self.circle(number, most));
            }
        }
        starts
    }

    /// The on-nodes that an on-node leads to and that lead back to it, there and back in no more than so many nodes.
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
    /// Others need not be walked. If the walk first comes to a node of a cycle that counts by way of some node, there is a cycle as short
    /// through that one, so it is not left out; and nothing is met earlier for want of a node.
    pub(super) fn circle_of(&self, start: Candidate, most: usize) -> Circle {
        let bit = self.bits[start.index()] as usize;
        let ons =
            if self.end_of[bit] == NONE { [0; W] } else { self.circle(self.end_of[bit] as usize, most) };
        let mut offs = [0; W];
        each(&ons, |bit| join(&mut offs, &self.links[self.end_of[bit] as usize].made));
        let [ons, offs] = [ons, offs].map(|row| self.candidates(&row).into_iter().collect());
        Circle { ons, offs }
    }

    /// The nodes that are on some shortest chain from a candidate to its contrary, by their place in it: of such a node the contrary is as
    /// far from the start as the node is from the end.
    pub(super) fn shortest(&self, grid: &Grid, start: Candidate, on: bool, nodes: usize) -> Shortest<'_, W> {
        let mut front = [0; W];
        set(&mut front, self.bits[start.index()]);
        let mut seen = [[0; W]; 2];
        seen[usize::from(on)] = front;
        let mut places = vec![front];
        let mut is_on = on;
        while places.len() < nodes {
            let mut next = [0; W];
            each(&front, |bit| match (is_on, self.end_of[bit]) {
                (true, NONE) => join(&mut next, &self.against(grid, bit)),
                (true, end) => join(&mut next, &self.links[end as usize].against),
                (false, NONE) => {}
                (false, end) => join(&mut next, &self.links[end as usize].made),
            });
            is_on = !is_on;
            let seen = &mut seen[usize::from(is_on)];
            front = without(&next, seen);
            join(seen, &front);
            places.push(front);
        }
        places.reverse();
        Shortest { bits: &self.bits, places }
    }

    /// What a candidate, being on, makes off at once.
    fn against(&self, grid: &Grid, bit: usize) -> Row<W> {
        let (cell, digit) = (self.candidates[bit].cell(), self.candidates[bit].digit());
        let mut row = [0; W];
        for peer in grid.cells_with(digit) & cell.peers() {
            set(&mut row, self.bits[Candidate::at(peer, digit).index()]);
        }
        if self.follow.cells {
            for other in grid.candidates(cell).without(digit) {
                set(&mut row, self.bits[Candidate::at(cell, other).index()]);
            }
        }
        row
    }

    /// Everything that an end, being on, makes on and off. The same is known of the first few ends, which need not be followed again.
    fn closure(&self, number: usize, known: &[[Row<W>; 2]]) -> [Row<W>; 2] {
        let mut front = self.links[number].own;
        let (mut ons, mut offs) = (front, [0; W]);
        while let Some(bit) = first(&front) {
            unset(&mut front, bit as u16);
            let end = self.end_of[bit] as usize;
            if let Some([more_ons, more_offs]) = known.get(end) {
                join(&mut ons, more_ons);
                join(&mut offs, more_offs);
                front = without(&front, more_ons);
            } else {
                let links = &self.links[end];
                join(&mut offs, &links.against);
                join(&mut front, &without(&links.next, &ons));
                join(&mut ons, &links.next);
            }
        }
        [ons, offs]
    }

    /// Everything that each candidate, being on, makes on and off.
    fn closures(&self, grid: &Grid) -> Vec<[Row<W>; 2]> {
        let mut ends = Vec::with_capacity(self.ends.len());
        for number in 0..self.ends.len() {
            ends.push(self.closure(number, &ends));
        }
        let closure = |bit: usize| {
            if self.end_of[bit] != NONE {
                return ends[self.end_of[bit] as usize];
            }
            let (mut ons, mut offs, against) = ([0; W], [0; W], self.against(grid, bit));
            set(&mut ons, bit as u16);
            each(&against, |off| {
                if self.end_of[off] != NONE {
                    each(&self.links[self.end_of[off] as usize].made, |on| {
                        let [more_ons, more_offs] = &ends[self.end_of[on] as usize];
                        join(&mut ons, more_ons);
                        join(&mut offs, more_offs);
                    });
                }
            });
            join(&mut offs, &against);
            [ons, offs]
        };
        (0..self.candidates.len()).map(closure).collect()
    }

    /// The cells and houses where static chains from several assumptions lead to the same thing, in the order in which these are looked for:
    /// all candidates of a cell, or all places of a digit in a house.
    pub(super) fn meeting(&self, grid: &Grid) -> Vec<From> {
        let closures = self.closures(grid);
        let meet = |all: &mut dyn Iterator<Item = Candidate>| {
            let closures = all.map(|candidate| &closures[self.bits[candidate.index()] as usize]);
            let shared = closures.fold([self.open, [!0; W]], |[ons, offs], [more_ons, more_offs]| {
                [both(&ons, more_ons), both(&offs, more_offs)]
            });
            shared.iter().any(|row| !is_empty(row))
        };
        let mut found = Vec::new();
        for cell in grid.empty().into_iter().filter(|cell| grid.candidates(*cell).len() >= 3) {
            for digit in grid.candidates(cell) {
                for house in box_row_column(cell) {
                    let places = grid.cells_with(digit) & house.cells();
                    let is_first = places.first() == Some(cell) && places.len() >= 2;
                    if is_first && meet(&mut places.into_iter().map(|place| Candidate::at(place, digit))) {
                        found.push(From::Region(house, digit));
                    }
                }
            }
            let all = grid.candidates(cell).into_iter();
            if meet(&mut all.map(|digit| Candidate::at(cell, digit))) {
                found.push(From::Cell(cell));
            }
        }
        found
    }

    /// Whether something is refuted by a chain through one of these strong links.
    pub(super) fn refutes_through(&self, is_of_them: impl Fn(Candidate, Candidate) -> bool) -> bool {
        let mut offs: Vec<Option<Row<W>>> = vec![None; self.ends.len()];
        let candidate = |end: u16| self.candidates[self.ends[end as usize].bit as usize];
        self.pairs.iter().filter(|[one, other]| is_of_them(candidate(*one), candidate(*other))).any(|pair| {
            let [one, other] = pair
                .map(|end| *offs[end as usize].get_or_insert_with(|| self.closure(end as usize, &[])[1]));
            !is_empty(&both(&one, &other))
        })
    }

    /// The first candidate of a row.
    pub(super) fn first(&self, row: &Row<W>) -> Option<Candidate> {
        first(row).map(|bit| self.candidates[bit])
    }

    /// The candidates of a row, in order.
    pub(super) fn candidates(&self, row: &Row<W>) -> Vec<Candidate> {
        let mut list = Vec::new();
        each(row, |bit| list.push(self.candidates[bit]));
        list
    }
}

/// The nodes of shortest chains, by their place.
pub(super) struct Shortest<'m, const W: usize> {
    bits: &'m [u16; 729],
    places: Vec<Row<W>>,
}

impl<const W: usize> Shortest<'_, W> {
    /// How many places there are.
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// Takes a node from a place. Whether it was there.
    #[inline]
    pub(super) fn take(&mut self, place: usize, candidate: Candidate) -> bool {
        let bit = self.bits[candidate.index()];
        let word = &mut self.places[place][bit as usize / 64];
        let before = *word;
        *word &= !(1 << (bit % 64));
        *word != before
    }
}

/// On-nodes that lead to each other, and the off-nodes that may be between them.
pub(super) struct Circle {
    pub(super) ons: CandidateSet,
    pub(super) offs: CandidateSet,
}

/// What chains of some length lead to.
#[derive(Clone, Copy)]
pub(super) struct Arrivals<const W: usize> {
    /// Being on leads to being off.
    pub(super) refuted: Row<W>,
    /// Being off leads to being on.
    pub(super) proved: Row<W>,
}
