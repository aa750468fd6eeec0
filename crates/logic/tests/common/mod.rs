//! Positions as HoDoKu's library writes them: `:code:digits:board:deleted:`.

use sudokit_core::{Board, Candidate, Cell, Digit, Puzzle};

/// A board with placed digits marked by `+`, and the candidates that have gone as digit, row, column.
pub(crate) fn board(text: &str, deleted: &str) -> Board {
    let (mut givens, mut placed) = (Puzzle::EMPTY, Vec::new());
    let mut is_placed = false;
    let mut cells = Cell::all();
    for c in text.chars() {
        if c == '+' {
            is_placed = true;
            continue;
        }
        let cell = cells.next().expect("81 cells");
        if let Some(digit) = digit(c) {
            if is_placed {
                placed.push(Candidate::at(cell, digit));
            } else {
                givens.set(cell, Some(digit));
            }
        }
        is_placed = false;
    }
    let mut board = Board::new(&givens).unwrap_or_else(|flawed| flawed.board);
    for candidate in placed {
        board.place(candidate);
    }
    for candidate in deleted.split_whitespace() {
        board.eliminate(read(candidate));
    }
    board
}

pub(crate) fn digit(c: char) -> Option<Digit> {
    Digit::new((c.to_digit(10)? as usize).checked_sub(1)?)
}

fn read(written: &str) -> Candidate {
    let numbers: Vec<usize> = written.bytes().map(|b| usize::from(b - b'1')).collect();
    Candidate::at(Cell::at(numbers[1], numbers[2]), Digit::from_index(numbers[0]))
}
