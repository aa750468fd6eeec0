//! The plain engine: backtracking that can be read in a minute.
//!
//! Three arrays of nine 9-bit masks hold the digits missing from each row, column and box. The search fills
//! the first column, then the second, and tries in every empty cell the digits 1 to 9 that all three houses
//! lack. There is no deduction that could be wrong: every other engine has to agree with this one, and shares
//! no code with it.

use crate::Engine;
use std::ops::ControlFlow;
use sudokit_core::{Cell, Digit, DigitSet, Problem, Solution};

/// The readable reference engine. See [`Engine`] for its questions.
///
/// Fast enough for nearly every puzzle that has a solution; a puzzle with few givens at the top left can take
/// minutes.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Engine, Plain};
///
/// let mut plain = Plain::new();
/// assert!(plain.solve(&Puzzle::EMPTY).is_some());
/// // The first grid in column order takes a few wrong turns.
/// assert!(plain.nodes() >= 81);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Plain {
    /// The digits missing from each row, column and box.
    rows: [DigitSet; 9],
    columns: [DigitSet; 9],
    boxes: [DigitSet; 9],
    nodes: u64,
}

/// The candidates and the digit of each cell.
struct Grid {
    allowed: [DigitSet; 81],
    digits: [Option<Digit>; 81],
    /// The search ends at this number of nodes.
    most_nodes: u64,
}

impl Plain {
    /// A new engine.
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of digits that the last search tried in empty cells.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Number of digits that the search for an [answer](Engine::answer) tries in empty cells, at most
    /// `limit`: an estimate of the time.
    ///
    /// ```
    /// # use sudokit_core::Puzzle;
    /// # use sudokit_solve::{Engine, Plain};
    /// let mut plain = Plain::new();
    /// plain.answer(&Puzzle::EMPTY);
    /// assert_eq!(plain.count_nodes(&Puzzle::EMPTY, u64::MAX), plain.nodes());
    /// assert_eq!(plain.count_nodes(&Puzzle::EMPTY, 100), 100);
    /// ```
    pub fn count_nodes<'a>(&mut self, problem: impl Into<Problem<'a>>, limit: u64) -> u64 {
        let mut is_second = false;
        self.search(problem.into(), limit, &mut |_| {
            if std::mem::replace(&mut is_second, true) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        self.nodes
    }

    /// Calls `visit` with every solution, until it breaks or the search reaches `most_nodes`.
    fn search(
        &mut self,
        problem: Problem<'_>,
        most_nodes: u64,
        visit: &mut impl FnMut(&Solution) -> ControlFlow<()>,
    ) {
        *self = Self {
            rows: [DigitSet::ALL; 9],
            columns: [DigitSet::ALL; 9],
            boxes: [DigitSet::ALL; 9],
            nodes: 0,
        };
        let mut grid = Grid { allowed: [DigitSet::ALL; 81], digits: [None; 81], most_nodes };
        match problem {
            Problem::Givens(puzzle) => {
                grid.digits = *puzzle.digits();
                for cell in puzzle.cells() {
                    let given = puzzle.digit(cell).expect("the cell holds a digit");
                    if !self.take(cell, given) {
                        return;
                    }
                }
            }
            Problem::AnotherDigit(..) | Problem::Candidates(_) => {
                let candidates = problem.candidates();
                grid.allowed = std::array::from_fn(|cell| candidates.digits_in(Cell::from_index(cell)));
            }
        }
        // A break is no failure: the visitor asked for it.
        let _ = self.fill(&mut grid, 0, visit);
    }

    /// Marks the digit as used in the houses of the cell. Returns true if all three lacked it.
    fn take(&mut self, cell: Cell, digit: Digit) -> bool {
        let lacked = self.lacking(cell).contains(digit);
        self.rows[cell.row()].remove(digit);
        self.columns[cell.column()].remove(digit);
        self.boxes[cell.block()].remove(digit);
        lacked
    }

    fn give_back(&mut self, cell: Cell, digit: Digit) {
        self.rows[cell.row()].insert(digit);
        self.columns[cell.column()].insert(digit);
        self.boxes[cell.block()].insert(digit);
    }

    /// The digits that all three houses of the cell lack.
    fn lacking(&self, cell: Cell) -> DigitSet {
        self.rows[cell.row()] & self.columns[cell.column()] & self.boxes[cell.block()]
    }

    /// Fills the cells from the `position`-th in column order on.
    fn fill(
        &mut self,
        grid: &mut Grid,
        position: usize,
        visit: &mut impl FnMut(&Solution) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if position == 81 {
            let digits = grid.digits.map(|digit| digit.expect("every cell is filled"));
            return visit(&Solution::new(digits).expect("every digit was lacking where it was put"));
        }
        let cell = Cell::at(position % 9, position / 9);
        if grid.digits[cell.index()].is_some() {
            return self.fill(grid, position + 1, visit);
        }
        for digit in self.lacking(cell) & grid.allowed[cell.index()] {
            if self.nodes == grid.most_nodes {
                return ControlFlow::Break(());
            }
            self.nodes += 1;
            self.take(cell, digit);
            grid.digits[cell.index()] = Some(digit);
            let flow = self.fill(grid, position + 1, visit);
            grid.digits[cell.index()] = None;
            self.give_back(cell, digit);
            flow?;
        }
        ControlFlow::Continue(())
    }
}

impl Engine for Plain {
    /// In column order: solutions are sorted by their first column, then their second, and so on.
    fn enumerate<'a>(
        &mut self,
        problem: impl Into<Problem<'a>>,
        mut visit: impl FnMut(&Solution) -> ControlFlow<()>,
    ) {
        self.search(problem.into(), u64::MAX, &mut visit);
    }
}
