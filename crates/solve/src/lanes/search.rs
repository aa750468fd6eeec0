//! The search: every lane walks the tree of its own puzzle.
//!
//! A lane holds a node and keeps a stack of the nodes to come back to. After each sweep, lanes that are wrong or solved
//! come back to their last node, or take the next puzzle if there is none; lanes in which nothing follows split their
//! node. Lanes know nothing of each other, so what a puzzle's lane does, and the order in which it meets solutions,
//! depend on the puzzle alone.

use super::sweep::{Grid, Outcome, sweep};
use super::vector::Lanes;
use super::words::Words;

/// The puzzles to search, and what becomes of them. Puzzles are known by their number in the queue.
pub(crate) trait Queue {
    /// The next puzzle.
    fn next(&mut self) -> Option<Words>;
    /// A puzzle is done: it has this many solutions, counted no further than asked.
    fn done(&mut self, puzzle: usize, solutions: u64, first: Option<&Words>);
    /// Where to stop counting, from 1.
    fn limit(&self) -> u64;
}

/// The stacks of the lanes. Kept between batches for their memory.
#[derive(Clone, Default)]
pub(crate) struct Search {
    lanes: Vec<Lane>,
    /// Nodes that were split.
    nodes: u64,
}

#[derive(Clone)]
struct Lane {
    puzzle: usize,
    solutions: u64,
    first: Words,
    met_a_dead_end: bool,
    open: Vec<Words>,
}

impl Search {
    /// Nodes split by the last run.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches all puzzles of the queue.
    #[inline(always)]
    pub(super) fn run<V: Lanes>(&mut self, queue: &mut dyn Queue) {
        let idle =
            Lane { puzzle: 0, solutions: 0, first: Words::NOTHING, met_a_dead_end: false, open: Vec::new() };
        self.lanes.resize(V::WIDTH, idle);
        self.nodes = 0;
        let limit = queue.limit();
        let mut grid = Aligned::<V>([V::ZERO_ROW; 27]);
        let grid = &mut grid.0;
        let (mut taken, mut busy) = (0, 0);
        for lane in 0..V::WIDTH {
            busy |= self.refill::<V>(grid, lane, queue, &mut taken);
        }
        while busy != 0 {
            let Outcome { wrong, open, changed } = sweep::<V>(grid);
            // One kind of event after the other: the CPU guesses better what comes next.
            let mut idle = busy & wrong;
            for lane in ones(idle) {
                self.lanes[lane].met_a_dead_end = true;
            }
            for lane in ones(busy & !wrong & !open) {
                self.lanes[lane].add::<V>(grid, lane, limit);
                idle |= 1 << lane;
            }
            for lane in ones(busy & !wrong & open & !changed) {
                self.nodes += 1;
                if !self.lanes[lane].split::<V>(grid, lane) {
                    idle |= 1 << lane;
                }
            }
            for lane in ones(idle) {
                let state = &mut self.lanes[lane];
                if let Some(words) = state.open.pop() {
                    write::<V>(grid, lane, &words);
                    continue;
                }
                queue.done(state.puzzle, state.solutions, (state.solutions > 0).then_some(&state.first));
                busy &= !(1 << lane);
                busy |= self.refill::<V>(grid, lane, queue, &mut taken);
            }
        }
    }

    /// Gives the lane the next puzzle. Its bit, if there is one.
    #[inline(always)]
    fn refill<V: Lanes>(
        &mut self,
        grid: &mut Grid<V>,
        lane: usize,
        queue: &mut dyn Queue,
        taken: &mut usize,
    ) -> u32 {
        let Some(words) = queue.next() else {
            write::<V>(grid, lane, &Words::NOTHING);
            return 0;
        };
        write::<V>(grid, lane, &words);
        let state = &mut self.lanes[lane];
        state.puzzle = *taken;
        state.solutions = 0;
        state.met_a_dead_end = false;
        state.open.clear();
        *taken += 1;
        1 << lane
    }
}

/// The numbers of the bits that are set, from below.
fn ones(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = bits.trailing_zeros() as usize;
        (bits != 0).then(|| {
            bits &= bits - 1;
            lowest
        })
    })
}

impl Lane {
    /// The node is solved: one solution more. With the last that is wanted there is no node to come back to.
    #[inline(always)]
    fn add<V: Lanes>(&mut self, grid: &Grid<V>, lane: usize, limit: u64) {
        self.solutions += 1;
        if self.solutions == 1 {
            self.first = read::<V>(grid, lane);
        }
        if self.solutions == limit {
            self.open.clear();
        }
    }

    /// Goes on with one half of the node and keeps the other. Whether there were two.
    #[inline(always)]
    fn split<V: Lanes>(&mut self, grid: &mut Grid<V>, lane: usize) -> bool {
        let mut words = read::<V>(grid, lane);
        let split = if self.met_a_dead_end { words.split_pattern() } else { Some(words.split_cell()) };
        let Some(split) = split else { return false };
        for (index, first, second) in split.words() {
            let word = words.0[index];
            V::load(&grid[index]).replace(lane, word & first).store(&mut grid[index]);
            words.0[index] = word & second;
        }
        self.open.push(words);
        true
    }
}

/// Rows start where cache lines do, so that a register is loaded from one.
#[repr(align(64))]
struct Aligned<V: Lanes>(Grid<V>);

#[inline(always)]
fn read<V: Lanes>(grid: &Grid<V>, lane: usize) -> Words {
    Words(std::array::from_fn(|index| grid[index].as_ref()[lane]))
}

#[inline(always)]
fn write<V: Lanes>(grid: &mut Grid<V>, lane: usize, words: &Words) {
    for (row, word) in grid.iter_mut().zip(words.0) {
        V::load(row).replace(lane, word).store(row);
    }
}
