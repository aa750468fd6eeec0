//! The rules of the game.

use crate::run::terminal::Look;
use crate::show::grid::draw_both;
use sudokit::Answer;

/// The example of the rules and of `sudoku solve --example`.
pub(crate) const EXAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const RULES: &str = "\
THE RULES

A Sudoku grid has 81 cells: 9 rows, 9 columns and 9 boxes of 3 by 3 cells. Some
digits are given. Fill the empty cells so that every row, every column and every
box holds each of the digits 1 to 9 exactly once. The givens stay as they are.

A proper puzzle has exactly one solution, and it can be found without guessing.

ADVICE

- Start where much is known: a row, column or box with few empty cells.
- Take a digit that is given often. Where can it still go in each box? If there
  is one place only, that is where it goes: a hidden single.
- Take a cell that sees many digits in its row, column and box. If only one is
  missing, that is the one: a naked single.
- Stuck? Write down the candidates, the digits that are possible, in every empty
  cell, and strike them out as digits are placed.
- If a digit's places in a box all lie in one row or column, it can be struck
  out in the rest of that row or column.
- If two cells of a house have the same two candidates, and no others, those two
  digits can be struck out in the rest of the house: a naked pair.
- Do not guess. A wrong digit shows only much later.
";

/// The rules, some advice, and a puzzle with its solution.
pub(crate) fn text(look: Look) -> String {
    let entry = sudokit::read(EXAMPLE).expect("the example is a puzzle");
    let Answer::Unique(solution) = sudokit::solve(&entry) else { panic!("the example has one solution") };
    let grids = draw_both(&entry.givens, &solution, look);
    format!("{RULES}\nA PUZZLE AND ITS SOLUTION\n\n{grids}")
}
