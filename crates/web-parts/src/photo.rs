//! The reader of photographs.
//!
//! The buffer has red, green, blue and opacity of each pixel, row by row, as a canvas has them. The line is
//! the reading:
//!
//! | line | meaning |
//! |---|---|
//! | `read LINE CHECK X Y X Y X Y X Y` | see below |
//! | `unread REASON` | the picture cannot be read: `blurred`, `empty`, `no-grid`, `several`, `size`, `small` |
//!
//! LINE is the puzzle, with `+` before digits of the player's; CHECK has 81 characters, `?` for each cell to
//! check; X and Y are the corners of the grid in pixels, first that at the top left of the grid, then
//! clockwise.

use sudokit_core::Cell;
use sudokit_photo::{PhotoError, Picture, Reader, Reading};

/// Reads the picture in the buffer, so many pixels wide and high, and puts the line there. Returns its
/// length. (Its name is not `read`, as C's library has a function of that name, and tests are built with it.)
#[unsafe(no_mangle)]
pub(crate) extern "C" fn read_picture(width: usize, height: usize) -> usize {
    crate::answer(|pixels| line_on(width, height, pixels))
}

fn line_on(width: usize, height: usize, pixels: &[u8]) -> String {
    let colours: Vec<u8> = pixels.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let reading = Picture::from_rgb(width, height, &colours).and_then(|picture| Reader::new().read(&picture));
    match reading {
        Ok(reading) => line_of(&reading),
        Err(error) => format!("unread {}", reason(&error)),
    }
}

fn line_of(reading: &Reading) -> String {
    let mut line = String::from("read ");
    for cell in Cell::all() {
        match (reading.givens.digit(cell), reading.placed.digit(cell)) {
            (Some(given), _) => line.push(given.to_char()),
            (None, Some(own)) => line.extend(['+', own.to_char()]),
            (None, None) => line.push('.'),
        }
    }
    line.push(' ');
    line.extend(Cell::all().map(|cell| if reading.doubtful.contains(cell) { '?' } else { '.' }));
    // Whole numbers: the code that writes others weighs more than all of this.
    let corners = reading.corners.iter().flat_map(|(x, y)| [x, y]).map(|pixels| (pixels + 0.5) as i32);
    for number in corners {
        line.push(' ');
        line.push_str(&number.to_string());
    }
    line
}

const fn reason(error: &PhotoError) -> &'static str {
    match error {
        PhotoError::Blurred => "blurred",
        PhotoError::NoGrid => "no-grid",
        PhotoError::Several { .. } => "several",
        PhotoError::TooFewDigits => "empty",
        PhotoError::TooSmall => "small",
        // The others are about files, which the browser has decoded.
        _ => "size",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::said;
    use sudokit_core::{CellSet, Digit, Puzzle};

    fn said_of(width: usize, height: usize, pixels: &[u8]) -> String {
        said(pixels, || read_picture(width, height))
    }

    #[test]
    fn a_picture_that_cannot_be_read_has_a_reason() {
        assert_eq!(said_of(200, 100, &[255; 4 * 200 * 100]), "unread no-grid");
        assert_eq!(said_of(20, 20, &[255; 4 * 20 * 20]), "unread small");
        assert_eq!(said_of(1000, 1, &[255; 4 * 1000]), "unread size");
        assert_eq!(said_of(100, 100, &[255; 12]), "unread size", "pixels are missing");
    }

    #[test]
    fn a_reading_is_a_line() {
        let [own, given] = [0, 1].map(Cell::from_index);
        let puzzle = |cell, digit| {
            let mut puzzle = Puzzle::EMPTY;
            puzzle.set(cell, Some(digit));
            puzzle
        };
        let reading = Reading {
            givens: puzzle(given, Digit::D7),
            placed: puzzle(own, Digit::D4),
            solution: None,
            doubtful: CellSet::of(own),
            cells: Vec::new(),
            corners: [(1.2, 2.0), (9.0, 2.0), (9.0, 9.9), (1.0, 9.0)],
            turns: 3,
        };
        let expected = format!("read +47{} ?{} 1 2 9 2 9 10 1 9", ".".repeat(79), ".".repeat(80));
        assert_eq!(line_of(&reading), expected);
    }
}
