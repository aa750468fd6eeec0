//! The single engine: one puzzle at a time, on one core.
//!
//! In a search node, all digits and bands are side by side in the bytes of vector registers. [`sweep`]
//! deduces, [`tally`] counts the digits of cells, [`branch`] chooses the split of a stuck node, and the loop
//! below walks the tree. If the tree turns out to be large, [`crew`] hands its open nodes to the lanes of the
//! batch engine.
//!
//! All of it is generic over [`Bytes`] and inlined into the `walk` of each [`Backend`], which is compiled for
//! its instructions.

mod branch;
mod crew;
mod node;
mod sweep;
mod tables;
mod tally;

use crate::lanes::{Backend, Bytes};
use crate::turns::Turns;
use crate::{Answer, Batch, Engine};
use crew::Crew;
use node::{ByteNode, Solved};
use std::fmt;
use std::ops::ControlFlow;
use sudokit_core::{CandidateSet, Problem, Solution};

/// Solves one puzzle after the other. See [`Engine`] for its questions.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Engine, Single};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert!(Single::new().is_unique(&puzzle));
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
#[derive(Clone)]
pub struct Single {
    backend: Backend,
    walk: Walk,
    crew: Crew,
}

impl fmt::Debug for Single {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Single").field("backend", &self.backend).finish_non_exhaustive()
    }
}

impl Default for Single {
    fn default() -> Self {
        Self::new()
    }
}

impl Single {
    /// A new solver, on the best backend of this machine.
    pub fn new() -> Self {
        Self::on(Backend::best())
    }

    /// A new solver on this backend. The answers do not depend on it.
    pub fn on(backend: Backend) -> Self {
        Self { backend, walk: Walk::default(), crew: Crew::new(backend) }
    }

    /// Walks through a problem, or on from where the last walk ended.
    fn walk(&mut self, problem: Option<Problem<'_>>, patience: Patience, visit: &mut Visit<'_>) -> End {
        self.backend.walk(&mut self.walk, problem, patience, visit)
    }
}

impl Engine for Single {
    fn enumerate<'a>(
        &mut self,
        problem: impl Into<Problem<'a>>,
        mut visit: impl FnMut(&Solution) -> ControlFlow<()>,
    ) {
        self.walk(Some(problem.into()), Patience::Endless, &mut |node| visit(&node.solution()));
    }

    fn answer<'a>(&mut self, problem: impl Into<Problem<'a>>) -> Answer {
        let mut first = None;
        let mut second = false;
        let end = self.walk(Some(problem.into()), PATIENCE, &mut |node| {
            second = first.is_some();
            first = first.or_else(|| Some(node.solution()));
            if second { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if end == End::LostPatience {
            let (count, found) = self.crew.count(&self.walk, if first.is_some() { 1 } else { 2 });
            second = count > u64::from(first.is_none());
            // The crew meets solutions in no fixed order. If it has met one of several, the first has yet to
            // be found.
            first = match (first, second) {
                (None, true) => self.first_of_what_is_left(),
                (None, false) => found,
                (first, _) => first,
            };
        }
        match first {
            None => Answer::None,
            Some(first) if second => Answer::Several(first),
            Some(first) => Answer::Unique(first),
        }
    }

    fn count<'a>(&mut self, problem: impl Into<Problem<'a>>, limit: u64) -> u64 {
        if limit == 0 {
            return 0;
        }
        let mut count = 0;
        let end = self.walk(Some(problem.into()), PATIENCE, &mut |_| {
            count += 1;
            if count == limit.min(MANY) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match end {
            End::Stopped if count == limit => count,
            End::Reached => count,
            End::Stopped | End::LostPatience => count + self.crew.count(&self.walk, limit - count).0,
        }
    }

    /// By the lanes of a batch: they test many candidates at once.
    fn true_candidates<'a>(&mut self, problem: impl Into<Problem<'a>>) -> CandidateSet {
        let mut union = Vec::new();
        Batch::on(self.backend).true_candidates([problem.into()], &mut union).expect("nobody cancels it");
        union[0]
    }
}

impl Single {
    fn first_of_what_is_left(&mut self) -> Option<Solution> {
        let mut first = None;
        self.walk(None, Patience::Endless, &mut |node| {
            first = Some(node.solution());
            ControlFlow::Break(())
        });
        first
    }
}

/// After this number of splits since the first dead end, hand over to the batch engine.
const PATIENCE: Patience = Patience::Splits(24);

/// After this number of solutions, there are likely enough of them for the batch engine.
const MANY: u64 = 32;

/// Visitor of solved nodes.
pub(crate) type Visit<'a> = dyn FnMut(&Solved<'_>) -> ControlFlow<()> + 'a;

/// The budget of a walk.
#[derive(Clone, Copy)]
pub(crate) enum Patience {
    /// No limit: the walk is complete.
    Endless,
    /// This number of splits after the first dead end.
    Splits(u32),
}

impl Patience {
    fn is_lost(self) -> bool {
        matches!(self, Self::Splits(0))
    }

    fn after_a_split(self) -> Self {
        match self {
            Self::Endless => Self::Endless,
            Self::Splits(left) => Self::Splits(left - 1),
        }
    }
}

/// Depth first through the tree of a problem, with [`Turns`].
#[derive(Clone, Default)]
pub(crate) struct Walk {
    /// Open nodes, the next one last: the first `open` of these, the rest is old. Nodes are changed in place,
    /// and the memory is kept between puzzles.
    nodes: Vec<ByteNode>,
    open: usize,
    /// Until the first dead end there seem to be many solutions, and placing digits finds one soonest. From
    /// then on the walk is a proof that there are no more, and patterns make it short.
    met_a_dead_end: bool,
    turns: Turns,
}

/// The reason for the end of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The whole tree was walked.
    Reached,
    /// The visitor broke off.
    Stopped,
    /// The budget is used up; the open nodes remain.
    LostPatience,
}

