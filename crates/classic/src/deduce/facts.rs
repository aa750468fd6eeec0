//! Row/column/value lines, in and out.

use crate::Console;
use crate::input::Input;
use sudokit::{Board, Candidate, Cell, Digit, shown};

/// The board of all lines that can be right. The others are reported on standard error.
pub(super) fn board(input: &Input, console: &mut impl Console) -> Board {
    let mut board = Board::EMPTY;
    for (number, line) in (1..).zip(input.text.lines()) {
        // A grid without digits is written so.
        if line.trim().is_empty() || line.trim() == "r1c1=." {
            continue;
        }
        if let Err(reason) = fact(line).and_then(|fact| enter(&mut board, fact)) {
            console.report(&format!("{}: line {number}: {reason}; ignored", input.name));
        }
    }
    // The digits entered are the givens.
    Board::new(&board.puzzle()).unwrap_or_else(|flawed| flawed.board)
}

/// Reads a line of three integers; or `r4c7=5`, as in the format `rcv`.
fn fact(line: &str) -> Result<Candidate, String> {
    if let Ok(named) = line.trim().parse() {
        return Ok(named);
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let [row, column, value] = words[..] else {
        return Err(format!("expected row, column and value, found `{}`", shown(line.trim())));
    };
    let cell = Cell::at(one_to_nine("row", row)?.index(), one_to_nine("column", column)?.index());
    Ok(Candidate::at(cell, one_to_nine("value", value)?))
}

/// Rows, columns and values are all numbers that a digit can have.
fn one_to_nine(what: &str, word: &str) -> Result<Digit, String> {
    word.parse()
        .ok()
        .and_then(Digit::from_value)
        .ok_or_else(|| format!("expected a {what} from 1 to 9, found `{}`", shown(word)))
}

/// Places what a line says. A line that says again what the board has is right, too.
fn enter(board: &mut Board, fact: Candidate) -> Result<(), String> {
    let (cell, value) = (fact.cell(), fact.digit());
    let place = format!("row {} column {}", cell.row() + 1, cell.column() + 1);
    if board.place(fact) {
        return Ok(());
    }
    match board.digit(cell) {
        Some(there) if there == value => Ok(()),
        Some(there) => Err(format!("{place} is {there} already and cannot be {value}")),
        None => {
            let clash = cell.peers().iter().find(|peer| board.digit(*peer) == Some(value));
            let clash = clash.expect("a candidate is only missing where its digit is seen");
            Err(format!(
                "{place} cannot be {value}, which stands in row {} column {}",
                clash.row() + 1,
                clash.column() + 1
            ))
        }
    }
}

/// The resolved squares of a board as lines that [`board`] reads.
pub(super) fn lines(board: &Board) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        if let Some(digit) = board.digit(cell) {
            text += &format!("{} {} {digit}\n", cell.row() + 1, cell.column() + 1);
        }
    }
    text
}
