//! The single engine: one puzzle at a time, on one core.
//!
//! A node of the search is three bands of 27-bit masks, one for each digit, and all digits are worked on side
//! by side in the lanes of vector registers. [`sweep`] deduces, [`branch`] chooses where to split a node when
//! nothing more follows, and the loop below walks the tree.

mod branch;
mod node;
mod sweep;
mod tables;

use crate::Engine;
use node::Node;
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
#[derive(Clone, Default)]
pub struct Solver {
    /// The nodes still to be looked at. Kept between puzzles for its memory.
    open: Vec<Node>,
}

impl Solver {
    /// A new solver.
    ///
    /// ```
    /// let solver = sudokit_solve::Solver::new();
    /// ```
    pub fn new() -> Self {
        Self::default()
    }
}

impl Engine for Solver {
    fn enumerate<'a>(
        &mut self,
        problem: impl Into<Problem<'a>>,
        mut visit: impl FnMut(&Solution) -> ControlFlow<()>,
    ) {
        self.open.clear();
        self.open.push(Node::new(problem.into()));
        // Until the first dead end solutions seem to be plenty, and placing digits comes to one soonest. From then
        // on this is a proof that there are no more, and patterns make it short.
        let mut met_a_dead_end = false;
        while let Some(mut node) = self.open.pop() {
            loop {
                let branched = match node.deduce() {
                    Ok(Progress::Solved) => {
                        if visit(&node.solution()).is_break() {
                            return;
                        }
                        break;
                    }
                    Ok(Progress::Stuck) if met_a_dead_end => node.branch_on_pattern(),
                    Ok(Progress::Stuck) => Ok(node.branch_on_cell()),
                    Err(contradiction) => Err(contradiction),
                };
                match branched {
                    Ok(other) => self.open.push(other),
                    Err(Contradiction) => {
                        met_a_dead_end = true;
                        break;
                    }
                }
            }
        }
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