impl Walk {
    /// The open nodes, the next one last.
    fn open(&self) -> &[ByteNode] {
        &self.nodes[..self.open]
    }

    /// Walks through a problem, or on from where the last walk ended, and shows each solved node to `visit`.
    #[inline(always)]
    pub(crate) fn go<V: Bytes>(
        &mut self,
        cpu: V::Cpu,
        problem: Option<Problem<'_>>,
        mut patience: Patience,
        visit: &mut Visit<'_>,
    ) -> End {
        if let Some(problem) = problem {
            self.nodes.resize(self.nodes.len().max(2), ByteNode::NOTHING);
            self.nodes[0].start::<V>(cpu, problem);
            self.open = 1;
            self.met_a_dead_end = false;
            self.turns = Turns::START;
        }
        while self.open > 0 {
            if self.open == self.nodes.len() {
                self.nodes.push(ByteNode::NOTHING);
            }
            let [node, next] = &mut self.nodes[self.open - 1..=self.open] else { unreachable!("two nodes") };
            match node.deduce::<V>(cpu) {
                Ok(Progress::Solved) => {
                    self.open -= 1;
                    self.turns.solution();
                    if visit(&Solved::new(node)).is_break() {
                        return End::Stopped;
                    }
                }
                Ok(Progress::Stuck) if patience.is_lost() => return End::LostPatience,
                Ok(Progress::Stuck) if self.turns.is_due() => self.turn(),
                Ok(Progress::Stuck) => {
                    node.copy_to::<V>(cpu, next);
                    if !self.met_a_dead_end {
                        next.branch_on_cell::<V>(cpu, node);
                        self.open += 1;
                    } else if next.branch_on_pattern::<V>(cpu, node).is_ok() {
                        patience = patience.after_a_split();
                        self.turns.split();
                        self.open += 1;
                    } else {
                        self.open -= 1;
                    }
                }
                Err(Contradiction) => {
                    self.met_a_dead_end = true;
                    self.open -= 1;
                }
            }
        }
        End::Reached
    }

    /// Restarts at the oldest open node.
    #[cold]
    fn turn(&mut self) {
        self.nodes[..self.open].rotate_left(1);
        self.met_a_dead_end = false;
        self.turns.taken();
    }
}

/// The end of deduction, if not a contradiction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Every cell has one digit left, and every digit one cell in each row, column and box.
    Solved,
    /// Nothing more follows.
    Stuck,
}

/// There is no solution below this node.
struct Contradiction;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use sudokit_core::{Cell, Puzzle};

    /// All solutions, continuing the walk whenever the budget is used up.
    fn enumerate(solver: &mut Single, problem: Problem<'_>, patience: Patience) -> (Vec<Solution>, u32) {
        let (mut found, mut losses) = (Vec::new(), 0);
        let mut from = Some(problem);
        loop {
            let end = solver.walk(from.take(), patience, &mut |node| {
                found.push(node.solution());
                if found.len() == 200 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if end != End::LostPatience {
                return (found, losses);
            }
            losses += 1;
        }
    }

    /// As when somebody enters a puzzle, a given at a time: there are many solutions, yet the walk may lose
    /// its patience in a part that has none.
    #[test]
    fn the_crew_leaves_parts_without_solutions() {
        let entered = samples::several(50, &samples::puzzle(22..=32));
        for (backend, puzzle) in
            Backend::available().flat_map(|backend| entered.iter().map(move |it| (backend, it)))
        {
            for number in 1..=81 {
                let mut solver = Single::on(backend);
                let part = puzzle.restricted_to(Cell::all().take(number).collect());
                if let Answer::Several(_) = solver.answer(&part) {
                    let nodes = solver.crew.nodes();
                    assert!(nodes < 10_000, "{backend:?}: {nodes} nodes of {part}");
                }
            }
        }
    }

    #[test]
    fn losing_patience_loses_nothing() {
        let (mut solver, mut all_losses) = (Single::new(), 0);
        let puzzles = samples::several(100, &samples::puzzle(18..=32));
        let given =
            |puzzle| Cell::all().find(|cell| Puzzle::digit(puzzle, *cell).is_some()).expect("it has givens");
        let problems =
            puzzles.iter().flat_map(|puzzle| [puzzle.into(), Problem::AnotherDigit(puzzle, given(puzzle))]);
        for problem in problems {
            let (all, none) = enumerate(&mut solver, problem, Patience::Endless);
            assert_eq!(none, 0, "endless patience is never lost");
            for splits in 1..4 {
                let (found, losses) = enumerate(&mut solver, problem, Patience::Splits(splits));
                assert!(found == all, "{splits} splits at a time");
                all_losses += losses;
            }
        }
        assert!(all_losses > 1000, "{all_losses}");
    }
}
