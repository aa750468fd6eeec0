//! From an entry to a board for reasoning.

use crate::formats::Candidates;
use crate::{Board, Candidate, Engine, Entry, Flawed, Single};

/// The board of an entry as it stands: its givens, a player's digits, and the candidates that are left.
///
/// The board [knows](Board::has_unique_givens) whether the givens alone have exactly one solution, so that
/// techniques that assume one are used only there. Candidates do not count: neither
/// [given](Candidates::Given) ones nor those that are [left](Candidates::Left) make the solution of the
/// givens unique.
///
/// # Errors
/// The board has visible flaws: a digit twice in a house, a cell without a candidate. The error lists all of
/// them and carries the board all the same.
///
/// ```
/// let mut entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// entry.placed.set("r5c5".parse()?, sudokit::Digit::from_value(5));
/// let board = sudokit::position(&entry)?;
/// assert_eq!((board.givens().len(), board.unsolved().len()), (30, 50));
/// assert!(board.has_unique_givens());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn position(entry: &Entry) -> Result<Board, Flawed> {
    position_with(&mut Single::new(), entry)
}

/// [`position`] with your own engine, kept from entry to entry, which counts the solutions of the givens.
///
/// # Errors
/// The board has visible flaws, as for [`position`].
pub fn position_with<E: Engine>(engine: &mut E, entry: &Entry) -> Result<Board, Flawed> {
    if !entry.placed.is_empty() {
        Board::new(&entry.digits())?;
    }
    let mut board = Board::new(&entry.givens)?;
    if engine.is_unique(&entry.givens) {
        board = board.with_unique_givens();
    }
    for cell in entry.placed.cells() {
        if let Some(digit) = entry.placed.digit(cell) {
            board.place(Candidate::at(cell, digit));
        }
    }
    if let Some(candidates) = entry.candidates.map(Candidates::set) {
        board.eliminate_all(!candidates);
    }
    let flaws = board.flaws();
    if flaws.is_empty() { Ok(board) } else { Err(Flawed { board, flaws }) }
}
