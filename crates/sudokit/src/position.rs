//! From what was written down to a board that can be reasoned about.

use crate::{Board, Candidate, Entry, Flawed};

/// The board of an entry as it stands: its givens, the digits that a player has filled in, and the candidates that are left,
/// where the entry says.
///
/// # Errors
/// The board has visible flaws: a digit twice in a house, a cell without a candidate. The error lists all of them and carries
/// the board all the same.
///
/// ```
/// let mut entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// entry.placed.set("r5c5".parse()?, sudokit::Digit::from_value(5));
/// let board = sudokit::position(&entry)?;
/// assert_eq!((board.givens().len(), board.unsolved().len()), (30, 50));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn position(entry: &Entry) -> Result<Board, Flawed> {
    let has_placed = !entry.placed.cells().is_empty();
    if has_placed {
        Board::new(&entry.digits())?;
    }
    let mut board = Board::new(&entry.givens)?;
    if !has_placed && entry.candidates.is_none() {
        return Ok(board);
    }
    for cell in entry.placed.cells() {
        if let Some(digit) = entry.placed.digit(cell) {
            board.place(Candidate::at(cell, digit));
        }
    }
    if let Some(candidates) = entry.candidates {
        board.eliminate_all(!candidates);
    }
    let flaws = board.flaws();
    if flaws.is_empty() { Ok(board) } else { Err(Flawed { board, flaws }) }
}
