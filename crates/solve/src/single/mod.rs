//! The single engine: one puzzle at a time, on one core.
//!
//! A node of the search is three bands of 27-bit masks, one for each digit, and all digits are worked on side
//! by side in the lanes of vector registers. [`sweep`] deduces, [`branch`] chooses where to split a node when
//! nothing more follows, and the loop below walks the tree. If the tree turns out to be large, [`crew`] hands what is
//! left of it to the lanes of the batch engine.

mod branch;
mod crew;
mod node;
mod sweep;
mod tables;

use crate::lanes::Backend;
use crate::{Answer, Engine};
use crew::Crew;
use node::{Node, Solved};
use std::ops::ControlFlow;
use sudokit_core::{Problem, Solution};

/// Solves one puzzle after the other. See [`Engine`] for what it answers.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Engine, Solver};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert!(Solver::new().is_unique(&puzzle));
/// # Ok::<(), sudokit_core::ParsePuzzleError>(())
/// ```
#[derive(Clone)]
pub struct Solver {
    walk: Walk,
    crew: Crew,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A new solver.
    ///
    /// ```
    /// let solver = sudokit_solve::Solver::new();
    /// ```
    pub fn new() -> Self {
        Self { walk: Walk::default(), crew: Crew::new(Backend::best()) }
    }
}

impl Engine for Solver {
    fn enumerate<'a>(
        &mut self,
        problem: impl Into<Problem<'a>>,
        mut visit: impl FnMut(&Solution) -> ControlFlow<()>,
    ) {
        self.walk.start(problem.into());
        self.walk.go_on(u32::MAX, |node| visit(&node.solution()));
    }

    fn answer<'a>(&mut self, problem: impl Into<Problem<'a>>) -> Answer {
        let mut first = None;
        let mut second = false;
        self.walk.start(problem.into());
        let end = self.walk.go_on(PATIENCE, |node| {
            second = first.is_some();
            first = first.or_else(|| Some(node.solution()));
            if second { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if end == End::LostPatience {
            let (count, found) = self.crew.count(&self.walk, if first.is_some() { 1 } else { 2 });
            second = count > u64::from(first.is_none());
            // The crew meets solutions in no certain order. If it has met one of several, the first is still to be
            // found.
            first = match (first, second) {
                (None, true) => self.walk.first(),
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
        self.walk.start(problem.into());
        let end = self.walk.go_on(PATIENCE, |_| {
            count += 1;
            if count == limit.min(MANY) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match end {
            End::Stopped if count == limit => count,
            End::Reached => count,
            End::Stopped | End::LostPatience => count + self.crew.count(&self.walk, limit - count).0,
        }
    }
}

/// After so many splits since the first dead end a puzzle is worth the crew.
const PATIENCE: u32 = 24;

/// After so many solutions there are likely to be enough of them for the crew.
const MANY: u64 = 32;

/// Depth first through the tree of a problem.
#[derive(Clone, Default)]
struct Walk {
    /// The nodes still to be looked at. Kept between puzzles for its memory.
    open: Vec<Node>,
    /// Until the first dead end solutions seem to be plenty, and placing digits comes to one soonest. From then on this
    /// is a proof that there are no more, and patterns make it short.
    met_a_dead_end: bool,
}

/// Why a walk ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// There is nothing left.
    Reached,
    /// The visitor has seen enough.
    Stopped,
    /// It takes too long. The open nodes are what is left.
    LostPatience,
}

impl Walk {
    fn start(&mut self, problem: Problem<'_>) {
        self.open.clear();
        self.open.push(Node::new(problem));
        self.met_a_dead_end = false;
    }

    /// The first solution of what is left.
    fn first(&mut self) -> Option<Solution> {
        let mut first = None;
        self.go_on(u32::MAX, |node| {
            first = Some(node.solution());
            ControlFlow::Break(())
        });
        first
    }

    /// Walks on, for `patience` splits after the first dead end at most, and shows each solved node to `visit`.
    fn go_on(&mut self, mut patience: u32, mut visit: impl FnMut(&Solved<'_>) -> ControlFlow<()>) -> End {
        while let Some(mut node) = self.open.pop() {
            loop {
                let branched = match node.deduce() {
                    Ok(Progress::Solved) => {
                        if visit(&Solved::new(&node)).is_break() {
                            return End::Stopped;
                        }
                        break;
                    }
                    Ok(Progress::Stuck) if patience == 0 => {
                        self.open.push(node);
                        return End::LostPatience;
                    }
                    Ok(Progress::Stuck) if self.met_a_dead_end => node.branch_on_pattern(),
                    Ok(Progress::Stuck) => Ok(node.branch_on_cell()),
                    Err(contradiction) => Err(contradiction),
                };
                match branched {
                    Ok(other) => {
                        patience -= u32::from(self.met_a_dead_end);
                        self.open.push(other);
                    }
                    Err(Contradiction) => {
                        self.met_a_dead_end = true;
                        break;
                    }
                }
            }
        }
        End::Reached
    }
}

/// Where deduction ends, if not in a contradiction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Every cell has one digit left, and every digit one cell in each row, column and box.
    Solved,
    /// Nothing more follows.
    Stuck,
}

/// There is no solution below this node.
struct Contradiction;
