//! The search: every lane walks the tree of its own puzzle.
//!
//! A lane holds a node and a stack of open nodes. After each sweep, lanes that are wrong or solved pop their
//! last open node, or take the next puzzle if there is none; stuck lanes split their node. Lanes are
//! independent, so the work on a puzzle and the order of its solutions depend on the puzzle alone. (Unless
//! all lanes work on one puzzle: see [`Items`].)

use super::branch::{Crossings, NarrowCells, Split};
use super::node::Node;
use super::seeded::SeededCrossings;
use super::sweep::{Grid, Outcome, sweep};
use super::vector::Lanes;
use crate::turns::Turns;
use sudokit_core::{Problem, Solution};

/// The problems to search, and their results. Problems are numbered in queue order.
pub(crate) trait Queue<'a> {
    /// The next problem.
    fn next(&mut self) -> Option<Item<'a>>;
    /// Takes the result of a problem: its number of solutions, at most the limit, and the first of them.
    fn done(&mut self, problem: usize, solutions: u64, first: Option<Solution>);
    /// Maximum number of solutions to count, at least 1.
    fn limit(&self) -> u64;
    /// Returns false to cancel the search. Asked now and then; later results need not be right.
    fn goes_on(&mut self) -> bool {
        true
    }
    /// Returns true if [`done`](Self::done) needs first solutions.
    fn wants_solutions(&self) -> bool;
    /// True if seeds name the solutions that are found: the search goes on as it always has.
    fn is_seeded(&self) -> bool {
        false
    }
    /// The kind of items in the queue.
    fn items(&self) -> Items {
        Items::Problems
    }
}

/// The start of a search.
pub(crate) enum Item<'a> {
    /// The root of a problem.
    Problem(Problem<'a>),
    /// A node in the middle of a search.
    Node(Node),
}

/// The kind of items in a queue.
#[derive(Clone, Copy)]
pub(crate) enum Items {
    /// Independent problems, one in each lane.
    Problems,
    /// Nodes of one puzzle. The limit is for all together; lanes without work steal nodes from the others, so
    /// the order of solutions depends on the width.
    NodesOfOne {
        /// True if the search has met a dead end before.
        met_a_dead_end: bool,
    },
}

/// The stacks of the lanes. They keep their memory between batches.
#[derive(Clone, Default)]
pub(crate) struct Search {
    lanes: Vec<Lane>,
    /// Nodes that were split.
    nodes: u64,
}

#[derive(Clone)]
struct Lane {
    problem: usize,
    solutions: u64,
    first: Node,
    /// Open nodes: the first `depth` of these, the rest is old.
    open: Vec<Node>,
    depth: usize,
    turns: Turns,
    /// Factor for the solutions below this node.
    times: u64,
}

