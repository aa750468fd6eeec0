//! Packed puzzles: the short text in which puzzles that ship are kept.
//!
//! It has the digits row by row, and for each run of empty cells a letter, `a` for one and `z` for 26.

use crate::{Cell, Digit, Puzzle};

/// The longest run of empty cells of one letter.
const LONGEST: u8 = 26;

/// The packed text of a puzzle.
///
/// ```
/// use sudokit::Puzzle;
/// use sudokit::packed::{packed, unpacked};
///
/// let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let text = packed(&puzzle);
/// assert_eq!(text, "53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79");
/// assert_eq!(unpacked(&text), Some(puzzle));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn packed(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    let mut empty = 0;
    let letter = |empty: u8| char::from(b'a' + empty - 1);
    for cell in Cell::all() {
        if let Some(digit) = puzzle.digit(cell) {
            text.extend((empty > 0).then(|| letter(empty)));
            text.push(char::from(b'0' + digit.get()));
            empty = 0;
        } else {
            empty += 1;
            if empty == LONGEST {
                text.push(letter(empty));
                empty = 0;
            }
        }
    }
    text.extend((empty > 0).then(|| letter(empty)));
    text
}

/// The puzzle of a packed text. `None` if the text does not have 81 cells, or anything but digits and
/// letters.
pub fn unpacked(text: &str) -> Option<Puzzle> {
    let (mut puzzle, mut at) = (Puzzle::EMPTY, 0);
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' => at += usize::from(byte - b'a') + 1,
            b'1'..=b'9' => {
                puzzle.set(Cell::new(at)?, Digit::from_value(byte - b'0'));
                at += 1;
            }
            _ => return None,
        }
    }
    (at == Cell::COUNT).then_some(puzzle)
}
