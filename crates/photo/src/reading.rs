//! The puzzle in a photograph, and how sure each cell is.

use sudokit_core::{Cell, CellSet, Puzzle, Solution};

/// A puzzle as read from a photograph.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The printed digits.
    pub givens: Puzzle,
    /// The digits that the player has written into other cells. They may be wrong.
    pub placed: Puzzle,
    /// The solution, if the givens have exactly one.
    pub solution: Option<Solution>,
    /// The cells to check: another reading of theirs is almost as good, the law of the puzzle overruled what
    /// they look like, or the picture is too blurred there. Without a solution more cells are doubtful, as
    /// the law cannot confirm them.
    pub doubtful: CellSet,
    /// Each cell, in the order of cells.
    pub cells: Vec<CellReading>,
    /// The corners of the grid in the picture as it was given, in pixels to the right and down: the top
    /// left one of the grid first, then clockwise.
    pub corners: [(f32, f32); 4],
    /// Quarter turns clockwise after which the picture is upright, 0 to 3.
    pub turns: u8,
}

/// The look of a cell, and how sure its reading is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellReading {
    /// The chance that the cell is empty, then that of each digit from 1 to 9, before the law of the puzzle.
    pub chances: [f32; 10],
    /// The chance that a digit in the cell is written by hand.
    pub own: f32,
    /// By how much the reading is ahead of the next that has another digit and keeps the law, in nats, at
    /// most 7; 0 if the law overruled the likeliest reading, or if the picture is too blurred there.
    pub margin: f32,
}

impl Reading {
    /// True if nothing has to be checked: the givens have exactly one solution, and no cell is doubtful.
    ///
    /// ```
    /// # fn check(reading: &sudokit_photo::Reading) {
    /// if reading.is_sure() {
    ///     println!("{}", reading.givens);
    /// } else {
    ///     println!("Please check {:?}", reading.doubtful);
    /// }
    /// # }
    /// ```
    pub fn is_sure(&self) -> bool {
        self.solution.is_some() && self.doubtful.is_empty()
    }

    /// The player's digits that differ from the solution.
    pub fn wrong(&self) -> CellSet {
        let Some(solution) = &self.solution else { return CellSet::EMPTY };
        let is_wrong =
            |&cell: &Cell| self.placed.digit(cell).is_some_and(|digit| digit != solution.digit(cell));
        Cell::all().filter(is_wrong).collect()
    }
}