impl Search {
    /// Nodes split by the last run.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches all puzzles of the queue.
    #[inline(always)]
    pub(super) fn run<V: Lanes>(&mut self, cpu: V::Cpu, queue: &mut dyn Queue<'_>) {
        let is_seeded = queue.is_seeded();
        self.lanes.resize(V::WIDTH, Lane::IDLE);
        for lane in &mut self.lanes {
            // The last run may have been cancelled.
            lane.depth = 0;
            lane.times = 1;
        }
        self.nodes = 0;
        let limit = queue.limit();
        let mut grid = Aligned::<V>([V::ZERO_ROW; 27]);
        let grid = &mut grid.0;
        // With a limit of two, nothing is saved by knowing that both halves have as many solutions.
        let counts_all = if limit > 2 { ALL_LANES } else { 0 };
        // Lanes with many solutions of their puzzle.
        let mut plenty = 0;
        let (mut taken, mut busy) = (0, 0);
        let is_shared = matches!(queue.items(), Items::NodesOfOne { .. });
        // Lanes in a proof: they split on crossings, others on cells until a dead end.
        let new_proofs = u32::from(match queue.items() {
            Items::Problems => !is_seeded,
            Items::NodesOfOne { met_a_dead_end } => met_a_dead_end,
        });
        // Lanes that sweep as long as a sweep changes anything.
        let patient = if is_seeded { ALL_LANES } else { 0 };
        let mut proofs = new_proofs * ALL_LANES;
        let mut solutions = 0;
        for lane in 0..V::WIDTH {
            busy |= self.refill::<V>(cpu, grid, lane, queue, &mut taken);
        }
        let mut sweeps = 0_u32;
        while busy != 0 {
            sweeps = sweeps.wrapping_add(1);
            if sweeps.is_multiple_of(BETWEEN_QUESTIONS) && !queue.goes_on() {
                break;
            }
            let Outcome { wrong, open, changed, placed } = sweep::<V>(cpu, grid);
            // One kind of event after the other: easier to predict for the CPU.
            let mut idle = busy & wrong;
            proofs |= idle;
            let solved = busy & !wrong & !open;
            for lane in ones(solved) {
                solutions += self.lanes[lane].times;
                let count = self.lanes[lane].add::<V>(grid, lane, limit);
                plenty |= u32::from(count >= PLENTY) << lane;
                idle |= 1 << lane;
            }
            // If nothing was placed the node is split, though the next sweep may find more: it rarely does.
            let stuck = busy & !wrong & open & !(changed & (placed | patient));
            // With many solutions there are few dead ends to prove.
            let by_crossing = stuck & proofs & !plenty;
            let by_cell = stuck & !by_crossing & !changed;
            self.nodes += u64::from((by_cell | by_crossing).count_ones());
            if by_cell != 0 {
                let cells = NarrowCells::<V>::of(cpu, grid);
                let evenly = by_cell & !cells.crowded & counts_all;
                for lane in ones(evenly) {
                    self.lanes[lane].split_evenly::<V>(grid, lane, &cells);
                }
                for lane in ones(by_cell & !evenly) {
                    self.lanes[lane]
                        .split::<V, 3>(grid, lane, |words| Some(cells.split(|index| words.0[index], lane)));
                }
            }
            if by_crossing != 0 {
                let (due, without) = if is_seeded {
                    let crossings = SeededCrossings::<V>::of(cpu, grid);
                    let choose = |words: &Node, lane| crossings.split(words, lane);
                    self.split_all::<V, 9>(grid, by_crossing, is_shared, queue, choose)
                } else {
                    let crossings = Crossings::<V>::of(cpu, grid);
                    let choose = |words: &Node, lane| crossings.split(words, lane);
                    self.split_all::<V, 3>(grid, by_crossing, is_shared, queue, choose)
                };
                proofs &= !due;
                // Nothing is left to choose: the next sweep tells, unless this one could.
                idle |= without & !changed;
            }
            for lane in ones(idle) {
                let state = &mut self.lanes[lane];
                state.times = 1;
                if state.depth > 0 {
                    state.depth -= 1;
                    write::<V>(grid, lane, &state.open[state.depth]);
                    continue;
                }
                state.hand_over::<V>(cpu, queue);
                proofs = proofs & !(1 << lane) | new_proofs << lane;
                plenty &= !(1 << lane);
                busy &= !(1 << lane);
                busy |= self.refill::<V>(cpu, grid, lane, queue, &mut taken);
            }
            if is_shared {
                if solutions >= limit {
                    break;
                }
                for lane in ones(!busy & ALL_LANES >> (32 - V::WIDTH)) {
                    let Some(from) = self.deepest() else { break };
                    proofs = proofs & !(1 << lane) | (proofs >> from & 1) << lane;
                    busy |= self.take_over::<V>(grid, lane, from);
                }
            }
        }
        for lane in ones(busy) {
            self.lanes[lane].hand_over::<V>(cpu, queue);
        }
    }

