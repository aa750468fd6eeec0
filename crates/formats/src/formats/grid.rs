//! `grid`, `ascii`, `unicode`: nine lines of nine cells, without a frame, in a frame of ASCII characters, in
//! a frame of box drawing characters.
//!
//! All three read each other, with any frame, any separators and blank lines between the bands. A line of
//! text right above a grid is its title.
//!
//! Lose: which digits were placed, candidates, marks, header.

use crate::Entry;
use crate::formats::rows;
use crate::spec::{Keeps, Read, Spec, Write, never};
use std::fmt;
use sudokit_core::Cell;

pub(crate) static PLAIN: Spec = Spec {
    name: "grid",
    aliases: &["plain", "9x9"],
    extensions: &[],
    title: "9 lines of 9 characters",
    example: "\
4.....938
.32.94.1.
..953..24
.67.4.1..
14..8527.
.98.7...6
...95.7..
.5.2..4.3
....6.8..
",
    keeps: Keeps::DIGITS,
    read: Read::Block { starts: rows::starts, open: rows::open },
    write: Write::blocks(|out, entry| write(out, GridStyle::Plain, entry)),
};

pub(crate) static ASCII: Spec = Spec {
    name: "ascii",
    aliases: &["boxed"],
    extensions: &[],
    title: "9 lines in a frame of ASCII characters",
    example: "\
+-------+-------+-------+
| 4 . . | . . . | 9 3 8 |
| . 3 2 | . 9 4 | . 1 . |
| . . 9 | 5 3 . | . 2 4 |
+-------+-------+-------+
| . 6 7 | . 4 . | 1 . . |
| 1 4 . | . 8 5 | 2 7 . |
| . 9 8 | . 7 . | . . 6 |
+-------+-------+-------+
| . . . | 9 5 . | 7 . . |
| . 5 . | 2 . . | 4 . 3 |
| . . . | . 6 . | 8 . . |
+-------+-------+-------+
",
    keeps: Keeps::DIGITS,
    read: Read::Block { starts: never, open: rows::open },
    write: Write::blocks(|out, entry| write(out, GridStyle::Ascii, entry)),
};

pub(crate) static UNICODE: Spec = Spec {
    name: "unicode",
    aliases: &["utf8", "pretty"],
    extensions: &[],
    title: "9 lines in a frame of box drawing characters",
    example: "\
┌───────┬───────┬───────┐
│ 4 . . │ . . . │ 9 3 8 │
│ . 3 2 │ . 9 4 │ . 1 . │
│ . . 9 │ 5 3 . │ . 2 4 │
├───────┼───────┼───────┤
│ . 6 7 │ . 4 . │ 1 . . │
│ 1 4 . │ . 8 5 │ 2 7 . │
│ . 9 8 │ . 7 . │ . . 6 │
├───────┼───────┼───────┤
│ . . . │ 9 5 . │ 7 . . │
│ . 5 . │ 2 . . │ 4 . 3 │
│ . . . │ . 6 . │ 8 . . │
└───────┴───────┴───────┘
",
    keeps: Keeps::DIGITS,
    read: Read::Block { starts: never, open: rows::open },
    write: Write::blocks(|out, entry| write(out, GridStyle::Unicode, entry)),
};

/// Layout of the nine lines of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GridStyle {
    /// Nine characters a line, no frame.
    Plain,
    /// In a frame of `+`, `-` and `|`.
    Ascii,
    /// In a frame of box drawing characters.
    Unicode,
}

/// The text around and between the cells.
struct Frame {
    top: &'static str,
    middle: &'static str,
    bottom: &'static str,
    bar: &'static str,
    gap: &'static str,
}

impl GridStyle {
    const fn frame(self) -> Frame {
        match self {
            Self::Plain => Frame { top: "", middle: "", bottom: "", bar: "", gap: "" },
            Self::Ascii => {
                let rule = "+-------+-------+-------+\n";
                Frame { top: rule, middle: rule, bottom: rule, bar: "|", gap: " " }
            }
            Self::Unicode => Frame {
                top: "┌───────┬───────┬───────┐\n",
                middle: "├───────┼───────┼───────┤\n",
                bottom: "└───────┴───────┴───────┘\n",
                bar: "│",
                gap: " ",
            },
        }
    }
}

/// Writes a grid with a frame. `cell` writes the contents of a cell, one column wide without its colours.
///
/// # Errors
/// Errors of `out` and `cell`.
///
/// ```
/// use sudokit_formats::{GridStyle, write_grid};
///
/// let mut text = String::new();
/// write_grid(&mut text, GridStyle::Unicode, &mut |cell, out| write!(out, "{}", cell.column() + 1))?;
/// assert!(text.starts_with("┌───────┬───────┬───────┐\n│ 1 2 3 │ 4 5 6 │ 7 8 9 │\n"));
/// # Ok::<(), std::fmt::Error>(())
/// ```
#[doc(hidden)]
pub fn write_grid(
    out: &mut dyn fmt::Write,
    style: GridStyle,
    cell: &mut dyn FnMut(Cell, &mut dyn fmt::Write) -> fmt::Result,
) -> fmt::Result {
    let Frame { top, middle, bottom, bar, gap } = style.frame();
    out.write_str(top)?;
    for row in 0..9 {
        if row == 3 || row == 6 {
            out.write_str(middle)?;
        }
        for column in 0..9 {
            if column % 3 == 0 {
                out.write_str(bar)?;
                out.write_str(gap)?;
            }
            cell(Cell::at(row, column), out)?;
            out.write_str(gap)?;
        }
        out.write_str(bar)?;
        out.write_str("\n")?;
    }
    out.write_str(bottom)
}

fn write(out: &mut dyn fmt::Write, style: GridStyle, entry: &Entry) -> fmt::Result {
    write_digits(out, style, &entry.digits())
}

/// Writes the digits of a puzzle, `.` for an empty cell.
pub(crate) fn write_digits(
    out: &mut dyn fmt::Write,
    style: GridStyle,
    digits: &sudokit_core::Puzzle,
) -> fmt::Result {
    write_grid(out, style, &mut |cell, out| {
        out.write_char(digits.digit(cell).map_or('.', sudokit_core::Digit::to_char))
    })
}

#[cfg(test)]
mod tests {
    use crate::{Entry, Format, parse_as};

    const PUZZLE: &str = "4.....938.32.94.1...953..24.67.4.1..14..8527..98.7...6...95.7...5.2..4.3....6.8..";

    #[test]
    fn examples_are_one_puzzle() {
        let entry = Entry::from(PUZZLE.parse::<sudokit_core::Puzzle>().unwrap());
        for name in ["grid", "ascii", "unicode"] {
            let format = Format::by_name(name).unwrap();
            assert_eq!(parse_as(format, format.example().as_bytes()), Ok(entry.clone()));
        }
    }

    #[test]
    fn garbage_is_refused() {
        let format = Format::by_name("grid").unwrap();
        let error = |text: &str| parse_as(format, text.as_bytes()).unwrap_err().to_string();
        let example = format.example();
        assert_eq!(
            error(&example.replacen("14..", "14q.", 1)),
            "line 5, column 3: expected a digit or '.', found 'q' (read as grid)"
        );
        assert_eq!(
            error(&example.replacen("14..8", "14..", 1)),
            "line 5, column 9: expected 9 cells, found 8 (read as grid)"
        );
        assert_eq!(error(&example[..70]), "line 7, column 1: expected 9 rows, found 7 (read as grid)");
    }
}