    /// Splits the nodes of these lanes in proofs, or restarts a lane that is due at its oldest open node.
    /// Returns the bits of the latter, and of nodes without a choice.
    #[inline(always)]
    fn split_all<V: Lanes, const N: usize>(
        &mut self,
        grid: &mut Grid<V>,
        lanes: u32,
        is_shared: bool,
        queue: &mut dyn Queue<'_>,
        choose: impl Fn(&Node, usize) -> Option<Split<N>>,
    ) -> (u32, u32) {
        let (mut due, mut without) = (0, 0);
        for lane in ones(lanes) {
            let state = &mut self.lanes[lane];
            if state.turns.is_due() {
                if is_shared {
                    state.take_also(queue);
                }
                state.go_elsewhere::<V>(grid, lane);
                due |= 1 << lane;
            } else if state.split::<V, N>(grid, lane, |words| choose(words, lane)) {
                state.turns.split();
            } else {
                without |= 1 << lane;
            }
        }
        (due, without)
    }

    /// The lane with the most open nodes, if any lane has some.
    fn deepest(&self) -> Option<usize> {
        let deepest = (0..self.lanes.len()).rev().max_by_key(|lane| self.lanes[*lane].depth)?;
        (self.lanes[deepest].depth > 0).then_some(deepest)
    }

    /// Moves another lane's oldest open node to this lane: the most work. Returns the lane's bit.
    #[inline(always)]
    fn take_over<V: Lanes>(&mut self, grid: &mut Grid<V>, lane: usize, from: usize) -> u32 {
        let other = &mut self.lanes[from];
        write::<V>(grid, lane, &other.open[0]);
        other.open[..other.depth].rotate_left(1);
        other.depth -= 1;
        let problem = other.problem;
        self.lanes[lane].start(problem);
        1 << lane
    }

    /// Loads the next puzzle into the lane. Returns the lane's bit, or 0 at the end of the queue.
    #[inline(always)]
    fn refill<V: Lanes>(
        &mut self,
        cpu: V::Cpu,
        grid: &mut Grid<V>,
        lane: usize,
        queue: &mut dyn Queue<'_>,
        taken: &mut usize,
    ) -> u32 {
        let words = match queue.next() {
            None => {
                write::<V>(grid, lane, &Node::NOTHING);
                return 0;
            }
            Some(Item::Problem(Problem::Givens(puzzle))) => V::pack(cpu, puzzle.digits()),
            Some(Item::Problem(Problem::AnotherDigit(puzzle, cell))) => {
                let mut words = V::pack(cpu, puzzle.digits());
                if puzzle.digit(cell).is_some() {
                    words.flip(cell);
                }
                words
            }
            Some(Item::Problem(Problem::Candidates(candidates))) => Node::of_candidates(&candidates),
            Some(Item::Node(words)) => words,
        };
        write::<V>(grid, lane, &words);
        self.lanes[lane].start(*taken);
        *taken += 1;
        1 << lane
    }
}

/// The indices of the bits that are set, lowest first.
fn ones(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = bits.trailing_zeros() as usize;
        (bits != 0).then(|| {
            bits &= bits - 1;
            lowest
        })
    })
}

/// After this number of solutions, many more are likely.
const PLENTY: u64 = 8;

/// This number of sweeps takes a fraction of a millisecond.
const BETWEEN_QUESTIONS: u32 = 1024;

/// A bit for every lane of the widest register.
const ALL_LANES: u32 = u32::MAX;

impl Lane {
    const IDLE: Self = Self {
        problem: 0,
        solutions: 0,
        first: Node::NOTHING,
        open: Vec::new(),
        depth: 0,
        turns: Turns::START,
        times: 1,
    };

    fn start(&mut self, problem: usize) {
        self.problem = problem;
        self.solutions = 0;
        self.depth = 0;
        self.turns = Turns::START;
        self.times = 1;
    }

    #[inline(always)]
    fn hand_over<V: Lanes>(&self, cpu: V::Cpu, queue: &mut dyn Queue<'_>) {
        let is_wanted = self.solutions > 0 && queue.wants_solutions();
        // SAFETY: with the first solution counted, `add` has read a node that the sweep had found solved.
        let first = is_wanted.then(|| unsafe { V::unpack(cpu, &self.first) });
        queue.done(self.problem, self.solutions, first);
    }

    /// Counts the solution of a solved node. Returns the number of solutions so far; at the limit, drops all
    /// open nodes.
    #[inline(always)]
    fn add<V: Lanes>(&mut self, grid: &Grid<V>, lane: usize, limit: u64) -> u64 {
        if self.solutions == 0 {
            read::<V>(grid, lane, &mut self.first);
        }
        self.turns.solution();
        self.solutions = (self.solutions + self.times).min(limit);
        if self.solutions == limit {
            self.depth = 0;
        }
        self.solutions
    }

    /// Puts the next node of the queue below the open ones, where a restart finds it. Left in the queue, it
    /// would wait until this lane had walked a part without solutions whole.
    #[cold]
    fn take_also(&mut self, queue: &mut dyn Queue<'_>) {
        let Some(Item::Node(node)) = queue.next() else { return };
        self.open.truncate(self.depth);
        self.open.insert(0, node);
        self.depth += 1;
    }

    /// Restarts at the oldest open node: see [`Turns`].
    #[inline(always)]
    fn go_elsewhere<V: Lanes>(&mut self, grid: &mut Grid<V>, lane: usize) {
        self.turn();
        if let Some(oldest) = self.open[..self.depth].last_mut() {
            let next = *oldest;
            read::<V>(grid, lane, oldest);
            write::<V>(grid, lane, &next);
        }
    }

    /// Puts the oldest open node on top of the others.
    #[cold]
    fn turn(&mut self) {
        self.turns.taken();
        if self.depth > 0 {
            self.open[..self.depth].rotate_left(1);
        }
    }

    /// Continues with one half of a node in which every open cell has two digits. The other half has as many
    /// solutions: no digit is the last in a house, so each has two places wherever it is open, and exchanging
    /// the two digits of every open cell turns one solution into another.
    #[inline(always)]
    fn split_evenly<V: Lanes>(&mut self, grid: &mut Grid<V>, lane: usize, cells: &NarrowCells<V>) {
        let split = cells.split(|index| grid[index].as_ref()[lane], lane);
        for (index, first, _) in split.words() {
            let word = grid[index].as_ref()[lane];
            grid[index].as_mut()[lane] = word & first;
        }
        self.times *= 2;
    }

    /// Continues with one half of the node and keeps the other. Returns false if there is no choice.
    #[inline(always)]
    fn split<V: Lanes, const N: usize>(
        &mut self,
        grid: &mut Grid<V>,
        lane: usize,
        choose: impl Fn(&Node) -> Option<Split<N>>,
    ) -> bool {
        if self.depth == self.open.len() {
            self.open.push(Node::NOTHING);
        }
        // Read in place: a copy would wait for the words to reach memory.
        let words = &mut self.open[self.depth];
        read::<V>(grid, lane, words);
        let Some(split) = choose(words) else { return false };
        for (index, first, second) in split.words() {
            let word = words.0[index];
            grid[index].as_mut()[lane] = word & first;
            words.0[index] = word & second;
        }
        self.depth += 1;
        true
    }
}

/// Rows are aligned to cache lines, so that a register is loaded from one.
#[repr(align(64))]
struct Aligned<V: Lanes>(Grid<V>);

#[inline(always)]
fn read<V: Lanes>(grid: &Grid<V>, lane: usize, words: &mut Node) {
    for (row, word) in grid.iter().zip(&mut words.0) {
        *word = row.as_ref()[lane];
    }
}

/// Word by word, although the next sweep waits until they can be loaded as rows: it waits once, and whole
/// rows would be more to store.
#[inline(always)]
fn write<V: Lanes>(grid: &mut Grid<V>, lane: usize, words: &Node) {
    for (row, word) in grid.iter_mut().zip(words.0) {
        row.as_mut()[lane] = word;
    }
}
